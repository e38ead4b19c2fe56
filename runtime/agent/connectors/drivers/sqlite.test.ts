import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fixed, wide } from '../testing/access.ts';
import { sqliteDriver } from './sqlite.ts';

let [place, path] = ['', ''];
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'sqlite-file-'));
  onTestFinished(() => rm(place, { recursive: true }));
  path = join(place, 'data.sqlite');
  const file = new DatabaseSync(path);
  file.exec(`create table person (id integer, name text, part real, raw blob);
    insert into person values (9007199254740993, 'Ada', 0.5, x'01ff'), (2, null, null, null);`);
  file.close();
});

const count = () => {
  const file = new DatabaseSync(path);
  try {
    return file.prepare('select count(*) as n from person').get();
  } finally {
    file.close();
  }
};

describe('A SQLite file', () => {
  it('is checked by reading it', async () => {
    await sqliteDriver(fixed({ path })).check(AbortSignal.timeout(10_000));
    const other = join(place, 'other');
    await expect(sqliteDriver(fixed({ path: other })).check(AbortSignal.timeout(10_000))).rejects.toThrow(
      'no such file',
    );
    await expect(sqliteDriver(fixed({ path: place })).check(AbortSignal.timeout(10_000))).rejects.toThrow(
      'no such file',
    );
    await writeFile(other, 'This is no database at all, but long enough to be looked at.'.repeat(20));
    await expect(sqliteDriver(fixed({ path: other })).check(AbortSignal.timeout(10_000))).rejects.toThrow(
      'not a database',
    );
  });

  it('answers with values as JSON can say them', async () => {
    const { query } = sqliteDriver(fixed({ path }));
    expect(await query('select * from person order by id desc', wide())).toEqual({
      columns: ['id', 'name', 'part', 'raw'],
      rows: [
        ['9007199254740993', 'Ada', 0.5, '0x01ff'],
        [2, null, null, null],
      ],
      truncated: false,
    });
    expect((await query("select name from pragma_table_info('person')", wide())).rows).toHaveLength(4);
    expect((await query('pragma table_info(person)', wide())).rows).toHaveLength(4);
  });

  it('is not changed, and no other file is reached', async () => {
    const { query } = sqliteDriver(fixed({ path }));
    const attempts = [
      'delete from person',
      'select 1; delete from person',
      `attach '${join(place, 'new.sqlite')}' as other`,
      `vacuum into '${join(place, 'new.sqlite')}'`,
      'pragma query_only = 0',
      'pragma writable_schema = 1',
      "select load_extension('/tmp/x')",
      'create temp table t (a)',
      'begin',
    ];
    for (const sql of attempts) await expect(query(sql, wide()), sql).rejects.toThrow();
    expect(count()).toEqual({ n: 2 });
    await expect(access(join(place, 'new.sqlite'))).rejects.toThrow('ENOENT');
  });

  it('gives as many rows, and as much text, as it is told to', async () => {
    const { query } = sqliteDriver(fixed({ path }));
    const endless = 'with recursive n(i) as (select 1 union all select i + 1 from n) select i from n';
    expect(await query(endless, { ...wide(), rows: 3 })).toEqual({
      columns: ['i'],
      rows: [[1], [2], [3]],
      truncated: true,
    });
    const long = await query("select hex(zeroblob(1000)) as 'long'", { ...wide(), size: 10 });
    expect(long).toEqual({ columns: ['long'], rows: [['0000000000']], truncated: true });
    await expect(query('select zeroblob(500000000)', wide())).rejects.toThrow('too big');
  });

  it('is asked by a process that ends with its caller', async () => {
    const { query } = sqliteDriver(fixed({ path }));
    const endless = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n';
    await expect(query(endless, wide(AbortSignal.timeout(500)))).rejects.toThrow('timeout');
  });

  it.skipIf(process.platform !== 'linux')('leaves nobody at work when the server is killed in a query', async () => {
    const script = fileURLToPath(new URL('../testing/endless-query.ts', import.meta.url));
    const server = spawn(process.execPath, [script, path], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid] = (await once(server.stdout, 'data')) as [Buffer];
    server.kill('SIGKILL');
    await expect.poll(() => existsSync(`/proc/${pid.toString().trim()}`), { timeout: 5_000 }).toBe(false);
  });
});
