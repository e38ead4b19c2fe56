import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../platform/log.ts';
import type { CrewOptions } from './crew.ts';
import { numbered } from './number.ts';
import { Pauses } from './pause.ts';
import { tellRetired } from './retired.ts';
import { closeUntaken } from './untaken.ts';
import { urlIn } from './up.ts';

/** Milliseconds that a worker has to end when it is told to: more than its requests have. */
const patience = 40_000;

/** A worker's process. */
interface Running {
  readonly worker: Worker;
  takesRequests: boolean;

  /** Resolves when it takes requests, to its address. */
  readonly up: Promise<string>;

  /** Resolves when it has ended, to the reason. */
  readonly ended: Promise<string>;
}

/** How a place gets its workers. */
export type Hiring = Required<Pick<CrewOptions, 'spare' | 'serve' | 'log'>>;

/** Where one worker runs, and after it the next that replaces it. */
export class Place {
  private readonly number: number;
  private readonly hiring: Hiring;
  private readonly log: Log;
  private readonly stopped = new AbortController();
  private running: Running;

  /** A process that waits for the next renewal; null: none does. */
  private spare: Worker | null = null;

  /** Workers beside the one that is kept: it is to take its place, or has had it. */
  private readonly beside = new Set<Running>();

  /** Resolves when the worker has been renewed. */
  private renewed = Promise.withResolvers<null>();

  /** Starts the first worker. */
  constructor(number: number, hiring: Hiring) {
    this.number = number;
    this.hiring = hiring;
    this.log = hiring.log;
    this.running = this.start();
    void this.running.up.then(() => {
      this.keepSpare();
    });
  }

  /** The address of the first worker when it takes requests. Throws where it ends before. */
  firstUp(): Promise<string> {
    const { up, ended } = this.running;
    const never = ended.then((reason) => {
      throw new Error(`worker ${this.number} could not start: ${reason}`);
    });
    return Promise.race([up, never]);
  }

  /** From now on a worker that ends is replaced; `up` is told the address of each that takes requests. */
  async keep(up: (url: string) => void): Promise<void> {
    const pauses = new Pauses();
    for (;;) {
      const begun = performance.now();
      const { pid } = this.running.worker.process;
      void this.running.up.then((url) => {
        this.log.info('a worker takes requests', { worker: this.number, pid });
        up(url);
      });
      const reason = await Promise.race([this.running.ended, this.renewed.promise]);
      if (reason === null) {
        this.renewed = Promise.withResolvers();
        continue;
      }
      if (!(await this.toBeReplaced(reason, pauses.after(performance.now() - begun)))) return;
      this.running = this.start();
    }
  }

  /** A worker takes requests here. */
  get takesRequests(): boolean {
    return this.running.takesRequests;
  }

  /** Tells the worker to read its deployment file again, once it takes requests. */
  reload(): void {
    const { up, worker } = this.running;
    void up.then(() => worker.process.kill('SIGHUP'));
  }

  /**
   * Starts another worker, which runs the code that is there by now. When it takes requests the one before gets no more, and
   * ends when its own have, however long they take. False: the other could not start, and the one before stays.
   */
  async renew(): Promise<boolean> {
    const next = this.start(this.spare ?? undefined);
    this.spare = null;
    this.beside.add(next);
    const isUp = await Promise.race([next.up.then(() => true), next.ended.then(() => false)]);
    this.keepSpare();
    if (!isUp || this.stopped.signal.aborted) {
      void next.ended.then(() => this.beside.delete(next));
      return false;
    }
    const before = this.running;
    this.beside.delete(next);
    this.beside.add(before);
    this.running = next;
    this.renewed.resolve(null);
    tellRetired(before.worker);
    void before.ended.then(() => this.beside.delete(before));
    return true;
  }

  /** Tells its workers to end, which they do when their requests have; none is replaced. */
  async close(): Promise<void> {
    this.stopped.abort();
    this.spare?.process.kill('SIGKILL');
    await Promise.all([this.running, ...this.beside].map(end));
  }

  /** Resolves after the pause, in milliseconds; false: the worker was told to end. */
  private async toBeReplaced(reason: string, pause: number): Promise<boolean> {
    const { signal } = this.stopped;
    if (signal.aborted) return false;
    this.log.error('a worker has ended and is replaced', { worker: this.number, reason, pause });
    return sleep(pause, true, { signal }).catch(() => false);
  }

  /** Has a process ready for the next renewal, where that is wanted. */
  private keepSpare(): void {
    if (!this.hiring.spare || this.stopped.signal.aborted) return;
    const spare = this.fork();
    this.spare = spare;
    spare.once('exit', () => {
      if (this.spare === spare) this.spare = null;
    });
  }

  private fork(): Worker {
    const worker = cluster.fork(numbered(this.number));
    closeUntaken(worker);
    return worker;
  }

  private start(worker = this.fork()): Running {
    this.hiring.serve(worker);
    const up = Promise.withResolvers<string>();
    const running: Running = { worker, takesRequests: false, up: up.promise, ended: endOf(worker) };
    worker.on('message', (message) => {
      const url = urlIn(message);
      if (url === null) return;
      running.takesRequests = true;
      up.resolve(url);
    });
    void running.ended.then(() => {
      running.takesRequests = false;
    });
    return running;
  }
}

async function end({ worker, ended }: Running): Promise<void> {
  worker.process.kill('SIGTERM');
  const late = setTimeout(() => worker.process.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(late);
}

function endOf(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.once('exit', (code: number, signal: string | null) => {
      resolve(signal ?? `exit code ${code}`);
    });
    // Also tells of a message that could not be sent: then the process is there, and its end is told.
    worker.on('error', (error) => {
      if (worker.process.pid === undefined) resolve(error.message);
    });
  });
}
