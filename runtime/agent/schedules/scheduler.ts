import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ScheduleRun } from '@polywire/generated/local/types.ts';
import { publishChange } from '../changes.ts';
import { createConversation } from '../conversations/conversations.ts';
import { AgentError } from '../errors.ts';
import type { Ground } from '../ground.ts';
import { stamp } from '../times.ts';
import type { Ended, Running, Turns } from '../turns/turns.ts';
import { claimDue, claimNow, type Claimed } from './claim.ts';

/** Longest time between two looks, in milliseconds: the clock may be set, and a laptop wakes up late. */
const longestPause = 30_000;

/** Milliseconds until a run that found too many turns under way tries again. */
const busyPause = 1_000;

/** What it needs of the turns. */
export type TurnStarter = Pick<Turns, 'begin' | 'inFlight' | 'whenIdle'>;

/** Runs what is due, each slot at most once, and records how it went. */
export class Scheduler {
  private readonly ground: Ground;
  private readonly turns: TurnStarter;
  private readonly closing = new AbortController();

  /** What was claimed and has not ended. */
  private readonly runs = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(ground: Ground, turns: TurnStarter) {
    this.ground = ground;
    this.turns = turns;
  }

  /** Ends the records of a process that is gone, then looks for what is due now and from now on. Turns are sealed before. */
  async start(): Promise<void> {
    await this.sealOrphans();
    this.look();
  }

  /** Starts a schedule by hand. Throws AgentError `not_found`. */
  async runNow(id: string): Promise<ScheduleRun> {
    const claimed = await claimNow(this.ground, id);
    this.launch(claimed);
    return claimed.run;
  }

  /**
   * Runs all that is due at this moment; resolves when it is under way. False: some of it could not be taken, which is told
   * to the log and holds up nothing else.
   */
  async tick(): Promise<boolean> {
    const { database, now } = this.ground;
    const due = await database.kysely
      .selectFrom('schedule')
      .select('id')
      .where('status', '=', 'active')
      .where('next_run_at', '<=', stamp(now()))
      .orderBy('next_run_at')
      .execute();
    let all = true;
    for (const { id } of due) {
      if (this.closing.signal.aborted) return all;
      try {
        const claimed = await claimDue(this.ground, id);
        if (claimed !== null) this.launch(claimed);
      } catch (error) {
        all = false;
        this.complain('a schedule could not be claimed', { schedule: id }, error);
      }
    }
    return all;
  }

  /** Resolves when no run is under way. */
  async settled(): Promise<void> {
    while (this.runs.size > 0) await Promise.all(this.runs);
  }

  /** Starts nothing more and waits for the records of what runs, whose turns somebody else ends. */
  async close(): Promise<void> {
    this.closing.abort();
    clearTimeout(this.timer);
    await this.looking;
    await this.settled();
  }

  private look(): void {
    this.looking = this.tick()
      .catch((error: unknown) => {
        this.complain('schedules cannot be read', {}, error);
        return false;
      })
      // What could not be taken is still due: without a pause it would be asked for again at once.
      .then((all) => (all ? this.untilNext() : longestPause))
      .then((pause) => {
        if (this.closing.signal.aborted) return;
        this.timer = setTimeout(() => {
          this.look();
        }, pause);
        this.timer.unref();
      });
  }

  /** Milliseconds. */
  private async untilNext(): Promise<number> {
    const { database, now } = this.ground;
    const next = await database.kysely
      .selectFrom('schedule')
      .select(({ fn }) => fn.min('next_run_at').as('at'))
      .where('status', '=', 'active')
      .executeTakeFirst()
      .catch(() => undefined);
    const wait = typeof next?.at !== 'string' ? longestPause : Date.parse(next.at) - now().getTime();
    return Math.min(Math.max(wait, 0), longestPause);
  }

  private launch(claimed: Claimed): void {
    this.tell(claimed, 'created');
    const run = this.carryOut(claimed).finally(() => {
      this.runs.delete(run);
    });
    this.runs.add(run);
  }

  /** Does not reject. */
  private async carryOut(claimed: Claimed): Promise<void> {
    try {
      const running = await this.begin(claimed);
      const { conversationId: conversation_id, responseId: response_id } = running;
      await this.write(claimed, { conversation_id, response_id });
      await this.write(claimed, endOf(await running.ended));
    } catch (error) {
      const message = error instanceof AgentError ? error.message : 'The run failed in the server.';
      if (!(error instanceof AgentError)) {
        this.complain('a scheduled run failed', { run: claimed.run.id }, error);
      }
      await this.write(claimed, { status: 'failed', error: message }).catch((failure: unknown) => {
        this.complain('the end of a scheduled run cannot be written', { run: claimed.run.id }, failure);
      });
    }
    this.tell(claimed, 'updated');
  }

  /** Begins the turn; where its conversation or the server is busy, as soon as there is room, until the slot is too old. */
  private async begin({ schedule, run }: Claimed): Promise<Running> {
    const { ground, turns, closing } = this;
    const { project_id, prompt } = schedule;
    const conversation_id = schedule.conversation_id ?? (await createConversation(ground, { project_id })).id;
    const last = Date.parse(run.started_at) + ground.limits.missed_run;
    for (;;) {
      await Promise.race([turns.whenIdle(conversation_id), aborted(closing.signal)]);
      if (closing.signal.aborted) throw new AgentError('busy', 'The server stopped before the run began.');
      try {
        return await turns.begin({ conversation_id, input: prompt });
      } catch (error) {
        if (!(error instanceof AgentError) || ground.now().getTime() > last) throw error;
        // Of two that waited for a conversation the other one was first.
        const overtaken = error.code === 'conflict' && turns.inFlight(conversation_id).length > 0;
        if (!overtaken && error.code !== 'busy') throw error;
        if (!overtaken) await sleep(busyPause, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  private async write({ run }: Claimed, change: Partial<ScheduleRun>): Promise<void> {
    const ended = change.status === undefined ? {} : { ended_at: stamp(this.ground.now()) };
    await this.ground.database.kysely
      .updateTable('schedule_run')
      .set({ ...change, ...ended })
      .where('id', '=', run.id)
      .execute();
  }

  /** The name of an error is enough: a message may have the user's words in it. */
  private complain(what: string, of: Readonly<Record<string, string>>, error: unknown): void {
    this.ground.log.error(what, { ...of, error: error instanceof Error ? error.name : 'unknown' });
  }

  private tell({ schedule, run }: Claimed, action: 'created' | 'updated'): void {
    const { project_id, conversation_id } = schedule;
    publishChange(this.ground, 'schedule_run', action, { id: run.id, project_id, conversation_id });
    publishChange(this.ground, 'schedule', 'updated', { id: schedule.id, project_id, conversation_id });
  }

  /** What was running in a process that is gone has come to what its turn has come to. */
  private async sealOrphans(): Promise<void> {
    const { kysely } = this.ground.database;
    const orphans = await kysely
      .selectFrom('schedule_run')
      .leftJoin('response', 'response.id', 'schedule_run.response_id')
      .select(['schedule_run.id', 'response.status'])
      .where('schedule_run.status', '=', 'running')
      .execute();
    const ended_at = stamp(this.ground.now());
    for (const { id, status } of orphans) {
      const end =
        status === 'completed'
          ? { status, error: null }
          : { status: 'failed' as const, error: 'The server stopped during the run.' };
      await kysely
        .updateTable('schedule_run')
        .set({ ...end, ended_at })
        .where('id', '=', id)
        .execute();
    }
  }
}

function endOf({ response }: Ended): Pick<ScheduleRun, 'status' | 'error'> {
  if (response === null) return { status: 'failed', error: 'Its conversation was deleted.' };
  if (response.status === 'completed') return { status: 'completed', error: null };
  return { status: 'failed', error: response.error?.message ?? 'The turn was cancelled.' };
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
