import type { SentEvent } from '../sse.ts';
import type { Question } from './question.ts';

/** What a model answered, in no format's words. */
export interface Answer {
  readonly model: unknown;
  readonly text: string;

  /** Readable reasoning. */
  readonly reasoning: string;
  readonly calls: readonly { readonly id: unknown; readonly name: unknown; readonly arguments: unknown }[];

  /** The words of one format for several of these are the same: `end` is then the one that is told. */
  readonly finish: Finish | null;

  /** Addresses of the pages that the text names as its sources. */
  readonly sources: readonly unknown[];
  readonly usage: Usage | null;
}

export type Finish = 'end' | 'tool_calls' | 'length' | 'stop_sequence' | 'refusal';

/** Tokens: all of the prompt, and all that were written. */
export interface Usage {
  readonly input: number;
  readonly output: number;
  readonly cache_read: number;
  readonly cache_write: number;
}

/** How a question is put in a format, and how its answers are read. */
export interface Words {
  readonly path: string;

  /** The request's body. */
  write(question: Question, stream: boolean): Readonly<Record<string, unknown>>;

  read(body: unknown): Answer;

  /** The same of a stream, as far as it came. */
  fold(events: readonly SentEvent[]): Answer;
}
