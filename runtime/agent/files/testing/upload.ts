import type { Upload } from '../../../platform/http.ts';

/** For tests: one part of a form; with a filename it is a file. */
export interface TestPart {
  readonly name: string;
  readonly filename?: string;
  readonly type?: string;
  readonly content: string | Uint8Array;
}

const boundary = 'a-line-between-parts';

/** The body of a form, as curl would write it. */
export function formOf(parts: readonly TestPart[], end = `--${boundary}--\r\n`): Buffer {
  const written = parts.map(({ name, filename, type, content }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    const kind = type === undefined ? '' : `content-type: ${type}\r\n`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${kind}\r\n`;
    return Buffer.concat([Buffer.from(head), Buffer.from(content as Uint8Array), Buffer.from('\r\n')]);
  });
  return Buffer.concat([...written, Buffer.from(end)]);
}

/** A body that comes in pieces of `size` bytes. */
export function uploadOf(body: Buffer, size = 1000): Upload {
  return { contentType: `multipart/form-data; boundary=${boundary}`, stream: inPieces(body, size) };
}

/** A form with one file and fields after it. */
export function fileUpload(
  filename: string,
  content: string | Uint8Array,
  fields: Readonly<Record<string, string>> = {},
  type = 'application/octet-stream',
): Upload {
  const more = Object.entries(fields).map(([name, value]) => ({ name, content: value }));
  return uploadOf(formOf([{ name: 'file', filename, type, content }, ...more]), 64 * 1024);
}

async function* inPieces(body: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < body.length; start += size) {
    await Promise.resolve();
    yield body.subarray(start, start + size);
  }
}
