import type { Kysely } from 'kysely';
import type { Database, Transaction } from '../../platform/database/open.ts';
import { statement } from '../../platform/database/statement.ts';
import type { HoldRow, Schema, UsageRecordRow } from '../storage/schema.ts';
import { removeHold } from './holds.ts';
import { settleAtOnce, transferId } from './settle-at-once.ts';
import { post } from './transfer.ts';

/**
 * Writes down what a request used and takes it from the organisation's accounts; its hold is gone then. Once: a second time
 * changes nothing. False: the hold had been released before, as that of a process which was thought dead; it is charged
 * all the same.
 */
export async function settle(database: Database<Schema>, hold: HoldRow, record: UsageRecordRow): Promise<boolean> {
  if (database.dialect === 'postgres') return settleAtOnce(database, hold, record);
  return database.transaction((transaction) => settleIn(transaction, hold, record));
}

/** The same as a part of a transaction. */
export async function settleIn(
  transaction: Transaction<Schema>,
  hold: HoldRow,
  record: UsageRecordRow,
): Promise<boolean> {
  if (!(await writeRecord(transaction, record))) return true;
  const held = await removeHold(transaction, hold.id);
  const transfer = {
    id: transferId(record),
    organization_id: record.organization_id,
    kind: 'settle',
    created_at: record.created_at,
    note: null,
  } as const;
  await post(transaction, transfer, [
    { from: 'wallet', to: 'revenue', amount: record.nano_usd, freed: held ? hold.nano_usd : 0n },
    { from: 'allowance', to: 'drawn', amount: record.units, freed: held ? hold.units : 0n },
  ]);
  return held;
}

/** Writes down what a request used; false: it was written before. */
export async function writeRecord(database: Kysely<Schema>, record: UsageRecordRow): Promise<boolean> {
  const { numAffectedRows } = await insertRecord(database, record);
  return numAffectedRows !== 0n;
}

const insertRecord = statement((database: Kysely<Schema>, row: UsageRecordRow) =>
  database
    .insertInto('usage_record')
    .values({
      id: row.id,
      organization_id: row.organization_id,
      key_id: row.key_id,
      alias: row.alias,
      created_at: row.created_at,
      input: row.input,
      cached_input: row.cached_input,
      cache_write: row.cache_write,
      output: row.output,
      web_search: row.web_search,
      nano_usd: row.nano_usd,
      units: row.units,
      free_micro_usd: row.free_micro_usd,
      billing: row.billing,
    })
    .onConflict((conflict) => conflict.column('id').doNothing()),
);
