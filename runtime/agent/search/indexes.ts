import { sql } from 'kysely';
import type { AgentDatabase } from '../storage/open.ts';
import { ask } from './ask.ts';

/**
 * `search_words` finds words in all their forms, `search_trigrams` any three characters that follow one another: in titles,
 * and in bodies with a script without spaces.
 */
export type Index = 'search_words' | 'search_trigrams';

/** What is looked for as one: a query of FTS5 that needs no brackets around it. */
export type Term = string;

/** Documents that a word may be in before it tells nothing about what is meant where another word does. */
const common = 5_000;

/** Words that rank: the rarest. */
const telling = 8;

/** Common words that rank where there are no others. */
const tellingOfCommon = 2;

/** Trigrams that stand for one or two characters: the most frequent that begin with them. */
const expansions = 64;

/** A string as FTS5 takes it: its tokens one after the other. */
export function quoted(text: string): Term {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Text of any length from one character as a term of the trigrams; null: it is nowhere. */
export async function substring(database: AgentDatabase, text: string): Promise<Term | null> {
  if (Array.from(text).length >= 3) return quoted(text);
  const beginning = sql<{ term: string }>`select term from search_trigram
    where term >= ${text} and term < ${`${text}\u{10ffff}`} order by doc desc limit ${sql.lit(expansions)}`;
  const rows = await ask(database, beginning);
  return rows.length === 0 ? null : `(${rows.map(({ term }) => quoted(term)).join(' OR ')})`;
}

export interface Telling {
  /** Those to rank by. */
  readonly terms: readonly Term[];

  /** All of them are common: how often a document has them tells little, and reckoning it takes long. */
  readonly isCommon: boolean;

  /** Those that are nowhere. One alone is never among them: whether it is anywhere, looking it up tells as fast. */
  readonly unknown: readonly Term[];
}

/** Which of several terms tell documents apart: those that are anywhere, the common ones only if there are no others. */
export async function tellingTerms(database: AgentDatabase, index: Index, terms: readonly Term[]): Promise<Telling> {
  const [only, ...others] = terms;
  if (only !== undefined && others.length === 0) {
    return { terms, isCommon: (await countUpTo(database, index, only)) > common, unknown: [] };
  }
  const counted: { term: Term; count: bigint }[] = [];
  for (const term of terms) counted.push({ term, count: await countUpTo(database, index, term) });
  const found = counted.filter(({ count }) => count > 0n).sort((a, b) => Number(a.count - b.count));
  const rare = found.filter(({ count }) => count <= common).slice(0, telling);
  const chosen = rare.length > 0 ? rare : found.slice(0, tellingOfCommon);
  const unknown = counted.filter(({ count }) => count === 0n);
  const isCommon = rare.length === 0 && found.length > 0;
  return { terms: chosen.map(({ term }) => term), isCommon, unknown: unknown.map(({ term }) => term) };
}

/** How many documents have it; those beyond `common` are not counted. */
async function countUpTo(database: AgentDatabase, index: Index, term: Term): Promise<bigint> {
  const table = sql.table(index);
  const counting = sql<{ count: bigint }>`select count(*) as count from
    (select 1 from ${table} where ${table} match ${term} limit ${sql.lit(common + 1)})`;
  const [row] = await ask(database, counting);
  return row?.count ?? 0n;
}
