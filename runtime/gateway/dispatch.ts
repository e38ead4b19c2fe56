import { type Cutoff, pause } from '../platform/cutoff.ts';
import type { Limits } from './limits.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { OpenRoute } from './route.ts';

/** What was tried for one request, so far. */
export interface Attempts<Way extends OpenRoute = OpenRoute> {
  /** Provider calls made. */
  made: number;

  /** The route of the last one. */
  route: Way;

  /** That route is not the one that was asked for. */
  failover: boolean;
}

/**
 * Tries the route until it serves. A transient failure is tried once more on the same route, after a jittered
 * wait or what Retry-After says (GAPS "failover"). Throws the last failure.
 *
 * `attempt` makes one provider call; it settles only when the answer is there, whole or its first output, so nothing of
 * a failed attempt has reached the caller.
 */
export async function dispatch<Way extends OpenRoute, Served>(
  attempts: Attempts<Way>,
  limits: Limits,
  cutoff: Cutoff,
  attempt: (route: Way) => Promise<Served>,
): Promise<Served> {
  for (let repeats = 0; ; repeats++) {
    try {
      attempts.made++;
      return await attempt(attempts.route);
    } catch (error) {
      if (!(error instanceof ProviderFailure) || !error.transient) throw error;
      const wait = waitBeforeRepeat(error, limits);
      if (repeats >= limits.same_target_retries || wait === null) throw error;
      await pause(wait, cutoff);
    }
  }
}

/** Null: the provider wants a longer pause than a caller should wait. */
function waitBeforeRepeat({ retryAfter }: ProviderFailure, limits: Limits): number | null {
  if (retryAfter === null) return limits.retry_delay * (0.5 + Math.random());
  return retryAfter <= limits.retry_after_cap ? retryAfter : null;
}
