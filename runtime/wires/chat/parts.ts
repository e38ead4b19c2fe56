import type { FilePart, ImagePart, Part } from '../../turn/message.ts';
import type { JsonObject } from '../codec.ts';
import { kindOf } from '../shared/content-kind.ts';
import { readDataUrl, readImageUrl, writeDataUrl } from '../shared/data-url.ts';
import { asObject, asObjects, asText } from '../shared/json.ts';
import type { ChatContent } from './body.ts';

/** Content of a message: a string, a list of parts, or nothing. */
export function decodeContent(content: unknown): Part[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  return asObjects(content).map(decodePart);
}

function decodePart(part: JsonObject): Part {
  switch (part.type) {
    case 'text':
      return { type: 'text', text: asText(part.text) ?? '' };
    case 'refusal':
      return { type: 'refusal', text: asText(part.refusal) ?? '' };
    case 'image_url':
      return decodeImage(part) ?? opaque(part);
    case 'file':
      return decodeFile(part) ?? opaque(part);
    default:
      return opaque(part);
  }
}

function opaque(part: JsonObject): Part {
  return {
    type: 'opaque',
    kind: kindOf('chat', 'part', asText(part.type) ?? ''),
    origin: { wire: 'chat', value: part },
  };
}

function decodeImage(part: JsonObject): ImagePart | undefined {
  const image = asObject(part.image_url);
  const url = asText(image?.url);
  if (url === undefined) return undefined;
  const detail = asText(image?.detail);
  return { type: 'image', source: readImageUrl(url), ...(detail === undefined ? {} : { detail }) };
}

/** A file given by content; one that is only named by an id, or that cannot be read, stays as it is. */
function decodeFile(part: JsonObject): FilePart | undefined {
  const file = asObject(part.file);
  const source = readDataUrl(asText(file?.file_data) ?? '');
  if (source === undefined) return undefined;
  const name = asText(file?.filename);
  return { type: 'file', kind: 'file', source: { kind: 'base64', ...source }, ...(name === undefined ? {} : { name }) };
}

/** Content for a provider: text alone as a string, else a list of parts. */
export function encodeContent(parts: readonly Part[]): ChatContent {
  if (parts.length === 0) return '';
  const [only] = parts;
  if (parts.length === 1 && only?.type === 'text') return only.text;
  const content: unknown[] = [];
  for (const part of parts) {
    const encoded = encodePart(part);
    if (encoded !== undefined) content.push(encoded);
  }
  return content.length === 0 ? '' : content;
}

/** Undefined for what the wire has no place for, or has one elsewhere than in content. */
function encodePart(part: Part): unknown {
  switch (part.type) {
    case 'text':
      return { type: 'text', text: part.text };
    case 'refusal':
      return { type: 'refusal', refusal: part.text };
    case 'image':
      return { type: 'image_url', image_url: { url: urlOf(part), ...(part.detail && { detail: part.detail }) } };
    case 'file':
      return part.source.kind === 'base64'
        ? { type: 'file', file: { ...(part.name && { filename: part.name }), file_data: writeDataUrl(part.source) } }
        : undefined;
    case 'opaque':
      return part.origin.wire === 'chat' ? part.origin.value : undefined;
    case 'tool_call':
    case 'tool_result':
    case 'reasoning':
      return undefined;
  }
}

function urlOf({ source }: ImagePart): string {
  return source.kind === 'url' ? source.url : writeDataUrl(source);
}
