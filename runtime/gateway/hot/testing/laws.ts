import fc from 'fast-check';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { HotState, RateBounds } from '../hot-state.ts';
import { MinuteModel } from './minute-model.ts';

/** A hot state as two processes have it; for one that is of one process alone, twice the same. */
export interface World {
  readonly clients: readonly [HotState, HotState];

  /** Milliseconds; all of the world's time. Never goes back. */
  readonly clock: { now: number };
  close(): Promise<void>;
}

const wide: RateBounds = { requestsPerMinute: 1_000_000, tokensPerMinute: 1_000_000, concurrency: 1_000 };

/** What holds of every hot state (hot-state.ts), whoever keeps it. */
export function laws(open: () => Promise<World>): void {
  let world: World;
  let one: HotState;
  let other: HotState;
  beforeAll(async () => {
    world = await open();
    [one, other] = world.clients;
  });
  afterAll(() => world.close());

  /** Lets requests in one after the other until one is refused; says how many were let in, and why that was. */
  async function fill(organization: string, bounds: RateBounds, most = 100) {
    for (let count = 0; count < most; count++) {
      const refusal = await one.enter(organization, newId(), bounds);
      if (refusal !== null) return { count, refusal };
    }
    return { count: most, refusal: null };
  }

  describe('a minute', () => {
    it('answers like the model, for any order of requests, ends and pauses', async () => {
      const bounds = fc.record({
        requestsPerMinute: fc.integer({ min: 1, max: 40 }),
        tokensPerMinute: fc.integer({ min: 1, max: 5_000 }),
        concurrency: fc.integer({ min: 1, max: 6 }),
      });
      const step = fc.oneof(
        { weight: 4, arbitrary: fc.record({ does: fc.constant('enter' as const) }) },
        { weight: 2, arbitrary: fc.record({ does: fc.constant('leave' as const), tokens: fc.nat(4_000) }) },
        { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const), milliseconds: fc.nat(20_000) }) },
      );
      const run = fc.asyncProperty(bounds, fc.array(step, { maxLength: 60 }), async (bound, steps) => {
        const organization = newId();
        const model = new MinuteModel(bound);
        const began = world.clock.now;
        const inside: (readonly [HotState, string])[] = [];
        const letIn: number[] = [];
        for (const [index, taken] of steps.entries()) {
          const client = index % 2 === 0 ? one : other;
          const now = world.clock.now - began;
          if (taken.does === 'wait') world.clock.now += taken.milliseconds;
          else if (taken.does === 'enter') {
            const request = newId();
            const refusal = await client.enter(organization, request, bound);
            expect(refusal).toEqual(model.enter(now, request));
            if (refusal !== null) continue;
            inside.push([client, request]);
            letIn.push(now);
          } else {
            const [who, request] = inside.shift() ?? [client, 'nobody'];
            await who.leave(organization, request, taken.tokens);
            model.leave(now, request, taken.tokens);
          }
        }
        expectNeverTooMany(letIn, bound.requestsPerMinute);
      });
      await fc.assert(run, { numRuns: 60 });
    });

    it('lets the whole bound in at once, then as many as flow back', async () => {
      const organization = newId();
      const bounds = { ...wide, requestsPerMinute: 12 };
      expect(await fill(organization, bounds)).toEqual({
        count: 12,
        refusal: { exceeded: 'requests_per_minute', retryAfter: 5 },
      });
      world.clock.now += 4_999;
      expect(await other.enter(organization, newId(), bounds)).toMatchObject({ retryAfter: 1 });
      world.clock.now += 1;
      expect(await fill(organization, bounds)).toMatchObject({ count: 1 });
      world.clock.now += 3_600_000;
      expect(await fill(organization, bounds)).toMatchObject({ count: 12 });
    });

    it('is refused to nobody else when one organisation has used it up', async () => {
      const bounds = { ...wide, requestsPerMinute: 1 };
      await fill(newId(), bounds);
      expect(await one.enter(newId(), newId(), bounds)).toBeNull();
    });

    it('counts the tokens of requests that have ended, and waits until all of them have flowed back', async () => {
      const organization = newId();
      const bounds = { ...wide, tokensPerMinute: 600 };
      await one.enter(organization, 'a', bounds);
      await one.enter(organization, 'b', bounds);
      await one.leave(organization, 'a', 599);
      expect(await one.enter(organization, 'c', bounds)).toBeNull();
      await one.leave(organization, 'b', 601);
      expect(await other.enter(organization, 'd', bounds)).toEqual({ exceeded: 'tokens_per_minute', retryAfter: 61 });
      world.clock.now += 60_099;
      expect(await one.enter(organization, 'd', bounds)).toMatchObject({ retryAfter: 1 });
      world.clock.now += 1;
      expect(await one.enter(organization, 'd', bounds)).toBeNull();
    });

    it('names what takes longest where several are exceeded', async () => {
      const organization = newId();
      const bounds = { requestsPerMinute: 1, tokensPerMinute: 60, concurrency: 1 };
      await one.enter(organization, 'a', bounds);
      expect(await one.enter(organization, 'b', bounds)).toEqual({ exceeded: 'requests_per_minute', retryAfter: 60 });
      await one.leave(organization, 'a', 300);
      expect(await one.enter(organization, 'b', bounds)).toEqual({ exceeded: 'tokens_per_minute', retryAfter: 241 });
    });

    it('is as full as before, in proportion, when the bounds change', async () => {
      const organization = newId();
      await fill(organization, { ...wide, requestsPerMinute: 10 }, 5);
      expect(await fill(organization, { ...wide, requestsPerMinute: 40 })).toMatchObject({ count: 20 });
      expect(await fill(organization, { ...wide, requestsPerMinute: 6 })).toEqual({
        count: 0,
        refusal: { exceeded: 'requests_per_minute', retryAfter: 10 },
      });
      world.clock.now += 30_000;
      expect(await fill(organization, { ...wide, requestsPerMinute: 6 })).toMatchObject({ count: 3 });
      world.clock.now += 30_000; // By the bound that held.
      expect(await fill(organization, { ...wide, requestsPerMinute: 60 })).toMatchObject({ count: 30 });
    });

    it('lets nobody in where a bound is 0', async () => {
      const organization = newId();
      for (const [bound, exceeded, retryAfter] of [
        ['requestsPerMinute', 'requests_per_minute', 60],
        ['tokensPerMinute', 'tokens_per_minute', 60],
        ['concurrency', 'concurrency', 1],
      ] as const) {
        expect(await one.enter(organization, newId(), { ...wide, [bound]: 0 })).toEqual({ exceeded, retryAfter });
      }
      expect(await one.enter(organization, newId(), wide)).toBeNull();
    });
  });

  describe('places', () => {
    it('are never more than there are, with 200 requests at once from two processes', async () => {
      const organization = newId();
      const bounds = { ...wide, concurrency: 7 };
      let inside = 0;
      let most = 0;
      let served = 0;
      const request = async (client: HotState): Promise<void> => {
        const id = newId();
        for (;;) {
          const refusal = await client.enter(organization, id, bounds);
          if (refusal === null) break;
          expect(refusal).toEqual({ exceeded: 'concurrency', retryAfter: 1 });
          await setImmediate();
        }
        most = Math.max(most, ++inside);
        await setImmediate();
        inside--;
        served++;
        await client.leave(organization, id, 1);
      };
      await Promise.all(Array.from({ length: 200 }, (_, index) => request(index % 2 === 0 ? one : other)));
      expect(served).toBe(200);
      expect(most).toBeGreaterThan(1);
      expect(most).toBeLessThanOrEqual(7);
    });

    it('are all taken by as many as come at once, and not one more', async () => {
      const organization = newId();
      const bounds = { ...wide, concurrency: 7 };
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? one : other).enter(organization, newId(), bounds)),
      );
      expect(answers.filter((refusal) => refusal === null)).toHaveLength(7);
    });

    it('take nothing of the minute from who is refused', async () => {
      const organization = newId();
      const bounds = { ...wide, requestsPerMinute: 3, concurrency: 1 };
      await one.enter(organization, 'first', bounds);
      for (let count = 0; count < 10; count++) {
        expect(await other.enter(organization, newId(), bounds)).toMatchObject({ exceeded: 'concurrency' });
      }
      await one.leave(organization, 'first', 0);
      expect(await fill(organization, { ...bounds, concurrency: 9 })).toMatchObject({ count: 2 });
      expect(await fill(organization, { ...bounds, concurrency: 9 })).toMatchObject({ count: 0 });
      world.clock.now += 60_000;
      expect(await fill(organization, { ...bounds, concurrency: 9 })).toMatchObject({ count: 3 });
    });

    it('are given back once, however often it is said', async () => {
      const organization = newId();
      const bounds = { ...wide, tokensPerMinute: 100, concurrency: 2 };
      await one.enter(organization, 'a', bounds);
      await one.enter(organization, 'b', bounds);
      await one.leave(organization, 'a', 60);
      await one.leave(organization, 'a', 60);
      await one.leave(organization, 'nobody', 60);
      await one.leave(newId(), 'b', 60);
      expect(await one.enter(organization, 'c', bounds)).toBeNull();
      expect(await one.enter(organization, 'd', bounds)).toMatchObject({ exceeded: 'concurrency' });
      await one.leave(organization, 'b', 30);
      expect(await one.enter(organization, 'd', bounds)).toBeNull();
    });
  });

  describe('the free serving of a day', () => {
    it('is reserved while anything is left of it, by 200 at once at most one past it', async () => {
      const day = newId();
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? one : other).reserveFree(day, 30, 1_000)),
      );
      expect(answers.filter(Boolean)).toHaveLength(34);
    });

    it('is corrected by what it really was', async () => {
      const day = newId();
      expect(await one.reserveFree(day, 1_000, 1_000)).toBe(true);
      expect(await other.reserveFree(day, 1, 1_000)).toBe(false);
      await other.correctFree(day, -1);
      expect(await one.reserveFree(day, 1, 1_000)).toBe(true);
      expect(await one.reserveFree(day, 1, 1_000)).toBe(false);
      await one.correctFree(day, 500);
      expect(await one.reserveFree(day, 1, 1_500)).toBe(false);
      expect(await one.reserveFree(day, 1, 1_501)).toBe(true);
    });

    it('is another one the next day, and of a day that nobody knows nothing is corrected', async () => {
      const day = newId();
      await one.correctFree(day, -1_000);
      expect(await one.reserveFree(day, 10, 10)).toBe(true);
      expect(await one.reserveFree(day, 10, 10)).toBe(false);
      expect(await one.reserveFree(newId(), 10, 10)).toBe(true);
    });
  });
}

/** In any t seconds at most bound + bound · t / 60 requests. */
function expectNeverTooMany(times: readonly number[], bound: number): void {
  for (const [first, from] of times.entries()) {
    for (const [last, to] of times.entries()) {
      if (last < first) continue;
      expect(last - first + 1).toBeLessThanOrEqual(bound + (bound * (to - from)) / 60_000);
    }
  }
}
