import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import type { Database } from './open.ts';
import { statement } from './statement.ts';
import { openItems, plainItem, type Tables } from './testing/item.ts';

onEachDatabase('a statement', ({ open }) => {
  let database: Database<Tables>;
  beforeAll(async () => {
    database = await openItems(await open());
  });
  afterAll(() => database.close());

  let built = 0;
  const insert = statement((on: Kysely<Tables>, value: { id: string; count: bigint }) =>
    on.insertInto('item').values({ ...plainItem, id: value.id, count: value.count }),
  );
  const find = statement((on: Kysely<Tables>, value: { id: string; least: bigint }) => {
    built += 1;
    return on
      .selectFrom('item')
      .select(['id', 'count'])
      .where('id', '=', value.id)
      .where('count', '>=', value.least)
      .where('count', '<', 100n);
  });

  it('is built once and gives each call its own values, in a transaction and outside', async () => {
    await insert(database.kysely, { id: 'a', count: 1n });
    await database.transaction((transaction) => insert(transaction, { id: 'b', count: 2n }));
    const found = await Promise.all([
      find(database.kysely, { id: 'a', least: 0n }),
      database.transaction((transaction) => find(transaction, { id: 'b', least: 0n })),
      find(database.kysely, { id: 'b', least: 3n }),
    ]);
    expect(found.map(({ rows }) => rows.map((row) => ({ ...row })))).toEqual([
      [{ id: 'a', count: 1n }],
      [{ id: 'b', count: 2n }],
      [],
    ]);
    expect(built).toBe(1);
    built = 0;
  });

  it('says how many rows it changed', async () => {
    const change = statement((on: Kysely<Tables>, value: { note: string }) =>
      on.updateTable('item').set({ note: value.note }).where('id', '=', 'a'),
    );
    expect((await change(database.kysely, { note: 'n' })).numAffectedRows).toBe(1n);
  });

  it('refuses a value that is missing', async () => {
    const call = find(database.kysely, { id: 'a' } as { id: string; least: bigint });
    await expect(call).rejects.toBeInstanceOf(TypeError);
  });
});
