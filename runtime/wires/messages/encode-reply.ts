import type { Reply, ReplyPart } from '../../turn/reply.ts';
import type { Answer, JsonObject } from '../codec.ts';
import { asObject } from '../shared/json.ts';
import { sealCallId } from '../shared/seal.ts';
import { argumentsObject } from '../shared/tool-arguments.ts';
import type { Block, OutputMessage } from './body.ts';
import { encodeCitation } from './citations.ts';
import { encodeSearch } from './searches.ts';
import { encodeStop } from './stop.ts';
import { encodeThinking } from './thinking.ts';
import { encodeUsage } from './usage.ts';

/** See Codec.encodeReply. */
export function encodeReply(reply: Reply, answer: Answer<null>): JsonObject {
  const service = answer.service();
  const message: OutputMessage = {
    id: messageId(answer),
    type: 'message',
    role: 'assistant',
    model: answer.model,
    content: reply.parts.flatMap(encodePart),
    ...encodeStop(reply.stop),
    usage: encodeUsage(reply.usage),
    ...(service === null ? {} : { service }),
  };
  return { ...message };
}

export function messageId(answer: Answer<null>): string {
  return `msg_${answer.id}`;
}

/** The blocks that a part is to a caller. Callers of this format know no empty text. */
function encodePart(part: ReplyPart): readonly Block[] {
  switch (part.type) {
    case 'text': {
      const citations = part.annotations.flatMap((annotation) => encodeCitation(annotation) ?? []);
      if (part.text === '' && citations.length === 0) return [];
      return [{ type: 'text', text: part.text, ...(citations.length === 0 ? {} : { citations }) }];
    }
    case 'refusal':
      return part.text === '' ? [] : [{ type: 'text', text: part.text }];
    case 'reasoning':
      return part.text === '' && part.sealed === undefined ? [] : [encodeThinking(part)];
    case 'tool_call': {
      const { id, name, arguments: text, sealed } = part;
      return [{ type: 'tool_use', id: sealCallId(id, sealed), name, input: argumentsObject(text) }];
    }
    case 'search':
      return encodeSearch(part);
    case 'opaque':
      return encodeOpaque(part);
  }
}

/** The block of a part that only this wire has words for. */
export function encodeOpaque(part: ReplyPart & { type: 'opaque' }): readonly Block[] {
  const block = part.origin.wire === 'messages' ? asObject(part.origin.value) : undefined;
  return block === undefined ? [] : [block];
}
