import { DatabaseSync } from 'node:sqlite';

/** Faults that are told; one is enough to know. */
const most = 10;

/** What is wrong with a database, as SQLite says it, none of its content; empty: nothing. It is only read. */
export function faultsOf(path: string): readonly string[] {
  let file: DatabaseSync | null = null;
  try {
    file = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
    const integrity = file.prepare(`pragma integrity_check(${most})`).all() as { integrity_check: string }[];
    const references = file.prepare('pragma foreign_key_check').all() as { table: string; parent: string }[];
    return [
      ...integrity.map(({ integrity_check: said }) => said).filter((said) => said !== 'ok'),
      ...references
        .slice(0, most)
        .map(({ table, parent }) => `a row of ${table} refers to a ${parent} that is not there`),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    file?.close();
  }
}
