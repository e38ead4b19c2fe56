import type { AliasName } from '@polywire/generated/catalog/aliases.ts';
import type { Role } from '@polywire/generated/catalog/rows.ts';
import type { RateBounds } from '../hot/hot-state.ts';

/** What may be allowed: a column of roles.yaml. */
export type Permission = keyof Role;

/** Who calls: what the rest of a request's way knows of a credential. */
export interface Caller {
  /** Public id of the key or session; may be logged. */
  readonly keyId: string;

  /** What stored responses, limits and money belong to. */
  readonly organization: string;
  readonly may: Role;

  /** Models that an administrator took from the organisation. */
  readonly restricted: ReadonlySet<AliasName>;
  readonly account: Account;
  readonly bounds: RateBounds;
}

/** How what a caller's requests take is paid for. */
export type Account =
  /** By nobody, and nothing is kept of it: a key of the deployment file. */
  | { readonly billing: 'operator' }
  /** By nobody; usage is recorded. */
  | { readonly billing: 'none' }
  /** From the organisation's funds. */
  | Prepaid;

export interface Prepaid {
  readonly billing: 'prepaid';

  /** A card that completed a top-up and has no payment error. */
  readonly healthyCard: boolean;

  /** Of the included allowance in each window; 0: the organisation has none. */
  readonly allowanceUnits: bigint;

  /** ISO-8601: the windows of the allowance are counted from here. */
  readonly since: string;
}
