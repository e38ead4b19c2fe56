import type { SseMessage } from '../../platform/sse.ts';
import type { PartHead, ReplyEvent } from '../../turn/event.ts';
import type { Sealed } from '../../turn/message.ts';
import type { Annotation, Stop } from '../../turn/reply.ts';
import type { Usage } from '../../turn/usage.ts';
import type { Answer, EventEncoder } from '../codec.ts';
import type { Part } from './body.ts';
import { encodeCall, encodeThought } from './encode-reply.ts';
import { encodeError } from './error.ts';
import { Grounding } from './grounding.ts';
import { signatureFor } from './state.ts';
import { encodeStop } from './stop.ts';
import { encodeUsage } from './usage.ts';

/** See Codec.encodeEvents. */
export function encodeEvents(answer: Answer<null>): EventEncoder {
  return new NativeEventEncoder(answer);
}

/** A text, refusal or thought whose deltas arrive. */
interface Prose {
  readonly type: 'text' | 'refusal' | 'reasoning';
  readonly annotations: Annotation[];
  text: string;
  sealed: Sealed | undefined;
}

/** A call, which is told whole, since the wire has its arguments as an object. */
interface Call {
  readonly head: Extract<PartHead, { readonly type: 'tool_call' }>;
  text: string;
  over: boolean;
}

class NativeEventEncoder implements EventEncoder {
  private readonly answer: Answer<null>;
  private readonly prose = new Map<number, Prose>();

  /** Calls that were not told yet, in the order in which they opened. */
  private readonly calls = new Map<number, Call>();
  private readonly searches = new Grounding();
  private readonly tail: string;
  private started = false;

  constructor(answer: Answer<null>) {
    this.answer = answer;
    this.tail = `"modelVersion":${JSON.stringify(answer.model)},"responseId":${JSON.stringify(answer.id)}`;
  }

  push(event: ReplyEvent): readonly SseMessage[] {
    switch (event.type) {
      case 'start':
        this.started = true;
        return [];
      case 'part':
        return this.open(event.index, event.part);
      case 'delta':
        return this.tell(event.index, event.text);
      case 'annotation':
        this.prose.get(event.index)?.annotations.push(event.annotation);
        return [];
      case 'sealed': {
        const prose = this.prose.get(event.index);
        if (prose !== undefined) prose.sealed = event.sealed;
        return [];
      }
      case 'part_end':
        return this.close(event.index);
      case 'stop':
        return event.stop === null ? [] : [this.last(event.stop, event.usage)];
      case 'error':
        return this.started ? [] : [{ data: JSON.stringify(encodeError(event.problem)) }];
    }
  }

  private open(index: number, head: PartHead): readonly SseMessage[] {
    switch (head.type) {
      case 'search':
        this.searches.search(head);
        return [];
      case 'opaque':
        return head.origin.wire === 'native' ? [this.frame(JSON.stringify(head.origin.value))] : [];
      case 'text':
      case 'refusal':
      case 'reasoning':
        this.prose.set(index, { type: head.type, annotations: [], text: '', sealed: undefined });
        return [];
      case 'tool_call':
        this.calls.set(index, { head, text: '', over: false });
        return [];
    }
  }

  private tell(index: number, text: string): readonly SseMessage[] {
    const call = this.calls.get(index);
    if (call !== undefined) call.text += text;
    const prose = this.prose.get(index);
    if (prose === undefined) return [];
    prose.text += text;
    const thought = prose.type === 'reasoning' ? ',"thought":true' : '';
    return [this.frame(`{"text":${JSON.stringify(text)}${thought}}`)];
  }

  private close(index: number): readonly SseMessage[] {
    const call = this.calls.get(index);
    if (call !== undefined) {
      call.over = true;
      return this.tellCalls();
    }
    const prose = this.prose.get(index);
    this.prose.delete(index);
    if (prose?.type === 'reasoning') return this.closeThought(prose);
    return prose === undefined ? [] : this.tellSources(prose);
  }

  /** A call that is over waits for those before it: the order of calls is told by that of their frames. */
  private tellCalls(): readonly SseMessage[] {
    const frames: SseMessage[] = [];
    for (const [index, { head, text, over }] of this.calls) {
      if (!over) break;
      this.calls.delete(index);
      frames.push(this.frame(JSON.stringify(encodeCall({ ...head, arguments: text }))));
    }
    return frames;
  }

  private tellSources(prose: Prose): readonly SseMessage[] {
    const grounding = new Grounding();
    grounding.text(prose, 0);
    const metadata = grounding.metadata();
    return metadata === undefined ? [] : [this.frame('', `,"groundingMetadata":${JSON.stringify(metadata)}`)];
  }

  /** State of a thought that was told comes after it, on an empty one. */
  private closeThought({ text, sealed }: Prose): readonly SseMessage[] {
    if (sealed === undefined) return [];
    const parts: Part[] =
      text === '' ? encodeThought('', sealed) : [{ text: '', thought: true, thoughtSignature: signatureFor(sealed) }];
    return parts.map((part) => this.frame(JSON.stringify(part)));
  }

  private last(stop: Stop, usage: Usage): SseMessage {
    const metadata = this.searches.metadata();
    const grounding = metadata === undefined ? '' : `,"groundingMetadata":${JSON.stringify(metadata)}`;
    const service = this.answer.service();
    return this.frame(
      '',
      `,"finishReason":"${encodeStop(stop.reason)}"${grounding}`,
      `,"usageMetadata":${JSON.stringify(encodeUsage(usage))}${service === null ? '' : `,"service":${JSON.stringify(service)}`}`,
    );
  }

  /** Each frame is put together as text: what is new is one small JSON value. */
  private frame(part: string, ofCandidate = '', ofFrame = ''): SseMessage {
    const content = `{"content":{"role":"model","parts":[${part}]},"index":0${ofCandidate}}`;
    return { data: `{"candidates":[${content}],${this.tail}${ofFrame}}` };
  }
}
