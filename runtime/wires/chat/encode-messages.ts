import type { Message, Part, ToolResultPart } from '../../turn/message.ts';
import type { Target } from '../codec.ts';
import type { BuiltinToolCall, ChatMessage, ChatToolCall } from './body.ts';
import { encodeContent } from './parts.ts';

/** The history for a provider: each tool result is a message of its own, ahead of what else its message says. */
export function encodeMessages(messages: readonly Message[], target: Target): readonly ChatMessage[] {
  const encoded: ChatMessage[] = [];
  for (const message of messages) {
    const named = message.name !== undefined && target.provider.speaker_name ? { name: message.name } : {};
    switch (message.role) {
      case 'system':
        encoded.push({ role: 'system', content: encodeContent(message.parts), ...named });
        break;
      case 'user':
        encodeUser(message.parts, named, encoded);
        break;
      case 'assistant':
        encoded.push({ ...encodeAnswer(message.parts, target), ...named });
        break;
    }
  }
  return encoded;
}

function encodeUser(parts: readonly Part[], named: { readonly name?: string }, encoded: ChatMessage[]): void {
  const rest: Part[] = [];
  for (const part of parts) {
    if (part.type === 'tool_result') encoded.push(encodeResult(part, rest));
    else rest.push(part);
  }
  if (rest.length > 0) encoded.push({ role: 'user', content: encodeContent(rest), ...named });
}

/** A tool message holds text alone: what else a result has is said by the user right after (`rest`). */
function encodeResult(result: ToolResultPart, rest: Part[]): ChatMessage {
  const texts: Part[] = [];
  for (const part of result.parts) (part.type === 'text' ? texts : rest).push(part);
  return { role: 'tool', tool_call_id: result.callId, content: encodeContent(texts) };
}

function encodeAnswer(parts: readonly Part[], { provider }: Target): ChatMessage {
  let text = '';
  let refusal = '';
  const calls: (ChatToolCall | BuiltinToolCall)[] = [];
  for (const part of parts) {
    if (part.type === 'text') text += part.text;
    else if (part.type === 'refusal') refusal += part.text;
    else if (part.type === 'tool_call') {
      const type = part.name === provider.search_call ? 'builtin_function' : 'function';
      calls.push({ id: part.id, type, function: { name: part.name, arguments: part.arguments } });
    }
  }
  return {
    role: 'assistant',
    content: text === '' && calls.length + refusal.length > 0 ? null : text,
    ...(refusal === '' ? {} : { refusal }),
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  };
}
