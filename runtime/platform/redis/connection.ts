import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { StoreUnavailable } from '../database/unavailable.ts';
import { within } from '../within.ts';
import { isUnknownScript, redisError } from './redis-error.ts';
import type { Value } from './open.ts';

/** Milliseconds that commands wait for a lost connection to come back. After that they fail at once until it does. */
const patience = 1_000;

/** Commands to a Redis server: a blip is waited out, an outage is an error and not a hang. */
export class Connection {
  private readonly redis: Redis;
  /** When the connection was lost, by the monotonic clock; null while it stands. */
  private lostAt: number | null = 0;
  private back = Promise.withResolvers<undefined>();

  constructor(redis: Redis) {
    this.redis = redis;
    redis.on('ready', () => {
      this.lostAt = null;
      this.back.resolve(undefined);
    });
    redis.on('close', () => {
      if (this.lostAt !== null) return;
      this.lostAt = performance.now();
      this.back = Promise.withResolvers();
    });
    // Each failed attempt to connect is told here; commands tell it to whoever needs to know.
    redis.on('error', () => undefined);
  }

  /** Begins to connect, and does not end trying. */
  start(): void {
    this.lostAt = performance.now();
    this.redis.connect().catch(() => undefined);
  }

  /** Connects, or fails. */
  async open(): Promise<void> {
    try {
      await this.redis.connect();
    } catch (error) {
      this.redis.disconnect();
      throw redisError(error);
    }
  }

  async ask<Reply>(command: () => Promise<Reply>): Promise<Reply> {
    if (this.lostAt !== null) await this.return(this.lostAt);
    try {
      return await command();
    } catch (error) {
      throw redisError(error);
    }
  }

  script<Reply>(lua: string): (keys: readonly string[], values: readonly Value[]) => Promise<Reply> {
    const digest = hash('sha1', lua);
    return (keys, values) =>
      this.ask(async () => {
        const rest = [...keys, ...values.map(String)];
        try {
          return (await this.redis.evalsha(digest, keys.length, ...rest)) as Reply;
        } catch (error) {
          if (!isUnknownScript(error)) throw error;
          return (await this.redis.eval(lua, keys.length, ...rest)) as Reply;
        }
      });
  }

  async close(): Promise<void> {
    if (this.redis.status === 'ready') await this.redis.quit().catch(() => undefined);
    this.redis.disconnect();
  }

  private async return(lostAt: number): Promise<void> {
    const left = lostAt + patience - performance.now();
    if (left > 0) await within(this.back.promise, left);
    if (this.lostAt !== null) throw new StoreUnavailable('Redis cannot be reached');
  }
}
