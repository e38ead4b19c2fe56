import type { Stop, StopReason } from '../../turn/reply.ts';
import { asText } from '../shared/json.ts';

/** `pause_turn`, after a long run of server tools, has no word in the turn: the answer ends and may be gone on from. */
const reasons: ReadonlyMap<string, StopReason> = new Map([
  ['end_turn', 'end'],
  ['pause_turn', 'end'],
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['tool_use', 'tool_calls'],
  ['stop_sequence', 'stop_sequence'],
  ['refusal', 'refusal'],
]);

/** Why a provider stopped; null where it does not say. */
export function decodeStop(word: unknown, sequence: unknown): Stop | null {
  const text = asText(word);
  if (text === undefined) return null;
  const reason = reasons.get(text) ?? 'end';
  const met = asText(sequence);
  return reason === 'stop_sequence' && met !== undefined ? { reason, sequence: met } : { reason };
}

/** The two fields of an answer that say why it stopped. */
export function encodeStop(stop: Stop | null): {
  readonly stop_reason: string | null;
  readonly stop_sequence: string | null;
} {
  return { stop_reason: stop === null ? null : wordOf(stop.reason), stop_sequence: stop?.sequence ?? null };
}

function wordOf(reason: StopReason): string {
  switch (reason) {
    case 'end':
      return 'end_turn';
    case 'length':
      return 'max_tokens';
    case 'tool_calls':
      return 'tool_use';
    case 'stop_sequence':
    case 'refusal':
      return reason;
  }
}
