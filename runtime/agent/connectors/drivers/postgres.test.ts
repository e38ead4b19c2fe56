import { Client } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { onPostgres } from '../../../platform/testing/databases.ts';
import type { Values } from '../credentials.ts';
import { fixed, wide } from '../testing/access.ts';
import { postgresDriver } from './postgres.ts';

onPostgres('A PostgreSQL connection', (database) => {
  let values: Values = {};
  let url = '';
  const tell = async (sql: string) => {
    const client = new Client(url);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    url = await database.open();
    const { hostname, port, username, pathname } = new URL(url);
    values = { host: hostname, port, user: username, database: pathname.slice(1), ssl: 'off' };
    await tell(`create table person (id bigint, name text, at timestamptz, ok bool, more jsonb, part float8, raw bytea);
      insert into person values (9007199254740993, 'Ada', '2026-01-02 03:04:05+00', true, '{"a":[1]}', 0.5, '\\x01ff'),
        (2, null, null, false, null, 'NaN', null);
      create sequence counter;
      create function grow() returns bigint language sql as $$ select nextval('counter') $$`);
  });

  it('is checked by asking it', async () => {
    await postgresDriver(fixed(values)).check(AbortSignal.timeout(10_000));
    const wrong = postgresDriver(fixed({ ...values, database: 'no_such_database' }));
    await expect(wrong.check(AbortSignal.timeout(10_000))).rejects.toThrow(
      'database "no_such_database" does not exist',
    );
  });

  it('answers with values as JSON can say them', async () => {
    const { query } = postgresDriver(fixed(values));
    expect(await query('select * from person order by id desc', wide())).toEqual({
      columns: ['id', 'name', 'at', 'ok', 'more', 'part', 'raw'],
      rows: [
        ['9007199254740993', 'Ada', expect.stringContaining('2026-01-02'), true, { a: [1] }, 0.5, '\\x01ff'],
        [2, null, null, false, null, 'NaN', null],
      ],
      truncated: false,
    });
    expect(await query('select id from person where false', wide())).toEqual({
      columns: ['id'],
      rows: [],
      truncated: false,
    });
  });

  it('writes nothing, whatever the query is', async () => {
    const { query } = postgresDriver(fixed(values));
    const attempts = [
      'with gone as (delete from person returning *) select * from gone',
      'select grow()',
      'select * from person for update',
      "select set_config('transaction_read_only', 'off', false), grow()",
      'explain analyze delete from person',
      'select 1; delete from person',
      'select 1; commit; delete from person',
      'create table other (id int)',
      "copy (select 1) to program 'true'",
      'select * into other from person',
    ];
    for (const sql of attempts) await expect((async () => query(sql, wide()))(), sql).rejects.toThrow();
    expect(await tell('select count(*)::int as n from person')).toEqual([{ n: 2 }]);
    expect(await tell('select is_called from counter')).toEqual([{ is_called: false }]);
  });

  it('finds nothing of what another query has set', async () => {
    const { query } = postgresDriver(fixed(values));
    await query("select set_config('search_path', 'elsewhere', false)", wide());
    expect((await query('select count(*) from person', wide())).rows).toEqual([[2]]);
  });

  it('reads as many rows, and as much text, as it is told to', async () => {
    const { query } = postgresDriver(fixed(values));
    const many = await query('with recursive n(n) as (select 1 union all select n + 1 from n) select n from n', {
      ...wide(),
      rows: 3,
    });
    expect(many).toEqual({ columns: ['n'], rows: [[1], [2], [3]], truncated: true });
    const long = await query("select repeat('x', 1000000) as long, 'y' as next", { ...wide(), size: 10 });
    expect(long).toEqual({ columns: ['long', 'next'], rows: [['xxxxxxxxxx', '']], truncated: true });
  });

  it('takes no more from the server than it may', async () => {
    const { query } = postgresDriver(fixed(values));
    await expect(query("select repeat('x', 200000000)", wide())).rejects.toThrow();
  });

  it('ends a query at the server when nobody waits for it', async () => {
    const { query } = postgresDriver(fixed(values));
    const ending = new AbortController();
    const asked = query('select pg_sleep(60)', wide(ending.signal));
    const sleepers = () =>
      tell(`select 1 from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'`);
    await expect.poll(sleepers, { timeout: 10_000 }).toHaveLength(1);
    ending.abort(new Error('enough'));
    await expect(asked).rejects.toThrow('enough');
    await expect.poll(sleepers, { timeout: 10_000 }).toHaveLength(0);
  });

  it('sends no password but its own', async () => {
    process.env['PGPASSWORD'] = 'of-somebody-else';
    try {
      await tell(`create role careful login password 'right'`);
      // Everybody is trusted here, so what counts is that an empty one asks the environment for nothing.
      expect(
        (await postgresDriver(fixed({ ...values, user: 'careful' })).query('select current_user', wide())).rows,
      ).toEqual([['careful']]);
    } finally {
      delete process.env['PGPASSWORD'];
      await tell('drop role careful');
    }
  });
});
