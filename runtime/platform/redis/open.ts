import { Redis } from 'ioredis';
import { Connection } from './connection.ts';
import { Notices, type Listener } from './notices.ts';

export type { Listener } from './notices.ts';

/** What a command takes besides names: all of it is text to Redis. */
export type Value = string | number | bigint;

/**
 * A Redis or Valkey, of which we see only the keys and channels below our prefix. Every call may throw
 * StoreUnavailable: soon (1 s) when the server falls silent, at once when it has been away for longer. A call that
 * failed so may still have been carried out; nothing is sent twice.
 */
export interface RedisStore {
  /** Any single command: `command<string | null>('get', key)`. The prefix is put before its keys. */
  command<Reply>(name: string, ...values: Value[]): Promise<Reply>;

  /**
   * A Lua script, which runs as one step. It gets `KEYS` and `ARGV`, and is sent once and then called by its hash.
   * Numbers in Lua are floating-point, and a reply beyond 2^53 is wrong unless the script makes text of it.
   */
  script<Reply>(lua: string): (keys: readonly string[], values: readonly Value[]) => Promise<Reply>;

  publish(channel: string, message: string): Promise<void>;

  /** Listens from now on, on a connection of its own. The answer ends it. */
  subscribe(channel: string, listener: Listener): Promise<() => Promise<void>>;

  close(): Promise<void>;
}

/** All in milliseconds. */
const timeouts = { connectTimeout: 1_000, commandTimeout: 1_000, socketTimeout: 2_000 };
const longestPause = 1_000;

/** Opens `redis://…` or `rediss://…`; `prefix` goes before each key and channel. */
export async function openRedis(url: string, prefix: string): Promise<RedisStore> {
  if (!/^rediss?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error('the URL of a Redis server begins with redis:// or rediss://');
  }
  const redis = new Redis(url, {
    ...timeouts,
    keyPrefix: prefix,
    lazyConnect: true,
    // What was sent and not answered fails at once: sent again, it might be done twice. Our own wait is for the rest.
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    enableOfflineQueue: false,
    autoResubscribe: false,
    retryStrategy: (count) => Math.min(20 * 2 ** count, longestPause) * (0.5 + Math.random() / 2),
  });
  const connection = new Connection(redis);
  const notices = new Notices(redis.duplicate());
  await connection.open();
  return {
    command: <Reply>(name: string, ...values: Value[]) =>
      connection.ask(() => redis.call(name, ...values.map(String)) as Promise<Reply>),
    script: (lua) => connection.script(lua),
    publish: async (channel, message) => {
      await connection.ask(() => redis.publish(prefix + channel, message));
    },
    subscribe: (channel, listener) => notices.subscribe(prefix + channel, listener),
    close: async () => {
      await Promise.all([notices.close(), connection.close()]);
    },
  };
}
