import type { Message, Part } from '../../turn/message.ts';
import type { JsonObject } from '../codec.ts';
import { asObjects } from '../shared/json.ts';
import { decodeContent } from './decode-block.ts';

/** The system prompt, then the history. A `system` role inside the history is system text at that place. */
export function decodeMessages(body: JsonObject): readonly Message[] {
  const messages: Message[] = [];
  const system = decodeContent(body.system);
  if (system.length > 0) messages.push({ role: 'system', parts: system });
  for (const message of asObjects(body.messages)) {
    const parts = decodeContent(message.content);
    const last = messages.at(-1);
    if (last?.role === 'user' && message.role === 'user' && isResult(parts[0]) && last.parts.some(isResult)) {
      messages[messages.length - 1] = { role: 'user', parts: [...last.parts, ...parts] };
    } else {
      messages.push({ role: roleOf(message.role), parts });
    }
  }
  return messages;
}

function roleOf(role: unknown): Message['role'] {
  return role === 'assistant' || role === 'system' ? role : 'user';
}

function isResult(part: Part | undefined): boolean {
  return part?.type === 'tool_result';
}
