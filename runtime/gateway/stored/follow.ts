import { Readable } from 'node:stream';
import { writeSse } from '../../platform/sse-writer.ts';
import { StreamCut } from '../relay.ts';
import type { Run } from './run.ts';
import type { Events } from './store.ts';

/** The events of a run after the one with this sequence number, those that are still to come as they come. */
export async function* follow(run: Run, after: number): AsyncGenerator<string> {
  let next = Math.max(0, after + 1);
  for (;;) {
    const { events, ended } = run;
    if (events === null) throw new StreamCut();
    if (next < events.length) {
      const more = events.slice(next);
      next += more.length;
      yield written(more);
    } else if (ended) {
      return;
    } else {
      await run.more(next);
    }
  }
}

/** The events of a stream that has ended, after the one with this sequence number. */
export function replay(events: Events, after: number): AsyncIterable<string> {
  return Readable.from([written(events.slice(Math.max(0, after + 1)))]);
}

function written(events: Events): string {
  return events.map(writeSse).join('');
}
