import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

export type SnapshotRow = Readonly<Record<string, string | bigint | null>>;

/**
 * The database as it is at one moment, for as long as it takes to read much of it: over a connection of its own, so that
 * nobody waits for it. Only after `close()` the file can be tidied up.
 */
export class Snapshot {
  private readonly file: DatabaseSync;

  /** Throws where the file cannot be read. */
  constructor(path: string) {
    this.file = new DatabaseSync(path, { readOnly: true, readBigInts: true });
    // The moment is that of the first read.
    this.file.exec('begin; select 1 from project limit 1');
  }

  /** Row by row: not all are in memory at once. */
  rows(sql: string, ...values: SQLInputValue[]): Iterable<SnapshotRow> {
    return this.file.prepare(sql).iterate(...values) as Iterable<SnapshotRow>;
  }

  close(): void {
    this.file.close();
  }
}
