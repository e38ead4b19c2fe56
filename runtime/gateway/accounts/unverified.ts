import { StoreUnavailable } from '../../platform/database/unavailable.ts';
import { ProblemError } from '../../turn/problem.ts';

/** What a failed look at the store is to a caller: `policy_unavailable` where it cannot answer (seed 000, "Authentication" 6). */
export function unverified(error: unknown): unknown {
  if (!(error instanceof StoreUnavailable)) return error;
  const message = 'Whether this credential may call could not be verified. Try again in a few seconds.';
  return new ProblemError({ name: 'policy_unavailable', message }, { cause: error });
}
