import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryStore } from './memory-store.ts';
import type { StoredResponse } from './store.ts';

afterEach(() => {
  vi.useRealTimers();
});

const stored = (id: string, organization = 'a'): StoredResponse => ({
  id,
  organization,
  previous: null,
  input: [],
  states: {},
  response: { id, text: 'x'.repeat(100) },
});
const events = [{ event: 'response.created', data: '{}' }];
const roomy = { count: 100, responses: 10_000, events: 10_000 };

async function known(store: MemoryStore, ids: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(ids.map((id) => store.get('a', id)));
  return found.flatMap((one) => one?.id ?? []);
}

describe('the memory store', () => {
  it('knows a response for its own organisation alone', async () => {
    const store = new MemoryStore(1000, roomy);
    await store.put(stored('r1'), events);
    expect(await store.get('a', 'r1')).toEqual(stored('r1'));
    expect(await store.events('a', 'r1')).toEqual(events);
    expect(await store.get('b', 'r1')).toBeNull();
    expect(await store.events('b', 'r1')).toBeNull();
    expect(await store.delete('b', 'r1')).toBe(false);
    expect(await store.delete('a', 'r1')).toBe(true);
    expect(await store.events('a', 'r1')).toBeNull();
  });

  it('forgets what has expired, to the millisecond', async () => {
    vi.useFakeTimers({ now: 0 });
    const store = new MemoryStore(1000, roomy);
    await store.put(stored('r1'), events);
    vi.setSystemTime(999);
    expect(await known(store, ['r1'])).toEqual(['r1']);
    vi.setSystemTime(1000);
    expect(await known(store, ['r1'])).toEqual([]);
    expect(await store.events('a', 'r1')).toBeNull();
  });

  it('forgets the oldest beyond its count and beyond its size', async () => {
    const ids = ['r1', 'r2', 'r3'];
    const few = new MemoryStore(1000, { ...roomy, count: 2 });
    const small = new MemoryStore(1000, { ...roomy, responses: 500 });
    for (const id of [...ids, 'r3']) {
      await few.put(stored(id), null);
      await small.put(stored(id), null);
    }
    expect(await known(few, ids)).toEqual(['r2', 'r3']);
    expect(await known(small, ids)).toEqual(['r2', 'r3']);
  });

  it('forgets events before the responses they tell of', async () => {
    const store = new MemoryStore(1000, { ...roomy, events: 60 });
    await store.put(stored('r1'), events);
    await store.put(stored('r2'), events);
    expect(await known(store, ['r1', 'r2'])).toEqual(['r1', 'r2']);
    expect(await store.events('a', 'r1')).toBeNull();
    expect(await store.events('a', 'r2')).toEqual(events);
  });
});
