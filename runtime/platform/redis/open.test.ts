import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { StoreUnavailable } from '../database/unavailable.ts';
import { onOwnServer } from '../testing/own-server.ts';
import { startRedis } from '../testing/redis-server.ts';
import { onRedis } from '../testing/redis.ts';
import { openRedis, type RedisStore } from './open.ts';

/** Until the connection is back. */
const eventually = (work: () => Promise<unknown>) => vi.waitFor(work, { timeout: 5_000 });

onRedis('a store', ({ url, newPrefix }) => {
  const open = async (prefix = newPrefix()): Promise<RedisStore> => {
    const store = await openRedis(url, prefix);
    onTestFinished(() => store.close());
    return store;
  };

  it('does commands', async () => {
    const store = await open();
    await store.command('set', 'name', 'Ünï😀', 'px', 60_000n);
    expect(await store.command('get', 'name')).toBe('Ünï😀');
    expect(await store.command('incrby', 'count', 2)).toBe(2);
  });

  it('sees only the keys below its prefix', async () => {
    const [one, other] = [await open(), await open()];
    await one.command('set', 'key', 'mine');
    expect(await other.command('get', 'key')).toBeNull();
    expect(await other.script('return redis.call("get", KEYS[1])')(['key'], [])).toBeNull();
    expect(await one.script('return redis.call("get", KEYS[1])')(['key'], [])).toBe('mine');
  });

  it('runs a script, also after the server has forgotten it', async () => {
    const store = await open();
    const add = store.script<number>('return redis.call("incrby", KEYS[1], ARGV[1])');
    expect(await add(['sum'], [5n])).toBe(5);
    await store.command('script', 'flush');
    expect(await add(['sum'], [2])).toBe(7);
  });

  it('leaves an error of a command what it is', async () => {
    const store = await open();
    await store.command('set', 'text', 'x');
    await expect(store.command('incr', 'text')).rejects.toThrow('not an integer');
    await expect(store.command('incr', 'text')).rejects.not.toBeInstanceOf(StoreUnavailable);
    await expect(store.script('return nonsense(')([], [])).rejects.not.toBeInstanceOf(StoreUnavailable);
  });

  it('tells every listener of a channel', async () => {
    const prefix = newPrefix();
    const [sender, receiver, stranger] = [await open(prefix), await open(prefix), await open()];
    const heard: (string | null)[] = [];
    const end = await receiver.subscribe('news', (message) => heard.push(message));
    await receiver.subscribe('news', (message) => heard.push(`again ${message}`));
    await stranger.subscribe('news', (message) => heard.push(`stranger ${message}`));
    await sender.publish('news', 'one');
    await expect.poll(() => heard).toEqual(['one', 'again one']);
    await end();
    await sender.publish('news', 'two');
    await expect.poll(() => heard).toEqual(['one', 'again one', 'again two']);
  });
});

await onOwnServer('a store during an outage', startRedis, (server) => {
  let store: RedisStore;
  beforeAll(async () => {
    store = await openRedis(server.url, 'test:');
  });
  afterAll(() => store.close());

  it('fails instead of hanging, and works again by itself', async () => {
    await server.stop();
    await expect(store.command('get', 'x')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.script('return 1')([], [])).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.publish('news', 'x')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.subscribe('news', () => undefined)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(openRedis(server.url, '')).rejects.toBeInstanceOf(StoreUnavailable);
    await server.start();
    await eventually(() => store.command('ping'));
    expect(await store.script('return 1')([], [])).toBe(1);
  });

  it('waits out a connection that is lost for a moment', async () => {
    const id = await store.command<number>('client', 'id');
    const other = await openRedis(server.url, '');
    onTestFinished(() => other.close());
    await other.command('client', 'kill', 'id', id);
    expect(await other.command('get', 'x')).toBeNull();
    await expect.poll(() => store.command('ping').catch(() => null), { interval: 1 }).toBe('PONG');
  });

  it('tells listeners that they may have missed something, and then goes on', async () => {
    const heard: (string | null)[] = [];
    await eventually(() => store.subscribe('news', (message) => heard.push(message)));
    await server.stop();
    await server.start();
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual([null]);
    await eventually(() => store.publish('news', 'on'));
    await expect.poll(() => heard).toEqual([null, 'on']);
  });

  it('fails when the server falls silent', async () => {
    const heard: (string | null)[] = [];
    await eventually(() => store.subscribe('silence', (message) => heard.push(message)));
    await store.command('client', 'pause', 3_000, 'all');
    await expect(store.command('set', 'x', 1)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual([null]);
  });

  it('does nothing twice', async () => {
    await eventually(() => store.command('set', 'count', 0));
    const count = () => store.command('incr', 'count');
    const restart = server.stop().then(() => server.start());
    const answers = await Promise.all(Array.from({ length: 50 }, () => count().then(Number, () => null)));
    await restart;
    const given = answers.filter((answer) => answer !== null);
    expect(new Set(given).size).toBe(given.length);
  });
});

describe('a URL that cannot be used', () => {
  it.each(['http://user:secret@host', 'redis://user:secret@[host'])('is refused: %s', async (url) => {
    const error: unknown = await openRedis(url, '').catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(StoreUnavailable);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret');
  });

  it('tells no password when nobody answers', async () => {
    const error: unknown = await openRedis('redis://user:secret@127.0.0.1:1', '').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(JSON.stringify(error, [...Object.getOwnPropertyNames(error), 'command', 'args'])).not.toContain('secret');
  });
});
