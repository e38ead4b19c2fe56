import type { Operations } from '@polywire/generated/local/operations.ts';
import type { Ground } from '../ground.ts';
import type { Scheduler } from '../schedules/scheduler.ts';
import {
  createSchedule,
  deleteSchedule,
  listScheduleRuns,
  listSchedules,
  readSchedule,
  updateSchedule,
} from '../schedules/schedules.ts';
import { answer, created, deleted, versioned } from './answers.ts';

type Names =
  | 'listSchedules'
  | 'createSchedule'
  | 'getSchedule'
  | 'updateSchedule'
  | 'deleteSchedule'
  | 'runSchedule'
  | 'listScheduleRuns';

/** Schedules and the record of their runs over HTTP. */
export function schedulesOperations(ground: Ground, scheduler: Pick<Scheduler, 'runNow'>): Pick<Operations, Names> {
  return {
    listSchedules: async ({ query }) => answer(await listSchedules(ground, query, query)),
    createSchedule: async ({ body }) => created(await createSchedule(ground, body)),
    getSchedule: async ({ params }) => versioned(await readSchedule(ground.database.kysely, params.schedule_id)),
    updateSchedule: async ({ params, body, headers }) =>
      versioned(await updateSchedule(ground, params.schedule_id, body, headers['if-match'])),
    async deleteSchedule({ params, headers }) {
      await deleteSchedule(ground, params.schedule_id, headers['if-match']);
      return deleted(params.schedule_id);
    },
    async runSchedule({ params }) {
      return { status: 202, body: await scheduler.runNow(params.schedule_id) };
    },
    listScheduleRuns: async ({ params, query }) => answer(await listScheduleRuns(ground, params.schedule_id, query)),
  };
}
