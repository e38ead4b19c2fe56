import type { AgentDatabase } from '../storage/open.ts';
import { quoted, substring, tellingTerms, type Index, type Term } from './indexes.ts';
import type { Query } from './query.ts';
import { mostResults, ranked, type Ranked } from './ranked.ts';
import type { Scope } from './scope.ts';

export interface TextLists {
  /** The narrower ones of an index first. */
  readonly rankings: readonly Ranked[];

  /** What the rankings of `search_trigrams` looked for. */
  readonly parts: readonly string[];
}

/** Entities below which words that are rare or nowhere are looked for as beginnings and pieces of others, too. */
const little = 10;

/** Words that are looked for like this: it takes longer. */
const mostPieces = 2;

/** Shortest of them, in characters. */
const shortestPiece = 3;

/** Words of a sentence that may be looked for as it stands. */
const longestSentence = 8;

/** The rankings by text. None: there is no word in the query, or none of them anywhere. */
export async function textLists(database: AgentDatabase, query: Query, scope: Scope): Promise<TextLists> {
  const { words, sentence, unspaced, runs } = query;
  const isSentence = sentence.length > 1 && sentence.length <= longestSentence;
  const phrase = isSentence ? quoted(sentence.join(' ')) : null;
  const byWords = await lists(database, 'search_words', words.map(quoted), phrase, scope);
  if (unspaced.length === 0 && found(byWords.rankings) < little) {
    const parts = words.length === 1 ? words : words.filter((word) => byWords.unknown.includes(quoted(word)));
    return withPieces(database, byWords, parts, scope);
  }
  const terms: Term[] = [];
  for (const part of unspaced) {
    const term = await substring(database, part);
    if (term !== null) terms.push(term);
  }
  // Who has several runs has written spaces after all.
  const [run] = runs;
  const unbroken = run !== undefined && runs.length === 1 && unspaced.length > 1 ? quoted(run) : null;
  const byParts = await lists(database, 'search_trigrams', terms, unbroken, scope);
  return { rankings: [...byWords.rankings, ...byParts.rankings], parts: unspaced };
}

/**
 * Also what has a few words at the beginning of others; and in them, where this is indexed: in titles, and in texts that
 * put no spaces around words. It comes behind what has them as words.
 */
async function withPieces(
  database: AgentDatabase,
  { rankings, telling }: Lists,
  words: readonly string[],
  scope: Scope,
): Promise<TextLists> {
  const parts = words.filter((word) => Array.from(word).length >= shortestPiece).slice(0, mostPieces);
  if (parts.length === 0) return { rankings, parts };
  const before = rankings.at(-1)?.documents ?? new Map<bigint, bigint>();
  const beginnings = [...telling, ...parts.map((part) => `${quoted(part)} *`)].join(' OR ');
  const pieces = parts.map(quoted).join(' OR ');
  const more = [
    behind(before, await ranked(database, 'search_words', beginnings, scope, 'time')),
    behind(before, await ranked(database, 'search_trigrams', pieces, scope, 'time')),
  ];
  return { rankings: [...rankings, ...more].filter(isFound), parts };
}

/** A ranking in which those of another come first, in the order of that. */
function behind(before: ReadonlyMap<bigint, bigint>, ranking: Ranked): Ranked {
  const first = [...before].filter(([entity]) => ranking.documents.has(entity));
  return { ...ranking, documents: new Map([...first, ...ranking.documents]) };
}

interface Lists {
  readonly rankings: readonly Ranked[];

  /** What they looked for. */
  readonly telling: readonly Term[];
  readonly unknown: readonly Term[];
}

/**
 * What has the whole, what has all terms, and where this fills no answer, what has any of them. Who has more of it is in
 * more of the lists, and so comes first.
 */
async function lists(
  database: AgentDatabase,
  index: Index,
  terms: readonly Term[],
  whole: Term | null,
  scope: Scope,
): Promise<Lists> {
  const { terms: telling, isCommon, unknown } = await tellingTerms(database, index, terms);
  if (telling.length === 0) return { rankings: [], telling, unknown };
  const by = isCommon ? 'title' : 'bm25';
  const all = await ranked(database, index, telling.join(' AND '), scope, by);
  const before =
    whole !== null && unknown.length === 0 && all.documents.size > 0
      ? [await ranked(database, index, whole, scope, 'time')]
      : [];
  const any =
    telling.length > 1 && all.documents.size < mostResults
      ? [await ranked(database, index, telling.join(' OR '), scope, by)]
      : [];
  return { rankings: [...before, all, ...any].filter(isFound), telling, unknown };
}

function isFound({ documents }: Ranked): boolean {
  return documents.size > 0;
}

function found(rankings: readonly Ranked[]): number {
  return Math.max(0, ...rankings.map(({ documents }) => documents.size));
}
