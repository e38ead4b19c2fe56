import { sql } from 'kysely';
import type { Database, DialectName, Transaction } from './open.ts';

/** A step from one form of the tables to the next. One that was ever released is not changed again. */
export interface Migration<Schema> {
  readonly name: string;
  /** May change tables and rows through `transaction` only, and may be done again after a failure. */
  up(transaction: Transaction<Schema>, dialect: DialectName): Promise<void>;
}

/** The database was made by another program, or by a newer one than this. */
export class WrongMigrations extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WrongMigrations';
  }
}

/** Number of the advisory lock; any will do that no other program in the same database takes. */
const lock = 7_166_205_310n;

/**
 * Brings the tables to the form of the last migration; only forward. Any number of processes may do so at once: each
 * migration is done once, with its record in one transaction under a lock, and the others wait. Throws
 * WrongMigrations when what was applied is not the beginning of `migrations`.
 *
 * Kysely's Migrator is not used: on SQLite it takes no lock, so two processes would apply the same migration, and it
 * sorts by name instead of keeping the order that is given.
 */
export async function migrate<Schema>(
  database: Database<Schema>,
  migrations: readonly Migration<Schema>[],
): Promise<void> {
  while (await database.transaction((transaction) => step(transaction, database.dialect, migrations)));
}

/** Applies the next migration; false when there is none. */
async function step<Schema>(
  transaction: Transaction<Schema>,
  dialect: DialectName,
  migrations: readonly Migration<Schema>[],
): Promise<boolean> {
  await takeLock(transaction, dialect);
  await sql`create table if not exists migration (
    position bigint not null primary key, name text not null unique, applied_at text not null)`.execute(transaction);
  const { rows } = await sql<{ name: string }>`select name from migration order by position`.execute(transaction);
  const applied = rows.map(({ name }) => name);
  refuseOthers(applied, migrations);
  const next = migrations[applied.length];
  if (next === undefined) return false;
  await next.up(transaction, dialect);
  await sql`insert into migration (position, name, applied_at)
    values (${BigInt(applied.length)}, ${next.name}, ${new Date().toISOString()})`.execute(transaction);
  return true;
}

/** On SQLite the transaction is the lock: it has begun IMMEDIATE. On PostgreSQL the lock ends with the transaction. */
async function takeLock<Schema>(transaction: Transaction<Schema>, dialect: DialectName): Promise<void> {
  if (dialect !== 'postgres') return;
  // Only where it is wanted: loading it takes time at each start.
  const { PostgresConnection } = await import('./postgres-connection.ts');
  await transaction.getExecutor().provideConnection(async (connection) => {
    if (!(connection instanceof PostgresConnection)) return;
    await connection.takeTime();
    await connection.executeQuery(sql`select pg_advisory_xact_lock(${lock})`.compile(transaction));
  });
}

function refuseOthers<Schema>(applied: readonly string[], migrations: readonly Migration<Schema>[]): void {
  applied.forEach((name, position) => {
    const expected = migrations[position]?.name;
    if (name === expected) return;
    const known = migrations.some((migration) => migration.name === name);
    throw new WrongMigrations(
      known || expected !== undefined
        ? `migration ${position + 1} of the database is ${name}, of this program ${expected ?? 'none'}`
        : `the database is newer than this program: it has the migration ${name}`,
    );
  });
}
