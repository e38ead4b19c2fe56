import { sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import type { ReadinessCheck } from '../readiness.ts';
import type { Schema } from './schema.ts';

/** Whether the database answers. */
export function storeAnswers(database: Database<Schema>): ReadinessCheck {
  return {
    reason: 'the store does not answer',
    async passes() {
      await sql`select 1`.execute(database.kysely);
      return true;
    },
  };
}
