import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase, onSqlite } from '../testing/databases.ts';
import { openDatabase, type Database } from './open.ts';
import { openItems, plainItem, type Tables } from './testing/item.ts';
import { StoreUnavailable } from './unavailable.ts';

onEachDatabase('values', ({ open }) => {
  let database: Database<Tables>;
  beforeAll(async () => {
    database = await openItems(await open());
  });
  afterAll(() => database.close());

  const insert = (item: Partial<Tables['item']>) =>
    database.kysely
      .insertInto('item')
      .values({ id: 'x', count: 0n, ...plainItem, ...item })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...plainItem, ...item, count: item.count ?? 0n }))
      .execute();
  const read = (id = 'x') =>
    database.kysely.selectFrom('item').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('come back as they went', async () => {
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0') && value.isWellFormed());
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
        text,
        fc.uint8Array(),
        async (count, ratio, note, bytes) => {
          await insert({ count, ratio, note, bytes });
          const row = await read();
          expect({ ...row, bytes: [...(row.bytes ?? [])] }).toEqual({ id: 'x', count, ratio, note, bytes: [...bytes] });
        },
      ),
    );
  });

  it('are bigint where they are integers, however they were computed', async () => {
    await insert({ id: 'y', count: 2n ** 53n + 1n });
    const found = sql<bigint>`exists(select 1)`;
    const row = await database.kysely
      .selectFrom('item')
      .where('id', '=', 'y')
      .select(({ fn }) => [fn.sum('count').as('sum'), fn.countAll().as('rows'), found.as('found'), sql`1`.as('one')])
      .executeTakeFirstOrThrow();
    expect({ ...row }).toEqual({ sum: 2n ** 53n + 1n, rows: 1n, found: 1n, one: 1n });
  });

  it.each([
    ['NUL', { note: 'a\0b' }],
    ['half a surrogate pair', { note: 'a\ud800' }],
    ['an integer beyond 64 bits', { count: 2n ** 63n }],
    ['not a number', { ratio: Number.NaN }],
  ])('with %s are refused', async (_, item) => {
    await expect(insert(item)).rejects.toBeInstanceOf(RangeError);
  });

  it.each([[true], [new Date(0)], [{}], [undefined]])('of another type are refused: %s', async (value) => {
    const query = sql`select ${value}`.execute(database.kysely);
    await expect(query).rejects.toBeInstanceOf(TypeError);
  });

  it('are never read as SQL', async () => {
    const nasty = `'); drop table item; --" \\' \${x} ?1 $1 :a`;
    await insert({ id: nasty, note: nasty });
    expect((await read(nasty)).note).toBe(nasty);
    expect(await database.kysely.selectFrom('item').select('id').where('note', '=', `' or '1'='1`).execute()).toEqual(
      [],
    );
  });

  it('sort as text, so that times do', async () => {
    const { rows } = await sql<{ at: string }>`select * from (
      select ${'2026-01-02T00:00:00.000Z'} as at union select ${'2025-12-31T23:59:59.999Z'} as at) as times
      order by at`.execute(database.kysely);
    expect(rows.map(({ at }) => at)).toEqual(['2025-12-31T23:59:59.999Z', '2026-01-02T00:00:00.000Z']);
  });

  it('say how many rows they changed', async () => {
    await insert({ id: 'z' });
    const set = (id: string) =>
      database.kysely.updateTable('item').set({ note: 'n' }).where('id', '=', id).executeTakeFirst();
    expect((await set('z')).numUpdatedRows).toBe(1n);
    expect((await set('nobody')).numUpdatedRows).toBe(0n);
    const { rows } = await sql`delete from item where id = 'z' returning note`.execute(database.kysely);
    expect(rows.map((row) => ({ ...(row as object) }))).toEqual([{ note: 'n' }]);
  });

  it('keep an error of the caller what it is', async () => {
    await insert({ id: 'twice' });
    const twice = database.kysely.insertInto('item').values({ id: 'twice', count: 0n, ...plainItem });
    await expect(twice.execute()).rejects.toThrow(/unique/i);
    await expect(twice.execute()).rejects.not.toBeInstanceOf(StoreUnavailable);
    await expect(sql`select nonsense from nowhere`.execute(database.kysely)).rejects.not.toBeInstanceOf(
      StoreUnavailable,
    );
  });
});

onSqlite('a file', ({ open }) => {
  it('is made with its folder, for its owner alone', async () => {
    const url = (await open()).replace('test.sqlite', 'new/folder/test.sqlite');
    const database = await openItems(url);
    const path = url.slice('sqlite:'.length);
    const modes = [path, `${path}-wal`, dirname(path)].map(async (name) =>
      ((await stat(name)).mode & 0o777).toString(8),
    );
    expect(await Promise.all(modes)).toEqual(['600', '600', '700']);
    await database.close();
  });

  it('may be memory', async () => {
    const database = await openItems('sqlite::memory:');
    expect(await database.kysely.selectFrom('item').selectAll().execute()).toEqual([]);
    await database.close();
  });

  it('holds to its foreign keys', async () => {
    const database = await openDatabase('sqlite::memory:');
    await sql`create table a (id text primary key)`.execute(database.kysely);
    await sql`create table b (a text references a (id))`.execute(database.kysely);
    await expect(sql`insert into b values ('x')`.execute(database.kysely)).rejects.toThrow('FOREIGN KEY');
    await database.close();
  });
});

describe('a URL that cannot be used', () => {
  it.each([
    'mysql://user:secret@host/x',
    'postgres://user:secret@[host/x',
    'postgres://user:secret@host:x/y',
    'sqlite:',
  ])('is refused without telling its password: %s', async (url) => {
    const error: unknown = await openDatabase(url).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(StoreUnavailable);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret');
  });
});
