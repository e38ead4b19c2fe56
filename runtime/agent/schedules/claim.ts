import type { ScheduleRun } from '@polywire/generated/local/types.ts';
import type { Transaction } from '../../platform/database/open.ts';
import type { Ground } from '../ground.ts';
import { newId } from '../ids.ts';
import type { ScheduleRow, Schema } from '../storage/schema.ts';
import { stamp } from '../times.ts';
import { dueAt, mostCounted, type Skipped } from './due.ts';
import { readSchedule } from './schedules.ts';

/** A run that is this process's to do. */
export interface Claimed {
  readonly schedule: ScheduleRow;
  readonly run: ScheduleRun;
}

/**
 * Takes what is due of a schedule, in one transaction: the run of its slot, a record of what is skipped, and the next slot.
 * Null: nothing is due any more, or another process has taken it. A slot runs at most once, also if this process ends right
 * after: the run is then found as begun and not ended.
 */
export function claimDue(ground: Ground, id: string): Promise<Claimed | null> {
  const now = ground.now();
  return ground.database.transaction(async (tx) => {
    const schedule = await tx
      .selectFrom('schedule')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'active')
      .where('next_run_at', '<=', stamp(now))
      .executeTakeFirst();
    if (schedule === undefined || schedule.next_run_at === null) return null;
    const { cron, timezone } = schedule;
    const due = dueAt(cron, timezone, new Date(schedule.next_run_at), now, ground.limits.missed_run);
    if (due.skipped !== null) await record(tx, skippedRun(schedule, due.skipped, now));
    const run = due.run === null ? null : begunRun(schedule, stamp(due.run), now);
    const taken = run !== null && (await record(tx, run));
    // Neither changes what a person wrote, so `updated_at` stays: their next change is not refused for it.
    await tx
      .updateTable('schedule')
      .set({ next_run_at: stamp(due.next), ...(taken && { last_run_at: stamp(now) }) })
      .where('id', '=', id)
      .execute();
    return taken ? { schedule, run } : null;
  });
}

/** A run that somebody starts by hand; the next slot stays as it is. Throws AgentError `not_found`. */
export function claimNow(ground: Ground, id: string): Promise<Claimed> {
  const now = ground.now();
  return ground.database.transaction(async (tx) => {
    const schedule = await readSchedule(tx, id);
    const run = begunRun(schedule, null, now);
    await record(tx, run);
    await tx
      .updateTable('schedule')
      .set({ last_run_at: stamp(now) })
      .where('id', '=', id)
      .execute();
    return { schedule, run };
  });
}

/** False: the slot was taken before. */
async function record(tx: Transaction<Schema>, run: ScheduleRun): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('schedule_run')
    .values(run)
    .onConflict((conflict) => conflict.columns(['schedule_id', 'slot']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

function begunRun(schedule: ScheduleRow, slot: string | null, now: Date): ScheduleRun {
  return {
    ...{ id: newId('run', now.getTime()), schedule_id: schedule.id, slot, status: 'running' },
    ...{ conversation_id: schedule.conversation_id, response_id: null, error: null },
    ...{ started_at: stamp(now), ended_at: null },
  };
}

function skippedRun(schedule: ScheduleRow, { first, count }: Skipped, now: Date): ScheduleRun {
  const slots = count === 1 ? 'One slot was' : `${count === mostCounted ? `${count} or more` : count} slots were`;
  return {
    ...begunRun(schedule, stamp(first), now),
    ...{ status: 'skipped', conversation_id: null, ended_at: stamp(now) },
    error: `${slots} missed from ${stamp(first)} on: the server was not running.`,
  };
}
