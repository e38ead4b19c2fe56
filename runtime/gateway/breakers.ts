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

  /** By provider that was ever called: whether its breaker keeps calls away, as far as this process knows. */
  states(): ReadonlyMap<string, boolean>;
}

/** Is told that a provider's breaker has opened here, for that many milliseconds. */
export type TellOpened = (provider: string, milliseconds: number) => void;

/** The breakers of one process, which outlive a reload. `now` in milliseconds, never going back. */
export class MemoryBreakers implements Breakers {
  private readonly now: () => number;
  private readonly byProvider = new Map<string, Breaker>();
  private tellOpened: TellOpened = () => undefined;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  admit(provider: string, bounds: Bounds): TellOutcome | null {
    return this.of(provider).admit(bounds);
  }

  states(): ReadonlyMap<string, boolean> {
    return new Map([...this.byProvider].map(([provider, breaker]) => [provider, breaker.isOpen] as const));
  }

  /** Opens a breaker because another process has opened its own: nobody is told. */
  open(provider: string, milliseconds: number): void {
    this.of(provider).open(milliseconds);
  }

  /** From now on `tell` hears of each breaker that opens here by itself, also of one that opens again. */
  whenOpened(tell: TellOpened): void {
    this.tellOpened = tell;
  }

  private of(provider: string): Breaker {
    let breaker = this.byProvider.get(provider);
    if (breaker === undefined) {
      breaker = new Breaker(this.now, (milliseconds) => {
        this.tellOpened(provider, milliseconds);
      });
      this.byProvider.set(provider, breaker);
    }
    return breaker;
  }
}

class Breaker {
  private readonly now: () => number;
  private readonly tellOpened: (milliseconds: number) => void;

  /** Whether each of the last calls failed, oldest first; counted while it is closed. */
  private failures: boolean[] = [];

  /** When it may be tried whether the provider works again; null: it is closed. */
  private triedFrom: number | null = null;

  /** That is being tried. */
  private trying = false;

  constructor(now: () => number, tellOpened: (milliseconds: number) => void) {
    this.now = now;
    this.tellOpened = tellOpened;
  }

  /** Calls are kept away, all but one that tries it. */
  get isOpen(): boolean {
    return this.triedFrom !== null;
  }

  /** For that long at least; what is being tried goes on. */
  open(milliseconds: number): void {
    this.triedFrom = Math.max(this.triedFrom ?? 0, this.now() + milliseconds);
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
    if (this.failures.length >= window && failed * 100 >= share * window) this.trip(open);
  }

  /** Of the one call that was let through to try. After one that shows nothing the next may try. */
  private conclude(outcome: CallOutcome, { breaker_open: open }: Bounds): void {
    this.trying = false;
    if (outcome === 'failed') this.trip(open);
    if (outcome !== 'worked') return;
    this.triedFrom = null;
    this.failures = [];
  }

  private trip(milliseconds: number): void {
    this.open(milliseconds);
    this.tellOpened(milliseconds);
  }
}
