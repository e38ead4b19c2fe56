/** The process that asks a SQLite file one question. It is told over its channel, and can change nothing in the file. */

import { constants, DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Bounds, Rows } from '../driver.ts';
import { RowCollector } from './rows.ts';

export interface SqliteQuestion extends Pick<Bounds, 'rows' | 'size'> {
  readonly path: string;
  readonly sql: string;
}

export type SqliteAnswer = { readonly rows: Rows } | { readonly refused: string };

/** Bytes of one value, before it is cut: `zeroblob(1e9)` shall not be made at all. */
const longestValue = 32 * 1024 * 1024;

/** Milliseconds that a query waits for somebody who writes. */
const patience = 5_000;

/** Pragmas that tell of the schema. */
const telling = [
  'table_info',
  'table_xinfo',
  'table_list',
  'index_list',
  'index_info',
  'index_xinfo',
  'foreign_key_list',
];

/**
 * Ends this process with the one that asked, which cannot do it any more when it was killed: its end of our standard input
 * closes then. In a thread of its own, since a query leaves no time to anybody here.
 */
const watch = `require('node:fs').readSync(0, Buffer.alloc(1)); process.kill(process.pid, 'SIGKILL');`;
new Worker(watch, { eval: true }).unref();

process.once('message', (question) => {
  process.send?.(answer(question as SqliteQuestion));
});

function answer({ path, sql, ...bounds }: SqliteQuestion): SqliteAnswer {
  try {
    const file = new DatabaseSync(path, { readOnly: true, allowExtension: false, timeout: patience });
    file.exec('pragma query_only = 1; pragma trusted_schema = 0; pragma cache_size = -32000');
    file.limits.length = longestValue;
    file.setAuthorizer(mayRead);
    return { rows: ask(file, sql, bounds) };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

function ask(file: DatabaseSync, sql: string, bounds: Pick<Bounds, 'rows' | 'size'>): Rows {
  const statement = file.prepare(sql);
  const rest = sql.slice(sql.indexOf(statement.sourceSQL) + statement.sourceSQL.length);
  if (/[^\s;]/.test(rest)) throw new Error('A query is one statement, with nothing after it.');
  statement.setReadBigInts(true);
  statement.setReturnArrays(true);
  const collector = new RowCollector(bounds);
  for (const row of statement.iterate()) if (!collector.add(row as unknown as readonly unknown[])) break;
  return collector.result(statement.columns().map(({ name }) => name));
}

/** What a statement asks for while SQLite reads it. What is not named here is not allowed: ATTACH, for one. */
function mayRead(action: number, first: string | null, second: string | null): number {
  const { SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE, SQLITE_FUNCTION, SQLITE_PRAGMA } = constants;
  const { SQLITE_OK, SQLITE_DENY } = constants;
  if (action === SQLITE_SELECT || action === SQLITE_READ || action === SQLITE_RECURSIVE) return SQLITE_OK;
  if (action === SQLITE_FUNCTION) return second === 'load_extension' ? SQLITE_DENY : SQLITE_OK;
  return action === SQLITE_PRAGMA && telling.includes(first ?? '') ? SQLITE_OK : SQLITE_DENY;
}
