import { sql, type RawBuilder } from 'kysely';
import type { AgentDatabase } from '../../storage/open.ts';
import { entityOf } from '../../storage/search-numbers.ts';
import { ask } from '../ask.ts';
import { inScope, type Scope } from '../scope.ts';
import { similarity, vectorBytes } from './vector.ts';

/** Vectors that are compared before others have their turn. */
const slice = 500;

/** Documents and entities that are near at all are at most so many. */
const mostDocuments = 200;
const mostEntities = 50;

/** What documents are compared with. */
export interface Wanted {
  readonly model: string;
  readonly vector: Float32Array;

  /** Less alike than this, from 0 to 1, has nothing to do with it. */
  readonly near: number;
}

interface Near {
  readonly id: bigint;
  readonly similarity: number;
}

/**
 * The entities whose documents are nearest to the vector in meaning, the nearest first, each with its nearest document. Looks
 * at every vector of the model: by the extension of SQLite where it is loaded (`isExtended`), else here; the order is the
 * same. Throws what `signal` is aborted with.
 */
export async function nearest(
  database: AgentDatabase,
  { model, vector, near }: Wanted,
  scope: Scope,
  isExtended: boolean,
  signal: AbortSignal,
): Promise<Map<bigint, bigint>> {
  let best: Near[] = [];
  for (let after: bigint | null = -1n; after !== null;) {
    signal.throwIfAborted();
    const rows: Near[] = isExtended
      ? await ask(database, compared(model, vector, scope, after))
      : similar(vector, await ask(database, uncompared(model, vector, scope, after)));
    best = [...best, ...rows].sort(byNearness).slice(0, mostDocuments);
    after = rows.length < slice ? null : (rows.at(-1)?.id ?? null);
  }
  // SQLite computes with floats of 32 bits: the few that count are compared again here.
  if (isExtended) best = similar(vector, await ask(database, vectorsOf(best.map(({ id }) => id)))).sort(byNearness);
  const documents = new Map<bigint, bigint>();
  for (const { id, similarity: alike } of best) {
    if (alike >= near && !documents.has(entityOf(id)) && documents.size < mostEntities) documents.set(entityOf(id), id);
  }
  return documents;
}

/** Whether SQLite can compare vectors itself. */
export async function hasVectorExtension(database: AgentDatabase): Promise<boolean> {
  try {
    await sql`select vec_version()`.execute(database.kysely);
    return true;
  } catch {
    return false;
  }
}

interface Unlike {
  readonly id: bigint;
  readonly vector: Uint8Array;
}

function compared(model: string, vector: Float32Array, scope: Scope, after: bigint): RawBuilder<Near> {
  const value = sql`1 - vec_distance_cosine(e.vector, ${vectorBytes(vector)}) as similarity`;
  return sql`select v.document_id as id, ${value} ${vectors(model, vector.length, scope, after)}`;
}

function uncompared(model: string, vector: Float32Array, scope: Scope, after: bigint): RawBuilder<Unlike> {
  return sql`select v.document_id as id, e.vector ${vectors(model, vector.length, scope, after)}`;
}

function vectors(model: string, length: number, scope: Scope, after: bigint): RawBuilder<unknown> {
  // CROSS JOIN keeps SQLite to the order of the documents: it would rather sort all vectors of the model for every slice.
  return sql`from search_vector v cross join search_embedding e on e.number = v.embedding
    where v.document_id > ${after} and e.model = ${model} and length(e.vector) = ${sql.lit(length * 4)}
      and ${inScope(scope, sql`v.document_id`)}
    order by v.document_id limit ${sql.lit(slice)}`;
}

function vectorsOf(documents: readonly bigint[]): RawBuilder<Unlike> {
  return sql`select v.document_id as id, e.vector
    from search_vector v join search_embedding e on e.number = v.embedding
    where v.document_id in (select value from json_each(${`[${documents.join(',')}]`}))`;
}

function similar(vector: Float32Array, rows: readonly Unlike[]): Near[] {
  return rows.map(({ id, vector: bytes }) => ({ id, similarity: similarity(vector, bytes) }));
}

function byNearness(a: Near, b: Near): number {
  return b.similarity - a.similarity || Number(b.id - a.id);
}
