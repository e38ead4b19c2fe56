import { segmentsOf } from '../../platform/segments.ts';
import { unspacedRun } from '../storage/search-scripts.ts';

/** What somebody looks for, without anything that an index could take for an operator. */
export interface Query {
  /** Words of scripts that put spaces between them, each once, in small letters. */
  readonly words: readonly string[];

  /** The same in full: as they follow one another, repeated ones too. */
  readonly sentence: readonly string[];

  /** Words of scripts without spaces, as a dictionary finds them, each once. */
  readonly unspaced: readonly string[];

  /** Texts of those scripts that stand unbroken in the query. */
  readonly runs: readonly string[];
}

/** Words that are looked at: more of them do not make clearer what is meant. */
const mostWords = 16;

/** Characters that are looked at. */
const longest = 10_000;

// What unicode61 takes for a part of a word, and accents that stand apart.
const word = /[\p{L}\p{N}\p{Co}\p{M}]+/gu;
const hasLetter = /[\p{L}\p{N}\p{Co}]/u;

/** Takes any text at all. */
export function parseQuery(text: string): Query {
  const clean = text.slice(0, longest).toWellFormed().toLowerCase();
  const runs = (clean.match(unspacedRun) ?? []).filter((run) => hasLetter.test(run));
  const sentence = (clean.replaceAll(unspacedRun, ' ').match(word) ?? []).filter((one) => hasLetter.test(one));
  return { words: distinct(sentence), sentence, unspaced: distinct(runs.flatMap(segments)), runs: distinct(runs) };
}

/** The words of a run. Single characters tell little: several in a row are looked for in threes, others only alone. */
function segments(run: string): string[] {
  const longer: string[] = [];
  const single: string[] = [];
  let row: string[] = [];
  const endRow = (): void => {
    if (row.length === 1) single.push(...row);
    else longer.push(...threes(row));
    row = [];
  };
  for (const { segment, isWordLike } of segmentsOf(run, 'word')) {
    const isSingle = isWordLike === true && Array.from(segment).length === 1;
    if (isSingle) row.push(segment);
    else endRow();
    if (isWordLike === true && !isSingle) longer.push(segment);
  }
  endRow();
  return longer.length > 0 ? longer : single;
}

/** All pieces of three, or the whole if it is shorter. */
function threes(row: readonly string[]): string[] {
  if (row.length === 0) return [];
  return Array.from({ length: Math.max(1, row.length - 2) }, (_, first) => row.slice(first, first + 3).join(''));
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, mostWords);
}
