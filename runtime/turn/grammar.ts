import type { ReplyEvent } from './event.ts';

/**
 * For tests: what is wrong with a stream of events, or null. A stream is `start`, then parts numbered in the order in
 * which they open, each with its deltas between its opening and its end, then `stop` with nothing open; `error` may
 * stand at any place, and nothing follows it.
 */
export function faultOf(events: readonly ReplyEvent[]): string | null {
  const open = new Set<number>();
  let parts = 0;
  let started = false;
  let over = false;
  for (const [at, event] of events.entries()) {
    const fault = (what: string): string => `event ${at} (${event.type}): ${what}`;
    if (over) return fault('nothing may follow the end');
    if (event.type === 'error') {
      over = true;
      continue;
    }
    if (started === (event.type === 'start')) return fault(started ? 'a second start' : 'before the start');
    switch (event.type) {
      case 'start':
        started = true;
        break;
      case 'part':
        if (event.index !== parts) return fault(`part ${event.index} where ${parts} is next`);
        parts += 1;
        open.add(event.index);
        break;
      case 'delta':
      case 'annotation':
      case 'sealed':
        if (!open.has(event.index)) return fault(`part ${event.index} is not open`);
        break;
      case 'part_end':
        if (!open.delete(event.index)) return fault(`part ${event.index} is not open`);
        break;
      case 'stop':
        if (open.size > 0) return fault(`parts ${[...open].join(', ')} are still open`);
        over = true;
        break;
    }
  }
  return over ? null : 'the stream has no end';
}
