import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { storable, type Parameter } from './parameters.ts';
import { isBusy, sqliteError } from './sqlite-error.ts';

/** Statements kept prepared. Texts beyond them (lists of changing length) push out the oldest. */
const keptStatements = 500;

/** Longest pause between two tries, in milliseconds. */
const longestPause = 8;

interface Prepared {
  readonly statement: StatementSync;
  /** Whether it answers with rows. */
  readonly reads: boolean;
}

/** The one connection to a SQLite file, with its prepared statements. */
export class SqliteConnection implements DatabaseConnection {
  private readonly file: DatabaseSync;
  private readonly patience: number;
  private readonly prepared = new Map<string, Prepared>();

  /** A query waits up to `patience` milliseconds for writers of other processes. */
  constructor(file: DatabaseSync, patience: number) {
    this.file = file;
    this.patience = patience;
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return Promise.resolve(this.run<Row>(sql, storable(parameters)));
    } catch (error) {
      // Inside a transaction the file is ours already: what is busy then will not become free by waiting.
      if (isBusy(error) && !this.file.isTransaction) return this.runWhenFree<Row>(sql, storable(parameters));
      return Promise.reject(sqliteError(error));
    }
  }

  streamQuery(): never {
    throw new Error('rows are not streamed: read them page by page');
  }

  /** Undoes an open transaction; a disk error has ended it already. */
  rollback(): void {
    if (this.file.isTransaction) this.file.exec('rollback');
  }

  close(): void {
    this.prepared.clear();
    this.file.close();
  }

  /** Waits asleep, not in SQLite's busy handler: that one would stop the whole process. */
  private async runWhenFree<Row>(sql: string, parameters: Parameter[]): Promise<QueryResult<Row>> {
    const end = performance.now() + this.patience;
    for (;;) {
      await sleep(1 + Math.random() * longestPause);
      try {
        return this.run(sql, parameters);
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw sqliteError(error);
      }
    }
  }

  private run<Row>(sql: string, parameters: Parameter[]): QueryResult<Row> {
    const { statement, reads } = this.prepare(sql);
    if (reads) return { rows: statement.all(...parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  private prepare(sql: string): Prepared {
    const known = this.prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.file.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    this.prepared.set(sql, prepared);
    if (this.prepared.size > keptStatements) {
      const [oldest] = this.prepared.keys();
      if (oldest !== undefined) this.prepared.delete(oldest);
    }
    return prepared;
  }
}
