import type { JsonObject } from '../../json.ts';
import { calls, created, wholeText, type Said, type SaidCall, type SaidPart, type Stop } from '../../talk/said.ts';

/** A reply as one chat completion. */
export function reply(said: Said): JsonObject {
  const called = calls(said);
  return {
    ...envelope(said, 'chat.completion'),
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: wholeText(said) || null,
          ...ofType(said, 'refusal', 'refusal'),
          ...ofType(said, 'reasoning', 'reasoning_content'),
          ...(called.length > 0 && {
            tool_calls: called.map((call) => ({
              id: `call_${call.id}`,
              type: callType(call),
              function: { name: call.name, arguments: JSON.stringify(call.arguments) },
            })),
          }),
          ...(annotations(said).length > 0 && { annotations: annotations(said) }),
        },
        finish_reason: finishReason(said.stop),
      },
    ],
    usage: usage(said),
  };
}

export function callType({ builtin }: SaidCall): string {
  return builtin === true ? 'builtin_function' : 'function';
}

export function envelope(said: Said, object: string): JsonObject {
  return { id: `chatcmpl-${said.id}`, object, created, model: said.model, system_fingerprint: 'fp_mock' };
}

/** The text of the parts of one type, under the name that the message has for it. */
function ofType(said: Said, type: 'refusal' | 'reasoning', name: string): JsonObject {
  const texts = said.parts.flatMap((part) => (part.type === type ? [part.text] : []));
  return texts.length > 0 ? { [name]: texts.join('') } : {};
}

export function annotations(said: Said): readonly JsonObject[] {
  return said.parts.flatMap((part) => cited(part));
}

function cited(part: SaidPart): readonly JsonObject[] {
  if (part.type !== 'text') return [];
  return part.sources.map(({ url, title }) => ({
    type: 'url_citation',
    url_citation: { url, title, start_index: 0, end_index: part.text.length },
  }));
}

export function finishReason(stop: Stop): string {
  const words = { end: 'stop', sequence: 'stop', length: 'length', calls: 'tool_calls', refusal: 'content_filter' };
  return words[stop.reason];
}

export function usage(said: Said): JsonObject {
  const { input, cacheRead, cacheWrite, output, reasoning } = said.usage;
  const prompt = input + cacheRead + cacheWrite;
  return {
    prompt_tokens: prompt,
    completion_tokens: output,
    total_tokens: prompt + output,
    prompt_tokens_details: { cached_tokens: cacheRead, cache_write_tokens: cacheWrite },
    completion_tokens_details: { reasoning_tokens: reasoning },
  };
}
