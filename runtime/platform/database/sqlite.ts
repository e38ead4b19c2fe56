import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { isBusy, sqliteError } from './sqlite-error.ts';
import { StoreUnavailable } from './unavailable.ts';

/** Milliseconds that opening and each query wait for other processes with the same file. */
const patience = 5_000;

/**
 * Opens a SQLite file, made with its folder if it is not there; nobody but its owner may read it. `extensions` are paths of
 * libraries; one that cannot be loaded is left out.
 */
export async function sqlite(path: string, extensions: readonly string[]): Promise<Dialect> {
  if (path !== ':memory:') makeFile(path);
  const driver = new SqliteDriver(new SqliteConnection(await openFile(path, extensions), patience));
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => driver,
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Our driver keeps the order itself, and with a limit of time that Kysely's own does not have. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function makeFile(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    closeSync(openSync(path, 'a', 0o600));
  } catch (error) {
    throw new StoreUnavailable('the file of the database cannot be made', error);
  }
}

async function openFile(path: string, extensions: readonly string[]): Promise<DatabaseSync> {
  const end = performance.now() + patience;
  for (;;) {
    let file: DatabaseSync | null = null;
    try {
      const allowExtension = extensions.length > 0;
      file = new DatabaseSync(path, {
        readBigInts: true,
        enableForeignKeyConstraints: true,
        timeout: 0,
        allowExtension,
      });
      if (allowExtension) loadExtensions(file, extensions);
      // With WAL readers and a writer go on at the same time; NORMAL then loses nothing when a process is killed.
      file.exec('pragma journal_mode = wal; pragma synchronous = normal');
      return file;
    } catch (error) {
      file?.close();
      // Changing to WAL needs the file alone, and SQLite does not wait for that by itself.
      if (!isBusy(error) || performance.now() > end) throw sqliteError(error);
      await sleep(5 + Math.random() * 20);
    }
  }
}

function loadExtensions(file: DatabaseSync, extensions: readonly string[]): void {
  for (const extension of extensions) {
    try {
      file.loadExtension(extension);
    } catch {
      // Made for another system or another SQLite.
    }
  }
  // No statement may load any more of them.
  file.enableLoadExtension(false);
}
