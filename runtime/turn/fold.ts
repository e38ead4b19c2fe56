import type { PartHead, ReplyEvent } from './event.ts';
import type { Sealed } from './message.ts';
import { ProblemError } from './problem.ts';
import type { Annotation, Reply, ReplyPart, Stop } from './reply.ts';
import { noUsage, type Usage } from './usage.ts';

/** The reply that a stream tells. Throws ProblemError where the stream tells an error. */
export function fold(events: Iterable<ReplyEvent>): Reply {
  const folded = new Fold();
  for (const event of events) {
    if (event.type === 'error') throw new ProblemError(event.problem);
    folded.push(event);
  }
  return folded.reply();
}

/** A reply in the making: takes a stream's events one by one and has, at any time, the reply they tell so far. */
export class Fold {
  private start: Pick<Reply, 'id' | 'model' | 'created' | 'fingerprint'> = { id: '', model: '', created: 0 };
  private readonly drafts: Draft[] = [];
  private stop: Stop | null = null;
  private usage: Usage = noUsage;

  /** Adds one event. An error adds nothing; events of parts that never opened are passed over. */
  push(event: ReplyEvent): void {
    switch (event.type) {
      case 'start': {
        const { id, model, created, fingerprint } = event;
        this.start = { id, model, created, ...(fingerprint === undefined ? {} : { fingerprint }) };
        this.usage = event.usage ?? noUsage;
        return;
      }
      case 'part':
        this.drafts[event.index] = { head: event.part, text: '', annotations: [], sealed: sealedOf(event.part) };
        return;
      case 'delta': {
        const draft = this.drafts[event.index];
        if (draft !== undefined) draft.text += event.text;
        return;
      }
      case 'annotation':
        this.drafts[event.index]?.annotations.push(event.annotation);
        return;
      case 'sealed': {
        const draft = this.drafts[event.index];
        if (draft !== undefined) draft.sealed = event.sealed;
        return;
      }
      case 'stop':
        this.stop = event.stop;
        this.usage = event.usage;
        return;
      case 'part_end':
      case 'error':
        return;
    }
  }

  reply(): Reply {
    const { start, drafts, stop, usage } = this;
    return { ...start, parts: drafts.map(finish), stop, usage };
  }
}

/** A part that is still growing. */
interface Draft {
  readonly head: PartHead;
  text: string;
  readonly annotations: Annotation[];
  sealed: Sealed | undefined;
}

function sealedOf(head: PartHead): Sealed | undefined {
  return head.type === 'tool_call' ? head.sealed : undefined;
}

function finish({ head, text, annotations, sealed }: Draft): ReplyPart {
  switch (head.type) {
    case 'text':
      return { type: 'text', text, annotations };
    case 'refusal':
      return { type: 'refusal', text };
    case 'reasoning':
      return { type: 'reasoning', text, ...(sealed === undefined ? {} : { sealed }) };
    case 'tool_call': {
      const { id, name } = head;
      return { type: 'tool_call', id, name, arguments: text || '{}', ...(sealed === undefined ? {} : { sealed }) };
    }
    case 'search':
    case 'opaque':
      return head;
  }
}
