/** How text is written in bytes; what neither a mark nor its form tells apart from others is taken for Windows-1252. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The encoding that a byte order mark names; null: there is none. */
export function encodingByMark(head: Uint8Array): Encoding | null {
  const [first, second, third] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}
