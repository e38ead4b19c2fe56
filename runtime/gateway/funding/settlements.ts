import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from '../../platform/database/unavailable.ts';
import type { Log } from '../../platform/log.ts';

/** Pauses between two tries while the store does not answer, in milliseconds; each is jittered. */
const firstPause = 50;
const longestPause = 5_000;

interface Waiting {
  /** The request's. */
  readonly id: string;
  readonly write: () => Promise<void>;
  readonly done: () => void;
}

/**
 * What must still be written when requests are over, whatever the store does. While it does not answer, one of what waits
 * asks for all, again and again. What waits is bounded by who is let in: nobody is while the store is away, or too
 * much waits (`full`).
 */
export class Settlements {
  private readonly log: Log;
  private readonly most: number;
  private readonly waiting: Waiting[] = [];
  private readonly underWay = new Set<Promise<void>>();

  /** `most`: how much may wait before nobody is let in any more. */
  constructor(log: Log, most = 10_000) {
    this.log = log;
    this.most = most;
  }

  get full(): boolean {
    return this.waiting.length >= this.most;
  }

  /**
   * Writes now, or when the store can be reached again; `write` may be done more than once. Never rejects: any other error is a
   * mistake of ours, which is logged with the request's id.
   */
  write(id: string, write: () => Promise<void>): Promise<void> {
    const ended = (this.waiting.length > 0 ? this.wait(id, write) : this.writeNow(id, write)).finally(() =>
      this.underWay.delete(ended),
    );
    this.underWay.add(ended);
    return ended;
  }

  /** Resolves when nothing is left to be written. */
  async idle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  private async writeNow(id: string, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      if (error instanceof StoreUnavailable) await this.wait(id, write);
      else this.complain(id, error);
    }
  }

  private wait(id: string, write: () => Promise<void>): Promise<void> {
    return new Promise((done) => {
      this.waiting.push({ id, write, done });
      if (this.waiting.length === 1) void this.askAgain();
    });
  }

  /** Oldest first, one by one: a store that has just come back is not overrun. */
  private async askAgain(): Promise<void> {
    this.log.warn('what requests took cannot be written down, the store does not answer; it is asked again');
    let pause = firstPause;
    let written = 0;
    for (let next = this.waiting[0]; next !== undefined; next = this.waiting[0]) {
      if (written === 0) await sleep(pause * (0.5 + Math.random()));
      try {
        await next.write();
      } catch (error) {
        if (error instanceof StoreUnavailable) {
          pause = Math.min(pause * 2, longestPause);
          written = 0;
          continue;
        }
        this.complain(next.id, error);
      }
      next.done();
      this.waiting.shift();
      written += 1;
      pause = firstPause;
    }
    this.log.info('what requests took is written down');
  }

  private complain(id: string, error: unknown): void {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.log.error('what a request took cannot be written down', { id, error: said });
  }
}
