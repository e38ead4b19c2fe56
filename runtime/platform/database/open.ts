import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, type Dialect, Kysely, type Transaction } from 'kysely';
import { sqlite } from './sqlite.ts';
import { StoreUnavailable } from './unavailable.ts';

export type { Transaction } from 'kysely';

export type DialectName = 'sqlite' | 'postgres';

/**
 * A database, the same for both dialects. Every integer in it is a `bigint`, in columns of type `bigint`; every truth value
 * is 1n or 0n, every time ISO-8601 text in UTC, JSON is text. Text with NUL or half a surrogate pair, integers beyond 64
 * bits and numbers that are not finite are refused with RangeError, other types with TypeError. Whatever touches the
 * database may throw StoreUnavailable.
 */
export interface Database<Schema> {
  /** Queries outside a transaction. Not to be used by the work of a transaction, which would wait for itself. */
  readonly kysely: Kysely<Schema>;
  readonly dialect: DialectName;

  /**
   * Does `work` wholly or not at all. On a conflict with another transaction `work` is done again from its start, so
   * it must change nothing but the database. READ COMMITTED on PostgreSQL, one writer at a time on SQLite.
   */
  transaction<Result>(work: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result>;

  /** Waits for what is under way, then closes all connections. */
  close(): Promise<void>;
}

/** How often a transaction is tried. */
const tries = 8;

export interface DatabaseOptions {
  /** Libraries that extend SQLite. One that cannot be loaded here is left out: who uses it asks whether it is there. */
  readonly extensions?: readonly string[];
}

/** Opens the database at `sqlite:PATH`, `sqlite::memory:`, `postgres://…` or `postgresql://…` and asks it something. */
export async function openDatabase<Schema>(url: string, options: DatabaseOptions = {}): Promise<Database<Schema>> {
  const { name, dialect, isConflict } = await dialectOf(url, options);
  const kysely = new Kysely<Schema>({ dialect });
  const database: Database<Schema> = {
    kysely,
    dialect: name,
    transaction: (work) => patiently(() => kysely.transaction().execute(work), isConflict),
    close: () => kysely.destroy(),
  };
  try {
    await kysely.executeQuery(CompiledQuery.raw('select 1'));
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

interface Opened {
  readonly name: DialectName;
  readonly dialect: Dialect;

  /** Whether the same transaction may well succeed when it is tried again. */
  readonly isConflict: (error: unknown) => boolean;
}

async function dialectOf(url: string, { extensions = [] }: DatabaseOptions): Promise<Opened> {
  const path = /^sqlite:(.+)$/s.exec(url)?.[1];
  if (path !== undefined) return { name: 'sqlite', dialect: await sqlite(path, extensions), isConflict: () => false };
  if (/^postgres(ql)?:\/\//.test(url)) {
    // Only where it is wanted: loading it takes time at each start.
    const { postgres } = await import('./postgres.ts');
    const { isConflict } = await import('./postgres-error.ts');
    return { name: 'postgres', dialect: postgres(url), isConflict };
  }
  throw new Error('the URL of a database begins with sqlite: or postgres://');
}

/** Repeats what lost against another transaction. */
async function patiently<Result>(
  transaction: () => Promise<Result>,
  isConflict: Opened['isConflict'],
): Promise<Result> {
  for (let count = 1; ; count++) {
    try {
      return await transaction();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (count === tries) throw new StoreUnavailable(`lost against other transactions ${tries} times`, error);
      await sleep(Math.random() * 5 * 2 ** count);
    }
  }
}
