import type { RoleName } from '@polywire/generated/catalog/roles.ts';

/**
 * The tables of what must last, the same in SQLite and PostgreSQL. Every integer is a bigint, every time ISO-8601 text in UTC
 * that sorts as it is, every amount in the smallest unit of its account.
 */
export interface Schema {
  readonly organization: OrganizationRow;
  readonly member: MemberRow;
  readonly api_key: ApiKeyRow;
  readonly restriction: RestrictionRow;
  readonly console_link: ConsoleLinkRow;
  readonly session: SessionRow;
  readonly account: AccountRow;
  readonly transfer: TransferRow;
  readonly entry: EntryRow;
  readonly hold: HoldRow;
  readonly usage_record: UsageRecordRow;
  readonly bucket: BucketRow;
  readonly instance: InstanceRow;
  readonly stored_response: StoredResponseRow;
}

/** Who shares keys, funds and limits. */
export interface OrganizationRow {
  /** `org_` and an id. */
  readonly id: string;
  readonly name: string;
  readonly created_at: string;

  /** Null: open. The keys of a closed one are refused as revoked. */
  readonly closed_at: string | null;

  /** `prepaid`: checked against its funds. `none`: nobody asks, usage is recorded. */
  readonly billing: 'prepaid' | 'none';

  /** The card that tops the wallet up; `healthy`: one completed a top-up and has no payment error. */
  readonly card: 'none' | 'healthy' | 'failed';

  /** Its own limits; null: the deployment's. */
  readonly allowance_units: bigint | null;
  readonly requests_per_minute: bigint | null;
  readonly tokens_per_minute: bigint | null;
  readonly concurrency: bigint | null;
}

export interface MemberRow {
  /** `mem_` and an id. */
  readonly id: string;
  readonly organization_id: string;
  readonly email: string;
  readonly role: RoleName;
  readonly created_at: string;

  /** Null: still a member. The keys of a removed one are credentials without permission. */
  readonly removed_at: string | null;
}

export interface ApiKeyRow {
  /** The key's public id: ten characters. */
  readonly id: string;
  readonly organization_id: string;

  /** Whose permissions it has. */
  readonly member_id: string;
  readonly name: string;

  /** Hash of the secret part under the deployment's own secret, in hex. */
  readonly secret_hash: string;
  readonly created_at: string;
  readonly revoked_at: string | null;
}

/** A model that an administrator took from an organisation. */
export interface RestrictionRow {
  readonly organization_id: string;

  /** Alias, or group: all its aliases. */
  readonly model: string;
  readonly created_at: string;
}

/** Opens one browser session, once. */
export interface ConsoleLinkRow {
  readonly token_hash: string;
  readonly member_id: string;
  readonly expires_at: string;
}

export interface SessionRow {
  readonly token_hash: string;
  readonly member_id: string;
  readonly created_at: string;
  readonly expires_at: string;
}

/**
 * One account of the ledger. `balance` is the sum of its entries, `held` that of the open holds on it.
 *
 * An organisation's money: `credit` (what was paid in, negative) → `wallet` → `revenue`. Its included allowance in units:
 * `grant` (negative) → `allowance` → `drawn`; what a window leaves goes back to `grant`.
 */
export interface AccountRow {
  /** `org_…/wallet`. */
  readonly id: string;
  readonly organization_id: string;
  readonly kind: 'credit' | 'wallet' | 'revenue' | 'grant' | 'allowance' | 'drawn';
  readonly unit: 'nano_usd' | 'units';
  readonly balance: bigint;
  readonly held: bigint;

  /** Of an allowance: which window, counted from the organisation's creation, its balance is of. */
  readonly allowance_window: bigint | null;
}

/** What moved amounts between accounts. Never changed, never deleted. */
export interface TransferRow {
  /** For the settlement of a request: `settle/` and the request's id, so that there is at most one. */
  readonly id: string;
  readonly organization_id: string;
  readonly kind: 'credit' | 'settle' | 'grant' | 'expire';
  readonly created_at: string;

  /** For a person: why. */
  readonly note: string | null;
}

/** One side of a transfer. Those of one transfer and unit sum to zero. Never changed, never deleted. */
export interface EntryRow {
  readonly transfer_id: string;
  readonly account_id: string;
  readonly amount: bigint;
}

/** The most that a request under way can take. Gone when it is settled or released. */
export interface HoldRow {
  /** The request's id. */
  readonly id: string;
  readonly organization_id: string;

  /** The process that will settle it. */
  readonly instance_id: string;
  readonly created_at: string;

  /** Held of the wallet and of the allowance. */
  readonly nano_usd: bigint;
  readonly units: bigint;

  /** Free decision calls taken, given back if nothing was decided. */
  readonly free_calls: bigint;

  /** Held of the free serving of a day (`2026-11-20`), in micro-USD. */
  readonly fuse_micro_usd: bigint;
  readonly fuse_day: string | null;
}

/** What one settled request took. */
export interface UsageRecordRow {
  /** The request's id. */
  readonly id: string;
  readonly organization_id: string;
  readonly key_id: string;

  /** The alias that served. */
  readonly alias: string;
  readonly created_at: string;
  readonly input: bigint;
  readonly cached_input: bigint;
  readonly cache_write: bigint;
  readonly output: bigint;
  readonly web_search: bigint;

  /** What it cost, whoever paid: from the wallet, and from the allowance in units. */
  readonly nano_usd: bigint;
  readonly units: bigint;

  /** What free serving of it was worth, in micro-USD: what the day's fuse counts. */
  readonly free_micro_usd: bigint;

  /** Of the organisation, then: `prepaid`, and the ledger has what was paid; `none`, and nobody paid. */
  readonly billing: 'prepaid' | 'none';
}

/** Calls that refill with time. */
export interface BucketRow {
  /** `org_…/decisions`, or `decisions` for the shared one. */
  readonly id: string;

  /** Millionths of a call that were left at `updated_at`. */
  readonly level: bigint;
  readonly updated_at: string;
}

/** A gateway process. One that was not seen for `lease_ttl` is dead: what it holds is released by any other. */
export interface InstanceRow {
  readonly id: string;
  readonly started_at: string;
  readonly seen_at: string;
}

export interface StoredResponseRow {
  readonly organization_id: string;
  readonly id: string;
  readonly created_at: string;

  /** The process that is making it; null: it has ended. */
  readonly instance_id: string | null;

  /** JSON of a StoredResponse. */
  readonly stored: string;

  /** The stream that it was, as it was sent; null: none, or too long. */
  readonly events: string | null;
}
