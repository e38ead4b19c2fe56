import { type Kysely, sql } from 'kysely';
import type { Transaction } from '../../platform/database/open.ts';
import { statement } from '../../platform/database/statement.ts';
import type { AccountRow, HoldRow, Schema } from '../storage/schema.ts';
import { type AccountKind, accountId } from './accounts.ts';

/**
 * Holds an amount of the wallet, if anything is left there that nobody holds; false: nothing is. One statement decides
 * and takes, so of requests that come at once only one can go past what is left.
 */
export async function holdWallet(
  transaction: Transaction<Schema>,
  organization: string,
  amount: bigint,
): Promise<boolean> {
  const { numAffectedRows } = await takeWallet(transaction, { id: accountId(organization, 'wallet'), amount });
  return numAffectedRows !== 0n;
}

/** The same of the included allowance, if it is that of the window or of a later one. */
export async function holdAllowance(
  transaction: Transaction<Schema>,
  organization: string,
  amount: bigint,
  window: bigint,
): Promise<boolean> {
  const id = accountId(organization, 'allowance');
  const { numAffectedRows } = await takeAllowance(transaction, { id, amount, window });
  return numAffectedRows !== 0n;
}

/** Writes a hold down, after what it holds was taken. */
export async function writeHold(transaction: Transaction<Schema>, hold: HoldRow): Promise<void> {
  await insertHold(transaction, hold);
}

/** Takes a hold away; false: it is gone already. What it held is still to be freed. */
export async function removeHold(transaction: Transaction<Schema>, id: string): Promise<boolean> {
  const { numAffectedRows } = await deleteHold(transaction, { id });
  return numAffectedRows !== 0n;
}

/** Frees of an organisation's accounts what is held no more. */
export async function free(
  transaction: Transaction<Schema>,
  { organization_id: organization, nano_usd: nanoUsd, units }: Pick<HoldRow, 'organization_id' | 'nano_usd' | 'units'>,
): Promise<void> {
  if (nanoUsd !== 0n) await lower(transaction, { id: accountId(organization, 'wallet'), amount: nanoUsd });
  if (units !== 0n) await lower(transaction, { id: accountId(organization, 'allowance'), amount: units });
}

type LockedAccount = Pick<AccountRow, 'balance' | 'held' | 'allowance_window'>;

/** An account of an organisation, which nobody else changes until the transaction ends. */
export async function lockAccount(
  transaction: Transaction<Schema>,
  organization: string,
  kind: AccountKind,
): Promise<LockedAccount> {
  const { rows } = await lock(transaction, { id: accountId(organization, kind) });
  return rows[0] ?? { balance: 0n, held: 0n, allowance_window: null };
}

interface Taken {
  readonly id: string;
  readonly amount: bigint;
}

const takeWallet = statement((database: Kysely<Schema>, value: Taken) =>
  database
    .updateTable('account')
    .set({ held: sql`held + ${value.amount}` })
    .where('id', '=', value.id)
    .where(sql<boolean>`balance - held > 0`),
);

const takeAllowance = statement((database: Kysely<Schema>, value: Taken & { readonly window: bigint }) =>
  database
    .updateTable('account')
    .set({ held: sql`held + ${value.amount}` })
    .where('id', '=', value.id)
    .where('allowance_window', '>=', value.window)
    .where(sql<boolean>`balance - held > 0`),
);

const lower = statement((database: Kysely<Schema>, value: Taken) =>
  database
    .updateTable('account')
    .set({ held: sql`held - ${value.amount}` })
    .where('id', '=', value.id),
);

/** A change that changes nothing: the lock of a row that both databases have. */
const lock = statement((database: Kysely<Schema>, value: { readonly id: string }) =>
  database
    .updateTable('account')
    .set({ held: sql`held` })
    .where('id', '=', value.id)
    .returning(['balance', 'held', 'allowance_window']),
);

const insertHold = statement((database: Kysely<Schema>, row: HoldRow) =>
  database.insertInto('hold').values({
    id: row.id,
    organization_id: row.organization_id,
    instance_id: row.instance_id,
    created_at: row.created_at,
    nano_usd: row.nano_usd,
    units: row.units,
    free_calls: row.free_calls,
    fuse_micro_usd: row.fuse_micro_usd,
    fuse_day: row.fuse_day,
  }),
);

const deleteHold = statement((database: Kysely<Schema>, value: { readonly id: string }) =>
  database.deleteFrom('hold').where('id', '=', value.id),
);
