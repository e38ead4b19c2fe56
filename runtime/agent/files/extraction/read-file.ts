import { Chunker, type Chunk } from './chunks.ts';
import { clean } from './clean.ts';
import type { Metadata, Reader, ReadLimits } from './found.ts';

/** What is made of one file. */
export interface ReadOptions extends ReadLimits {
  readonly chunk_size: number;
}

/** The chunks of a file and, last, all its metadata; `truncated` in it says that text was left out. */
export async function* readFile(
  reader: Reader,
  path: string,
  options: ReadOptions,
): AsyncGenerator<Chunk | { readonly metadata: Metadata }> {
  const chunker = new Chunker(options.chunk_size);
  let metadata: Metadata = {};
  let left = options.extracted_text;
  for await (const found of reader(path, options)) {
    if ('metadata' in found) {
      metadata = { ...metadata, ...found.metadata };
      continue;
    }
    const text = clean(found.text);
    yield* chunker.push(found.page, text.slice(0, left).toWellFormed());
    left -= text.length;
    if (left >= 0) continue;
    metadata = { ...metadata, truncated: true };
    break;
  }
  yield* chunker.end();
  yield { metadata };
}
