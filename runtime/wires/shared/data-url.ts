import type { ImageSource } from '../../turn/message.ts';
import { ProblemError } from '../../turn/problem.ts';

/**
 * The source that an image URL names. Throws ProblemError (`invalid_image`, 400 with a `detail` body) for a `data:`
 * URL that holds no base64 image (seed 000, "Chat Completions request", messages).
 */
export function readImageUrl(url: string): ImageSource {
  if (!isDataUrl(url)) return { kind: 'url', url };
  const source = readDataUrl(url);
  if (source === undefined) throw invalidImage('Invalid image data URL: expected data:image/<type>;base64,<data>.');
  if (!source.mediaType.startsWith('image/')) throw invalidImage('Invalid image data URL: it does not hold an image.');
  return { kind: 'base64', ...source };
}

/** Media type and base64 data of a `data:` URL; undefined when it is not a base64 one with a media type. */
export function readDataUrl(url: string): { readonly mediaType: string; readonly data: string } | undefined {
  const comma = url.indexOf(',');
  if (!isDataUrl(url) || comma === -1) return undefined;
  const [mediaType = '', ...attributes] = url.slice(scheme.length, comma).toLowerCase().split(';');
  if (!mediaType.includes('/') || attributes.at(-1)?.trim() !== 'base64') return undefined;
  const data = withoutLineBreaks(url.slice(comma + 1));
  return isBase64(data) ? { mediaType, data } : undefined;
}

/** The `data:` URL of some base64 data. */
export function writeDataUrl(source: { readonly mediaType: string; readonly data: string }): string {
  return `${scheme}${source.mediaType};base64,${source.data}`;
}

export function isDataUrl(url: string): boolean {
  return url.slice(0, scheme.length).toLowerCase() === scheme;
}

const scheme = 'data:';

function withoutLineBreaks(data: string): string {
  return /\s/.test(data) ? data.replace(/\s+/g, '') : data;
}

function isBase64(data: string): boolean {
  return data.length > 0 && data.length % 4 !== 1 && /^[A-Za-z0-9+/]+={0,2}$/.test(data);
}

function invalidImage(detail: string): ProblemError {
  return new ProblemError({ name: 'invalid_image', message: detail, detail });
}
