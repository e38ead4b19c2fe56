import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { type Database, openDatabase } from '../../platform/database/open.ts';
import { onEachDatabase } from '../../platform/testing/databases.ts';
import { migrations } from '../storage/migrations.ts';
import type { Schema } from '../storage/schema.ts';
import { DatabaseStore } from './database-store.ts';
import type { StoredResponse } from './store.ts';

afterEach(() => {
  vi.useRealTimers();
});

const stored = (id: string, text = 'x', organization = 'a'): StoredResponse => ({
  id,
  organization,
  previous: null,
  input: [],
  states: {},
  response: { id, text },
});
const events = [
  { event: 'response.created', data: '{"a":1}' },
  { event: 'response.completed', data: '{}' },
];
const retention = 60_000;

/** The store as one process has it. */
function storeOn(database: Database<Schema>, instance = 'one'): DatabaseStore {
  return new DatabaseStore({ database, retention, instance, ttl: () => 10_000 });
}

onEachDatabase('the store of responses', ({ open }) => {
  const opened = async (): Promise<Database<Schema>> => {
    const database = await openDatabase<Schema>(await open());
    onTestFinished(() => database.close());
    await migrate(database, migrations);
    return database;
  };
  const known = async (store: DatabaseStore, ids: readonly string[]): Promise<readonly string[]> => {
    const found = await Promise.all(ids.map((id) => store.get('a', id)));
    return found.flatMap((one) => one?.id ?? []);
  };

  it('knows a response for its own organisation alone', async () => {
    const store = storeOn(await opened());
    await store.put(stored('r1'), events);
    expect(await store.get('a', 'r1')).toEqual(stored('r1'));
    expect(await store.events('a', 'r1')).toEqual(events);
    expect(await store.get('b', 'r1')).toBeNull();
    expect(await store.events('b', 'r1')).toBeNull();
    expect(await store.delete('b', 'r1')).toBe(false);
    expect(await store.delete('a', 'r1')).toBe(true);
    expect(await store.delete('a', 'r1')).toBe(false);
    expect(await store.get('a', 'r1')).toBeNull();
    expect(await store.events('a', 'r1')).toBeNull();
  });

  it('knows none by a text that no database can be asked for', async () => {
    const store = storeOn(await opened());
    await store.put(stored('r1'), events);
    for (const id of ['r1\0', '\ud800', '', 'r1 ', "r1' or '1'='1"]) {
      expect(await store.get('a', id)).toBeNull();
      expect(await store.events('a', id)).toBeNull();
      expect(await store.cancel('a', id)).toBeNull();
      expect(await store.delete('a', id)).toBe(false);
    }
    expect(await store.delete('a', 'r1')).toBe(true);
  });

  it('knows two with one id in two organisations apart', async () => {
    const store = storeOn(await opened());
    await store.put(stored('r1', 'of a'), null);
    await store.put(stored('r1', 'of b', 'b'), events);
    expect(await store.get('a', 'r1')).toEqual(stored('r1', 'of a'));
    expect(await store.events('a', 'r1')).toBeNull();
    expect(await store.delete('a', 'r1')).toBe(true);
    expect(await store.get('b', 'r1')).toEqual(stored('r1', 'of b', 'b'));
  });

  it('keeps the last that was put, with its events or without', async () => {
    const store = storeOn(await opened());
    await store.put(stored('r1', 'first'), events);
    await store.put(stored('r1', 'second'), null);
    expect(await store.get('a', 'r1')).toEqual(stored('r1', 'second'));
    expect(await store.events('a', 'r1')).toBeNull();
  });

  it('keeps any text: NUL, half a surrogate pair, and a stream of megabytes', async () => {
    const store = storeOn(await opened());
    const text = 'a\0b\ud800c\u2028 \u{1f600}';
    const long = Array.from({ length: 64 }, (_, index) => ({
      event: 'response.output_text.delta',
      data: JSON.stringify({ sequence_number: index, delta: `${text}${'x'.repeat(128 * 1024)}` }),
    }));
    await store.put(stored('r1', text), long);
    expect(await store.get('a', 'r1')).toEqual(stored('r1', text));
    expect(await store.events('a', 'r1')).toEqual(long);
  });

  it('is the same for whoever opens the database', async () => {
    const database = await opened();
    await storeOn(database).put(stored('r1'), events);
    expect(await storeOn(database).get('a', 'r1')).toEqual(stored('r1'));
  });

  it('forgets what has expired, to the millisecond', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    const store = storeOn(await opened());
    await store.put(stored('r1'), events);
    vi.setSystemTime(1_000_000 + retention - 1);
    expect(await known(store, ['r1'])).toEqual(['r1']);
    vi.setSystemTime(1_000_000 + retention);
    expect(await known(store, ['r1'])).toEqual([]);
    expect(await store.events('a', 'r1')).toBeNull();
    expect(await store.delete('a', 'r1')).toBe(false);
  });

  it('deletes what has expired now and then, however much it is, and nothing else', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    const database = await opened();
    const store = storeOn(database);
    for (let count = 0; count < 250; count += 1) await store.put(stored(`old${count}`), null);
    vi.setSystemTime(1_000_000 + 9 * retention + 1);
    await store.put(stored('young'), null);
    const kept = async (): Promise<readonly string[]> => {
      const rows = await database.kysely.selectFrom('stored_response').select('id').execute();
      return rows.map(({ id }) => id).toSorted();
    };

    vi.setSystemTime(1_000_000 + 10 * retention);
    await store.put(stored('new'), null);
    await expect.poll(kept).toEqual(['new', 'young']);
  });

  const underWay: StoredResponse = { ...stored('r1'), response: { id: 'r1', status: 'in_progress', output: [] } };
  const completed: StoredResponse = { ...stored('r1'), response: { id: 'r1', status: 'completed', output: [1] } };
  const statusOf = async (store: DatabaseStore): Promise<unknown> => (await store.get('a', 'r1'))?.response['status'];

  /** Two processes that live, and one that does not. */
  const processes = async (): Promise<{ one: DatabaseStore; other: DatabaseStore; dead: DatabaseStore }> => {
    const database = await opened();
    const now = Date.now();
    const seen = { one: now, other: now, dead: now - 60_000 };
    for (const [id, time] of Object.entries(seen)) {
      const at = new Date(time).toISOString();
      await database.kysely.insertInto('instance').values({ id, started_at: at, seen_at: at }).execute();
    }
    return { one: storeOn(database, 'one'), other: storeOn(database, 'other'), dead: storeOn(database, 'dead') };
  };

  it('knows a response under way in every process, and what it has become', async () => {
    const { one, other } = await processes();
    await one.begin(underWay);
    expect([await one.underWay(), await other.underWay()]).toEqual([[{ organization: 'a', id: 'r1' }], []]);
    expect(await other.get('a', 'r1')).toEqual(underWay);
    expect(await other.events('a', 'r1')).toBeNull();
    await one.end(completed, events);
    expect(await one.underWay()).toEqual([]);
    expect(await other.get('a', 'r1')).toEqual(completed);
    expect(await other.events('a', 'r1')).toEqual(events);
    expect(await other.cancel('a', 'r1')).toBeNull();
  });

  it('cancels what another process makes: that one learns of it, and adds only how far it came', async () => {
    const { one, other } = await processes();
    await one.begin(underWay);
    expect(await other.cancel('b', 'r1')).toBeNull();
    const cancelled = { ...underWay, response: { ...underWay.response, status: 'cancelled' } };
    expect(await other.cancel('a', 'r1')).toEqual(cancelled);
    expect(await other.cancel('a', 'r1')).toBeNull();
    expect(await one.underWay()).toEqual([]);
    await one.end(completed, events);
    expect(await other.get('a', 'r1')).toEqual(cancelled);
    const further = { ...cancelled, response: { ...cancelled.response, output: [1] } };
    await one.end(further, events);
    expect(await other.get('a', 'r1')).toEqual(further);
  });

  it('deletes what another process makes, and it does not come back', async () => {
    const { one, other } = await processes();
    await one.begin(underWay);
    expect(await other.delete('a', 'r1')).toBe(true);
    expect(await one.underWay()).toEqual([]);
    await one.end({ ...completed, response: { ...completed.response, status: 'cancelled' } }, events);
    expect(await other.get('a', 'r1')).toBeNull();
  });

  it('has failed what a dead process was making, for good', async () => {
    const { one, dead } = await processes();
    await dead.begin(underWay);
    expect(await one.get('a', 'r1')).toMatchObject({ response: { status: 'failed', error: { code: 'server_error' } } });
    await dead.end(completed, events);
    expect(await statusOf(one)).toBe('failed');
  });
});
