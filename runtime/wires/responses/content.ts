import type { FilePart, ImagePart, OpaquePart, Part, TextPart } from '../../turn/message.ts';
import type { Origin } from '../../turn/turn.ts';
import type { JsonObject } from '../codec.ts';
import { readDataUrl, readImageUrl, writeDataUrl } from '../shared/data-url.ts';
import { asObjects, asText } from '../shared/json.ts';

/** Content of a message or of a tool's output: a string, a list of parts; an empty one or null is none. */
export function decodeContent(content: unknown): Part[] {
  if (typeof content === 'string') return content === '' ? [] : [{ type: 'text', text: content }];
  return asObjects(content).map(decodePart);
}

/**
 * Content for a provider: text alone as a string, else a list. `text` is the type that text has where it stands:
 * what a model said is `output_text`, everything else `input_text`.
 */
export function encodeContent(
  parts: readonly Part[],
  text: 'input_text' | 'output_text',
  verbatim: boolean,
): string | readonly unknown[] {
  const [only] = parts;
  if (parts.length === 1 && only?.type === 'text' && (only.origin === undefined || !verbatim)) return only.text;
  const content: unknown[] = [];
  for (const part of parts) {
    const encoded = encodePart(part, text, verbatim);
    if (encoded !== undefined) content.push(encoded);
  }
  return content;
}

function decodePart(part: JsonObject): Part {
  switch (part.type) {
    case 'input_text':
    case 'output_text':
    case 'text':
      return decodeText(part);
    case 'refusal':
      return { type: 'refusal', text: asText(part.refusal) ?? '' };
    case 'input_image':
      return decodeImage(part);
    case 'input_file':
      return decodeFile(part);
    default:
      return opaque(part);
  }
}

function decodeText(part: JsonObject): TextPart {
  const text = asText(part.text) ?? '';
  // Annotations and log probabilities of an earlier answer are told to no model.
  return 'prompt_cache_breakpoint' in part ? { type: 'text', text, origin: from(part) } : { type: 'text', text };
}

function decodeImage(part: JsonObject): ImagePart | OpaquePart {
  const url = asText(part.image_url);
  if (url === undefined) return opaque(part);
  const detail = asText(part.detail);
  return {
    type: 'image',
    source: readImageUrl(url),
    ...(detail === undefined ? {} : { detail }),
    ...('prompt_cache_breakpoint' in part ? { origin: from(part) } : {}),
  };
}

function decodeFile(part: JsonObject): FilePart | OpaquePart {
  const url = asText(part.file_url);
  const content = asText(part.file_data);
  const data = content === undefined ? undefined : readDataUrl(content);
  if (url === undefined && data === undefined) return opaque(part);
  const name = asText(part.filename);
  return {
    type: 'file',
    kind: 'input_file',
    ...(name === undefined ? {} : { name }),
    source: data === undefined ? { kind: 'url', url: url ?? '' } : { kind: 'base64', ...data },
    ...('prompt_cache_breakpoint' in part ? { origin: from(part) } : {}),
  };
}

function encodePart(part: Part, text: 'input_text' | 'output_text', verbatim: boolean): unknown {
  if (verbatim && 'origin' in part && part.origin.wire === 'responses') return part.origin.value;
  switch (part.type) {
    case 'text':
      return { type: text, text: part.text };
    case 'refusal':
      return { type: 'refusal', refusal: part.text };
    case 'image':
      return {
        type: 'input_image',
        image_url: part.source.kind === 'url' ? part.source.url : writeDataUrl(part.source),
        detail: part.detail ?? 'auto',
      };
    case 'file':
      return {
        type: 'input_file',
        ...(part.name === undefined ? {} : { filename: part.name }),
        ...(part.source.kind === 'url' ? { file_url: part.source.url } : { file_data: writeDataUrl(part.source) }),
      };
    case 'tool_call':
    case 'tool_result':
    case 'reasoning':
    case 'opaque':
      return undefined;
  }
}

function opaque(part: JsonObject): OpaquePart {
  return { type: 'opaque', kind: asText(part.type) ?? 'unknown', origin: from(part) };
}

function from(value: JsonObject): Origin {
  return { wire: 'responses', value };
}
