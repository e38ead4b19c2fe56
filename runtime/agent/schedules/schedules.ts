import type {
  CreateSchedule,
  Schedule,
  ScheduleRun,
  ScheduleStatus,
  UpdateSchedule,
} from '@polywire/generated/local/types.ts';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../platform/database/open.ts';
import { given, publishChange } from '../changes.ts';
import { requireConversation } from '../conversations/require.ts';
import { InvalidField, notFound } from '../errors.ts';
import type { Ground } from '../ground.ts';
import { newId } from '../ids.ts';
import { pageOf, type Page, type Paging } from '../page.ts';
import { requireProject } from '../projects/require.ts';
import type { Schema } from '../storage/schema.ts';
import { stamp, stampAfter } from '../times.ts';
import { requireVersion } from '../versions.ts';
import { CronError, nextRun } from './cron.ts';

/** Which schedules; what is absent does not matter. */
export interface ScheduleFilter {
  readonly project_id?: string;
  readonly status?: ScheduleStatus;
}

/** The newest first. */
export async function listSchedules(
  { database: { kysely } }: Ground,
  { project_id, status }: ScheduleFilter,
  { limit, offset }: Paging,
): Promise<Page<Schedule>> {
  let matching = kysely.selectFrom('schedule');
  if (project_id !== undefined) matching = matching.where('project_id', '=', project_id);
  if (status !== undefined) matching = matching.where('status', '=', status);
  const data = await matching.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { total } = await matching.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  return pageOf(data, total, offset);
}

/** Throws AgentError `not_found`. */
export async function readSchedule(database: Kysely<Schema>, id: string): Promise<Schedule> {
  const schedule = await database.selectFrom('schedule').selectAll().where('id', '=', id).executeTakeFirst();
  if (schedule === undefined) throw notFound('schedule', id);
  return schedule;
}

/**
 * An active schedule. Throws InvalidField for an expression or a time zone that never works, for a project or a
 * conversation that is not there, and for a conversation of another project.
 */
export async function createSchedule(
  ground: Ground,
  { project_id, cron, prompt, timezone = 'UTC', conversation_id = null }: CreateSchedule,
): Promise<Schedule> {
  const now = ground.now();
  const schedule: Schedule = {
    ...{ id: newId('sched'), project_id, cron, timezone, prompt, conversation_id, status: 'active' },
    ...{
      last_run_at: null,
      next_run_at: nextSlot(cron, timezone, now),
      created_at: stamp(now),
      updated_at: stamp(now),
    },
  };
  await ground.database.transaction(async (tx) => {
    await requireProject(tx, project_id);
    await requireFitting(tx, conversation_id, project_id);
    await tx.insertInto('schedule').values(schedule).execute();
  });
  publishChange(ground, 'schedule', 'created', schedule);
  return schedule;
}

/**
 * A changed expression, time zone or status is reckoned with from now on; paused, it has no next run. Throws AgentError
 * `not_found`, `precondition_failed` where `ifMatch` names another version, and InvalidField as createSchedule does.
 */
export async function updateSchedule(
  ground: Ground,
  id: string,
  change: UpdateSchedule,
  ifMatch?: string,
): Promise<Schedule> {
  const [before, after] = await ground.database.transaction(async (tx) => {
    const schedule = await readSchedule(tx, id);
    requireVersion(ifMatch, schedule.updated_at);
    const fields = given(change, 'cron', 'prompt', 'timezone', 'status');
    if (fields === null) return [schedule, schedule];
    const now = ground.now();
    const changed: Schedule = { ...schedule, ...fields, updated_at: stampAfter(schedule.updated_at, now) };
    const next_run_at = nextOf(schedule, changed, now);
    await tx
      .updateTable('schedule')
      .set({ ...changed, next_run_at })
      .where('id', '=', id)
      .execute();
    return [schedule, { ...changed, next_run_at }];
  });
  if (after !== before) publishChange(ground, 'schedule', 'updated', after);
  return after;
}

/** With the record of its runs. Throws as updateSchedule does. */
export async function deleteSchedule(ground: Ground, id: string, ifMatch?: string): Promise<void> {
  const schedule = await ground.database.transaction(async (tx) => {
    const schedule = await readSchedule(tx, id);
    requireVersion(ifMatch, schedule.updated_at);
    await tx.deleteFrom('schedule').where('id', '=', id).execute();
    return schedule;
  });
  publishChange(ground, 'schedule', 'deleted', schedule);
}

/** The newest first. Throws AgentError `not_found`. */
export async function listScheduleRuns(
  { database: { kysely } }: Ground,
  schedule: string,
  { limit, offset }: Paging,
): Promise<Page<ScheduleRun>> {
  await readSchedule(kysely, schedule);
  const runs = kysely.selectFrom('schedule_run').where('schedule_id', '=', schedule);
  const data = await runs.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { total } = await runs.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  return pageOf(data, total, offset);
}

/** A new prompt leaves the next run where it is. A new time is checked also while it is paused. */
function nextOf(before: Schedule, after: Schedule, now: Date): string | null {
  const same = (['cron', 'timezone', 'status'] as const).every((field) => before[field] === after[field]);
  if (same) return before.next_run_at;
  const next = nextSlot(after.cron, after.timezone, now);
  return after.status === 'paused' ? null : next;
}

function nextSlot(cron: string, timezone: string, now: Date): string {
  try {
    return stamp(nextRun(cron, timezone, now));
  } catch (error) {
    if (error instanceof CronError)
      throw new InvalidField(['body', error.field], error.message, `${error.field}_invalid`);
    throw error;
  }
}

/** A schedule may go on in a conversation of its project, or in one of none. */
async function requireFitting(tx: Transaction<Schema>, conversation: string | null, project: string): Promise<void> {
  if (conversation === null) return;
  const { project_id } = await requireConversation(tx, conversation);
  if (project_id === null || project_id === project) return;
  throw new InvalidField(
    ['body', 'conversation_id'],
    'The conversation belongs to another project than the schedule.',
    'other_project',
  );
}
