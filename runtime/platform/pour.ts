import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { StreamOutgoing } from './http.ts';

/**
 * Sends a stream as the body of a response. The next piece is asked for when the socket has taken the last one, so a
 * slow reader slows the source down. Nothing is sent before the first piece, head included.
 *
 * When the reader goes away the source is told to end (`return()`). When the source fails the connection is cut, which
 * a reader sees as an abrupt end, and the error is thrown.
 */
export async function pour(
  response: ServerResponse,
  { status, stream }: StreamOutgoing,
  headers: Readonly<Record<string, number | string | string[] | undefined>>,
): Promise<void> {
  try {
    let begun = false;
    for await (const piece of stream) {
      if (isGone(response)) return;
      if (!begun) response.writeHead(status, defined(headers));
      begun = true;
      if (!response.write(piece)) await drained(response);
      if (isGone(response)) return;
    }
    if (!begun) response.writeHead(status, defined(headers));
    response.end();
  } catch (error) {
    // What was written still goes out; the mark of the end does not.
    if (response.socket) response.socket.destroySoon();
    else response.destroy();
    throw error;
  }
}

/** Asked anew each time: the reader may go away between any two steps. */
const isGone = (response: ServerResponse): boolean => response.destroyed;

/** Resolves when the response takes more, or never will. */
async function drained(response: ServerResponse): Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  try {
    await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
  } finally {
    stop.abort();
  }
}

function defined(
  headers: Readonly<Record<string, number | string | string[] | undefined>>,
): Record<string, number | string | string[]> {
  const kept: Record<string, number | string | string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
