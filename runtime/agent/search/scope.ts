import type { SearchType } from '@polywire/generated/local/types.ts';
import { sql, type RawBuilder } from 'kysely';
import { entityBits, kindBits, kinds } from '../storage/search-numbers.ts';

/** Where is looked. */
export interface Scope {
  /** Null: in all projects and outside of them. */
  readonly projectId: string | null;

  /** Null: all. */
  readonly types: readonly SearchType[] | null;
}

/** Whether a document is in the scope; `id` is the column with its id. */
export function inScope({ projectId, types }: Scope, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const project =
    projectId === null
      ? sql`true`
      : sql`(${id} >> ${sql.lit(entityBits)}) in (select number from search_entity where project_id = ${projectId})`;
  // The kind is in the id: a list of all entities of a kind would be long.
  const numbers = (types ?? []).map((type) => kinds.indexOf(type)).sort();
  const kind =
    types === null
      ? sql`true`
      : sql`((${id} >> ${sql.lit(entityBits)}) & ${sql.lit((1 << kindBits) - 1)}) in (${sql.join(numbers)})`;
  return sql`${project} and ${kind}`;
}
