import type { Transaction } from '../../platform/database/open.ts';
import type { ScheduleRow, Schema } from '../storage/schema.ts';
import { stampAfter } from '../times.ts';

/** Before a conversation goes: its schedules have none any more, which is a change of theirs. Answers with those. */
export async function freeSchedules(
  tx: Transaction<Schema>,
  conversationId: string,
  now: Date,
): Promise<readonly Pick<ScheduleRow, 'id' | 'project_id'>[]> {
  const schedules = await tx
    .selectFrom('schedule')
    .select(['id', 'project_id', 'updated_at'])
    .where('conversation_id', '=', conversationId)
    .execute();
  for (const { id, updated_at } of schedules) {
    const set = { conversation_id: null, updated_at: stampAfter(updated_at, now) };
    await tx.updateTable('schedule').set(set).where('id', '=', id).execute();
  }
  return schedules;
}
