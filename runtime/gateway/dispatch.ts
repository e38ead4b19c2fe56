import { type Cutoff, pause } from '../platform/cutoff.ts';
import { ProblemError } from '../turn/problem.ts';
import type { Breakers, CallOutcome } from './breakers.ts';
import type { Limits } from './limits.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { OpenRoute } from './route.ts';
import type { RequestRecord } from './telemetry/record.ts';
import { type CallWatch, kindOf } from './telemetry/telemetry.ts';

/** What was tried for one request, so far. */
export interface Attempts<Way extends OpenRoute = OpenRoute> {
  /** Provider calls made. */
  made: number;

  /** The route that is tried, or that served. */
  route: Way;

  /** That route is not the one that was asked for. */
  failover: boolean;
}

/** Attempts of a request none of which was made yet. */
export function noAttempts<Way extends OpenRoute>(route: Way): Attempts<Way> {
  return { made: 0, route, failover: false };
}

/**
 * Has the route serve or, where it fails for a reason that may not be another's, the first of its fallbacks that can
 * (GAPS "failover"). A fallback is passed over for whatever keeps it from serving, its refusal of the request too, since
 * nobody asked it. Throws what the route itself failed by: its model is the one that the caller named.
 *
 * `serve` settles only when the answer is there, whole or its first output, so nothing of what failed has reached the
 * caller.
 */
export async function failOver<Way extends OpenRoute, Served>(
  attempts: Attempts<Way>,
  fallbacks: readonly Way[],
  serve: (route: Way) => Promise<Served>,
): Promise<Served> {
  const asked = attempts.route;
  try {
    return await serve(asked);
  } catch (error) {
    if (!(error instanceof ProviderFailure) || !error.transient) throw error;
    for (const fallback of fallbacks) {
      attempts.route = fallback;
      attempts.failover = true;
      try {
        return await serve(fallback);
      } catch (another) {
        if (!(another instanceof ProblemError)) throw another;
      }
    }
    attempts.route = asked;
    attempts.failover = false;
    throw error;
  }
}

/** What repeats depend on. */
export interface Terms {
  readonly limits: Limits;
  readonly breakers: Breakers;
  readonly cutoff: Cutoff;
  readonly record: Pick<RequestRecord, 'call' | 'spared'>;
}

/** One call to a provider. It ends `watch` when it has its answer whole; that of a stream goes on until the stream ends. */
export type ProviderCall<Served> = (watch: CallWatch) => Promise<Served>;

/**
 * Makes one call to the provider of the route that is tried. A transient failure is tried once more, after a jittered wait
 * or what Retry-After says (GAPS "failover"). Throws the last failure; one of its own where the provider's breaker is open.
 */
export async function callWithRepeats<Served>(
  attempts: Attempts,
  { limits, breakers, cutoff, record }: Terms,
  call: ProviderCall<Served>,
): Promise<Served> {
  const { route } = attempts;
  const { providerName } = route;
  let failure: ProviderFailure | null = null;
  for (let repeats = 0; ; repeats++) {
    const tell = breakers.admit(providerName, limits);
    if (tell === null) {
      record.spared(route);
      throw failure ?? notAsked();
    }
    const watch = record.call(route);
    let outcome: CallOutcome = 'unknown';
    try {
      attempts.made++;
      const served = await call(watch);
      outcome = 'worked';
      return served;
    } catch (error) {
      watch.end(kindOf(error), null);
      if (!(error instanceof ProviderFailure)) throw error;
      outcome = error.transient ? 'failed' : 'worked';
      failure = error;
    } finally {
      tell(outcome);
    }
    const wait = waitBeforeRepeat(failure, limits);
    if (!failure.transient || repeats >= limits.same_target_retries || wait === null) throw failure;
    await pause(wait, cutoff);
  }
}

/** Null: the provider wants a longer pause than a caller should wait. */
function waitBeforeRepeat({ retryAfter }: ProviderFailure, limits: Limits): number | null {
  if (retryAfter === null) return limits.retry_delay * (0.5 + Math.random());
  return retryAfter <= limits.retry_after_cap ? retryAfter : null;
}

function notAsked(): ProviderFailure {
  const message = 'The provider has failed too often and is left alone for some seconds. Try again a little later.';
  return new ProviderFailure({ name: 'upstream_unreachable', message });
}
