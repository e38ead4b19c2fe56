import { type Kysely, sql, type Transaction } from 'kysely';
import type { DialectName } from '../../platform/database/open.ts';

/** Makes the database itself refuse to change or delete rows of these tables, whoever asks. */
export async function keepForever<Schema>(
  transaction: Transaction<Schema>,
  dialect: DialectName,
  tables: readonly string[],
): Promise<void> {
  await (dialect === 'sqlite' ? inSqlite(transaction, tables) : inPostgres(transaction, tables));
}

async function inSqlite<Schema>(transaction: Kysely<Schema>, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    for (const change of ['update', 'delete']) {
      await sql`create trigger ${sql.id(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.id(table)}
        begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end`.execute(transaction);
    }
  }
}

async function inPostgres<Schema>(transaction: Kysely<Schema>, tables: readonly string[]): Promise<void> {
  await sql`create function refuse_change() returns trigger language plpgsql as
    'begin raise exception ''% is append-only'', tg_table_name; end'`.execute(transaction);
  for (const table of tables) {
    await sql`create trigger ${sql.id(`${table}_append_only`)} before update or delete or truncate on ${sql.id(table)}
      for each statement execute function refuse_change()`.execute(transaction);
  }
}
