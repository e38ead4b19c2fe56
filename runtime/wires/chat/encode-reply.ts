import type { Reply, ReplyPart } from '../../turn/reply.ts';
import type { Answer, JsonObject } from '../codec.ts';
import { sealCallId } from '../shared/seal.ts';
import { encodeAnnotations } from './annotations.ts';
import type { Asked } from './asked.ts';
import type { ChatAnnotation, ChatCompletion, ChatReplyMessage, ChatToolCall } from './body.ts';
import { encodeStop } from './stop.ts';
import { encodeUsage } from './usage.ts';

/** See Codec.encodeReply. */
export function encodeReply(reply: Reply, answer: Answer<Asked>): JsonObject {
  const service = answer.service();
  const completion: ChatCompletion = {
    id: completionId(answer),
    object: 'chat.completion',
    created: answer.created,
    model: answer.model,
    choices: [
      {
        index: 0,
        message: encodeMessage(reply.parts, answer.asked.legacy),
        finish_reason: reply.stop === null ? null : encodeStop(reply.stop, answer.asked.legacy),
      },
    ],
    usage: encodeUsage(reply.usage),
    service_tier: 'default',
    ...(reply.fingerprint === undefined ? {} : { system_fingerprint: reply.fingerprint }),
    ...(service === null ? {} : { service }),
  };
  return { ...completion };
}

export function completionId(answer: Answer<Asked>): string {
  return `chatcmpl-${answer.id}`;
}

/** All text is one content; reasoning, searches and what only another wire can say have no field. */
function encodeMessage(parts: readonly ReplyPart[], legacy: boolean): ChatReplyMessage {
  let content = '';
  let refusal = '';
  const annotations: ChatAnnotation[] = [];
  const calls: ChatToolCall[] = [];
  for (const part of parts) {
    if (part.type === 'text') {
      annotations.push(...encodeAnnotations(part.annotations, content.length, part.text.length));
      content += part.text;
    } else if (part.type === 'refusal') {
      refusal += part.text;
    } else if (part.type === 'tool_call') {
      const { id, name, arguments: text, sealed } = part;
      calls.push({ id: sealCallId(id, sealed), type: 'function', function: { name, arguments: text } });
    }
  }
  return {
    role: 'assistant',
    content: content === '' ? null : content,
    refusal: refusal === '' ? null : refusal,
    ...(annotations.length === 0 ? {} : { annotations }),
    ...encodeCalls(calls, legacy),
  };
}

/** A legacy caller has a field for one call: the first. */
function encodeCalls(calls: readonly ChatToolCall[], legacy: boolean): Partial<ChatReplyMessage> {
  const [first] = calls;
  if (first === undefined) return {};
  return legacy ? { function_call: first.function } : { tool_calls: calls };
}
