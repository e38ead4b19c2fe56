import type { FilePart, ImagePart, ImageSource } from '../../turn/message.ts';
import type { JsonObject } from '../codec.ts';
import { asText } from '../shared/json.ts';
import type { Part } from './body.ts';

/** Types that the wire's public guide lists for images, by the ending of an address. */
const imageTypes: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['heic', 'image/heic'],
  ['heif', 'image/heif'],
  ['gif', 'image/gif'],
]);

/** Content given as base64: an image, or a file of another type. */
export function decodeInline(data: JsonObject): ImagePart | FilePart {
  const mediaType = asText(data.mimeType) ?? '';
  const source = { kind: 'base64' as const, mediaType, data: asText(data.data) ?? '' };
  return isImage(mediaType) ? { type: 'image', source } : { type: 'file', kind: 'inlineData', source };
}

/** Content given by its address. */
export function decodeAddress(data: JsonObject): ImagePart | FilePart {
  const url = asText(data.fileUri) ?? '';
  const mediaType = asText(data.mimeType) ?? imageTypeOf(url) ?? '';
  const source = { kind: 'url' as const, url };
  return isImage(mediaType) ? { type: 'image', source } : { type: 'file', kind: 'fileData', source };
}

/** The wire wants the type of what it fetches; where an address does not tell, an image is most often JPEG. */
export function encodeImage(source: ImageSource): Part {
  if (source.kind === 'base64') return { inlineData: { mimeType: source.mediaType, data: source.data } };
  return { fileData: { fileUri: source.url, mimeType: imageTypeOf(source.url) ?? 'image/jpeg' } };
}

export function encodeFile({ source }: FilePart): Part {
  if (source.kind === 'base64') return { inlineData: { mimeType: source.mediaType, data: source.data } };
  return { fileData: { fileUri: source.url } };
}

function isImage(mediaType: string): boolean {
  return mediaType.toLowerCase().startsWith('image/');
}

function imageTypeOf(url: string): string | undefined {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return imageTypes.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase());
}
