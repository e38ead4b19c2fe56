import { createConnection } from 'mysql2/promise';
import { beforeAll, expect, it } from 'vitest';
import { onMariaDb } from '../../../platform/testing/mariadb.ts';
import type { Values } from '../credentials.ts';
import { fixed, wide } from '../testing/access.ts';
import { mysqlDriver } from './mysql.ts';

onMariaDb('A MySQL connection', (mariaDb) => {
  let values: Values = {};
  let url = '';
  const tell = async (...statements: readonly string[]) => {
    const connection = await createConnection(url);
    try {
      let rows: unknown;
      for (const sql of statements) [rows] = await connection.query(sql);
      return rows;
    } finally {
      await connection.end();
    }
  };

  beforeAll(async () => {
    url = await mariaDb.open();
    const { hostname, port, username, pathname } = new URL(url);
    values = { host: hostname, port, user: username, database: pathname.slice(1), ssl: 'off' };
    await tell(
      'create table person (id bigint, name text, at datetime, part double, raw blob, price decimal(30, 2))',
      `insert into person values (9007199254740993, 'Ada', '2026-01-02 03:04:05', 0.5, x'01ff', 1.10), (2, null, null, null, null, null)`,
    );
  });

  it('is checked by asking it; a password that is wrong is told of', async () => {
    await mysqlDriver(fixed(values)).check(AbortSignal.timeout(10_000));
    await tell(`create or replace user careful identified by 'right'`, `grant select on *.* to careful`);
    await mysqlDriver(fixed({ ...values, user: 'careful', password: 'right' })).check(AbortSignal.timeout(10_000));
    const wrong = mysqlDriver(fixed({ ...values, user: 'careful', password: 'wrong' }));
    await expect(wrong.check(AbortSignal.timeout(10_000))).rejects.toThrow("Access denied for user 'careful'");
    await tell('drop user careful');
  });

  it('answers with values as JSON can say them', async () => {
    expect(await mysqlDriver(fixed(values)).query('select * from person order by id desc', wide())).toEqual({
      columns: ['id', 'name', 'at', 'part', 'raw', 'price'],
      rows: [
        ['9007199254740993', 'Ada', '2026-01-02 03:04:05', 0.5, '0x01ff', '1.10'],
        [2, null, null, null, null, null],
      ],
      truncated: false,
    });
  });

  it('writes nothing, whatever the query is', async () => {
    const { query } = mysqlDriver(fixed(values));
    await tell('create or replace procedure gone() begin commit; delete from person; end');
    const attempts = [
      'select 1; delete from person',
      'delete from person',
      'call gone()',
      'create table other (id int)',
      'set session transaction read write',
      "select 'x' into outfile '/tmp/polywire-should-not-be'",
      "select 'x' /*!50000 into dumpfile '/tmp/polywire-should-not-be' */",
      "load data local infile '/etc/hostname' into table person",
    ];
    for (const sql of attempts) await expect((async () => query(sql, wide()))(), sql).rejects.toThrow();
    expect(await tell('select count(*) as n from person')).toEqual([{ n: 2 }]);
  });

  it('is read only at the database as well: what a function does is refused there', async () => {
    const { query } = mysqlDriver(fixed(values));
    await tell(
      `create or replace function wipe() returns int modifies sql data begin delete from person; return 1; end`,
    );
    await expect(query('select wipe()', wide())).rejects.toThrow(/read.only/i);
    expect(await tell('select count(*) as n from person')).toEqual([{ n: 2 }]);
  });

  it('reads as many rows, and as much text, as it is told to', async () => {
    const { query } = mysqlDriver(fixed(values));
    const many = await query('select seq from seq_1_to_100000000', { ...wide(), rows: 3 });
    expect(many).toEqual({ columns: ['seq'], rows: [[1], [2], [3]], truncated: true });
    const long = await query("select repeat('x', 1000000) as 'long'", { ...wide(), size: 10 });
    expect(long).toEqual({ columns: ['long'], rows: [['xxxxxxxxxx']], truncated: true });
  });

  it('ends a query at the server when nobody waits for it', async () => {
    const { query } = mysqlDriver(fixed(values));
    const ending = new AbortController();
    const asked = query('select sleep(60)', wide(ending.signal));
    const sleepers = () => tell(`select 1 from information_schema.processlist where info = 'select sleep(60)'`);
    await expect.poll(sleepers, { timeout: 10_000 }).toHaveLength(1);
    ending.abort(new Error('enough'));
    await expect(asked).rejects.toThrow('enough');
    await expect.poll(sleepers, { timeout: 10_000 }).toHaveLength(0);
  });
});
