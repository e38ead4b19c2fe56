/** The caller closed the connection: nobody waits for the answer. */
export class CallerGone extends Error {
  constructor() {
    super('the caller went away');
    this.name = 'CallerGone';
  }
}

/** The time for an answer is up. */
export class DeadlinePassed extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'DeadlinePassed';
  }
}

/** Somebody else called the work off, in so many words. */
export class Cancelled extends Error {
  constructor() {
    super('the work was called off');
    this.name = 'Cancelled';
  }
}

/** Why work was cut. */
export type CutReason = CallerGone | DeadlinePassed | Cancelled;

export function isCut(error: unknown): error is CutReason {
  return error instanceof CallerGone || error instanceof DeadlinePassed || error instanceof Cancelled;
}

/**
 * What can cut one request's work short: its caller, its deadline, or `cancel`, whichever comes first. Cheaper than a chain of
 * AbortSignals, and it says why. Whoever makes one closes it when the work is done.
 */
export class Cutoff {
  /** Why the work was cut; null while it may go on. */
  reason: CutReason | null = null;
  private readonly signal: AbortSignal;
  private timer: NodeJS.Timeout | undefined;
  private readonly listeners = new Set<(reason: Error) => void>();

  /** `deadline` in milliseconds; null: none. */
  constructor(signal: AbortSignal, deadline: number | null) {
    this.signal = signal;
    if (signal.aborted) this.reason = new CallerGone();
    else signal.addEventListener('abort', this.onGone);
    if (deadline !== null) {
      this.timer = setTimeout(() => {
        this.cut(new DeadlinePassed(deadline));
      }, deadline);
    }
  }

  /** Calls `listener` once when the work is cut. */
  listen(listener: (reason: Error) => void): void {
    this.listeners.add(listener);
  }

  unlisten(listener: (reason: Error) => void): void {
    this.listeners.delete(listener);
  }

  /** The work is done; nothing is cut any more. */
  close(): void {
    clearTimeout(this.timer);
    this.signal.removeEventListener('abort', this.onGone);
    this.listeners.clear();
  }

  cancel(): void {
    this.cut(new Cancelled());
  }

  private readonly onGone = (): void => {
    this.cut(new CallerGone());
  };

  private cut(reason: CutReason): void {
    if (this.reason !== null) return;
    this.reason = reason;
    const listeners = [...this.listeners];
    this.close();
    for (const listener of listeners) listener(reason);
  }
}

/** Waits; rejects with the reason as soon as the cutoff cuts. */
export function pause(milliseconds: number, cutoff: Cutoff): Promise<void> {
  return new Promise((resolve, reject) => {
    if (cutoff.reason !== null) {
      reject(cutoff.reason);
      return;
    }
    const cut = (reason: Error): void => {
      clearTimeout(timer);
      reject(reason);
    };
    const timer = setTimeout(() => {
      cutoff.unlisten(cut);
      resolve();
    }, milliseconds);
    cutoff.listen(cut);
  });
}
