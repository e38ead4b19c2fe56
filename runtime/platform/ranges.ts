import type { FileHandle } from 'node:fs/promises';
import { endingWith } from './ending.ts';
import type { Incoming, StreamOutgoing } from './http.ts';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file that is open for reading, and what is told of it. */
export interface ServedFile {
  /** Closed when the answer has been sent, and also when it never is. */
  readonly handle: FileHandle;

  /** In bytes; what the file has beyond them is not sent. */
  readonly size: number;

  /** With its quotes; another one for each content. */
  readonly etag: string;

  /** Beside those that follow from the range. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Bytes of one read. */
const pieceSize = 64 * 1024;

/**
 * A file as the request asks for it (RFC 9110): 200 with all of it, 206 with one range, 304 where the caller has it, 416
 * for a range beyond its end. Several ranges are answered with the whole, as the RFC allows.
 */
export function serveFile({ handle, size, etag, headers }: ServedFile, request: Incoming['headers']): StreamOutgoing {
  const common = { ...headers, etag, 'accept-ranges': 'bytes' };
  const close = (): Promise<void> => handle.close();
  const nothing = (status: number, more: Readonly<Record<string, string>>): StreamOutgoing => ({
    status,
    headers: { ...common, ...more },
    stream: endingWith(none(), close),
  });
  if (knows(request['if-none-match'], etag)) return nothing(304, {});
  const range = isAboutThis(request['if-range'], etag) ? requestedRange(request['range'], size) : 'whole';
  if (range === 'unsatisfiable') {
    return nothing(416, { 'content-range': `bytes */${size}`, 'content-length': '0' });
  }
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
  return {
    status: range === 'whole' ? 200 : 206,
    headers: {
      ...common,
      'content-length': String(end - start + 1),
      ...(range !== 'whole' && { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
    stream: endingWith(bytes(handle, start, end), close),
  };
}

/** What a `Range` header asks of a file of `size` bytes. One that cannot be read counts as absent, as the RFC says. */
export function requestedRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  // Without a first byte it is the number of bytes before the end.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole';
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}

/** Whether `If-None-Match` names this content; a weak tag counts, too. */
function knows(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** `If-Range` guards a range against another content: a date or a weak tag proves nothing here. */
const isAboutThis = (header: string | undefined, etag: string): boolean => header === undefined || header === etag;

async function* none(): AsyncGenerator<Uint8Array> {
  // An answer without a body.
}

async function* bytes(handle: FileHandle, start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let position = start; position <= end;) {
    const piece = Buffer.allocUnsafe(Math.min(pieceSize, end + 1 - position));
    const { bytesRead } = await handle.read(piece, 0, piece.length, position);
    // The head has promised more: only a cut connection says that it does not come.
    if (bytesRead === 0) throw new Error('the file became shorter while it was read');
    position += bytesRead;
    yield piece.subarray(0, bytesRead);
  }
}
