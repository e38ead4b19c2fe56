import { openDatabase, type Database } from '../open.ts';
import type { Migration } from '../migrate.ts';

/** A table with a column of every type. */
export interface Tables {
  item: { id: string; count: bigint; ratio: number | null; note: string | null; bytes: Uint8Array | null };
}

export const itemTable: Migration<Tables> = {
  name: '1-item',
  async up(transaction, dialect) {
    await transaction.schema
      .createTable('item')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addColumn('ratio', 'double precision')
      .addColumn('note', 'text')
      .addColumn('bytes', dialect === 'sqlite' ? 'blob' : 'bytea')
      .execute();
  },
};

/** A database with that table. */
export async function openItems(url: string): Promise<Database<Tables>> {
  const database = await openDatabase<Tables>(url);
  await database.transaction((transaction) => itemTable.up(transaction, database.dialect));
  return database;
}

export const plainItem = { ratio: null, note: null, bytes: null };
