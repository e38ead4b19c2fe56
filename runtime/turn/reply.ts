import type { OpaquePart, ReasoningPart, RefusalPart, TextPart, ToolCallPart } from './message.ts';
import type { Origin } from './turn.ts';
import type { Usage } from './usage.ts';

/** One complete answer of a model: the fold of its events. */
export interface Reply {
  /** The provider's id, without any wire's prefix rules. */
  readonly id: string;

  /** The model that served, as the provider named it. */
  readonly model: string;

  /** Unix seconds. */
  readonly created: number;
  readonly parts: readonly ReplyPart[];

  /** Null: the reply ended without saying why, which callers treat as a failure. */
  readonly stop: Stop | null;
  readonly usage: Usage;

  /** The provider's build, where it tells. */
  readonly fingerprint?: string;
}

export type ReplyPart = AnswerText | RefusalPart | ReasoningPart | ToolCallPart | SearchPart | OpaquePart;

export interface AnswerText extends Omit<TextPart, 'origin'> {
  readonly annotations: readonly Annotation[];
}

/** A source that the text rests on. Offsets are in UTF-16 code units of the part's text, end exclusive. */
export interface Annotation {
  /** Empty where the source is a document of the request, which only the wire it was cited on has words for. */
  readonly url: string;
  readonly title: string;
  readonly start?: number;
  readonly end?: number;
  readonly citedText?: string;

  /** The provider's citation, for callers on the same wire: what it holds beyond this is needed in a later turn. */
  readonly origin?: Origin;
}

/** A search that ran while the model answered. */
export interface SearchPart {
  readonly type: 'search';
  readonly id: string;
  readonly query: string;
  readonly results: readonly { readonly url: string; readonly title: string }[];

  /** The provider's parts that say this, for callers on the same wire, as an annotation's. */
  readonly origin?: Origin;
}

export interface Stop {
  readonly reason: StopReason;

  /** With `stop_sequence`: the text that matched, where the provider tells. */
  readonly sequence?: string;

  /** The provider's own word, for kinds whose words reach the caller unmapped. */
  readonly raw?: string;
}

export type StopReason = 'end' | 'length' | 'tool_calls' | 'stop_sequence' | 'refusal';
