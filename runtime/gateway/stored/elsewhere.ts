import { setTimeout as sleep } from 'node:timers/promises';
import { StreamCut } from '../relay.ts';
import { replay } from './follow.ts';
import { isUnderWay, type Name, type ResponseStore } from './store.ts';

/** Milliseconds between two looks whether a response has ended. */
const lookInterval = 250;

/**
 * The events, after the one with this sequence number, of a response that another process is making: all at once when it has
 * ended, since only that process knows them before. Throws StreamCut where none were kept.
 */
export async function* followElsewhere(
  store: ResponseStore,
  { organization, id }: Name,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array | string> {
  for (;;) {
    const stored = await store.get(organization, id);
    if (stored === null) throw new StreamCut();
    if (!isUnderWay(stored)) break;
    await sleep(lookInterval, undefined, { signal });
  }
  const events = await store.events(organization, id);
  if (events === null) throw new StreamCut();
  yield* replay(events, after);
}
