import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { migrate, WrongMigrations, type Migration } from './migrate.ts';
import { openDatabase, type Database } from './open.ts';

onEachDatabase('migrations', ({ open }) => {
  let database: Database<unknown>;
  let done: string[];
  beforeEach(async () => {
    database = await openDatabase(await open());
    done = [];
  });
  afterEach(() => database.close());

  const step = (name: string, text = `create table ${name} (id text)`): Migration<unknown> => ({
    name,
    async up(transaction) {
      done.push(name);
      await sql.raw(text).execute(transaction);
    },
  });
  const tables = async () => {
    const catalog =
      database.dialect === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_schema where type = 'table' order by name`
        : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by name`;
    const { rows } = await catalog.execute(database.kysely);
    return rows.map(({ name }) => name).filter((name) => name !== 'migration');
  };

  it('are applied in the order given, each once', async () => {
    await migrate(database, [step('b'), step('a')]);
    await migrate(database, [step('b'), step('a'), step('c')]);
    await migrate(database, [step('b'), step('a'), step('c')]);
    expect(done).toEqual(['b', 'a', 'c']);
    expect(await tables()).toEqual(['a', 'b', 'c']);
  });

  it('that fail leave nothing behind, and those before them stay', async () => {
    const half: Migration<unknown> = {
      name: 'half',
      async up(transaction) {
        await sql`create table half (id text)`.execute(transaction);
        await sql`create table half (id text)`.execute(transaction);
      },
    };
    await expect(migrate(database, [step('a'), half, step('b')])).rejects.toThrow(/exists/);
    expect(await tables()).toEqual(['a']);
    await migrate(database, [step('a'), step('half'), step('b')]);
    expect(await tables()).toEqual(['a', 'b', 'half']);
  });

  it('of a newer program are refused', async () => {
    await migrate(database, [step('a'), step('b')]);
    const old = migrate(database, [step('a')]);
    await expect(old).rejects.toBeInstanceOf(WrongMigrations);
    await expect(old).rejects.toThrow('the database is newer than this program: it has the migration b');
  });

  it('in another order, or of another program, are refused and change nothing', async () => {
    await migrate(database, [step('a'), step('b')]);
    await expect(migrate(database, [step('b'), step('a'), step('c')])).rejects.toThrow(
      'migration 1 of the database is a, of this program b',
    );
    await expect(migrate(database, [step('a'), step('x'), step('c')])).rejects.toBeInstanceOf(WrongMigrations);
    expect(await tables()).toEqual(['a', 'b']);
  });
});
