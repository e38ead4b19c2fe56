import type { Call, Format } from './calls.ts';
import { markers } from './provider/contract.ts';

/** A call of the soak. */
export interface MixedCall extends Call {
  /** The caller goes away after this time; null: stays. */
  readonly abortAfterMs: number | null;
}

const formats: readonly Format[] = ['chat', 'responses', 'messages'];

/** One model on each provider wire of the bench. */
const models = ['r-mid', 'g-b', 'a-mid'];

/**
 * Calls of all formats to all wires, JSON and streams, text and tool calls, quick and slow, a fifth of them broken off
 * at a random moment. The same sequence each time.
 */
export function* mixedCalls(count: number): Generator<MixedCall, void, undefined> {
  const random = randomFrom(1);
  const chance = (share: number) => random() < share;
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  for (let made = 0; made < count; made++) {
    const stream = chance(0.5);
    const tools = chance(0.5);
    const late = chance(0.5);
    const patience = late && stream && !tools ? 500 : 30;
    const abortAfterMs = chance(0.2) ? random() * patience : null;
    yield {
      format: one(formats),
      model: one(models),
      stream,
      tools,
      markers: [
        ...(abortAfterMs === null ? [markers.stays] : []),
        ...(tools ? [markers.tool] : []),
        ...(late ? [stream ? markers.paced : markers.slow] : []),
      ],
      abortAfterMs,
    };
  }
}

/** Pseudo-random numbers in [0, 1): a linear congruence, good enough to mix calls. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
