import { setTimeout as pause } from 'node:timers/promises';

/** What a run may ask of a deployment at most. */
export interface Bounds {
  /** Absent: as many as there are. */
  readonly requests?: number;

  /** Micro-USD. */
  readonly cost?: number;

  /** Requests a second; absent: as fast as they are answered. */
  readonly rate?: number;
}

/** A bound is reached: what is left was not tested. */
export class BoundReached extends Error {
  override readonly name = 'BoundReached';
}

/** Lets requests go one after the other, as fast and as often as the bounds say. */
export class Pace {
  readonly #bounds: Bounds;
  #next = 0;
  #requests = 0;
  #cost = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Resolves when the next request may go. Rejects with BoundReached where none may any more. */
  async turn(): Promise<void> {
    const { requests, cost, rate } = this.#bounds;
    if (requests !== undefined && this.#requests >= requests) throw new BoundReached(`after ${requests} requests`);
    if (cost !== undefined && this.#cost >= cost) throw new BoundReached(`at a cost of ${cost / 1_000_000} USD`);
    this.#requests += 1;
    if (rate === undefined) return;
    const now = performance.now();
    const mine = Math.max(now, this.#next);
    this.#next = mine + 1000 / rate;
    if (mine > now) await pause(mine - now);
  }

  /** Micro-USD that an answer has cost. */
  pay(cost: number): void {
    this.#cost += cost;
  }

  get requests(): number {
    return this.#requests;
  }

  get cost(): number {
    return Math.round(this.#cost);
  }
}
