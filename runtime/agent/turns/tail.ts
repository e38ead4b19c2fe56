import { writeSseComment } from '../../platform/sse-writer.ts';
import type { AgentDatabase } from '../storage/open.ts';
import { frameOf, type Reader, type TurnLog } from './turn-log.ts';

/** Milliseconds of silence after which a reader gets a comment, so that nothing on the way takes the connection for dead. */
const keepAlive = 15_000;

/** Characters handed to the socket at once. */
const pieceSize = 64 * 1024;

/** Rows read at once. */
const pageSize = 500;

/** A reader left more untaken than `reader_backlog` allows. The turn goes on without it. */
export class ReaderTooSlow extends Error {
  constructor() {
    super('a reader of a turn was too slow');
    this.name = 'ReaderTooSlow';
  }
}

/**
 * The events of a turn that runs, from number `from` on until its last one: from the database where they are not in memory
 * any more. Each reader goes at its own pace. Ends when `signal` is aborted; throws ReaderTooSlow, and what kept the log
 * from being written.
 */
export async function* tailRunning(
  database: AgentDatabase,
  log: TurnLog,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<string, undefined> {
  const reader = log.attach();
  const stop = (): void => {
    reader.wake();
  };
  signal.addEventListener('abort', stop);
  try {
    let next = from;
    while (!signal.aborted) {
      if (reader.dropped) throw new ReaderTooSlow();
      const frames = log.from(next, pieceSize);
      if (frames === null) {
        const page = await readPage(database, log.responseId, next);
        if (page.count === 0) return undefined;
        yield page.text;
        next += page.count;
      } else if (frames.length > 0) {
        yield frames.map(({ text }) => text).join('');
        reader.taken = Math.max(reader.taken, frames.at(-1)?.end ?? 0);
        next += frames.length;
      } else if (log.ended) {
        return undefined;
      } else if (log.failure !== null) {
        throw log.failure;
      } else {
        log.caughtUp(reader);
        if (!(await woken(reader))) yield writeSseComment('keep-alive');
      }
    }
    return undefined;
  } finally {
    signal.removeEventListener('abort', stop);
    log.detach(reader);
  }
}

/** The events of a turn that has ended, from number `from` on. */
export async function* tailEnded(
  database: AgentDatabase,
  responseId: string,
  from: number,
): AsyncGenerator<string, undefined> {
  for (let next = from; ;) {
    const { text, count } = await readPage(database, responseId, next);
    if (count === 0) return undefined;
    yield text;
    next += count;
  }
}

async function readPage(
  { kysely }: AgentDatabase,
  responseId: string,
  from: number,
): Promise<{ readonly text: string; readonly count: number }> {
  const rows = await kysely
    .selectFrom('response_event')
    .select(['seq', 'type', 'data'])
    .where('response_id', '=', responseId)
    .where('seq', '>=', BigInt(from))
    .orderBy('seq')
    .limit(pageSize)
    .execute();
  return { text: rows.map(frameOf).join(''), count: rows.length };
}

/** Whether there was something new before it was time to say something at all. */
function woken(reader: Reader): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isNew: boolean): void => {
      clearTimeout(timer);
      reader.wake = () => undefined;
      resolve(isNew);
    };
    const timer = setTimeout(settle, keepAlive, false);
    reader.wake = () => {
      settle(true);
    };
  });
}
