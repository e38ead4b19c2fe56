import type { Stop, StopReason } from '../../turn/reply.ts';
import type { Target } from '../codec.ts';
import { asText } from '../shared/json.ts';

const reasons: ReadonlyMap<string, StopReason> = new Map([
  ['stop', 'end'],
  ['length', 'length'],
  ['tool_calls', 'tool_calls'],
  ['function_call', 'tool_calls'],
  ['content_filter', 'refusal'],
]);

/**
 * Why a provider stopped; null where it does not say. `called`: the answer has tool calls; some providers say `stop` all
 * the same, above all when the call was forced.
 */
export function decodeStop(word: unknown, called: boolean, target: Target): Stop | null {
  const text = asText(word);
  if (text === undefined) return null;
  const told = reasons.get(text) ?? 'end';
  const reason = told === 'end' && called ? 'tool_calls' : told;
  return target.provider.finish_reasons_unmapped ? { reason, raw: text } : { reason };
}

export function encodeStop(stop: Stop, legacy: boolean): string {
  if (stop.raw !== undefined) return stop.raw;
  switch (stop.reason) {
    case 'end':
    case 'stop_sequence':
      return 'stop';
    case 'length':
      return 'length';
    case 'tool_calls':
      return legacy ? 'function_call' : 'tool_calls';
    case 'refusal':
      return 'content_filter';
  }
}
