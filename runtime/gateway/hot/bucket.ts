/** A bucket counts in 60,000ths: what flows back in a millisecond is then the bound of a minute, and integers are exact. */
const one = 60_000;

/** How long to wait where nothing flows back, in milliseconds: the bound may be another one by then. */
const minute = 60_000;

/**
 * What may be taken in a minute. It begins with the whole bound, and what was taken flows back evenly: in t seconds at most
 * `bound + bound · t / 60` can be taken. When the bound changes it stays as full as it was, in proportion, and so does the
 * time until it is full. Times in whole milliseconds. redis-scripts.ts counts in the same way.
 */
export class Bucket {
  private taken = 0;
  private at: number;
  private bound: number;

  constructor(bound: number, now: number) {
    this.bound = bound;
    this.at = now;
  }

  /** Lets flow back what has by now. Before anything else is asked at that time. */
  turnTo(now: number, bound = this.bound): void {
    this.taken = Math.max(0, this.taken - Math.max(0, now - this.at) * this.bound);
    this.at = now;
    if (bound === this.bound) return;
    this.taken = this.bound === 0 ? 0 : Math.ceil((this.taken / this.bound) * bound);
    this.bound = bound;
  }

  /** Milliseconds until one can be taken; 0: now. */
  wait(): number {
    const missing = this.taken + one - this.bound * one;
    if (missing <= 0) return 0;
    return this.bound === 0 ? minute : Math.ceil(missing / this.bound);
  }

  /** Also more than there is: it has to flow back before one can be taken again. */
  take(amount: number): void {
    this.taken += amount * one;
  }

  /** Nothing is missing: a new one would be the same. */
  get full(): boolean {
    return this.taken === 0;
  }
}
