import { fork } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { SourceError, type Access, type Bounds, type Rows, type SqlDriver } from '../driver.ts';
import { until } from '../../../platform/until.ts';
import type { SqliteAnswer, SqliteQuestion } from './sqlite-child.ts';

/** What the child may use, in megabytes, beside what SQLite itself takes. */
const memory = 256;

/** Beside this module, under the name that it has where all is compiled. */
const child = new URL(`./sqlite-child${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** A SQLite file. Each query runs in a process of its own: SQLite answers when it has done, and a process can be ended before. */
export function sqliteDriver(access: Access): SqlDriver {
  return {
    kind: 'sql',
    dialect: 'sqlite',
    check: async (signal) => {
      await ask(access, 'select count(*) from sqlite_schema', { rows: 1, size: 100, signal });
    },
    query: (sql, bounds) => ask(access, sql, bounds),
    close: () => Promise.resolve(),
  };
}

async function ask(access: Access, sql: string, { rows, size, signal }: Bounds): Promise<Rows> {
  const { path = '' } = await access.current();
  const file = await stat(path).catch(() => null);
  if (file?.isFile() !== true) throw new SourceError('There is no such file.');
  const process = fork(child, {
    env: {},
    execArgv: [`--max-old-space-size=${memory}`, '--no-warnings'],
    serialization: 'advanced',
    // The child ends when the first of them closes.
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  const answered = new Promise<SqliteAnswer>((resolve, reject) => {
    process.once('message', (answer) => {
      resolve(answer as SqliteAnswer);
    });
    process.once('error', reject);
    process.once('exit', () => {
      reject(new SourceError('The query took more memory than it may.'));
    });
  });
  const end = (): void => {
    process.kill('SIGKILL');
  };
  try {
    process.send({ path, sql, rows, size } satisfies SqliteQuestion);
    const answer = await until(signal, answered, end);
    if ('refused' in answer) throw new Error(answer.refused);
    return answer.rows;
  } finally {
    end();
  }
}
