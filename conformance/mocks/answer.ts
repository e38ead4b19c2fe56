import type { Wire } from '@polywire/generated/catalog/rows.ts';
import { frameText, type Frame } from './frame.ts';
import { errorBody, type Refusal } from './wires/error-body.ts';

/** What the mock sends back. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  /** The body, piece by piece: a stream's frames, or all of a JSON body. */
  readonly texts: Iterable<string>;

  /** What tells a caller of this body that it failed half-way. */
  readonly failure: string;
}

export function jsonAnswer(body: unknown, status = 200): Answer {
  return { status, headers: { 'content-type': 'application/json' }, texts: [JSON.stringify(body)], failure: '' };
}

export function refusalAnswer(wire: Wire | 'search', refusal: Refusal): Answer {
  return jsonAnswer(errorBody(wire, refusal), refusal.status);
}

export function streamAnswer(frames: Iterable<Frame>, failure: Frame): Answer {
  const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' };
  return { status: 200, headers, texts: textsOf(frames), failure: frameText(failure) };
}

function* textsOf(frames: Iterable<Frame>): Generator<string> {
  for (const frame of frames) yield frameText(frame);
}
