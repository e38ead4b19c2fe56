import { StoreUnavailable } from './unavailable.ts';

/** Primary result codes of SQLite (https://sqlite.org/rescode.html) that are about the file and not about the query. */
const outages: Readonly<Record<number, string>> = {
  5: 'other processes kept the database busy for too long',
  8: 'the database cannot be written',
  10: 'the disk of the database failed',
  11: 'the database is damaged',
  13: 'the disk of the database is full',
  14: 'the database cannot be opened',
  15: 'the database cannot be locked',
  26: 'the file is no database',
};
const busy = 5;

/** The primary result code in an error of node:sqlite; null for other errors. */
function code(error: unknown): number | null {
  // An extended result code has the primary one in its low byte.
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : null;
}

/** Whether another process is writing right now. */
export function isBusy(error: unknown): boolean {
  return code(error) === busy;
}

/** StoreUnavailable for what is wrong with the file; anything else stays what it is. */
export function sqliteError(error: unknown): Error {
  const message = outages[code(error) ?? 0];
  if (message !== undefined) return new StoreUnavailable(message, error);
  return error instanceof Error ? error : new Error(String(error));
}
