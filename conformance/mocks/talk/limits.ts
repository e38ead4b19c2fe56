import type { Asked } from './asked.ts';
import type { SaidPart, Stop } from './said.ts';
import { cut, tokens } from './tokens.ts';

/** What is left of a reply after stop sequences and the output limit. */
export interface Limited {
  readonly parts: readonly SaidPart[];
  readonly stop: Stop;

  /** Tokens of all parts, and of those that are reasoning. */
  readonly output: number;
  readonly reasoning: number;
}

/**
 * Ends the reply where it must end. Text is cut; calls stay whole even beyond the limit, since half a call is no call
 * on wires whose arguments are objects, but the reply then still ends for its length.
 */
export function limited(parts: readonly SaidPart[], asked: Asked): Limited {
  const most = asked.maxTokens ?? Infinity;
  const kept: SaidPart[] = [];
  let output = 0;
  let reasoning = 0;
  let stop: Stop = { reason: parts.some((part) => part.type === 'call') ? 'calls' : 'end' };
  for (const part of parts) {
    const shortened = stopped(part, asked.stops);
    const size = tokens(content(shortened.part));
    const room = most - output;
    const fits = size <= room;
    kept.push(fits ? shortened.part : shorter(shortened.part, room));
    output += fits ? size : Math.max(0, room);
    if (part.type === 'reasoning') reasoning += fits ? size : Math.max(0, room);
    if (part.type === 'refusal') stop = { reason: 'refusal' };
    if (shortened.sequence !== null && fits)
      return { parts: kept, stop: { reason: 'sequence', sequence: shortened.sequence }, output, reasoning };
    if (fits) continue;
    stop = { reason: 'length' };
    if (part.type !== 'call') break;
  }
  return { parts: kept, stop, output, reasoning };
}

/** The part up to the first stop sequence in its text. */
function stopped(part: SaidPart, stops: readonly string[]): { part: SaidPart; sequence: string | null } {
  if (part.type !== 'text') return { part, sequence: null };
  const met = stops
    .map((sequence) => ({ sequence, place: part.text.indexOf(sequence) }))
    .filter(({ sequence, place }) => sequence !== '' && place >= 0)
    .toSorted((a, b) => a.place - b.place)[0];
  if (met === undefined) return { part, sequence: null };
  return { part: { ...part, text: part.text.slice(0, met.place) }, sequence: met.sequence };
}

function content(part: SaidPart): string {
  if (part.type === 'call') return `${part.name}${JSON.stringify(part.arguments)}`;
  return 'text' in part ? part.text : '';
}

function shorter(part: SaidPart, room: number): SaidPart {
  return part.type === 'text' || part.type === 'reasoning' || part.type === 'refusal'
    ? { ...part, text: cut(part.text, room) }
    : part;
}
