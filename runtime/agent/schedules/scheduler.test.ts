import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createConversation } from '../conversations/conversations.ts';
import { createProject } from '../projects/projects.ts';
import { testGround, type TestGround } from '../testing/ground.ts';
import { ScriptedGateway } from '../turns/testing/scripted-gateway.ts';
import { Turns } from '../turns/turns.ts';
import { Scheduler } from './scheduler.ts';
import { createSchedule, listScheduleRuns, readSchedule, updateSchedule } from './schedules.ts';

const page = { limit: 50, offset: 0 };

describe('the scheduler', () => {
  let gateway: ScriptedGateway;
  let ground: TestGround;
  let turns: Turns;
  let scheduler: Scheduler;
  let project_id: string;
  beforeEach(async () => {
    gateway = await ScriptedGateway.start();
    const bare = await testGround();
    ground = { ...bare, settings: { ...bare.settings, gatewayUrl: gateway.url } };
    turns = new Turns(ground, () => []);
    scheduler = new Scheduler(ground, turns);
    ({ id: project_id } = await createProject(ground, { name: 'P' }));
  });
  afterEach(async () => {
    await Promise.all([scheduler.close(), turns.close()]);
    await gateway.close();
    await ground.close();
  });
  const hourly = (more: { conversation_id?: string } = {}) =>
    createSchedule(ground, { project_id, cron: '0 * * * *', prompt: 'Report', ...more });
  const runs = async (id: string) => (await listScheduleRuns(ground, id, page)).data;
  const run = async (time: string): Promise<void> => {
    ground.setTime(time);
    await scheduler.tick();
    await scheduler.settled();
  };

  it('does nothing before the time, runs the prompt in a new conversation at it, and not again', async () => {
    const { id } = await hourly();
    await run('2026-01-01T00:59:59.999Z');
    expect(await runs(id)).toEqual([]);
    await run('2026-01-01T01:00:00.000Z');
    await run('2026-01-01T01:00:30.000Z');
    const [only, ...others] = await runs(id);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ status: 'completed', slot: '2026-01-01T01:00:00.000Z', error: null });
    expect(await readSchedule(ground.database.kysely, id)).toMatchObject({
      last_run_at: '2026-01-01T01:00:00.000Z',
      next_run_at: '2026-01-01T02:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    });
    const asked = await turns.read(only?.response_id ?? '');
    expect(asked).toMatchObject({ input: 'Report', status: 'completed', conversation_id: only?.conversation_id });
    expect(gateway.asked).toHaveLength(1);
  });

  it('appends every run to the conversation that it is given', async () => {
    const { id: conversation_id } = await createConversation(ground, { project_id });
    const { id } = await hourly({ conversation_id });
    await run('2026-01-01T01:00:00.000Z');
    await run('2026-01-01T02:00:00.000Z');
    expect((await runs(id)).map((one) => one.conversation_id)).toEqual([conversation_id, conversation_id]);
    expect(gateway.asked[1]?.input).toHaveLength(3);
  });

  it('waits for a turn that is under way in its conversation', async () => {
    const { id: conversation_id } = await createConversation(ground, { project_id });
    const { id } = await hourly({ conversation_id });
    let goOn = (): void => undefined;
    const waited = new Promise<void>((resolve) => (goOn = resolve));
    gateway.script = (_, count) => (count === 1 ? [{ wait: waited }, { say: 'Mine.' }] : [{ say: 'Its.' }]);
    const mine = await turns.begin({ conversation_id, input: 'Hi' });
    ground.setTime('2026-01-01T01:00:00.000Z');
    await scheduler.tick();
    expect(await runs(id)).toMatchObject([{ status: 'running', response_id: null }]);
    goOn();
    await mine.ended;
    await scheduler.settled();
    expect(await runs(id)).toMatchObject([{ status: 'completed' }]);
  });

  it('catches up once with what was missed less than an hour ago, and records what is left out', async () => {
    const { id } = await createSchedule(ground, { project_id, cron: '*/20 * * * *', prompt: 'Report' });
    await run('2026-01-01T05:05:00.000Z');
    expect((await runs(id)).map(({ slot, status, error }) => ({ slot, status, error }))).toEqual(
      expect.arrayContaining([
        { slot: '2026-01-01T05:00:00.000Z', status: 'completed', error: null },
        {
          slot: '2026-01-01T00:20:00.000Z',
          status: 'skipped',
          error: '14 slots were missed from 2026-01-01T00:20:00.000Z on: the server was not running.',
        },
      ]),
    );
    expect(gateway.asked).toHaveLength(1);
  });

  it('runs a slot once even where two processes look at the same time', async () => {
    const { id } = await hourly();
    const other = new Scheduler(ground, turns);
    ground.setTime('2026-01-01T01:00:00.000Z');
    await Promise.all([scheduler.tick(), other.tick(), scheduler.tick(), other.tick()]);
    await Promise.all([scheduler.settled(), other.settled()]);
    await other.close();
    expect(await runs(id)).toHaveLength(1);
    expect(gateway.asked).toHaveLength(1);
  });

  it('leaves a paused one alone, and one started by hand runs all the same and keeps its next slot', async () => {
    const { id } = await hourly();
    await updateSchedule(ground, id, { status: 'paused' });
    await run('2026-01-01T01:00:00.000Z');
    expect(await runs(id)).toEqual([]);
    expect(await scheduler.runNow(id)).toMatchObject({ schedule_id: id, slot: null, status: 'running' });
    await scheduler.settled();
    expect(await runs(id)).toMatchObject([{ slot: null, status: 'completed' }]);
    expect(await readSchedule(ground.database.kysely, id)).toMatchObject({ status: 'paused', next_run_at: null });
    await expect(scheduler.runNow('sched_none')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('lets no schedule that cannot be reckoned with hold up the others, nor asks for it again and again', async () => {
    const broken = await hourly();
    const { id } = await hourly();
    // A time zone that the next release of the system's list may lack.
    await ground.database.kysely
      .updateTable('schedule')
      .set({ timezone: 'Mars/Olympus' })
      .where('id', '=', broken.id)
      .execute();
    await run('2026-01-01T01:00:00.000Z');
    expect(await runs(id)).toMatchObject([{ status: 'completed', slot: '2026-01-01T01:00:00.000Z' }]);
    await scheduler.start();
    await sleep(50);
    expect(ground.logged.filter((line) => line.includes('could not be claimed'))).toHaveLength(2);
  });

  it('records a failure in the words of the gateway', async () => {
    gateway.script = () => [{ fail: { code: 'wallet_empty', message: 'Add credit.' } }];
    const { id } = await hourly();
    await run('2026-01-01T01:00:00.000Z');
    expect(await runs(id)).toMatchObject([{ status: 'failed', error: 'Add credit.' }]);
  });

  it('ends the record of a run whose process is gone', async () => {
    const { id } = await hourly();
    const dead = new Scheduler(ground, {
      begin: () => new Promise<never>(() => undefined),
      inFlight: () => [],
      whenIdle: () => Promise.resolve(),
    });
    ground.setTime('2026-01-01T01:00:00.000Z');
    await dead.tick();
    await scheduler.start();
    expect(await runs(id)).toMatchObject([{ status: 'failed', error: 'The server stopped during the run.' }]);
    expect(gateway.asked).toHaveLength(0);
  });
});
