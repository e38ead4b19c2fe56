import type { PartHead, ReplyEvent } from './event.ts';
import type { Reply, ReplyPart } from './reply.ts';

/** The stream that tells a reply: `fold` of it is the reply. */
export function unfold(reply: Reply): readonly ReplyEvent[] {
  const { id, model, created, fingerprint, stop, usage } = reply;
  const events: ReplyEvent[] = [
    { type: 'start', id, model, created, ...(fingerprint === undefined ? {} : { fingerprint }) },
  ];
  reply.parts.forEach((part, index) => {
    events.push(...unfoldPart(part, index));
  });
  events.push({ type: 'stop', stop, usage });
  return events;
}

function unfoldPart(part: ReplyPart, index: number): readonly ReplyEvent[] {
  const text = textOf(part);
  const events: ReplyEvent[] = [{ type: 'part', index, part: headOf(part) }];
  if (text !== '') events.push({ type: 'delta', index, text });
  if (part.type === 'text') {
    for (const annotation of part.annotations) events.push({ type: 'annotation', index, annotation });
  }
  if (part.type === 'reasoning' && part.sealed !== undefined)
    events.push({ type: 'sealed', index, sealed: part.sealed });
  events.push({ type: 'part_end', index });
  return events;
}

function headOf(part: ReplyPart): PartHead {
  switch (part.type) {
    case 'text':
    case 'refusal':
    case 'reasoning':
      return { type: part.type };
    case 'tool_call':
      return { type: 'tool_call', id: part.id, name: part.name, ...(part.sealed && { sealed: part.sealed }) };
    case 'search':
    case 'opaque':
      return part;
  }
}

/** What arrives in deltas. */
function textOf(part: ReplyPart): string {
  switch (part.type) {
    case 'text':
    case 'refusal':
    case 'reasoning':
      return part.text;
    case 'tool_call':
      return part.arguments;
    case 'search':
    case 'opaque':
      return '';
  }
}
