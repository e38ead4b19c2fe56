import type { ReplyPart, SearchPart } from '../../turn/reply.ts';
import type { Annotation, AnswerText } from '../../turn/reply.ts';
import type { OpaquePart, RefusalPart } from '../../turn/message.ts';
import type { JsonObject, Target } from '../codec.ts';
import { asNumber, asObject, asObjects, asText, asTexts } from '../shared/json.ts';
import { argumentsText } from '../shared/tool-arguments.ts';
import { reasoningText, sealedOf } from './reasoning.ts';

/** The parts that an item of a provider's output is. */
export function decodeItem(item: JsonObject, target: Target): readonly ReplyPart[] {
  switch (item.type) {
    case 'message':
      return asObjects(item.content).map(decodeContent);
    case 'function_call':
      return [
        {
          type: 'tool_call',
          id: asText(item.call_id) ?? '',
          name: asText(item.name) ?? '',
          arguments: argumentsText(item.arguments),
        },
      ];
    case 'reasoning': {
      const text = reasoningText(item);
      const sealed = sealedOf(item, target);
      // Nothing to read and nothing to hand back: that it thought is told by the token count.
      if (text === '' && sealed === undefined) return [];
      return [{ type: 'reasoning', text, ...(sealed === undefined ? {} : { sealed }) }];
    }
    default:
      return [decodeWhole(item)];
  }
}

/** A content part of a message. */
export function decodeContent(part: JsonObject): AnswerText | RefusalPart {
  if (part.type === 'refusal') return { type: 'refusal', text: asText(part.refusal) ?? '' };
  return { type: 'text', text: asText(part.text) ?? '', annotations: decodeAnnotations(part.annotations) };
}

/** Citations of web pages; those of files belong to tools that we don't offer. */
export function decodeAnnotations(annotations: unknown): Annotation[] {
  const decoded: Annotation[] = [];
  for (const annotation of asObjects(annotations)) {
    const one = decodeAnnotation(annotation);
    if (one !== undefined) decoded.push(one);
  }
  return decoded;
}

export function decodeAnnotation(annotation: JsonObject): Annotation | undefined {
  const url = asText(annotation.url);
  if (annotation.type !== 'url_citation' || url === undefined) return undefined;
  const start = asNumber(annotation.start_index);
  const end = asNumber(annotation.end_index);
  return {
    url,
    title: asText(annotation.title) ?? '',
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
  };
}

/** An item that comes in one piece: a search, or something that only this wire knows. */
export function decodeWhole(item: JsonObject): SearchPart | OpaquePart {
  const action = asObject(item.action);
  if (item.type !== 'web_search_call' || action?.type !== 'search') {
    return { type: 'opaque', kind: asText(item.type) ?? 'unknown', origin: { wire: 'responses', value: item } };
  }
  const id = asText(item.id) ?? '';
  return {
    type: 'search',
    id: id.startsWith('ws_') ? id.slice(3) : id,
    query: asText(action.query) ?? asTexts(action.queries)?.[0] ?? '',
    results: asObjects(action.sources).map(({ url }) => ({ url: asText(url) ?? '', title: '' })),
  };
}
