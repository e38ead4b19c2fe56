import { setImmediate as others } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import type { AgentDatabase } from '../storage/open.ts';

/**
 * One statement of a search. SQLite works in this thread, and a search takes several statements: between two of them
 * whatever else waits gets its turn.
 */
export async function ask<Row>(database: AgentDatabase, statement: RawBuilder<Row>): Promise<Row[]> {
  await others();
  const { rows } = await statement.execute(database.kysely);
  return rows;
}
