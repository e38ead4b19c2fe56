import type { CellEvent } from '@polywire/generated/local/types.ts';
import { writeSse, writeSseComment } from '../../../platform/sse-writer.ts';

/** Milliseconds of silence after which a reader gets a comment, so that nothing on the way takes the connection for dead. */
const keepAlive = 15_000;

/** Frames handed to the socket at once. */
const atOnce = 64;

/** An event before it has a number. */
export type Untold = CellEvent extends infer Event
  ? Event extends CellEvent
    ? Omit<Event, 'sequence_number'>
    : never
  : never;

/**
 * What was told of one run. It stays in memory until the last reader has it; a run shows no more than its limit, so neither
 * does this hold more.
 */
export class RunLog {
  private readonly frames: string[] = [];
  private readonly readers = new Set<() => void>();
  private ended = false;

  /** Why what is to come can never be told; null: it can. */
  private failure: Error | null = null;

  /** Tells of what is in the database. */
  tell(...events: readonly Untold[]): void {
    for (const event of events) {
      const { type, ...rest } = event;
      const sequence_number = this.frames.length + 1;
      const data = JSON.stringify({ type, sequence_number, ...rest });
      this.frames.push(writeSse({ event: type, id: String(sequence_number), data }));
      this.ended ||= type === 'cell.done';
    }
    this.wake();
  }

  fail(failure: Error): void {
    this.failure ??= failure;
    this.wake();
  }

  /** The events from the first one until the end or the abort of `signal`. Throws what kept the log from being written. */
  async *tail(signal: AbortSignal): AsyncGenerator<string, undefined> {
    // An answer begins with its first piece: who waits for it knows that the run was accepted.
    yield writeSseComment('accepted');
    for (let next = 0; !signal.aborted;) {
      const frames = this.frames.slice(next, next + atOnce);
      next += frames.length;
      if (frames.length > 0) yield frames.join('');
      else if (this.failure !== null) throw this.failure;
      else if (this.ended) return undefined;
      else if (!(await this.more(signal))) yield writeSseComment('keep-alive');
    }
    return undefined;
  }

  /** Whether there was something before it was time to say something at all. */
  private more(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isNew: boolean): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        this.readers.delete(wake);
        resolve(isNew);
      };
      const wake = (): void => {
        settle(true);
      };
      const timer = setTimeout(settle, keepAlive, false);
      signal.addEventListener('abort', wake);
      this.readers.add(wake);
    });
  }

  private wake(): void {
    for (const wake of [...this.readers]) wake();
  }
}
