import { createReadStream, type ReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** Files of a folder as a ZIP archive, made while it is read. */
export async function* zipped(folder: string, paths: readonly string[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const out = zip.outputStream as unknown as Readable;
  let source: ReadStream | null = null;
  zip.on('error', (error: Error) => {
    out.destroy(error);
  });
  for (const path of paths) {
    zip.addReadStreamLazy(path, { mode: 0o100600 }, (take) => {
      source = createReadStream(join(folder, path));
      source.on('error', (error) => zip.emit('error', error));
      take(null, source);
    });
  }
  zip.end();
  try {
    yield* out as AsyncIterable<Uint8Array>;
  } finally {
    // Whoever reads no further leaves a file open, which the archive does not close by itself.
    out.destroy();
    (source as ReadStream | null)?.destroy();
  }
}
