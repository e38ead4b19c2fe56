import { type Kysely, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/open.ts';
import { statement } from '../../platform/database/statement.ts';
import type { AccountRow, HoldRow, Schema } from '../storage/schema.ts';
import { type AccountKind, accountId } from './accounts.ts';
import { atOnce } from './at-once.ts';

/** What a hold is taken from: an account, and of an allowance the window or a later one. */
export interface HoldSource {
  readonly account: 'wallet' | 'allowance';
  readonly window?: bigint;
}

/**
 * Takes a hold and writes it down, if anything is left that nobody holds; false: nothing is. One statement decides and takes,
 * so of requests that come at once only one can go past what is left. On PostgreSQL it does all: nobody waits for our
 * next word while the account is locked.
 */
export async function placeHold(
  database: Database<Schema>,
  hold: HoldRow,
  { account, window = 0n }: HoldSource,
): Promise<boolean> {
  const amount = account === 'wallet' ? hold.nano_usd : hold.units;
  const source = { account: accountId(hold.organization_id, account), amount, window };
  if (database.dialect === 'postgres') {
    const { numAffectedRows } = await atOnce(database, (kysely) => takeAndInsert(kysely, { ...source, ...hold }));
    return numAffectedRows !== 0n;
  }
  return database.transaction(async (transaction) => {
    const { numAffectedRows } = await take(transaction, source);
    if (numAffectedRows === 0n) return false;
    await writeHold(transaction, hold);
    return true;
  });
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

/** Frees of an organisation's accounts what is held no more; in the order in which all who change both do. */
export async function free(
  transaction: Transaction<Schema>,
  { organization_id: organization, nano_usd: nanoUsd, units }: Pick<HoldRow, 'organization_id' | 'nano_usd' | 'units'>,
): Promise<void> {
  if (units !== 0n) await lower(transaction, { id: accountId(organization, 'allowance'), amount: units });
  if (nanoUsd !== 0n) await lower(transaction, { id: accountId(organization, 'wallet'), amount: nanoUsd });
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

interface Source extends Omit<Taken, 'id'> {
  readonly account: string;
  readonly window: bigint;
}

/** A wallet has no window. */
const take = statement((database: Kysely<Schema>, value: Source) =>
  database
    .updateTable('account')
    .set({ held: sql`held + ${value.amount}` })
    .where('id', '=', value.account)
    .where(sql<boolean>`coalesce(allowance_window, 0) >= ${value.window} and balance - held > 0`),
);

/** For PostgreSQL, which must be told the type of a value that is selected. */
const takeAndInsert = statement((database: Kysely<Schema>, value: Source & HoldRow) => ({
  compile: () =>
    sql`with taken as (
        update account set held = held + ${value.amount}
        where id = ${value.account} and coalesce(allowance_window, 0) >= ${value.window} and balance - held > 0
        returning id
      )
      insert into hold
        (id, organization_id, instance_id, created_at, nano_usd, units, free_calls, fuse_micro_usd, fuse_day)
      select ${value.id}, ${value.organization_id}, ${value.instance_id}, ${value.created_at},
        cast(${value.nano_usd} as bigint), cast(${value.units} as bigint), cast(${value.free_calls} as bigint),
        cast(${value.fuse_micro_usd} as bigint), ${value.fuse_day}
      from taken`.compile(database),
}));

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
