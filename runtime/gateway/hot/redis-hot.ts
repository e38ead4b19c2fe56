import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from '../../platform/database/unavailable.ts';
import { newId } from '../../platform/ids.ts';
import type { RedisStore } from '../../platform/redis/open.ts';
import type { HotListener, HotState, RateBounds, Refusal } from './hot-state.ts';
import { Listeners, type Notice, readNotice, writeNotice } from './notice.ts';
import * as scripts from './redis-scripts.ts';
import { refusalOf } from './refusal.ts';

export interface RedisHotOptions {
  /** Milliseconds after which the place of a process that was not heard of is free again: `lease_ttl`. */
  readonly lease: number;

  /** Milliseconds, in place of the server's time: where a test sets it. */
  readonly now?: () => number;
}

/** A request under way. */
interface Open {
  readonly organization: string;
  readonly bounds: RateBounds;
}

const channel = 'notices';

/** Milliseconds that a day's free serving is kept: requests that began yesterday may still be corrected. */
const freeKept = 2 * 24 * 3600 * 1000;

/** How often a lease is renewed before it runs out. */
const renewals = 3;

/** How often a place is given back that could not be. It is free without that when its lease has run out. */
const tries = 5;

/**
 * The hot state of all processes that share a Redis or Valkey. Times are the server's. A place is a lease, which this
 * process renews while the request is under way. Where the server cannot be reached all but `leave` throw StoreUnavailable:
 * a place is given back behind its answer then. Notices of that time are lost; after it, `reload` is told in any case.
 */
export class RedisHot implements HotState {
  private readonly options: RedisHotOptions;
  private readonly publish: RedisStore['publish'];
  private readonly run: ReturnType<typeof scriptsOf>;
  private readonly instance = newId();
  private readonly listeners = new Listeners();
  private readonly open = new Map<string, Open>();
  private readonly renewal: NodeJS.Timeout;
  private readonly closing = new AbortController();
  private unsubscribe: () => Promise<void> = () => Promise.resolve();

  private constructor(redis: RedisStore, options: RedisHotOptions) {
    this.options = options;
    this.publish = (to, message) => redis.publish(to, message);
    this.run = scriptsOf(redis);
    this.renewal = setInterval(() => {
      this.renew();
    }, options.lease / renewals).unref();
  }

  /** `redis` stays the caller's to close, after this. Throws StoreUnavailable. */
  static async open(redis: RedisStore, options: RedisHotOptions): Promise<RedisHot> {
    const hot = new RedisHot(redis, options);
    try {
      hot.unsubscribe = await redis.subscribe(channel, (message) => {
        hot.hear(message);
      });
    } catch (error) {
      await hot.close();
      throw error;
    }
    return hot;
  }

  async enter(organization: string, request: string, bounds: RateBounds): Promise<Refusal | null> {
    const { requestsPerMinute, tokensPerMinute, concurrency } = bounds;
    const values = [this.time(), request, requestsPerMinute, tokensPerMinute, concurrency, this.options.lease];
    const [requests, tokens, hasPlace] = await this.run.enter(keysOf(organization), values);
    const refusal = refusalOf(requests, tokens, hasPlace === 1);
    if (refusal === null) this.open.set(request, { organization, bounds });
    return refusal;
  }

  async leave(organization: string, request: string, tokens: number): Promise<void> {
    const open = this.open.get(request);
    if (open?.organization !== organization) return;
    this.open.delete(request);
    const { requestsPerMinute, tokensPerMinute } = open.bounds;
    const giveBack = () =>
      this.run.leave(keysOf(organization), [this.time(), request, requestsPerMinute, tokensPerMinute, tokens]);
    try {
      await giveBack();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      void this.insist(giveBack);
    }
  }

  async reserveFree(day: string, amount: number, budget: number): Promise<boolean> {
    return (await this.run.reserveFree([freeKey(day)], [amount, budget, freeKept])) === 1;
  }

  async correctFree(day: string, difference: number): Promise<void> {
    await this.run.correctFree([freeKey(day)], [difference]);
  }

  breakerOpened(provider: string, milliseconds: number): void {
    this.tell({ tells: 'breaker_opened', provider, milliseconds });
  }

  reload(): void {
    this.tell({ tells: 'reload' });
  }

  listen(listener: HotListener): void {
    this.listeners.add(listener);
  }

  /** Places that were not given back are free when their leases have run out. */
  async close(): Promise<void> {
    clearInterval(this.renewal);
    this.closing.abort();
    await this.unsubscribe().catch(() => undefined);
  }

  /** A lease that cannot be renewed now can be the next time. */
  private renew(): void {
    const byOrganization = Map.groupBy(this.open.keys(), (request) => this.open.get(request)?.organization ?? '');
    for (const [organization, requests] of byOrganization) {
      const [, places] = keysOf(organization);
      this.run.renew([places], [this.time(), this.options.lease, ...requests]).catch(() => undefined);
    }
  }

  /** Until it is done, or there is nothing left to give back. */
  private async insist(giveBack: () => Promise<number>): Promise<void> {
    for (let count = 1; count <= tries; count++) {
      try {
        await sleep(this.options.lease / tries, undefined, { ref: false, signal: this.closing.signal });
        await giveBack();
        return;
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) return;
      }
    }
  }

  private tell(notice: Notice): void {
    this.publish(channel, writeNotice(this.instance, notice)).catch(() => undefined);
  }

  private hear(message: string | null): void {
    if (message === null) {
      this.listeners.hear({ tells: 'reload' });
      return;
    }
    const notice = readNotice(message, this.instance);
    if (notice !== null) this.listeners.hear(notice);
  }

  private time(): number | '' {
    return this.options.now?.() ?? '';
  }
}

function scriptsOf(redis: RedisStore) {
  return {
    enter: redis.script<[requests: number, tokens: number, hasPlace: number]>(scripts.enter),
    leave: redis.script<number>(scripts.leave),
    renew: redis.script<number>(scripts.renew),
    reserveFree: redis.script<number>(scripts.reserveFree),
    correctFree: redis.script<number>(scripts.correctFree),
  };
}

/** In one slot, since one script has both. */
function keysOf(organization: string): readonly [rate: string, places: string] {
  return [`{${organization}}:rate`, `{${organization}}:places`];
}

function freeKey(day: string): string {
  return `free:${day}`;
}
