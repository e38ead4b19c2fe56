import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { StoreUnavailable } from '../database/unavailable.ts';
import { onRedis } from '../testing/redis.ts';
import { openRedis, type RedisStore } from './open.ts';

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
