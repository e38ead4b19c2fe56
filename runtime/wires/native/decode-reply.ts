import { ProblemError } from '../../turn/problem.ts';
import type { AnswerText, Reply, ReplyPart } from '../../turn/reply.ts';
import type { OpaquePart, ToolCallPart } from '../../turn/message.ts';
import type { JsonObject, Target } from '../codec.ts';
import { kindOf } from '../shared/content-kind.ts';
import { asObject, asObjects, asText } from '../shared/json.ts';
import { malformed, readErrorFrame } from '../shared/provider-error.ts';
import { argumentsText } from '../shared/tool-arguments.ts';
import { decodeAnnotations, decodeSearches } from './grounding.ts';
import { sealedOf } from './state.ts';
import { decodeStop } from './stop.ts';
import { decodeUsage } from './usage.ts';

/** See Codec.decodeReply. A blocked prompt is a reply without parts that stopped with a refusal. */
export function decodeReply(body: unknown, target: Target): Reply {
  const response = asObject(body);
  if (response === undefined) throw malformed('it is not an object');
  if (asObject(response.error) !== undefined) throw new ProblemError(readErrorFrame(response));
  const blocked = isBlocked(response);
  const candidate = asObjects(response.candidates)[0];
  if (!Array.isArray(response.candidates) && !blocked && response.usageMetadata === undefined) {
    throw malformed('it has no candidates');
  }
  const grounding = asObject(candidate?.groundingMetadata);
  const parts = decodeParts(asObjects(asObject(candidate?.content)?.parts), grounding, target);
  const searches = decodeSearches(grounding, target);
  const calls = parts.some(({ type }) => type === 'tool_call');
  return {
    ...decodeHead(response, target),
    parts: [...parts, ...searches],
    stop: blocked ? { reason: 'refusal' } : decodeStop(candidate?.finishReason, calls),
    usage: decodeUsage(response.usageMetadata, searches.length),
  };
}

/** Who answered; the wire does not say when. */
export function decodeHead(response: JsonObject, target: Target): Pick<Reply, 'id' | 'model' | 'created'> {
  return {
    id: asText(response.responseId) ?? target.newId(),
    model: asText(response.modelVersion) ?? target.model,
    created: target.now,
  };
}

/** The prompt was refused, so that there is no candidate. */
export function isBlocked(response: JsonObject): boolean {
  return asText(asObject(response.promptFeedback)?.blockReason) !== undefined;
}

/** A call of one of the caller's tools; where the provider gives no id, one is made up. */
export function decodeCall(part: JsonObject, call: JsonObject, target: Target): ToolCallPart {
  const sealed = sealedOf(part.thoughtSignature, undefined, target);
  return {
    type: 'tool_call',
    id: asText(call.id) || `call_${target.newId()}`,
    name: asText(call.name) ?? '',
    arguments: argumentsText(call.args),
    ...(sealed === undefined ? {} : { sealed }),
  };
}

/** Something that only this wire knows: an image, code that ran. */
export function decodeOpaque(part: JsonObject): OpaquePart {
  const field = Object.keys(part)[0] ?? 'unknown';
  return { type: 'opaque', kind: kindOf('native', 'part', field), origin: { wire: 'native', value: part } };
}

function decodeParts(values: readonly JsonObject[], grounding: JsonObject | undefined, target: Target): ReplyPart[] {
  const parts: ReplyPart[] = [];
  const texts = values.flatMap((value, index) => (isAnswer(value) ? [index] : []));
  values.forEach((value, index) => {
    const call = asObject(value.functionCall);
    if (typeof value.text === 'string') {
      // A segment of a part that is no text of the answer is one of the first text: thoughts may not be counted.
      const isHere = (at: number): boolean => at === index || (index === texts[0] && !texts.includes(at));
      const annotations = grounding === undefined ? [] : decodeAnnotations(grounding, value.text, isHere);
      parts.push(...decodeText(value, value.text, annotations, target));
    } else parts.push(call === undefined ? decodeOpaque(value) : decodeCall(value, call, target));
  });
  return parts;
}

function isAnswer(value: JsonObject): boolean {
  return typeof value.text === 'string' && value.text !== '' && value.thought !== true;
}

/** A text and the state on it, a thought, or nothing but state. */
function decodeText(
  value: JsonObject,
  text: string,
  annotations: AnswerText['annotations'],
  target: Target,
): readonly ReplyPart[] {
  const answer = isAnswer(value);
  const sealed = sealedOf(value.thoughtSignature, answer ? 'text' : undefined, target);
  const parts: ReplyPart[] = answer ? [{ type: 'text', text, annotations }] : [];
  if (sealed !== undefined) parts.push({ type: 'reasoning', text: answer ? '' : text, sealed });
  else if (value.thought === true && text !== '') parts.push({ type: 'reasoning', text });
  return parts;
}
