/** What one organisation may do at once and in a minute. */
export interface RateBounds {
  readonly requestsPerMinute: number;
  readonly tokensPerMinute: number;

  /** Requests under way. */
  readonly concurrency: number;
}

/** Why a request is not let in now. `retryAfter` in whole seconds, at least 1. */
export interface Refusal {
  readonly exceeded: 'requests_per_minute' | 'tokens_per_minute' | 'concurrency';
  readonly retryAfter: number;
}

/**
 * What changes with every request and is worth little tomorrow: rate windows, places of requests under way, the free
 * serving of a day, open breakers, notices. In memory for one process, at a primary for the workers of one machine, in Redis
 * for many machines; the same to all who use it. What cannot be reached throws StoreUnavailable.
 */
export interface HotState {
  /**
   * Takes a place among the organisation's requests and one request of its minute; null: it is let in. Tokens of a minute
   * are those of requests that have ended: once they are used up nobody comes in until enough have flowed back.
   */
  enter(organization: string, request: string, bounds: RateBounds): Promise<Refusal | null>;

  /** Gives the place back, and counts what the request took. A second call for the same request does nothing. */
  leave(organization: string, request: string, tokens: number): Promise<void>;

  /**
   * Reserves free serving of a UTC day (`2026-11-20`) in micro-USD; false: the day's budget is spent. It is while anything
   * is left of it, however little: overspending is at most what was reserved at once.
   */
  reserveFree(day: string, amount: number, budget: number): Promise<boolean>;

  /** Corrects what was reserved by what it really was: `difference` is negative where less was served. */
  correctFree(day: string, difference: number): Promise<void>;

  /** Tells every process that a provider's breaker has opened, for that many milliseconds. */
  breakerOpened(provider: string, milliseconds: number): void;

  /** Tells every process to read its deployment file again. */
  reload(): void;

  /** What other processes tell; what this one told does not come back. */
  listen(listener: HotListener): void;

  close(): Promise<void>;
}

export interface HotListener {
  breakerOpened(provider: string, milliseconds: number): void;
  reload(): void;
}
