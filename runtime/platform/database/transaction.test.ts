import { setImmediate as later } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onEachDatabase, onPostgres, onSqlite } from '../testing/databases.ts';
import { openDatabase, type Database, type Transaction } from './open.ts';
import { openItems, plainItem, type Tables } from './testing/item.ts';
import { StoreUnavailable } from './unavailable.ts';

onEachDatabase('a transaction', ({ open }) => {
  let url = '';
  let database: Database<Tables>;
  let other: Database<Tables>;
  beforeAll(async () => {
    url = await open();
    database = await openItems(url);
    other = await openDatabase<Tables>(url);
  });
  beforeEach(async () => {
    await database.kysely.deleteFrom('item').execute();
  });
  afterAll(() => Promise.all([database.close(), other.close()]));

  const item = (id: string, count = 0n) => ({ id, count, ...plainItem });
  const ids = async (of = database) => (await of.kysely.selectFrom('item').select('id').execute()).map(({ id }) => id);

  it('answers with what its work comes to', async () => {
    expect(await database.transaction(() => Promise.resolve(7))).toBe(7);
  });

  it('is kept wholly or not at all', async () => {
    const failing = database.transaction(async (transaction) => {
      await transaction.insertInto('item').values(item('a')).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const wrong = database.transaction(async (transaction) => {
      await transaction.insertInto('item').values(item('b')).execute();
      await transaction.insertInto('item').values(item('b')).execute();
    });
    await expect(wrong).rejects.toThrow(/unique/i);
    expect(await ids()).toEqual([]);
  });

  it('is seen by others when it is complete, and not before', async () => {
    const { promise: seen, resolve: go } = Promise.withResolvers<undefined>();
    const written = Promise.withResolvers<undefined>();
    const writing = database.transaction(async (transaction) => {
      await transaction.insertInto('item').values(item('a')).execute();
      written.resolve(undefined);
      await seen;
    });
    await written.promise;
    expect(await ids(other)).toEqual([]);
    go(undefined);
    await writing;
    expect(await ids(other)).toEqual(['a']);
  });

  it('adds up with hundreds of others at the same time', async () => {
    await database.kysely.insertInto('item').values(item('sum')).execute();
    const add = (to: Database<Tables>) =>
      to.transaction(async (transaction) => {
        await transaction
          .updateTable('item')
          .set(({ eb }) => ({ count: eb('count', '+', 1n) }))
          .where('id', '=', 'sum')
          .execute();
        await later();
      });
    await Promise.all(Array.from({ length: 300 }, (_, index) => add(index % 3 === 0 ? other : database)));
    expect(await database.kysely.selectFrom('item').select('count').execute()).toEqual([
      expect.objectContaining({ count: 300n }),
    ]);
  });
});

onSqlite('one process', ({ open }) => {
  it('lets no plain query slip into an open transaction', async () => {
    const database = await openItems(await open());
    const order: string[] = [];
    const begun = Promise.withResolvers<undefined>();
    const transaction = database.transaction(async (tx) => {
      await tx
        .insertInto('item')
        .values({ id: 'a', count: 0n, ...plainItem })
        .execute();
      begun.resolve(undefined);
      for (let turn = 0; turn < 20; turn++) await later();
      order.push('transaction');
      throw new Error('undone');
    });
    await begun.promise;
    const plain = database.kysely
      .insertInto('item')
      .values({ id: 'b', count: 0n, ...plainItem })
      .execute()
      .then(() => order.push('plain'));
    await expect(transaction).rejects.toThrow('undone');
    await plain;
    expect(order).toEqual(['transaction', 'plain']);
    const rows = await database.kysely.selectFrom('item').select('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['b']);
    await database.close();
  });

  it('waits for what is under way before it closes the file', async () => {
    const url = await open();
    const database = await openItems(url);
    const writing = database.transaction(async (tx) => {
      await later();
      await tx
        .insertInto('item')
        .values({ id: 'a', count: 0n, ...plainItem })
        .execute();
    });
    await database.close();
    await writing;
    const again = await openDatabase<Tables>(url);
    expect(await again.kysely.selectFrom('item').select('id').execute()).toHaveLength(1);
    await again.close();
  });
});

onPostgres('a failed statement', ({ open }) => {
  it('spoils its transaction, even where the work goes on as if nothing had happened', async () => {
    const database = await openItems(await open());
    const insert = (tx: Transaction<Tables>) =>
      tx
        .insertInto('item')
        .values({ id: 'a', count: 0n, ...plainItem })
        .execute();
    const careless = database.transaction(async (tx) => {
      await insert(tx);
      await insert(tx).catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('cannot be committed');
    expect(await database.kysely.selectFrom('item').select('id').execute()).toEqual([]);
    await database.close();
  });
});

onPostgres('a conflict', ({ open }) => {
  it('has the transaction done again', async () => {
    const database = await openItems(await open());
    const ids = ['a', 'b'];
    await database.kysely
      .insertInto('item')
      .values(ids.map((id) => ({ id, count: 0n, ...plainItem })))
      .execute();
    // Both take what the other wants next: the server ends one of them.
    const first = Promise.withResolvers<undefined>();
    let waiting = 0;
    let tries = 0;
    const add = (order: string[]) =>
      database.transaction(async (tx) => {
        tries += 1;
        for (const id of order) {
          await tx
            .updateTable('item')
            .set(({ eb }) => ({ count: eb('count', '+', 1n) }))
            .where('id', '=', id)
            .execute();
          waiting += 1;
          if (waiting === 2) first.resolve(undefined);
          await first.promise;
        }
      });
    await Promise.all([add(ids), add(ids.toReversed())]);
    expect(tries).toBe(3);
    const rows = await database.kysely.selectFrom('item').select('count').execute();
    expect(rows.map(({ count }) => count)).toEqual([2n, 2n]);
    await database.close();
  });

  it('that does not end is an outage', async () => {
    const database = await openDatabase(await open());
    const cause = Object.assign(new DatabaseError('deadlock detected', 0, 'error'), { code: '40P01' });
    let tries = 0;
    const error: unknown = await database
      .transaction(() => {
        tries += 1;
        return Promise.reject(cause);
      })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error).toMatchObject({ cause });
    expect(tries).toBe(8);
    await database.close();
  });

  it('with a change of the table is none', async () => {
    const database = await openItems(await open());
    const read = () => database.kysely.selectFrom('item').selectAll().execute();
    const readInside = () => database.transaction((tx) => tx.selectFrom('item').selectAll().execute());
    await Promise.all(Array.from({ length: 10 }, read));
    await database.kysely.schema.alterTable('item').addColumn('extra', 'text').execute();
    await expect(Promise.all(Array.from({ length: 10 }, read))).resolves.toHaveLength(10);
    await database.kysely.schema.alterTable('item').addColumn('more', 'text').execute();
    await expect(Promise.all(Array.from({ length: 10 }, readInside))).resolves.toHaveLength(10);
    await database.close();
  });
});
