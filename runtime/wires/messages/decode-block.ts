import type { ContentName } from '@polywire/generated/catalog/content.ts';
import type { FilePart, ImagePart, ImageSource, Part, ToolResultPart } from '../../turn/message.ts';
import type { Origin } from '../../turn/turn.ts';
import { kindOf, markersOf } from '../shared/content-kind.ts';
import { asObject, asObjects, asText } from '../shared/json.ts';
import { unsealCallId } from '../shared/seal.ts';
import { argumentsText } from '../shared/tool-arguments.ts';
import type { Block } from './body.ts';
import { withoutMadeUpCitations } from './citations.ts';
import { isMadeUp } from './searches.ts';
import { decodeRedacted, decodeThinking } from './thinking.ts';

/** Content of a caller's message or tool result: a string, a list of blocks, or nothing. */
export function decodeContent(content: unknown): Part[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  const parts: Part[] = [];
  for (const block of asObjects(content)) {
    if (!isMadeUp(block)) parts.push(decodeBlock(block));
  }
  return parts;
}

function decodeBlock(block: Block): Part {
  const origin = originOf(block);
  switch (block.type) {
    case 'text':
      return { type: 'text', text: asText(block.text) ?? '', origin: originOf(withoutMadeUpCitations(block)) };
    case 'image':
      return decodeImage(block, origin) ?? opaque(block, origin);
    case 'document':
      return decodeDocument(block, origin) ?? opaque(block, origin);
    case 'tool_use':
      return {
        type: 'tool_call',
        ...unsealCallId(asText(block.id) ?? ''),
        name: asText(block.name) ?? '',
        arguments: argumentsText(block.input),
        origin,
      };
    case 'tool_result':
      return decodeResult(block, origin);
    case 'thinking':
      return { ...decodeThinking(block), origin };
    case 'redacted_thinking':
      return { ...decodeRedacted(block), origin };
    default:
      return opaque(block, origin);
  }
}

export function originOf(value: Block): Origin {
  const markers = markersOf('messages', value);
  return markers.length === 0 ? { wire: 'messages', value } : { wire: 'messages', value, markers };
}

/** A block whose content is a stored file is named after that: no caller of ours has files with a provider. */
function opaque(block: Block, origin: Origin): Part {
  const source = asText(asObject(block.source)?.type);
  return {
    type: 'opaque',
    kind: kindOf('messages', 'part', source === file ? file : (asText(block.type) ?? '')),
    origin,
  };
}

const file: ContentName = 'file';

/** An image given by content or address; one that is named by a file id is a reference to that file. */
function decodeImage(block: Block, origin: Origin): ImagePart | undefined {
  const source = decodeSource(block.source);
  return source && { type: 'image', source, origin };
}

function decodeDocument(block: Block, origin: Origin): FilePart | undefined {
  const source = decodeSource(block.source);
  const name = asText(block.title);
  return source && { type: 'file', kind: 'document', ...(name === undefined ? {} : { name }), source, origin };
}

function decodeSource(value: unknown): ImageSource | undefined {
  const source = asObject(value);
  const url = asText(source?.url);
  if (source?.type === 'url' && url !== undefined) return { kind: 'url', url };
  const mediaType = asText(source?.media_type);
  const data = asText(source?.data);
  if (source?.type !== 'base64' || mediaType === undefined || data === undefined) return undefined;
  return { kind: 'base64', mediaType, data };
}

function decodeResult(block: Block, origin: Origin): ToolResultPart {
  return {
    type: 'tool_result',
    callId: unsealCallId(asText(block.tool_use_id) ?? '').id,
    parts: decodeContent(block.content),
    isError: block.is_error === true,
    origin,
  };
}
