import { createReadStream } from 'node:fs';
import { type Encoding, encodingByMark } from '../encoding.ts';

/** How the text in a file is written: by its mark; else UTF-8 where all of it is, else Windows-1252. */
export async function encodingOf(path: string): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const piece of piecesOf(path)) {
      const marked = first ? encodingByMark(piece) : null;
      if (marked !== null) return marked;
      first = false;
      utf8.decode(piece, { stream: true });
    }
    utf8.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

/** The text in a file, piece by piece. What is no character becomes U+FFFD. */
export async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of piecesOf(path)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

const piecesOf = (path: string): AsyncIterable<Buffer> => createReadStream(path);
