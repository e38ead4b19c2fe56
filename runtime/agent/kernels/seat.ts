import type { Kernel, StartKernel } from './kernel.ts';

/** A kernel as a run gets it. */
export interface Ready {
  readonly kernel: Kernel;

  /** Nothing has run in it. */
  readonly isNew: boolean;

  /** Of a new one: why the one before it ended; null: there was none. */
  readonly before: string | null;
}

/** Answers the kernel, which starts where there is none. Throws KernelStartError. */
export type AskKernel = () => Promise<Ready>;

/** Where the runs of one scratchpad in one language wait for their kernel, which starts with the first of them. */
export class Seat {
  /** Runs that wait or go on. */
  uses = 0;

  /** When the last run ended, in milliseconds. */
  lastUsed = 0;
  kernel: Kernel | null = null;
  private readonly start: (signal: AbortSignal) => ReturnType<StartKernel>;
  private readonly idle: number;
  private readonly onOver: (seat: Seat) => void;

  /** Why the last kernel ended; null: there was none, or the next one's first run was told. */
  before: string | null;
  private starting: Promise<Kernel> | null = null;
  private lastUse: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private readonly closing = new AbortController();

  /**
   * `idle`: milliseconds without a run after which the kernel ends. `before`: why an earlier kernel ended. `onOver`: called
   * when no kernel is left.
   */
  constructor(
    start: (signal: AbortSignal) => ReturnType<StartKernel>,
    idle: number,
    before: string | null,
    onOver: (seat: Seat) => void,
  ) {
    this.start = start;
    this.idle = idle;
    this.before = before;
    this.onOver = onOver;
  }

  /** Does `work` when those before it are done; it asks for the kernel itself. */
  use<Result>(work: (kernel: AskKernel) => Promise<Result>): Promise<Result> {
    this.uses += 1;
    clearTimeout(this.timer);
    const use = this.lastUse
      .then(() => work(() => this.ready()))
      .finally(() => {
        this.uses -= 1;
        this.lastUsed = performance.now();
        if (this.uses > 0) return;
        if (this.kernel === null && this.starting === null) this.onOver(this);
        else this.timer = setTimeout(() => void this.close('The kernel had nothing to do and was ended.'), this.idle);
      });
    this.lastUse = use.catch(() => undefined);
    return use;
  }

  /** Ends its kernel, also one that starts; resolves when nothing waits for it any more. */
  async close(reason: string): Promise<void> {
    clearTimeout(this.timer);
    if (this.kernel !== null) this.before = reason;
    this.onOver(this);
    this.closing.abort(reason);
    await this.kernel?.close(reason);
    await this.lastUse;
  }

  private async ready(): Promise<Ready> {
    if (this.kernel !== null) return { kernel: this.kernel, isNew: false, before: null };
    // Who gave up waiting for it may have begun its start.
    this.starting ??= this.begin().finally(() => {
      this.starting = null;
    });
    const kernel = await this.starting;
    const { before } = this;
    this.before = null;
    return { kernel, isNew: true, before };
  }

  private async begin(): Promise<Kernel> {
    const kernel = await this.start(this.closing.signal);
    this.kernel = kernel;
    void kernel.ended.then((reason) => {
      this.kernel = null;
      this.before = reason;
      if (this.uses === 0) this.onOver(this);
    });
    return kernel;
  }
}
