import type { Caller, Prepaid } from '../accounts/caller.ts';
import type { HoldRow } from '../storage/schema.ts';
import type { Quote } from './funds.ts';
import type { FundsParts, FundsSettings } from './parts.ts';
import { cost, dearest, priceOf, promptWeights, units, worth } from './price.ts';

/** A request of a prepaid organisation that asks for funds. */
export interface Asking {
  readonly id: string;
  readonly organization: string;
  readonly account: Prepaid;
  readonly settings: FundsSettings;

  /** Milliseconds since 1970. */
  readonly now: number;

  /** The most that it can take: in nano-USD, in units of the allowance, in micro-USD of free serving. */
  readonly most: { readonly nanoUsd: bigint; readonly units: bigint; readonly worth: bigint };
}

export function ask(caller: Caller, account: Prepaid, quote: Quote, parts: FundsParts): Asking {
  const most = { nanoUsd: 0n, units: 0n, worth: 0n };
  for (const use of quote.most) {
    const price = priceOf(use.alias);
    most.nanoUsd = greater(most.nanoUsd, cost(price, dearest(price, use)));
    most.units = greater(most.units, units(dearest(promptWeights, use)));
    most.worth = greater(most.worth, worth(price, dearest(price, use)));
  }
  const { organization } = caller;
  return { id: quote.id, organization, account, settings: parts.settings(), now: parts.now(), most };
}

/** A hold for the request; what is not said is nothing. */
export function holdFor(
  { id, organization, now }: Pick<Asking, 'id' | 'organization' | 'now'>,
  { instance }: FundsParts,
  held: Partial<Pick<HoldRow, 'nano_usd' | 'units' | 'free_calls' | 'fuse_micro_usd' | 'fuse_day'>>,
): HoldRow {
  return {
    id,
    organization_id: organization,
    instance_id: instance,
    created_at: new Date(now).toISOString(),
    nano_usd: 0n,
    units: 0n,
    free_calls: 0n,
    fuse_micro_usd: 0n,
    fuse_day: null,
    ...held,
  };
}

function greater(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
