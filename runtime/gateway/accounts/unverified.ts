import { StoreUnavailable } from '../../platform/database/unavailable.ts';
import { type Problem, ProblemError } from '../../turn/problem.ts';

/** What a caller is told while the store cannot answer (seed 000, "Authentication" 6). */
export const storeSilent: Problem = {
  name: 'policy_unavailable',
  message: 'Access to the account could not be verified. Try again in a few seconds.',
};

/** What a failed look at the store is to a caller: `policy_unavailable` where it cannot answer, else the failure itself. */
export function unverified(error: unknown): unknown {
  return error instanceof StoreUnavailable ? new ProblemError(storeSilent, { cause: error }) : error;
}
