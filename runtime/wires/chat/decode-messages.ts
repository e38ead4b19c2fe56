import type { Message, Part, ToolCallPart, ToolResultPart } from '../../turn/message.ts';
import type { JsonObject } from '../codec.ts';
import { asObject, asObjects, asText } from '../shared/json.ts';
import { unsealCallId } from '../shared/seal.ts';
import { argumentsText } from '../shared/tool-arguments.ts';
import { LegacyCalls } from './legacy-calls.ts';
import { decodeContent } from './parts.ts';

/** The history of a request. Results that follow each other are those of one round: one message. */
export function decodeMessages(messages: unknown): readonly Message[] {
  const decoded: Message[] = [];
  const legacy = new LegacyCalls();
  let round: Part[] | null = null;
  for (const message of asObjects(messages)) {
    const result = decodeResult(message, legacy);
    if (result === undefined) {
      round = null;
      decoded.push(decodeMessage(message, legacy));
    } else if (round === null) {
      round = [result];
      decoded.push({ role: 'user', parts: round });
    } else {
      round.push(result);
    }
  }
  return decoded;
}

function decodeResult(message: JsonObject, legacy: LegacyCalls): ToolResultPart | undefined {
  const name = asText(message.name);
  switch (message.role) {
    case 'tool':
      return toolResult(unsealCallId(asText(message.tool_call_id) ?? '').id, name, message);
    case 'function':
      return toolResult(legacy.answer(name ?? ''), name, message);
    default:
      return undefined;
  }
}

function toolResult(callId: string, name: string | undefined, message: JsonObject): ToolResultPart {
  const parts = decodeContent(message.content);
  return { type: 'tool_result', callId, ...(name === undefined ? {} : { name }), parts, isError: false };
}

function decodeMessage(message: JsonObject, legacy: LegacyCalls): Message {
  const name = asText(message.name);
  const named = name === undefined ? {} : { name };
  switch (message.role) {
    case 'assistant':
      return { role: 'assistant', parts: decodeAnswer(message, legacy), ...named };
    case 'system':
    case 'developer':
      return { role: 'system', parts: decodeContent(message.content), ...named };
    default:
      return { role: 'user', parts: decodeContent(message.content), ...named };
  }
}

/** Content, then the refusal, then the calls; empty text, which stands beside calls, is nothing. */
function decodeAnswer(message: JsonObject, legacy: LegacyCalls): readonly Part[] {
  const parts = decodeContent(message.content).filter((part) => part.type !== 'text' || part.text !== '');
  const refusal = asText(message.refusal);
  if (refusal) parts.push({ type: 'refusal', text: refusal });
  for (const call of asObjects(message.tool_calls)) {
    const decoded = decodeCall(call);
    if (decoded !== undefined) parts.push(decoded);
  }
  const single = asObject(message.function_call);
  if (single !== undefined) {
    const name = asText(single.name) ?? '';
    parts.push({ type: 'tool_call', id: legacy.call(name), name, arguments: argumentsText(single.arguments) });
  }
  return parts;
}

function decodeCall(call: JsonObject): ToolCallPart | undefined {
  const made = asObject(call.function);
  if (made === undefined) return undefined;
  const name = asText(made.name) ?? '';
  return { type: 'tool_call', ...unsealCallId(asText(call.id) ?? ''), name, arguments: argumentsText(made.arguments) };
}
