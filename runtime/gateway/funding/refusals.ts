import { ProblemError } from '../../turn/problem.ts';

/** Where credit is added, at the console (seed 000, "Error headers"). */
const creditPath = '/console/credit';

/** `publicUrl`: where callers reach the gateway; null: only the path is known. */
export function walletEmpty(publicUrl: string | null): ProblemError {
  return new ProblemError({
    name: 'wallet_empty',
    message: 'This request needs credit, and the wallet of the organisation is empty. Add credit, then send it again.',
    headers: { 'x-service-recovery-url': `${publicUrl ?? ''}${creditPath}` },
  });
}

/** `resetAt`: when the allowance comes back; null: the organisation has none. */
export function allowanceExhausted(resetAt: string | null): ProblemError {
  const name = 'included_allowance_exhausted';
  if (resetAt === null) {
    const message = 'The organisation has no included allowance, and no credit. Only credit helps.';
    return new ProblemError({ name, message });
  }
  const message = `The included allowance is used up until ${resetAt}, and there is no credit. Wait, or add credit.`;
  return new ProblemError({ name, message, resetAt, headers: { 'x-service-reset-at': resetAt } });
}

/** `resetAt`: when the next day of free serving begins. */
export function fuseExceeded(resetAt: string): ProblemError {
  return new ProblemError({
    name: 'free_air_daily_spend_fuse_exceeded',
    message: `Free serving pauses for everyone until ${resetAt}. Wait, or add credit.`,
    resetAt,
    headers: { 'x-service-reset-at': resetAt },
  });
}
