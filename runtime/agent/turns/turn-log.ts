import type { TurnEvent } from '@polywire/generated/local/types.ts';
import { writeSse } from '../../platform/sse-writer.ts';
import type { ResponseEventRow } from '../storage/schema.ts';
import { joined, type Untold } from './events.ts';
import { Output } from './output.ts';

/** An event of the log as readers get it. */
export interface Frame {
  readonly seq: number;

  /** The server-sent event. */
  readonly text: string;

  /** Bytes of the frames of this process up to its end. */
  readonly end: number;
}

/** A reader of a turn that runs: how much of what was told since it came it has taken. */
export interface Reader {
  taken: number;

  /** It left more than the limit untaken: what it lacks is not in memory any more. */
  dropped: boolean;

  /** Called when there is more, or when the turn has ended. */
  wake: () => void;
}

/** Events that are about to be written, with their numbers. */
export interface Batch {
  readonly events: readonly Untold[];
  readonly rows: readonly ResponseEventRow[];
}

const last: ReadonlySet<string> = new Set(['response.completed', 'response.failed', 'response.cancelled']);

/**
 * The log of one turn in this process: what is to be written, and the youngest of what was written. Readers get nothing
 * that is not in the database, and exactly what is there: events have their numbers and their text from `batch`, are
 * written, and only then told.
 */
export class TurnLog {
  readonly responseId: string;
  readonly conversationId: string;

  /** Of what was written. */
  readonly output = new Output();

  /** Number of the last event that was written; 0: none. */
  latest = 0;

  /** The last event was written: there is nothing to come. */
  ended = false;

  /** Why nothing can be written any more; null: it can. */
  failure: Error | null = null;

  /** Called when nothing can be written any more. */
  onFailure: () => void = () => undefined;

  private readonly backlog: number;
  private pending: Untold[] = [];
  private closed = false;
  private frames: Frame[] = [];
  private told = 0;
  private readonly readers = new Set<Reader>();

  /** `backlog`: bytes that a reader may leave untaken. */
  constructor(responseId: string, conversationId: string, backlog: number) {
    this.responseId = responseId;
    this.conversationId = conversationId;
    this.backlog = backlog;
  }

  /** The log of a turn that this process has not begun, or has lost. `rows` are all it has. */
  static restored(rows: readonly ResponseEventRow[], responseId: string, conversationId: string): TurnLog {
    const log = new TurnLog(responseId, conversationId, 0);
    for (const { data } of rows) log.output.take(JSON.parse(data) as TurnEvent);
    log.latest = rows.length;
    log.ended = last.has(rows.at(-1)?.type ?? '');
    return log;
  }

  /** Puts an event behind those that wait to be written. False: it comes too late. */
  add(event: Untold): boolean {
    if (this.closed || this.failure !== null) return false;
    const before = this.pending.at(-1);
    const both = before === undefined ? null : joined(before, event);
    if (both === null) this.pending.push(event);
    else this.pending[this.pending.length - 1] = both;
    return true;
  }

  /** Nothing more is added from now on. */
  close(): void {
    this.closed = true;
  }

  /** What waits to be written; it waits no more. */
  takePending(): readonly Untold[] {
    const taken = this.pending;
    this.pending = [];
    return taken;
  }

  /** The events with the numbers that follow. Changes nothing. */
  batch(events: readonly Untold[]): Batch {
    const { responseId: response_id, latest } = this;
    const rows = events.map((event, place) => {
      const { type, ...rest } = event;
      const sequence_number = latest + 1 + place;
      const data = JSON.stringify({ type, response_id, sequence_number, ...rest });
      return { response_id, seq: BigInt(sequence_number), type, data };
    });
    return { events, rows };
  }

  /** Tells the readers of what is written now. */
  publish({ events, rows }: Batch): void {
    for (const reader of this.readers) reader.dropped ||= this.told - reader.taken > this.backlog;
    const kept = this.told - this.backlog;
    // Twice as many at most, so that not every event makes a new list.
    if ((this.frames[0]?.end ?? kept) < kept - this.backlog) this.frames = this.frames.filter(({ end }) => end >= kept);
    for (const row of rows) {
      const frame = frameOf(row);
      this.told += Buffer.byteLength(frame);
      this.frames.push({ seq: Number(row.seq), text: frame, end: this.told });
    }
    for (const event of events) this.output.take(event);
    this.latest += rows.length;
    this.ended ||= last.has(rows.at(-1)?.type ?? '');
    this.wakeAll();
  }

  /** Nothing can be written any more, so nothing more is told. */
  fail(failure: Error): void {
    this.failure ??= failure;
    this.wakeAll();
    this.onFailure();
  }

  /** The frames in memory from number `seq` on, about `most` characters of them; null: the first of them is not in memory. */
  from(seq: number, most: number): readonly Frame[] | null {
    if (seq > this.latest) return [];
    const [first] = this.frames;
    if (first === undefined || seq < first.seq) return null;
    const start = seq - first.seq;
    let end = start;
    for (let size = 0; end < this.frames.length && size < most; end++) size += this.frames[end]?.text.length ?? 0;
    return this.frames.slice(start, end);
  }

  attach(): Reader {
    const reader: Reader = { taken: this.told, dropped: false, wake: () => undefined };
    this.readers.add(reader);
    return reader;
  }

  /** Nothing of what was told is for this reader: it has taken it all. */
  caughtUp(reader: Reader): void {
    reader.taken = this.told;
  }

  detach(reader: Reader): void {
    this.readers.delete(reader);
  }

  private wakeAll(): void {
    for (const { wake } of this.readers) wake();
  }
}

/** A row of the log as readers get it. */
export function frameOf({ seq, type, data }: Pick<ResponseEventRow, 'seq' | 'type' | 'data'>): string {
  return writeSse({ event: type, id: String(seq), data });
}
