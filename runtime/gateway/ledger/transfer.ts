import { type Kysely, sql } from 'kysely';
import type { Transaction } from '../../platform/database/open.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Schema, TransferRow } from '../storage/schema.ts';
import { type AccountKind, accountId } from './accounts.ts';

/** An amount on its way from one account of an organisation to another of the same unit. */
export interface Movement {
  readonly from: AccountKind;
  readonly to: AccountKind;

  /** Negative where something is given back. */
  readonly amount: bigint;

  /** How much of what is held of `from` is free with it. */
  readonly freed?: bigint;
}

/**
 * Writes a transfer down with all that it moves; where nothing moves there is none, and only what was held is freed. A
 * second transfer with the same id is an error of the database's.
 */
export async function post(
  transaction: Transaction<Schema>,
  transfer: TransferRow,
  movements: readonly Movement[],
): Promise<void> {
  if (movements.some(({ amount }) => amount !== 0n)) await insertTransfer(transaction, transfer);
  for (const { from, to, amount, freed = 0n } of movements) {
    if (amount === 0n && freed === 0n) continue;
    const pair = { from: accountId(transfer.organization_id, from), to: accountId(transfer.organization_id, to) };
    const amounts = { amount, taken: -amount };
    if (amount !== 0n) await insertEntries(transaction, { transfer: transfer.id, ...pair, ...amounts });
    await moveBalances(transaction, { ...pair, ...amounts, freed });
  }
}

const insertTransfer = statement((database: Kysely<Schema>, row: TransferRow) =>
  database.insertInto('transfer').values({
    id: row.id,
    organization_id: row.organization_id,
    kind: row.kind,
    created_at: row.created_at,
    note: row.note,
  }),
);

/** Amounts in both signs: a statement puts its values in as they are. */
interface Pair {
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly taken: bigint;
}

const insertEntries = statement((database: Kysely<Schema>, value: Pair & { readonly transfer: string }) =>
  database.insertInto('entry').values([
    { transfer_id: value.transfer, account_id: value.from, amount: value.taken },
    { transfer_id: value.transfer, account_id: value.to, amount: value.amount },
  ]),
);

/** Both in one statement. PostgreSQL cannot tell the type of a value inside `case`. */
const moveBalances = statement((database: Kysely<Schema>, value: Pair & { readonly freed: bigint }) =>
  database
    .updateTable('account')
    .set({
      balance: sql`balance + case id when ${value.from} then cast(${value.taken} as bigint) else cast(${value.amount} as bigint) end`,
      held: sql`held - case id when ${value.from} then cast(${value.freed} as bigint) else 0 end`,
    })
    .where('id', 'in', [value.from, value.to]),
);
