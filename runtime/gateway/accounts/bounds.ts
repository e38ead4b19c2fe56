import type { RateBounds } from '../hot/hot-state.ts';
import type { Limits } from '../limits.ts';
import type { OrganizationRow } from '../storage/schema.ts';

type Own = Pick<OrganizationRow, 'requests_per_minute' | 'tokens_per_minute' | 'concurrency'>;

/** An organisation's rate limits: its own where it has any, else the deployment's. */
export function ownBounds(own: Partial<Own>, limits: Limits): RateBounds {
  return {
    requestsPerMinute: Number(own.requests_per_minute ?? limits.requests_per_minute),
    tokensPerMinute: Number(own.tokens_per_minute ?? limits.tokens_per_minute),
    concurrency: Number(own.concurrency ?? limits.concurrency),
  };
}
