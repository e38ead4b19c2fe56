import type { Database } from '../../platform/database/open.ts';
import type { AccountRow, Schema } from '../storage/schema.ts';
import type { HotState } from '../hot/hot-state.ts';
import type { Bucket } from '../ledger/buckets.ts';
import { bucketOf, sharedBucket } from '../ledger/buckets.ts';
import { type AccountKind, accountId } from '../ledger/accounts.ts';
import type { Limits } from '../limits.ts';
import type { Settlements } from './settlements.ts';

/** What funds stand on. */
export interface FundsParts {
  readonly database: Database<Schema>;
  readonly hot: HotState;
  readonly settlements: Settlements;

  /** Id of this process: what it holds is released when it is dead. */
  readonly instance: string;

  /** What the deployment file says now. */
  readonly settings: () => FundsSettings;

  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface FundsSettings {
  readonly limits: Limits;

  /** Where callers reach the gateway; null: only paths are given away. */
  readonly publicUrl: string | null;
}

/** The buckets that a free decision of an organisation is taken from: its own first, so that who has none left locks no other. */
export function decisionBuckets(organization: string, { limits }: FundsSettings): readonly Bucket[] {
  return [
    { id: bucketOf(organization), calls: limits.decision_free_calls },
    { id: sharedBucket, calls: limits.decision_shared_calls },
  ];
}

/** An account of an organisation as it is; null: it was never used. */
export async function accountOf(
  { database }: Pick<FundsParts, 'database'>,
  organization: string,
  kind: AccountKind,
): Promise<AccountRow | null> {
  const { kysely } = database;
  const id = accountId(organization, kind);
  return (await kysely.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}
