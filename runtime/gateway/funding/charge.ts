import type { Transaction } from '../../platform/database/open.ts';
import type { Caller } from '../accounts/caller.ts';
import { lockAccount } from '../ledger/holds.ts';
import type { HoldRow, Schema, UsageRecordRow } from '../storage/schema.ts';
import type { Taken } from './funds.ts';
import { cost, count, onlySearches, priceOf, units, withoutSearches, worth } from './price.ts';

/** What a request took, from what. */
export type Charge = Pick<UsageRecordRow, 'nano_usd' | 'units' | 'free_micro_usd'>;

/** Everything at its price: from the wallet, or from nobody. */
export function chargeWallet({ alias, usage }: Taken): Charge {
  return { nano_usd: cost(priceOf(alias), usage), units: 0n, free_micro_usd: 0n };
}

/** Everything from the allowance, `paid` web searches apart, which the wallet pays. */
export function chargeAllowance({ alias, usage }: Taken, paid = 0n): Charge {
  const price = priceOf(alias);
  const free = withoutSearches(usage, Number(paid));
  return {
    nano_usd: cost(price, onlySearches(Number(paid))),
    units: units(free),
    free_micro_usd: worth(price, free),
  };
}

/**
 * How many of its web searches lie past the allowance and are paid from the wallet, as far as that has anything that nobody
 * holds (seed 000, "Funding", "Included allowance").
 */
export async function searchesPaid(
  transaction: Transaction<Schema>,
  { organization_id: organization }: HoldRow,
  { alias, usage }: Taken,
): Promise<bigint> {
  const searches = count(usage.webSearches);
  const left = (await lockAccount(transaction, organization, 'allowance')).balance - units(withoutSearches(usage));
  const past = searches - least(searches, searchesWithin(left));
  if (past === 0n) return 0n;
  const { balance, held } = await lockAccount(transaction, organization, 'wallet');
  return least(past, affordable(balance - held, cost(priceOf(alias), onlySearches(1))));
}

/** Searches that begin while anything is left of the allowance. */
function searchesWithin(left: bigint): bigint {
  const one = units(onlySearches(1));
  return left <= 0n ? 0n : (left + one - 1n) / one;
}

function affordable(funds: bigint, price: bigint): bigint {
  return funds <= 0n ? 0n : funds / price;
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** The record of what a request used. */
export function recordOf(
  caller: Caller,
  billing: UsageRecordRow['billing'],
  { id, at, taken: { alias, usage }, charge }: { id: string; at: string; taken: Taken; charge: Charge },
): UsageRecordRow {
  return {
    id,
    organization_id: caller.organization,
    key_id: caller.keyId,
    alias,
    created_at: at,
    input: count(usage.input),
    cached_input: count(usage.cacheRead),
    cache_write: count(usage.cacheWrite),
    output: count(usage.output),
    web_search: count(usage.webSearches),
    ...charge,
    billing,
  };
}
