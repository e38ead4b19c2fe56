import type { KernelOutput } from '../../kernels/kernel.ts';
import type { Ground } from '../../ground.ts';
import { joined, Outputs, type Partial } from './outputs.ts';
import type { RunLog, Untold } from './run-log.ts';
import { endCell, type Queued, saveOutputs } from './stored.ts';

/** Milliseconds that an output may wait for others to be written with. */
const gathering = 40;

/** Writing all outputs of a run takes the longer the more there are: it is done for at most one part in so many of the time. */
const share = 5;

/** Writes what a run shows, and tells of it after it is written. */
export class Recorder {
  private readonly ground: Ground;
  private readonly queued: Queued;
  private readonly log: RunLog;
  private readonly outputs = new Outputs();
  private pending: Partial[] = [];
  private timer: NodeJS.Timeout | undefined;
  private pause = gathering;
  private lastWrite: Promise<void> = Promise.resolve();

  constructor(ground: Ground, queued: Queued, log: RunLog) {
    this.ground = ground;
    this.queued = queued;
    this.log = log;
  }

  take(output: KernelOutput): void {
    const added = this.outputs.take(output);
    if (added !== null) {
      const last = this.pending.at(-1);
      const both = last === undefined ? null : joined(last, added);
      if (both === null) this.pending.push(added);
      else this.pending[this.pending.length - 1] = both;
    }
    this.schedule();
  }

  /** Writes what is left and the end, and tells of them. Answers whether the cell is still there. Throws what the database throws. */
  async end(error: string | null): Promise<boolean> {
    await this.lastWrite;
    clearTimeout(this.timer);
    const events = this.takePending();
    const isThere = await endCell(this.ground, this.queued, this.outputs.list, error);
    this.log.tell(...events, { type: 'cell.done', status: error === null ? 'success' : 'error', error });
    return isThere;
  }

  get list(): Outputs['list'] {
    return this.outputs.list;
  }

  private async write(): Promise<void> {
    const began = performance.now();
    const events = this.takePending();
    try {
      await saveOutputs(this.ground, this.queued, this.outputs.list);
      this.log.tell(...events);
    } catch (error) {
      this.log.fail(error instanceof Error ? error : new Error(String(error)));
    }
    this.pause = Math.max(gathering, (performance.now() - began) * share);
    this.timer = undefined;
    if (this.pending.length > 0) this.schedule();
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => {
      this.lastWrite = this.write();
    }, this.pause);
  }

  private takePending(): readonly Untold[] {
    const taken = this.pending;
    this.pending = [];
    return taken.map(({ mime, data }) => ({ type: 'cell.output', mime, data }));
  }
}
