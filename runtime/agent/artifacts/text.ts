import { StringDecoder } from 'node:string_decoder';
import type { Contained } from './contained.ts';
import { isText, mediaTypeOf } from './media-type.ts';

/** Deepest nesting of a page that is read. */
const deepest = 100;

/** Bytes of an artifact's file that search knows. */
export const searchedSize = 1024 * 1024;

/** What a person reads of a file's first bytes; empty where it is no text, or a drawing. */
export async function textOf({ handle, path }: Contained, bytes: number): Promise<string> {
  const type = await mediaTypeOf(path);
  if (!isText(type) || type === 'image/svg+xml') return '';
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
  // A character that is cut at the end is left out.
  const text = new StringDecoder('utf8').write(buffer.subarray(0, bytesRead));
  return type === 'text/html' ? await readPage(text) : text;
}

async function readPage(page: string): Promise<string> {
  const { convert } = await import('html-to-text');
  return convert(page, {
    wordwrap: false,
    limits: { maxDepth: deepest },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'script', format: 'skip' },
      { selector: 'style', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
}

/** The beginning of a text on one line, at most `longest` UTF-16 units; half a character at its end is left out. */
export function excerptOf(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim().slice(0, longest);
  return line.isWellFormed() ? line : line.slice(0, -1);
}
