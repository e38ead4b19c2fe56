import type { Settings } from './options.ts';

/**
 * Whether an answer may be asked for again: what the service says, else 429 and 5xx. Not a 504: a generation that took
 * too long is likely to do so again, and was paid for.
 *
 * @param status the one behind it, where the answer stands for another
 */
export function mayRetry(status: number, headers: Headers): boolean {
  const said = headers.get('x-should-retry');
  if (said === 'true') return true;
  if (said === 'false') return false;
  return status === 429 || (status >= 500 && status !== 504);
}

/**
 * Milliseconds to wait before the next attempt: what the service asks for, else a wait that doubles, with jitter so
 * that callers do not come back together. Null: the service asks for more than the caller wants to wait.
 *
 * @param failed attempts until now, at least 1
 */
export function retryDelay(
  failed: number,
  headers: Headers | null,
  { retryDelay: first, longestDelay }: Pick<Settings, 'retryDelay' | 'longestDelay'>,
): number | null {
  const asked = retryAfter(headers?.get('retry-after') ?? null);
  if (asked !== null) return asked <= longestDelay ? asked : null;
  return Math.min(first * 2 ** (failed - 1), 8000, longestDelay) * (0.75 + Math.random() / 4);
}

/** `Retry-After` in milliseconds: seconds, or a date. */
function retryAfter(value: string | null): number | null {
  if (value === null) return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
