import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../platform/database/unavailable.ts';
import { MemoryHot } from './memory-hot.ts';
import { PrimaryHot } from './primary-hot.ts';
import { heardBy } from './testing/heard.ts';
import { laws } from './testing/laws.ts';
import { Link } from './testing/linked.ts';
import { WorkerHot } from './worker-hot.ts';

const bounds = { requestsPerMinute: 1_000, tokensPerMinute: 1_000, concurrency: 1 };

/** Three workers of one primary process. */
function machine(clock = { now: 0 }, patience = 60_000) {
  const primary = new PrimaryHot(new MemoryHot(() => clock.now));
  const worker = () => {
    const link = new Link();
    primary.serve(link.primary);
    return { link, hot: new WorkerHot(link.worker, patience) };
  };
  return { one: worker(), other: worker(), third: worker() };
}

describe('the hot state of the workers of one machine', () => {
  laws(() => {
    const clock = { now: 0 };
    const { one, other } = machine(clock);
    return Promise.resolve({
      clients: [one.hot, other.hot],
      clock,
      async close() {
        await one.hot.close();
        await other.hot.close();
      },
    });
  });

  it('frees the places of a worker that dies at once, and those of no other', async () => {
    const { one, other } = machine();
    const two = { ...bounds, concurrency: 2 };
    await one.hot.enter('acme', 'lost', two);
    await other.hot.enter('acme', 'kept', two);
    one.link.close();
    expect(await other.hot.enter('acme', 'next', two)).toBeNull();
    expect(await other.hot.enter('acme', 'another', two)).toMatchObject({ exceeded: 'concurrency' });
  });

  it('frees nothing that a worker has given back before it dies', async () => {
    const { one, other, third } = machine();
    await one.hot.enter('acme', 'same', bounds);
    await one.hot.leave('acme', 'same', 0);
    await other.hot.enter('acme', 'same', bounds);
    one.link.close();
    expect(await third.hot.enter('acme', 'next', bounds)).toMatchObject({ exceeded: 'concurrency' });
  });

  it('tells the other workers, not the one that tells', async () => {
    const workers = Object.values(machine()).map(({ hot }) => ({ hot, heard: heardBy(hot) }));
    workers[0]?.hot.breakerOpened('pa', 10_000);
    workers[0]?.hot.reload();
    for (const { hot } of workers) await hot.reserveFree('day', 1, 1); // What was told before has arrived.
    const news = ['pa for 10000 ms', 'reload'];
    expect(workers.map(({ heard }) => heard)).toEqual([[], news, news]);
  });

  it('is unavailable when the primary does not answer in time; a place that is given too late goes back', async () => {
    const { one, other } = machine({ now: 0 }, 20);
    one.link.hold();
    await expect(one.hot.enter('acme', 'late', bounds)).rejects.toThrow(StoreUnavailable);
    await expect(one.hot.reserveFree('day', 1, 1)).rejects.toThrow(StoreUnavailable);
    await expect(one.hot.leave('acme', 'unknown', 0)).resolves.toBeUndefined();
    one.link.release();
    await setImmediate();
    expect(await other.hot.enter('acme', 'next', bounds)).toBeNull();
  });

  it('is unavailable at once when the primary is gone', async () => {
    const { one } = machine();
    const waiting = one.hot.enter('acme', 'waiting', bounds);
    one.link.close();
    await expect(waiting).rejects.toThrow(StoreUnavailable);
    await expect(one.hot.enter('acme', 'next', bounds)).rejects.toThrow(StoreUnavailable);
    await expect(one.hot.leave('acme', 'waiting', 0)).resolves.toBeUndefined();
  });
});
