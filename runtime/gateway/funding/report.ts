import type { UsageReport } from '@polywire/generated/hosted/types.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import type { Caller, Prepaid } from '../accounts/caller.ts';
import { unverified } from '../accounts/unverified.ts';
import { type AccountKind, accountId } from '../ledger/accounts.ts';
import { granted, windowAt } from '../ledger/allowance.ts';
import { bucketOf, callsLeft } from '../ledger/buckets.ts';
import { writeUsd } from '../ledger/usd.ts';
import type { AccountRow, Schema } from '../storage/schema.ts';
import type { FundsParts } from './parts.ts';

type ReportParts = Pick<FundsParts, 'database' | 'settings' | 'now'>;

/** What the caller's organisation has left now (GET /v1/usage). Throws `policy_unavailable` where the store cannot answer. */
export async function usageReport(parts: ReportParts, caller: Caller): Promise<UsageReport> {
  const { organization, account, bounds } = caller;
  const limits = {
    requests_per_minute: bounds.requestsPerMinute,
    tokens_per_minute: bounds.tokensPerMinute,
    concurrency: bounds.concurrency,
  };
  const common = { object: 'usage', organization_id: organization, limits } as const;
  try {
    switch (account.billing) {
      case 'operator':
        return { ...common, ...nothing(0n) };
      case 'none':
        return { ...common, ...nothing(await recorded(parts.database, organization)) };
      case 'prepaid':
        return { ...common, ...(await prepaid(parts, organization, account)) };
    }
  } catch (error) {
    throw unverified(error);
  }
}

type Funds = Omit<UsageReport, 'object' | 'organization_id' | 'limits'>;

/** Of who has no funds, and needs none. */
function nothing(spent: bigint): Funds {
  return {
    included_percent_remaining: null,
    next_refresh_at: null,
    included: { units_total: '0', units_remaining: '0' },
    wallet: wallet(0n, 0n, spent),
    decisions: { free_remaining: 0, free_limit: 0 },
  };
}

async function prepaid(
  { database, settings, now }: ReportParts,
  organization: string,
  account: Prepaid,
): Promise<Funds> {
  const { kysely } = database;
  const rows = await kysely.selectFrom('account').selectAll().where('organization_id', '=', organization).execute();
  const of = (kind: AccountKind) => rows.find(({ id }) => id === accountId(organization, kind));
  const calls = settings().limits.decision_free_calls;
  const time = now();
  return {
    ...(await included(kysely, organization, account, of('allowance'), time)),
    wallet: wallet(of('wallet')?.balance ?? 0n, of('wallet')?.held ?? 0n, of('revenue')?.balance ?? 0n),
    decisions: {
      free_remaining: await callsLeft(kysely, { id: bucketOf(organization), calls }, time),
      free_limit: calls,
    },
  };
}

/** An allowance that nobody has drawn from in this window is whole, though it is not granted yet; nor is what it was raised by. */
async function included(
  kysely: Kysely<Schema>,
  organization: string,
  { allowanceUnits: total, since }: Prepaid,
  account: AccountRow | undefined,
  now: number,
): Promise<Pick<Funds, 'included' | 'included_percent_remaining' | 'next_refresh_at'>> {
  if (total <= 0n) {
    const none = { units_total: '0', units_remaining: '0' };
    return { included: none, included_percent_remaining: null, next_refresh_at: null };
  }
  const { number, end } = windowAt(since, now);
  const current = account !== undefined && (account.allowance_window ?? -1n) >= number;
  const raised = current ? greatest(total - (await granted(kysely, organization, number)), 0n) : total;
  const left = greatest((current ? account.balance : 0n) + raised, 0n);
  return {
    included: { units_total: String(total), units_remaining: String(left) },
    included_percent_remaining: Math.min(100, Number((left * 10_000n) / total) / 100),
    next_refresh_at: end,
  };
}

function wallet(balance: bigint, held: bigint, spent: bigint): UsageReport['wallet'] {
  return {
    balance_nano_usd: String(balance),
    held_nano_usd: String(held),
    spent_nano_usd: String(spent),
    balance_usd: writeUsd(balance),
  };
}

/** What all that nobody paid for would have cost. */
async function recorded({ kysely }: Database<Schema>, organization: string): Promise<bigint> {
  const { spent } = await kysely
    .selectFrom('usage_record')
    .select((query) => query.fn.sum<bigint | null>('nano_usd').as('spent'))
    .where('organization_id', '=', organization)
    .executeTakeFirstOrThrow();
  return spent ?? 0n;
}

function greatest(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
