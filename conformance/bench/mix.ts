import type { Call, Format } from './calls.ts';
import { diceFrom } from './dice.ts';
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
  const dice = diceFrom(1);
  for (let made = 0; made < count; made++) {
    const stream = dice.chance(0.5);
    const tools = dice.chance(0.5);
    const late = dice.chance(0.5);
    const patience = late && stream && !tools ? 500 : 30;
    const abortAfterMs = dice.chance(0.2) ? dice.roll() * patience : null;
    yield {
      format: dice.one(formats),
      model: dice.one(models),
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
