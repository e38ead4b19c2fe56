import { Bucket } from './bucket.ts';
import type { HotState, RateBounds, Refusal } from './hot-state.ts';
import { refusalOf } from './refusal.ts';

/** What is remembered of an organisation. */
interface Organization {
  readonly requests: Bucket;
  readonly tokens: Bucket;

  /** Ids of its requests under way. */
  readonly places: Set<string>;
}

/** How many organisations are looked at, whether they can be forgotten, when a new one comes. */
const looks = 2;

/** Days whose free serving is remembered: requests that began yesterday may still be corrected. */
const days = 2;

/** The hot state of one process, which nobody else is told of. `now` in milliseconds, never going back. */
export class MemoryHot implements HotState {
  private readonly now: () => number;
  private readonly organizations = new Map<string, Organization>();

  /** Reserved of each day, in micro-USD; the latest day last. */
  private readonly free = new Map<string, number>();

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  enter(organization: string, request: string, bounds: RateBounds): Promise<Refusal | null> {
    const now = Math.floor(this.now());
    const { requests, tokens, places } = this.organizations.get(organization) ?? this.meet(organization, bounds, now);
    requests.turnTo(now, bounds.requestsPerMinute);
    tokens.turnTo(now, bounds.tokensPerMinute);
    const refusal = refusalOf(requests.wait(), tokens.wait(), places.size < bounds.concurrency);
    if (refusal === null) {
      requests.take(1);
      places.add(request);
    }
    return Promise.resolve(refusal);
  }

  leave(organization: string, request: string, taken: number): Promise<void> {
    const known = this.organizations.get(organization);
    if (known?.places.delete(request) === true) {
      known.tokens.turnTo(Math.floor(this.now()));
      known.tokens.take(taken);
    }
    return Promise.resolve();
  }

  reserveFree(day: string, amount: number, budget: number): Promise<boolean> {
    const reserved = this.free.get(day) ?? 0;
    if (reserved >= budget) return Promise.resolve(false);
    this.free.set(day, reserved + amount);
    for (const oldest of this.free.keys()) {
      if (this.free.size <= days) break;
      this.free.delete(oldest);
    }
    return Promise.resolve(true);
  }

  correctFree(day: string, difference: number): Promise<void> {
    const reserved = this.free.get(day);
    if (reserved !== undefined) this.free.set(day, reserved + difference);
    return Promise.resolve();
  }

  breakerOpened(): void {
    // There is no other process.
  }

  reload(): void {
    // There is no other process.
  }

  listen(): void {
    // There is no other process.
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** How many organisations are remembered: those that were busy a short while ago, not all there ever were. */
  get remembered(): number {
    return this.organizations.size;
  }

  private meet(name: string, bounds: RateBounds, now: number): Organization {
    this.forget(now);
    const organization = {
      requests: new Bucket(bounds.requestsPerMinute, now),
      tokens: new Bucket(bounds.tokensPerMinute, now),
      places: new Set<string>(),
    };
    this.organizations.set(name, organization);
    return organization;
  }

  /** Forgets those that a new one could not be told from, of the ones that were looked at longest ago. */
  private forget(now: number): void {
    for (const [name, organization] of this.organizations.entries().take(looks)) {
      this.organizations.delete(name);
      if (!isAsNew(organization, now)) this.organizations.set(name, organization);
    }
  }
}

function isAsNew({ requests, tokens, places }: Organization, now: number): boolean {
  requests.turnTo(now);
  tokens.turnTo(now);
  return places.size === 0 && requests.full && tokens.full;
}
