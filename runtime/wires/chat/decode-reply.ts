import { ProblemError } from '../../turn/problem.ts';
import type { Reply, ReplyPart } from '../../turn/reply.ts';
import type { JsonObject, Target } from '../codec.ts';
import { asNumber, asObject, asObjects, asText } from '../shared/json.ts';
import { malformed, readErrorFrame } from '../shared/provider-error.ts';
import { argumentsText } from '../shared/tool-arguments.ts';
import { decodeAnnotations } from './annotations.ts';
import { decodeStop } from './stop.ts';
import { decodeUsage, withSearches } from './usage.ts';

/** See Codec.decodeReply. */
export function decodeReply(body: unknown, target: Target): Reply {
  const reply = asObject(body);
  if (asObject(reply?.error) !== undefined) throw new ProblemError(readErrorFrame(reply as JsonObject));
  const choice = asObjects(reply?.choices)[0];
  const message = asObject(choice?.message);
  if (reply === undefined || choice === undefined || message === undefined) throw malformed('it has no message');
  const parts = decodeParts(message, target);
  const calls = parts.flatMap((part) => (part.type === 'tool_call' ? [part.name] : []));
  const stop = decodeStop(choice.finish_reason, calls.length > 0, target);
  const fingerprint = asText(reply.system_fingerprint);
  return {
    id: asText(reply.id) ?? target.newId(),
    model: asText(reply.model) ?? target.model,
    created: asNumber(reply.created) ?? target.now,
    parts,
    stop,
    usage: withSearches(decodeUsage(reply.usage), calls, stop, target),
    ...(fingerprint === undefined ? {} : { fingerprint }),
  };
}

function decodeParts(message: JsonObject, target: Target): readonly ReplyPart[] {
  const parts: ReplyPart[] = [];
  const reasoning = asText(message.reasoning_content);
  if (reasoning) parts.push({ type: 'reasoning', text: reasoning });
  const text = textOf(message.content);
  if (text !== '') parts.push({ type: 'text', text, annotations: decodeAnnotations(message.annotations) });
  const refusal = asText(message.refusal);
  if (refusal) parts.push({ type: 'refusal', text: refusal });
  for (const call of asObjects(message.tool_calls)) {
    const made = asObject(call.function);
    parts.push({
      type: 'tool_call',
      id: asText(call.id) || target.newId(),
      name: asText(made?.name) ?? '',
      arguments: argumentsText(made?.arguments),
    });
  }
  return parts;
}

/** Content is text; some providers send a list of parts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  let text = '';
  for (const part of asObjects(content)) text += asText(part.text) ?? '';
  return text;
}
