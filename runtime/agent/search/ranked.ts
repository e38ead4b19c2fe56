import { sql } from 'kysely';
import type { AgentDatabase } from '../storage/open.ts';
import { entityBits, entityOf } from '../storage/search-numbers.ts';
import { ask } from './ask.ts';
import type { Index, Term } from './indexes.ts';
import { inScope, type Scope } from './scope.ts';

/** What an index finds for one expression, the best first. */
export interface Ranked {
  readonly index: Index;
  readonly expression: Term;

  /** Each entity once, with its best document. */
  readonly documents: ReadonlyMap<bigint, bigint>;

  /** False: more match than were looked at. */
  readonly complete: boolean;
}

/** Documents that are ranked: the newest. What more of them match is too common for rank to mean much. */
const looked = 1_000;

/** Entities that a caller can ask for at once, and that a list holds if as many match. */
export const mostResults = 100;

/** How much a word in the title counts for, against one in the text. */
const titleWeight = 5;

/** What makes a match better than another one. */
export type Order = 'bm25' | 'title' | 'time';

interface Match {
  readonly id: bigint;

  /** SQLite's bm25: the smaller the better. */
  readonly score: number;
}

/**
 * Looks `expression` up. `by`: bm25 goes through all that match once more for each of its terms, so what is looked for as a
 * whole is better put in the order of time, and common words in that order behind those that have them in the title.
 */
export async function ranked(
  database: AgentDatabase,
  index: Index,
  expression: Term,
  scope: Scope,
  by: Order,
): Promise<Ranked> {
  const newest = await matches(database, index, expression, scope, by);
  if (newest.length < looked) return { index, expression, documents: best(newest), complete: true };
  // Where rank counts, those with all of it in the title are before the others, however old they are.
  const titled = by !== 'time' ? await matches(database, index, `title : (${expression})`, scope, 'time') : [];
  const documents = best([...titled.map(({ id }) => ({ id, score: -Infinity })), ...newest]);
  if (documents.size < mostResults) {
    // A few long files, say, have all of those: what else there is comes behind them.
    for (const id of await newestOfEach(database, index, expression, scope)) {
      if (!documents.has(entityOf(id))) documents.set(entityOf(id), id);
    }
  }
  return { index, expression, documents, complete: false };
}

function matches(database: AgentDatabase, index: Index, expression: Term, scope: Scope, by: Order): Promise<Match[]> {
  const table = sql.table(index);
  const score = by === 'bm25' ? sql`bm25(${table}, ${sql.lit(titleWeight)}, 1)` : sql`0.0`;
  const matching = sql<Match>`select rowid as id, ${score} as score from ${table}
    where ${table} match ${expression} and ${inScope(scope, sql`rowid`)}
    order by rowid desc limit ${sql.lit(looked)}`;
  return ask(database, matching);
}

async function newestOfEach(database: AgentDatabase, index: Index, expression: Term, scope: Scope): Promise<bigint[]> {
  const table = sql.table(index);
  const grouped = sql<{ id: bigint }>`select max(rowid) as id from ${table}
    where ${table} match ${expression} and ${inScope(scope, sql`rowid`)}
    group by rowid >> ${sql.lit(entityBits)} order by 1 desc limit ${sql.lit(mostResults)}`;
  return (await ask(database, grouped)).map(({ id }) => id);
}

/** The best document of each entity, the best entity first, among equals the newer one. */
function best(rows: readonly Match[]): Map<bigint, bigint> {
  const sorted = [...rows].sort((a, b) => (a.score === b.score ? Number(b.id - a.id) : a.score - b.score));
  const documents = new Map<bigint, bigint>();
  for (const { id } of sorted) if (!documents.has(entityOf(id))) documents.set(entityOf(id), id);
  return documents;
}
