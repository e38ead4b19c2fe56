import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createConversation, deleteConversation } from '../conversations/conversations.ts';
import { createProject } from '../projects/projects.ts';
import { testGround, type TestGround } from '../testing/ground.ts';
import { etag } from '../versions.ts';
import {
  createSchedule,
  deleteSchedule,
  listScheduleRuns,
  listSchedules,
  readSchedule,
  updateSchedule,
} from './schedules.ts';

const page = { limit: 50, offset: 0 };

describe('schedules', () => {
  let ground: TestGround;
  let project_id: string;
  beforeEach(async () => {
    ground = await testGround();
    ({ id: project_id } = await createProject(ground, { name: 'P' }));
    ground.events.length = 0;
  });
  afterEach(() => ground.close());
  const daily = () => createSchedule(ground, { project_id, cron: '0 9 * * *', prompt: 'Report' });

  it('are active, in UTC, in new conversations, and know their next run', async () => {
    const schedule = await daily();
    expect(schedule).toEqual({
      ...{ id: expect.stringMatching(/^sched_/) as string, project_id, cron: '0 9 * * *', timezone: 'UTC' },
      ...{ prompt: 'Report', conversation_id: null, status: 'active', last_run_at: null },
      next_run_at: '2026-01-01T09:00:00.000Z',
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    });
    expect(await readSchedule(ground.database.kysely, schedule.id)).toEqual(schedule);
  });

  it('reckon in their time zone', async () => {
    const schedule = await createSchedule(ground, {
      ...{ project_id, cron: '0 9 * * mon', prompt: 'x', timezone: 'America/New_York' },
    });
    expect(schedule.next_run_at).toBe('2026-01-05T14:00:00.000Z');
  });

  it('have no next run while they are paused, and one of the time after when they go on', async () => {
    const { id } = await daily();
    expect(await updateSchedule(ground, id, { status: 'paused' })).toMatchObject({
      status: 'paused',
      next_run_at: null,
    });
    expect(await updateSchedule(ground, id, { cron: '0 8 * * *' })).toMatchObject({ next_run_at: null });
    ground.setTime('2026-03-01T08:30:00.000Z');
    const again = await updateSchedule(ground, id, { status: 'active' });
    expect(again).toMatchObject({ next_run_at: '2026-03-02T08:00:00.000Z', updated_at: '2026-03-01T08:30:00.000Z' });
  });

  it('keep their next run with a new prompt, and get another with a new time or zone', async () => {
    const { id } = await daily();
    ground.setTime('2026-01-01T10:00:00.000Z');
    // What is due and not yet run stays due.
    expect(await updateSchedule(ground, id, { prompt: 'Other' })).toMatchObject({
      next_run_at: '2026-01-01T09:00:00.000Z',
    });
    expect(await updateSchedule(ground, id, { cron: '30 10 * * *' })).toMatchObject({
      next_run_at: '2026-01-01T10:30:00.000Z',
    });
    expect(await updateSchedule(ground, id, { timezone: 'Asia/Kolkata' })).toMatchObject({
      next_run_at: '2026-01-02T05:00:00.000Z',
    });
    const { updated_at } = await readSchedule(ground.database.kysely, id);
    expect(await updateSchedule(ground, id, {})).toMatchObject({ updated_at });
  });

  it.each([
    [{ cron: '@daily' }, 'cron'],
    [{ cron: '0 0 30 2 *' }, 'cron'],
    [{ timezone: 'Mars/Olympus' }, 'timezone'],
  ])('refuse %j at the field, new and changed', async (wrong, field) => {
    const refused = { name: 'InvalidField', loc: ['body', field] };
    const made = createSchedule(ground, { project_id, cron: '0 9 * * *', prompt: 'x', ...wrong });
    await expect(made).rejects.toMatchObject(refused);
    const { id } = await daily();
    await expect(updateSchedule(ground, id, wrong)).rejects.toMatchObject(refused);
    await updateSchedule(ground, id, { status: 'paused' });
    await expect(updateSchedule(ground, id, wrong)).rejects.toMatchObject(refused);
  });

  it('belong to a project and to a conversation of it or of none', async () => {
    const make = (conversation_id: string | null, project = project_id) =>
      createSchedule(ground, { project_id: project, cron: '0 9 * * *', prompt: 'x', conversation_id });
    const { id: other } = await createProject(ground, { name: 'Q' });
    const [own, foreign, free] = await Promise.all([
      createConversation(ground, { project_id }),
      createConversation(ground, { project_id: other }),
      createConversation(ground, {}),
    ]);
    expect(await make(own.id)).toMatchObject({ conversation_id: own.id });
    expect(await make(free.id)).toMatchObject({ conversation_id: free.id });
    await expect(make(foreign.id)).rejects.toMatchObject({ loc: ['body', 'conversation_id'], type: 'other_project' });
    await expect(make('conv_no')).rejects.toMatchObject({ loc: ['body', 'conversation_id'], type: 'unknown_id' });
    await expect(make(null, 'proj_no')).rejects.toMatchObject({ loc: ['body', 'project_id'], type: 'unknown_id' });
  });

  it('outlive their conversation and begin new ones then', async () => {
    const conversation = await createConversation(ground, { project_id });
    const schedule = await createSchedule(ground, {
      ...{ project_id, cron: '0 9 * * *', prompt: 'x', conversation_id: conversation.id },
    });
    await deleteConversation(ground, conversation.id, () => Promise.resolve());
    const after = await readSchedule(ground.database.kysely, schedule.id);
    expect(after).toEqual({ ...schedule, conversation_id: null, updated_at: '2026-01-01T00:00:00.001Z' });
    expect(ground.events.at(-1)).toMatchObject({
      resource: 'schedule',
      action: 'updated',
      id: schedule.id,
      project_id,
    });
  });

  it('are listed the newest first, by project and by status', async () => {
    const first = await daily();
    const second = await daily();
    const { id: other } = await createProject(ground, { name: 'Q' });
    const third = await createSchedule(ground, { project_id: other, cron: '* * * * *', prompt: 'x' });
    await updateSchedule(ground, first.id, { status: 'paused' });
    const ids = async (filter: Parameters<typeof listSchedules>[1]): Promise<readonly string[]> =>
      (await listSchedules(ground, filter, page)).data.map(({ id }) => id);
    expect(await ids({})).toEqual([third.id, second.id, first.id]);
    expect(await ids({ project_id })).toEqual([second.id, first.id]);
    expect(await ids({ status: 'active' })).toEqual([third.id, second.id]);
    expect(await ids({ project_id, status: 'paused' })).toEqual([first.id]);
  });

  it('go with the record of their runs, which comes the newest first', async () => {
    const schedule = await daily();
    const run = { schedule_id: schedule.id, conversation_id: null, response_id: null, started_at: 't', ended_at: null };
    for (const [id, slot] of [
      ['run_1', '2026-01-01T09:00:00.000Z'],
      ['run_2', null],
    ] as const)
      await ground.database.kysely
        .insertInto('schedule_run')
        .values({ ...run, id, slot, status: 'running', error: null })
        .execute();
    expect(await listScheduleRuns(ground, schedule.id, page)).toEqual({
      data: [
        { ...run, id: 'run_2', slot: null, status: 'running', error: null },
        { ...run, id: 'run_1', slot: '2026-01-01T09:00:00.000Z', status: 'running', error: null },
      ],
      has_more: false,
      total: 2,
    });
    await expect(deleteSchedule(ground, schedule.id, '"no"')).rejects.toMatchObject({ code: 'precondition_failed' });
    await deleteSchedule(ground, schedule.id, etag(schedule.updated_at));
    await expect(listScheduleRuns(ground, schedule.id, page)).rejects.toMatchObject({ code: 'not_found' });
    expect(await ground.database.kysely.selectFrom('schedule_run').selectAll().execute()).toEqual([]);
  });
});
