import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { StoreUnavailable } from '../../platform/database/unavailable.ts';
import { openRedis, type RedisStore } from '../../platform/redis/open.ts';
import { onRedis } from '../../platform/testing/redis.ts';
import { startRedis } from '../../platform/testing/redis-server.ts';
import { RedisHot } from './redis-hot.ts';
import { heardBy } from './testing/heard.ts';
import { laws } from './testing/laws.ts';

const lease = 15_000;
const bounds = { requestsPerMinute: 1_000, tokensPerMinute: 1_000, concurrency: 1 };

onRedis('the hot state of many machines', ({ url, newPrefix }) => {
  /** Two processes that share a server. */
  async function open(leased = lease) {
    const clock = { now: 1_000_000 };
    const prefix = newPrefix();
    const stores = [await openRedis(url, prefix), await openRedis(url, prefix)] as const;
    const hot = (store: RedisStore) => RedisHot.open(store, { lease: leased, now: () => clock.now });
    const clients = [await hot(stores[0]), await hot(stores[1])] as const;
    return {
      clients,
      clock,
      stores,
      async close() {
        for (const client of clients) await client.close();
        for (const store of stores) await store.close();
      },
    };
  }

  // Time is the test's, renewal goes by the machine's: these places are to outlive both.
  laws(() => open(100_000_000));

  describe('a place that cannot be given back at once', () => {
    /** Two processes, of which one can be kept from the server, or from its answers. */
    async function open() {
      const prefix = newPrefix();
      const [store, other] = [await openRedis(url, prefix), await openRedis(url, prefix)];
      const outage = { of: 'nothing' as 'nothing' | 'answers' | 'all' };
      const failing: RedisStore = {
        ...store,
        script: <Reply>(lua: string) => {
          const run = store.script<Reply>(lua);
          return async (...asked) => {
            if (outage.of === 'all') throw new StoreUnavailable('away');
            const reply = await run(...asked);
            if (outage.of === 'answers') throw new StoreUnavailable('away');
            return reply;
          };
        },
      };
      const options = { lease: 1_000, now: () => 0 }; // No lease runs out.
      const [hot, next] = [await RedisHot.open(failing, options), await RedisHot.open(other, options)];
      onTestFinished(async () => {
        for (const opened of [hot, next, store, other]) await opened.close();
      });
      return { hot, next, outage };
    }
    const patience = { timeout: 5_000 };

    it('is given back behind the answer', async () => {
      const { hot, next, outage } = await open();
      await hot.enter('acme', 'one', bounds);
      outage.of = 'all';
      await hot.leave('acme', 'one', 1_000);
      expect(await next.enter('acme', 'two', bounds)).toMatchObject({ exceeded: 'concurrency' });
      outage.of = 'nothing';
      const entering = () => next.enter('acme', 'two', bounds);
      await expect.poll(entering, patience).toMatchObject({ exceeded: 'tokens_per_minute' });
    });

    it('is given back once, though it was heard of only later that it has been', async () => {
      const { hot, next, outage } = await open();
      const minute = { ...bounds, tokensPerMinute: 2_000 };
      await hot.enter('acme', 'one', minute);
      await hot.enter('other', 'marker', bounds);
      outage.of = 'answers';
      await hot.leave('acme', 'one', 1_500);
      outage.of = 'all';
      await hot.leave('other', 'marker', 0);
      outage.of = 'nothing';
      await expect.poll(() => next.enter('other', 'next', bounds), patience).toBeNull();
      expect(await next.enter('acme', 'two', minute)).toBeNull();
    });
  });

  describe('a process', () => {
    let world: Awaited<ReturnType<typeof open>>;
    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      world = await open();
    });
    afterEach(async () => {
      await world.close();
      vi.useRealTimers();
    });

    it('keeps the place of a long stream by renewing it', async () => {
      const { clients, clock } = world;
      const [one, other] = clients;
      await one.enter('acme', 'stream', bounds);
      for (let count = 0; count < 10; count++) {
        clock.now += lease / 2;
        vi.advanceTimersByTime(lease / 2);
        await one.correctFree('a day', 0); // Whatever was renewed has been by now.
        expect(await other.enter('acme', 'next', bounds)).toMatchObject({ exceeded: 'concurrency' });
      }
      await one.leave('acme', 'stream', 0);
      expect(await other.enter('acme', 'next', bounds)).toBeNull();
    });

    it('that dies loses its places when their leases have run out, not sooner', async () => {
      const { clients, clock } = world;
      const [one, other] = clients;
      await one.enter('acme', 'lost', bounds);
      await one.close();
      clock.now += lease - 1;
      expect(await other.enter('acme', 'next', bounds)).toMatchObject({ exceeded: 'concurrency' });
      clock.now += 1;
      expect(await other.enter('acme', 'next', bounds)).toBeNull();
    });

    it('that was away for longer than a lease has its places again when it is back', async () => {
      const { clients, clock } = world;
      const [one, other] = clients;
      await one.enter('acme', 'stream', bounds);
      clock.now += 2 * lease;
      expect(await other.enter('acme', 'between', bounds)).toBeNull();
      await other.leave('acme', 'between', 0);
      vi.advanceTimersByTime(lease);
      await one.correctFree('a day', 0);
      expect(await other.enter('acme', 'next', bounds)).toMatchObject({ exceeded: 'concurrency' });
    });

    it('tells the others, not itself', async () => {
      const [one, other] = world.clients;
      const [atOne, atOther] = [heardBy(one), heardBy(other)];
      one.breakerOpened('pa', 10_000);
      one.reload();
      await expect.poll(() => atOther).toEqual(['pa for 10000 ms', 'reload']);
      other.reload();
      await expect.poll(() => atOne).toEqual(['reload']);
      expect(atOther).toHaveLength(2);
    });

    it('does not listen to what it does not understand', async () => {
      const [, other] = world.clients;
      const heard = heardBy(other);
      const strange = ['', '{', 'null', '7', '{"from":"x"}', '{"from":"x","notice":{"tells":"tomorrow"}}'];
      for (const message of strange) await world.stores[0].publish('notices', message);
      await world.stores[0].publish('notices', '{"from":"x","notice":{"tells":"breaker_opened","provider":7}}');
      world.clients[0].reload();
      await expect.poll(() => heard).toEqual(['reload']);
    });

    it('leaves nothing behind that does not expire', async () => {
      const [one] = world.clients;
      await one.enter('acme', 'a', bounds);
      await one.enter('acme', 'b', { ...bounds, concurrency: 2 });
      await one.leave('acme', 'a', 1e15);
      await one.reserveFree('2026-11-20', 1, 2);
      for (const key of ['{acme}:rate', '{acme}:places', 'free:2026-11-20']) {
        expect(await world.stores[0].script<number>('return redis.call("pttl", KEYS[1])')([key], [])).toBeGreaterThan(
          0,
        );
      }
    });
  });

  it('goes by the time of the server', async () => {
    const store = await openRedis(url, newPrefix());
    const hot = await RedisHot.open(store, { lease: 1 });
    await hot.enter('acme', 'short', { ...bounds, requestsPerMinute: 60_000 });
    await hot.close();
    await expect.poll(() => hot.enter('acme', 'next', bounds)).toBeNull();
    await store.close();
  });

  it('is unavailable while its server is away, lets requests leave, and works again by itself', async () => {
    const server = await startRedis();
    onTestFinished(() => server.remove());
    const store = await openRedis(server.url, newPrefix());
    onTestFinished(() => store.close());
    const hot = await RedisHot.open(store, { lease });
    onTestFinished(() => hot.close());
    const heard = heardBy(hot);
    await hot.enter('acme', 'before', bounds);
    await server.stop();
    await expect(hot.enter('acme', 'during', bounds)).rejects.toThrow(StoreUnavailable);
    await expect(hot.reserveFree('day', 1, 1)).rejects.toThrow(StoreUnavailable);
    await expect(hot.leave('acme', 'before', 1)).resolves.toBeUndefined();
    hot.breakerOpened('pa', 1);
    await server.start();
    await expect.poll(() => hot.enter('acme', 'after', bounds).catch(() => 'away'), { timeout: 10_000 }).toBeNull();
    await expect.poll(() => heard).toEqual(['reload']);
  });
});
