import type { Limits } from './limits.ts';

/** How a call that was let through ended; `unknown`: it was cut before the provider could show whether it works. */
export type CallOutcome = 'worked' | 'failed' | 'unknown';

/** Tells the end of a call that was let through. Called once for each. */
export type TellOutcome = (outcome: CallOutcome) => void;

type Bounds = Pick<Limits, 'breaker_failures' | 'breaker_window' | 'breaker_open'>;

/** Keeps calls away from providers that fail (GAPS "failover"). */
export interface Breakers {
  /** Null: the provider's breaker is open, and no call is to be made. Else the call's end must be told. */
  admit(provider: string, bounds: Bounds): TellOutcome | null;
}

/** The breakers of one process, which outlive a reload. `now` in milliseconds, never going back. */
export class MemoryBreakers implements Breakers {
  private readonly now: () => number;
  private readonly byProvider = new Map<string, Breaker>();

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  admit(provider: string, bounds: Bounds): TellOutcome | null {
    let breaker = this.byProvider.get(provider);
    if (breaker === undefined) {
      breaker = new Breaker(this.now);
      this.byProvider.set(provider, breaker);
    }
    return breaker.admit(bounds);
  }
}

class Breaker {
  private readonly now: () => number;

  /** Whether each of the last calls failed, oldest first; counted while it is closed. */
  private failures: boolean[] = [];

  /** When it may be tried whether the provider works again; null: it is closed. */
  private triedFrom: number | null = null;

  /** That is being tried. */
  private trying = false;

  constructor(now: () => number) {
    this.now = now;
  }

  admit(bounds: Bounds): TellOutcome | null {
    if (this.triedFrom === null) {
      return (outcome) => {
        this.count(outcome, bounds);
      };
    }
    if (this.trying || this.now() < this.triedFrom) return null;
    this.trying = true;
    return (outcome) => {
      this.conclude(outcome, bounds);
    };
  }

  /** Of a call that was let through while closed; what it says once it has opened comes too late. */
  private count(
    outcome: CallOutcome,
    { breaker_failures: share, breaker_window: window, breaker_open: open }: Bounds,
  ): void {
    if (outcome === 'unknown' || this.triedFrom !== null || window === 0) return;
    this.failures = [...this.failures, outcome === 'failed'].slice(-window);
    const failed = this.failures.filter(Boolean).length;
    if (this.failures.length >= window && failed * 100 >= share * window) this.triedFrom = this.now() + open;
  }

  /** Of the one call that was let through to try. After one that shows nothing the next may try. */
  private conclude(outcome: CallOutcome, { breaker_open: open }: Bounds): void {
    this.trying = false;
    if (outcome === 'failed') this.triedFrom = this.now() + open;
    if (outcome !== 'worked') return;
    this.triedFrom = null;
    this.failures = [];
  }
}
