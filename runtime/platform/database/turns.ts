import { StoreUnavailable } from './unavailable.ts';

interface Waiter {
  readonly go: () => void;
  readonly timer: NodeJS.Timeout;
}

/** A limited number of places, given in the order of asking. Who waits too long gets StoreUnavailable. */
export class Turns {
  private free: number;
  private readonly patience: number;
  private readonly waiting = new Set<Waiter>();

  /** `patience` in milliseconds. It also ends the wait of work that, holding the last place, asks for another. */
  constructor(places: number, patience: number) {
    this.free = places;
    this.patience = patience;
  }

  take(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(waiter);
        reject(new StoreUnavailable(`no turn at the database within ${this.patience} ms`));
      }, this.patience);
      const waiter: Waiter = { go: resolve, timer };
      this.waiting.add(waiter);
    });
  }

  give(): void {
    const [next] = this.waiting;
    if (next === undefined) {
      this.free += 1;
      return;
    }
    this.waiting.delete(next);
    clearTimeout(next.timer);
    next.go();
  }
}
