import { setImmediate as others } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** Rows of one statement: the process does nothing else meanwhile, and a row takes its time with what search knows of it. */
const batch = 500;

/** Deletes what a project has most of, some at a time, so that the server does not stand still when the rest goes at once. */
export async function deleteText(tx: Transaction<Schema>, project: string): Promise<void> {
  const statements = [
    sql`delete from item where id in (select item.id from conversation
      join item on item.conversation_id = conversation.id
      where conversation.project_id = ${project} limit ${sql.lit(batch)})`,
    sql`delete from file_chunk where rowid in (select file_chunk.rowid from file
      join file_chunk on file_chunk.file_id = file.id
      where file.project_id = ${project} limit ${sql.lit(batch)})`,
  ];
  for (const statement of statements) {
    while ((await statement.execute(tx)).numAffectedRows !== 0n) await others();
  }
}
