import type { OpaquePart, Sealed } from './message.ts';
import type { Problem } from './problem.ts';
import type { Annotation, SearchPart, Stop } from './reply.ts';
import type { Usage } from './usage.ts';

/**
 * One step of a reply as it arrives. A stream is `start`, then parts, then `stop`; or, at any place, `error`, after
 * which nothing follows. Parts are numbered 0, 1, 2 … in the order in which they open; several may be open at once
 * (parallel tool calls); each delta names its part.
 */
export type ReplyEvent =
  | {
      readonly type: 'start';
      readonly id: string;
      readonly model: string;
      /** Unix seconds. */
      readonly created: number;
      /** Prompt counts, on wires that tell them first; `stop` has the whole. */
      readonly usage?: Usage;
      readonly fingerprint?: string;
    }
  | { readonly type: 'part'; readonly index: number; readonly part: PartHead }
  /** More of the part's text, refusal, reasoning or JSON arguments. */
  | { readonly type: 'delta'; readonly index: number; readonly text: string }
  | { readonly type: 'annotation'; readonly index: number; readonly annotation: Annotation }
  /** Provider state of a reasoning part; replaces an earlier one. A tool call's is in its head. */
  | { readonly type: 'sealed'; readonly index: number; readonly sealed: Sealed }
  | { readonly type: 'part_end'; readonly index: number }
  | { readonly type: 'stop'; readonly stop: Stop | null; readonly usage: Usage }
  | { readonly type: 'error'; readonly problem: Problem };

/** What is known of a part when it opens. Searches and opaque parts arrive whole. */
export type PartHead =
  | { readonly type: 'text' }
  | { readonly type: 'refusal' }
  | { readonly type: 'reasoning' }
  /** `sealed` is known when the call opens, since callers' wires put it on the id. */
  | { readonly type: 'tool_call'; readonly id: string; readonly name: string; readonly sealed?: Sealed }
  | SearchPart
  | OpaquePart;
