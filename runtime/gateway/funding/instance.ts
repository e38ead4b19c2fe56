import { StoreUnavailable } from '../../platform/database/unavailable.ts';
import type { Log } from '../../platform/log.ts';
import { storeTime } from '../storage/store-time.ts';
import { releaseOrphans } from './orphans.ts';
import type { FundsParts } from './parts.ts';

/** How often in `lease_ttl` a process says that it lives. */
const beats = 3;

/**
 * This process among those that share a store: it says that it lives, and releases what dead ones hold. `join` comes before its
 * first hold, `leave` after its last settlement.
 */
export class Instance {
  private readonly parts: FundsParts;
  private readonly log: Log;
  private timer: NodeJS.Timeout | undefined;
  private beat: Promise<void> = Promise.resolve();

  /** Times of performance.now(): when the store last knew that we live, and since when others' silence counts. */
  private known: number | null = null;
  private judging = 0;

  constructor(parts: FundsParts, log: Log) {
    this.parts = parts;
    this.log = log;
  }

  /** Throws StoreUnavailable. */
  async join(): Promise<void> {
    await this.sayAlive();
    this.next();
  }

  async leave(): Promise<void> {
    clearTimeout(this.timer);
    await this.beat;
    clearTimeout(this.timer);
    const { database, instance } = this.parts;
    await database.kysely.deleteFrom('instance').where('id', '=', instance).execute();
  }

  private next(): void {
    this.timer = setTimeout(() => {
      this.beat = this.sayAliveIfPossible().finally(() => {
        this.next();
      });
    }, this.ttl / beats).unref();
  }

  private async sayAliveIfPossible(): Promise<void> {
    try {
      await this.sayAlive();
    } catch (error) {
      if (error instanceof StoreUnavailable) return;
      const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.log.error('this process cannot say that it lives', { error: said });
    }
  }

  private async sayAlive(): Promise<void> {
    const { database, instance } = this.parts;
    const time = storeTime(database.dialect);
    await database.kysely
      .insertInto('instance')
      .values({ id: instance, started_at: time, seen_at: time })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: time }))
      .execute();
    const now = performance.now();
    // Where we could not say it, others could not either: they get the time to.
    if (this.known !== null && now - this.known > this.ttl) this.judging = now + this.ttl;
    this.known = now;
    if (now < this.judging) return;
    const released = await releaseOrphans(this.parts);
    if (released > 0) this.log.warn('released what dead processes held', { holds: released });
  }

  private get ttl(): number {
    return this.parts.settings().limits.lease_ttl;
  }
}
