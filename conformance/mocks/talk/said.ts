import type { JsonObject } from '../json.ts';
import type { Page } from './pages.ts';

/** A reply, said in no wire's words. */
export interface Said {
  /** Letters and digits, the same for the same request; each wire adds its prefix. */
  readonly id: string;
  readonly model: string;
  readonly parts: readonly SaidPart[];
  readonly stop: Stop;
  readonly usage: SaidUsage;
}

export type SaidPart =
  | { readonly type: 'reasoning'; readonly text: string; readonly seal: string }
  | SaidText
  | { readonly type: 'refusal'; readonly text: string }
  | SaidCall
  | { readonly type: 'search'; readonly id: string; readonly query: string; readonly pages: readonly Page[] }
  | {
      readonly type: 'mcp';
      readonly id: string;
      readonly server: string;
      readonly arguments: JsonObject;
      readonly output: string;
    };

export interface SaidText {
  readonly type: 'text';
  readonly text: string;

  /** Pages that the whole text rests on. */
  readonly sources: readonly Page[];

  /** Pieces of a stream that say more than `text`, which then is only their beginning. */
  readonly pieces?: Iterable<string>;
}

export interface SaidCall {
  readonly type: 'call';
  readonly id: string;
  readonly name: string;
  readonly arguments: JsonObject;
  readonly seal: string;

  /** A tool of the provider's own, which has done its work when it calls. */
  readonly builtin?: true;
}

export type Stop =
  | { readonly reason: 'end' | 'length' | 'calls' | 'refusal' }
  | { readonly reason: 'sequence'; readonly sequence: string };

/** The three prompt counts partition the prompt; reasoning is contained in output. */
export interface SaidUsage {
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
  readonly reasoning: number;
  readonly searches: number;
}

/** Seconds at which every reply was created: the small talk is the same each time. */
export const created = 1_767_225_600;

/** All text of a reply. */
export function wholeText(said: Said): string {
  return said.parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

export function calls(said: Said): readonly SaidCall[] {
  return said.parts.filter((part) => part.type === 'call');
}

/** A text in the pieces a stream sends: words with the space after them. */
export function* pieces(part: string | SaidText): Generator<string> {
  if (typeof part !== 'string' && part.pieces !== undefined) yield* part.pieces;
  else yield* (typeof part === 'string' ? part : part.text).match(/\s*\S+\s*/gu) ?? [];
}

/** JSON text in pieces of a few characters, none of them cut inside a character. */
export function* jsonPieces(value: unknown): Generator<string> {
  const characters = Array.from(JSON.stringify(value));
  for (let start = 0; start < characters.length; start += 7) yield characters.slice(start, start + 7).join('');
}
