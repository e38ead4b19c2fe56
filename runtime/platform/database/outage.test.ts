import { writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { onPostgres, onSqlite } from '../testing/databases.ts';
import { onOwnServer } from '../testing/own-server.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { openDatabase, type Database } from './open.ts';
import { postgres } from './postgres.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { openItems, plainItem, type Tables } from './testing/item.ts';
import { StoreUnavailable } from './unavailable.ts';

const one = CompiledQuery.raw('select 1 as one');
const reason = (work: Promise<unknown>) => work.catch((error: unknown) => error);

onSqlite('an outage', ({ open }) => {
  it('is a folder that cannot be made', async () => {
    const path = (await open()).slice('sqlite:'.length);
    await writeFile(path, '');
    expect(await reason(openDatabase(`sqlite:${path}/below/test.sqlite`))).toBeInstanceOf(StoreUnavailable);
  });

  it('is a file that is no database', async () => {
    const url = await open();
    await writeFile(url.slice('sqlite:'.length), 'no database, but long enough to look at'.repeat(100));
    expect(await reason(openDatabase(url))).toBeInstanceOf(StoreUnavailable);
  });

  it('is a disk that is full, and over when there is room again', async () => {
    const database = await openItems(await open());
    const insert = (note: string) =>
      database.kysely
        .insertInto('item')
        .values({ ...plainItem, id: note.slice(0, 9), count: 0n, note })
        .execute();
    await sql`pragma max_page_count = 10`.execute(database.kysely);
    const large = 'x'.repeat(100_000);
    expect(await reason(insert(large))).toBeInstanceOf(StoreUnavailable);
    const inside = database.transaction(async (tx) => {
      await tx
        .insertInto('item')
        .values({ ...plainItem, id: 'y', count: 0n })
        .execute();
      await tx
        .insertInto('item')
        .values({ ...plainItem, id: 'z', count: 0n, note: large })
        .execute();
    });
    expect(await reason(inside)).toBeInstanceOf(StoreUnavailable);
    await sql`pragma max_page_count = 10000`.execute(database.kysely);
    await insert(large);
    const rows = await database.kysely.selectFrom('item').select('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['xxxxxxxxx']);
    await database.close();
  });

  it('is another process that writes for too long; until then the write waits without stopping this process', async () => {
    const path = (await open()).slice('sqlite:'.length);
    const writer = new DatabaseSync(path);
    writer.exec('create table a (id text); begin immediate');
    const insert = CompiledQuery.raw(`insert into a values ('x')`);
    const impatient = new SqliteConnection(new DatabaseSync(path, { timeout: 0 }), 30);
    expect(await reason(impatient.executeQuery(insert))).toBeInstanceOf(StoreUnavailable);
    const patient = new SqliteConnection(new DatabaseSync(path, { timeout: 0 }), 10_000);
    const waiting = patient.executeQuery(insert);
    setTimeout(() => {
      writer.exec('commit');
    }, 20);
    expect(await waiting).toMatchObject({ numAffectedRows: 1n });
    impatient.close();
    patient.close();
    writer.close();
  });
});

onPostgres('an outage', ({ open }) => {
  it('is a statement that takes too long', async () => {
    const database = await openDatabase(await open());
    const slow = database.transaction(async (tx) => {
      await sql`set local statement_timeout = 20`.execute(tx);
      await sql`select pg_sleep(30)`.execute(tx);
    });
    expect(await reason(slow)).toBeInstanceOf(StoreUnavailable);
    expect((await database.kysely.executeQuery(one)).rows).toEqual([{ one: 1n }]);
    await database.close();
  });

  it('is a server that falls silent', async () => {
    const limits = { connecting: 2_000, statement: 60_000, silence: 1_000, idleTransaction: 60_000 };
    const kysely = new Kysely({ dialect: postgres(await open(), limits) });
    expect(await reason(sql`select pg_sleep(30)`.execute(kysely))).toBeInstanceOf(StoreUnavailable);
    expect((await kysely.executeQuery(one)).rows).toEqual([{ one: 1n }]);
    await kysely.destroy();
  });

  it('is a connection that is ended by the server: in the middle of a transaction, and while nobody uses it', async () => {
    const url = await open();
    const [database, other] = [await openItems(url), await openDatabase(url)];
    const end = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other.kysely);
    const broken = database.transaction(async (tx) => {
      await tx
        .insertInto('item')
        .values({ ...plainItem, id: 'a', count: 0n })
        .execute();
      await end();
      await tx
        .insertInto('item')
        .values({ ...plainItem, id: 'b', count: 0n })
        .execute();
    });
    expect(await reason(broken)).toBeInstanceOf(StoreUnavailable);
    expect(await database.kysely.selectFrom('item').selectAll().execute()).toEqual([]);
    await end();
    await expect
      .poll(() =>
        database.kysely
          .selectFrom('item')
          .selectAll()
          .execute()
          .catch(() => null),
      )
      .toEqual([]);
    await database.close();
    await other.close();
  });

  it('tells no password', async () => {
    const url = `postgres://user:secret@127.0.0.1:${await freePort()}/none`;
    const error = await reason(openDatabase(url));
    expect(error).toBeInstanceOf(StoreUnavailable);
    const { cause } = error as Error;
    expect(JSON.stringify([error, cause], ['message', 'stack', ...Object.getOwnPropertyNames(cause)])).not.toContain(
      'secret',
    );
  });
});

await onOwnServer('an outage of PostgreSQL', startPostgres, (server) => {
  let database: Database<Tables>;
  beforeAll(async () => {
    database = await openItems(server.url);
  });
  afterAll(() => database.close());

  it('ends when the server is started again', async () => {
    const insert = (id: string) =>
      database.kysely
        .insertInto('item')
        .values({ ...plainItem, id, count: 0n })
        .execute();
    await insert('before');
    await server.stop();
    expect(await reason(insert('during'))).toBeInstanceOf(StoreUnavailable);
    expect(await reason(database.transaction(() => Promise.resolve()))).toBeInstanceOf(StoreUnavailable);
    expect(await reason(openDatabase(server.url))).toBeInstanceOf(StoreUnavailable);
    await server.start();
    await insert('after');
    const rows = await database.kysely.selectFrom('item').select('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['before', 'after']);
  });
});
