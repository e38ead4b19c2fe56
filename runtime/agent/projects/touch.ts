import type { Transaction } from '../../platform/database/open.ts';
import type { Schema } from '../storage/schema.ts';
import { stampAfter } from '../times.ts';

/** What a project refers to goes: that is a change of the project, which has a later version then. */
export async function touchProjects(
  tx: Transaction<Schema>,
  projects: readonly { readonly id: string; readonly updated_at: string }[],
  now: Date,
): Promise<void> {
  for (const { id, updated_at } of projects) {
    const set = { updated_at: stampAfter(updated_at, now) };
    await tx.updateTable('project').set(set).where('id', '=', id).execute();
  }
}
