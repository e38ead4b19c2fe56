import type { Transaction } from '../../platform/database/open.ts';
import { InvalidField } from '../errors.ts';
import type { Schema } from '../storage/schema.ts';

/** Refuses the id of a project that is not there. Null is none, and right. */
export async function requireProject(tx: Transaction<Schema>, id: string | null): Promise<void> {
  if (id === null) return;
  const row = await tx.selectFrom('project').select('id').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new InvalidField(['body', 'project_id'], `There is no project ${id}.`, 'unknown_id');
}
