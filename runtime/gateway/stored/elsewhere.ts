import { setTimeout as sleep } from 'node:timers/promises';
import { writeSseComment } from '../../platform/sse-writer.ts';
import { StreamCut } from '../relay.ts';
import { replay } from './follow.ts';
import { isUnderWay, type Name, type ResponseStore } from './store.ts';

/** Who reads a response that another process is making, and what of it. */
export interface Reader {
  /** The events after the one with this sequence number. */
  readonly after: number;

  /** Milliseconds between two signs of life. */
  readonly keepAlive: number;

  /** Aborted when nobody reads any more. */
  readonly signal: AbortSignal;
}

/** Milliseconds between two looks whether a response has ended. */
const lookInterval = 250;

/**
 * The events of a response that another process is making: all at once when it has ended, since only that process knows them
 * before. Throws StreamCut where none were kept.
 */
export async function* followElsewhere(
  store: ResponseStore,
  { organization, id }: Name,
  { after, keepAlive, signal }: Reader,
): AsyncGenerator<Uint8Array | string> {
  let quietSince = -Infinity;
  for (;;) {
    const stored = await store.get(organization, id);
    if (stored === null) throw new StreamCut();
    if (!isUnderWay(stored)) break;
    if (performance.now() - quietSince >= keepAlive) {
      quietSince = performance.now();
      yield writeSseComment('keep-alive');
    }
    await sleep(lookInterval);
    if (signal.aborted) return;
  }
  const events = await store.events(organization, id);
  if (events === null) throw new StreamCut();
  yield* replay(events, after);
}
