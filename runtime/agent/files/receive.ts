import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { AgentError } from '../errors.ts';
import type { FilePart } from './form.ts';
import { contentOfCompound, contentOfZip } from './office.ts';
import { PlainTextCheck } from './plain-text.ts';
import { signatureSize, signed } from './signatures.ts';

/** A file that lies in the scratch folder. */
export interface Received {
  /** As the caller named it. */
  readonly name: string;

  /** As the caller declared it. */
  readonly contentType: string;

  /** In bytes. */
  readonly size: number;

  /** In hex. */
  readonly sha256: string;

  /** What its bytes are, in the words of file_types.yaml's `content`; null: nothing we know. */
  readonly content: string | null;
}

/**
 * Writes a file to `path`, which must be new, piece by piece, and tells what it is. Throws AgentError `too_large` as soon
 * as there are more than `limit` bytes; whoever asked removes what was written.
 */
export async function receive(path: string, part: FilePart, limit: number): Promise<Received> {
  const hash = createHash('sha256');
  const text = new PlainTextCheck();
  let head = Buffer.alloc(0);
  let size = 0;
  const handle = await open(path, 'wx', 0o600);
  try {
    for await (const piece of part.stream) {
      size += piece.length;
      if (size > limit) throw new AgentError('too_large', `A file may have ${limit} bytes.`, { param: 'file' });
      hash.update(piece);
      text.push(piece);
      if (head.length < signatureSize) head = Buffer.concat([head, piece.subarray(0, signatureSize)]);
      await handle.appendFile(piece);
    }
    // The row that tells of the file must not outlive its bytes.
    await handle.datasync();
  } finally {
    await handle.close();
  }
  const content = await contentOf(path, signed(head), text.isText());
  return { name: part.name, contentType: part.contentType, size, sha256: hash.digest('hex'), content };
}

async function contentOf(path: string, type: string | null, isText: boolean): Promise<string | null> {
  if (type === 'application/zip') return contentOfZip(path);
  if (type === 'application/x-cfb') return contentOfCompound(path);
  return type ?? (isText ? 'text' : null);
}
