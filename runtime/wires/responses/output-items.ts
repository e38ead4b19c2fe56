import type { RefusalPart, Sealed } from '../../turn/message.ts';
import type { Annotation, AnswerText, ReplyPart, SearchPart } from '../../turn/reply.ts';
import { sealCallId } from '../shared/seal.ts';
import type { Asked } from './asked.ts';
import type {
  FunctionCallItem,
  ItemStatus,
  MessageItem,
  OutputItem,
  OutputPart,
  OutputRefusal,
  OutputText,
  UrlCitation,
  WebSearchItem,
} from './body.ts';
import { itemId } from './item-id.ts';
import { reasoningItem, type StateAnswer, wantsState } from './reasoning.ts';

/** The parts of a reply as output; text parts that follow one another are one message. `last` is of the last item. */
export function encodeOutput(
  parts: readonly ReplyPart[],
  answer: { readonly id: string } & StateAnswer,
  last: ItemStatus,
): OutputItem[] {
  const output: OutputItem[] = [];
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i] as ReplyPart;
    const place = output.length;
    switch (part.type) {
      case 'text':
      case 'refusal': {
        const content = [encodeText(part)];
        for (let next = parts[i + 1]; next !== undefined && isText(next); next = parts[i + 1]) {
          content.push(encodeText(next));
          i += 1;
        }
        output.push(messageItem(itemId('msg', answer.id, place), statusAt(parts, i, last), content));
        break;
      }
      case 'tool_call': {
        const head = callHead(itemId('fc', answer.id, place), statusAt(parts, i, last));
        output.push({ ...head, ...callNames(part, answer.asked), arguments: part.arguments });
        break;
      }
      case 'reasoning':
        // Neither text nor state for anybody: nothing to tell.
        if (part.text === '' && (part.sealed === undefined || !wantsState(answer))) break;
        output.push(reasoningItem(itemId('rs', answer.id, place), part.text, part.sealed, answer));
        break;
      case 'search':
        output.push(searchItem(part, 'completed'));
        break;
      case 'opaque':
        if (part.origin.wire === 'responses') output.push(part.origin.value as OutputItem);
        break;
    }
  }
  return output;
}

function statusAt(parts: readonly ReplyPart[], i: number, last: ItemStatus): ItemStatus {
  return i === parts.length - 1 ? last : 'completed';
}

function isText(part: ReplyPart): part is AnswerText | RefusalPart {
  return part.type === 'text' || part.type === 'refusal';
}

function encodeText(part: AnswerText | RefusalPart): OutputPart {
  if (part.type === 'refusal') return outputRefusal(part.text);
  return outputText(
    part.text,
    part.annotations.map((annotation) => urlCitation(annotation, part.text.length)),
  );
}

export function messageItem(id: string, status: ItemStatus, content: readonly OutputPart[]): MessageItem {
  return { id, type: 'message', status, role: 'assistant', content };
}

export function outputText(text: string, annotations: readonly UrlCitation[]): OutputText {
  return { type: 'output_text', text, annotations, logprobs: [] };
}

export function outputRefusal(refusal: string): OutputRefusal {
  return { type: 'refusal', refusal };
}

/** A source that names no place is one of the whole text, as far as it goes. */
export function urlCitation(annotation: Annotation, textLength: number): UrlCitation {
  const { url, title, start = 0, end = textLength } = annotation;
  return { type: 'url_citation', url, title, start_index: start, end_index: end };
}

export function callHead(id: string, status: ItemStatus): Pick<FunctionCallItem, 'id' | 'type' | 'status'> {
  return { id, type: 'function_call', status };
}

export type CallNames = Pick<FunctionCallItem, 'call_id' | 'name' | 'namespace'>;

/** The call as its caller knows it: state on its id, its namespace apart from its name. */
export function callNames(
  call: { readonly id: string; readonly name: string; readonly sealed?: Sealed },
  asked: Asked,
): CallNames {
  const call_id = sealCallId(call.id, call.sealed);
  const own = asked.namespaces.get(call.name);
  return own === undefined ? { call_id, name: call.name } : { call_id, name: own.name, namespace: own.namespace };
}

export function searchItem(part: SearchPart, status: WebSearchItem['status']): WebSearchItem {
  const sources = part.results.map(({ url }) => ({ type: 'url' as const, url }));
  return {
    id: `ws_${part.id}`,
    type: 'web_search_call',
    status,
    action: { type: 'search', query: part.query, ...(sources.length === 0 ? {} : { sources }) },
  };
}
