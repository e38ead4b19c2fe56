import type { Transaction } from '../../platform/database/open.ts';
import type { AgentDatabase } from '../storage/open.ts';
import type { Schema } from '../storage/schema.ts';
import type { Untold } from './events.ts';
import type { Batch, TurnLog } from './turn-log.ts';

/**
 * Milliseconds that an event may wait for others to be written with: fewer writings than pieces, and no reader sees the
 * difference.
 */
const gathering = 25;

/** Rows of one statement, far below the number of parameters that SQLite takes. */
const rowsAtOnce = 500;

/**
 * Writes the events of all turns, one transaction after the other, those of many turns together; what was written is
 * told to the readers after its transaction. So the order of a log is the order of its telling, and nobody has seen
 * anything that a crash could undo.
 */
export class Journal {
  private readonly database: AgentDatabase;
  private readonly waiting = new Set<TurnLog>();
  private timer: NodeJS.Timeout | undefined;
  private lastWork: Promise<unknown> = Promise.resolve();

  constructor(database: AgentDatabase) {
    this.database = database;
  }

  /** Writes the event soon. One that comes after the end of its turn is left out. */
  add(log: TurnLog, event: Untold): void {
    if (!log.add(event)) return;
    this.waiting.add(log);
    this.timer ??= setTimeout(() => {
      void this.flush();
    }, gathering);
  }

  /** Writes all that waits. A log that cannot be written has failed; that is told to nobody else. */
  flush(): Promise<void> {
    return this.inOrder(async () => {
      clearTimeout(this.timer);
      this.timer = undefined;
      const logs = [...this.waiting];
      this.waiting.clear();
      const batches = logs.map((log) => [log, log.batch(log.takePending())] as const);
      if (batches.length === 0) return;
      // What one of them lacks, such as a conversation that was deleted, is not to cost the others theirs.
      await this.write(batches).catch(() => Promise.all(batches.map((one) => this.writeAlone(one))));
    });
  }

  /**
   * Does `work` together with writing what waits of this log and the events that `work` answers with. Throws what `work`
   * and the database throw; then the log has failed.
   */
  commit(log: TurnLog, work: (tx: Transaction<Schema>) => Promise<readonly Untold[]>): Promise<void> {
    return this.inOrder(async () => {
      if (log.failure !== null) throw log.failure;
      if (log.ended) throw new Error('the turn has ended');
      this.waiting.delete(log);
      const pending = log.takePending();
      try {
        const batch = await this.database.transaction(async (tx) => {
          const events = await work(tx);
          const written = log.batch([...pending, ...events]);
          await insert(tx, written);
          return written;
        });
        log.publish(batch);
      } catch (error) {
        log.fail(asError(error));
        throw error;
      }
    });
  }

  private async write(batches: readonly (readonly [TurnLog, Batch])[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      for (const [, batch] of batches) await insert(tx, batch);
    });
    for (const [log, batch] of batches) log.publish(batch);
  }

  private async writeAlone(one: readonly [TurnLog, Batch]): Promise<void> {
    try {
      await this.write([one]);
    } catch (error) {
      one[0].fail(asError(error));
    }
  }

  /** One at a time, in the order of asking. */
  private inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.lastWork.then(work);
    this.lastWork = result.catch(() => undefined);
    return result;
  }
}

async function insert(tx: Transaction<Schema>, { rows }: Batch): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await tx
      .insertInto('response_event')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
