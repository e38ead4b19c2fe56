import type { Refusal } from './hot-state.ts';

/**
 * Why a request has to wait, from the milliseconds until each bound lets one in; null: it has not. Where several are exceeded
 * it is the one that takes longest: who comes again after `retryAfter` meets none of them, if nobody else has come.
 */
export function refusalOf(requests: number, tokens: number, hasPlace: boolean): Refusal | null {
  if (requests > 0 && requests >= tokens) return { exceeded: 'requests_per_minute', retryAfter: seconds(requests) };
  if (tokens > 0) return { exceeded: 'tokens_per_minute', retryAfter: seconds(tokens) };
  // Nobody knows when one of the others ends.
  return hasPlace ? null : { exceeded: 'concurrency', retryAfter: 1 };
}

function seconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000);
}
