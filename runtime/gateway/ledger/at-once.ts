import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import { isConflict } from '../../platform/database/postgres-error.ts';
import type { Schema } from '../storage/schema.ts';

/** Asks one statement that is a transaction of its own; where it lost against others, as patiently as a transaction. */
export async function atOnce<Result>(
  database: Database<Schema>,
  ask: (kysely: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  try {
    return await ask(database.kysely);
  } catch (error) {
    if (!isConflict(error)) throw error;
    return database.transaction(ask);
  }
}
