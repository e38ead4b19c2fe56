import { describe, expect, it } from 'vitest';
import { MemoryHot } from './memory-hot.ts';
import { laws } from './testing/laws.ts';

describe('the hot state of one process', () => {
  laws(() => {
    const clock = { now: 0 };
    const hot = new MemoryHot(() => clock.now);
    return Promise.resolve({ clients: [hot, hot], clock, close: () => hot.close() });
  });

  it('forgets organisations that are idle, and none that is not', async () => {
    const clock = { now: 0 };
    const hot = new MemoryHot(() => clock.now);
    const bounds = { requestsPerMinute: 60, tokensPerMinute: 60, concurrency: 1 };
    await hot.enter('busy', 'stream', bounds);
    await hot.enter('in debt', 'large', bounds);
    await hot.leave('in debt', 'large', 1_000_000);
    for (let count = 0; count < 10_000; count++) {
      clock.now += 1_000;
      await hot.enter(`passing ${count}`, 'one', bounds);
      await hot.leave(`passing ${count}`, 'one', 0);
    }
    expect(hot.remembered).toBeLessThan(10);
    expect(await hot.enter('busy', 'another', bounds)).toMatchObject({ exceeded: 'concurrency' });
    expect(await hot.enter('in debt', 'another', bounds)).toMatchObject({ exceeded: 'tokens_per_minute' });
  });

  it('remembers the free serving of today and yesterday', async () => {
    const hot = new MemoryHot();
    for (const day of ['2026-11-20', '2026-11-21']) await hot.reserveFree(day, 10, 10);
    expect(await hot.reserveFree('2026-11-20', 10, 10)).toBe(false);
    await hot.reserveFree('2026-11-22', 10, 10);
    expect(await hot.reserveFree('2026-11-21', 10, 10)).toBe(false);
    expect(await hot.reserveFree('2026-11-20', 10, 10)).toBe(true);
  });
});
