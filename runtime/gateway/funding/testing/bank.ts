import type { AliasName } from '@polywire/generated/catalog/aliases.ts';
import { roles } from '@polywire/generated/catalog/roles.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { type Database, openDatabase } from '../../../platform/database/open.ts';
import { newId } from '../../../platform/ids.ts';
import { createLog } from '../../../platform/log.ts';
import { noUsage, type Usage } from '../../../turn/usage.ts';
import type { Account, Caller, Prepaid } from '../../accounts/caller.ts';
import { MemoryHot } from '../../hot/memory-hot.ts';
import { addCredit } from '../../ledger/credit.ts';
import { limitsOf, type Limits } from '../../limits.ts';
import { migrations } from '../../storage/migrations.ts';
import type { Schema } from '../../storage/schema.ts';
import type { Funds, Most, Quote } from '../funds.ts';
import type { FundsParts } from '../parts.ts';
import { Settlements } from '../settlements.ts';
import { createFunds } from '../store-funds.ts';

/** The instant at which every organisation of these tests was created. */
export const since = '2026-11-01T00:00:00.000Z';

/** A store with funds on it, for tests; its clock stands still until it is set. */
export interface Bank {
  readonly database: Database<Schema>;
  readonly parts: FundsParts;
  readonly funds: Funds;

  /** What was logged. */
  readonly lines: readonly string[];

  /** Milliseconds since 1970. */
  time: number;
}

export interface BankOptions {
  readonly limits?: Readonly<Partial<Record<keyof Limits, number>>>;
  readonly publicUrl?: string | null;
  readonly parts?: Partial<FundsParts>;
}

/** A bank on the database at `url`; several may share one, as processes do. */
export async function openBank(
  url: string,
  { limits = {}, publicUrl = null, parts: own }: BankOptions = {},
): Promise<Bank> {
  const database = await openDatabase<Schema>(url);
  await migrate(database, migrations);
  const lines: string[] = [];
  const settings = { limits: limitsOf(limits), publicUrl };
  const parts: FundsParts = {
    database,
    hot: new MemoryHot(),
    settlements: new Settlements(createLog('debug', (line) => lines.push(line))),
    instance: `inst_${newId()}`,
    settings: () => settings,
    now: () => bank.time,
    ...own,
  };
  const bank: Bank = {
    database,
    parts,
    funds: createFunds(parts),
    lines,
    time: Date.parse('2026-11-20T12:00:00.000Z'),
  };
  return bank;
}

export interface Customer {
  readonly nanoUsd?: bigint;
  readonly account?: Partial<Prepaid> | { readonly billing: 'none' };
}

/** A new organisation in the store, with credit, and who calls for it. */
export async function newCustomer({ database }: Bank, { nanoUsd = 0n, account = {} }: Customer = {}): Promise<Caller> {
  const id = `org_${newId()}`;
  const billing = account.billing ?? 'prepaid';
  await database.kysely
    .insertInto('organization')
    .values({
      id,
      name: id,
      created_at: since,
      closed_at: null,
      billing,
      card: 'none',
      allowance_units: null,
      requests_per_minute: null,
      tokens_per_minute: null,
      concurrency: null,
    })
    .execute();
  if (nanoUsd > 0n) await addCredit(database, id, nanoUsd);
  if (account.billing === 'none') return callerOf(id, account);
  return callerOf(id, { billing: 'prepaid', healthyCard: false, allowanceUnits: 0n, since, ...account });
}

export function callerOf(organization: string, account: Account): Caller {
  return {
    keyId: 'k123456789',
    organization,
    may: roles.owner,
    restricted: new Set(),
    account,
    bounds: { requestsPerMinute: 600, tokensPerMinute: 2_000_000, concurrency: 64 },
  };
}

export function quote(alias: AliasName, most: Partial<Most> = {}, id = newId()): Quote {
  return { id, alias, most: [{ alias, prompt: 0, output: 0, webSearches: 0, ...most }] };
}

export function used(usage: Partial<Usage>): Usage {
  return { ...noUsage, ...usage };
}

/** Balance and held of an account; null: it was never opened. */
export async function stateOf({ database }: Bank, id: string): Promise<{ balance: bigint; held: bigint } | null> {
  const { kysely } = database;
  const query = kysely.selectFrom('account').select(['balance', 'held']).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}
