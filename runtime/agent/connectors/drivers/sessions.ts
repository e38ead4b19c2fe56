import type { Socket } from 'node:net';

/** Milliseconds after which a database ends a statement by itself, should we be gone. */
export const statementTime = 120_000;

/** Bytes from a database for one query: enough for what a model can read, small against the memory of a machine. */
export const largestAnswer = 64 * 1024 * 1024;

/** Closes a connection that brings more than `most` bytes. Ends with the function that is returned. */
export function watchSize(socket: Socket, most: number): () => void {
  const timer = setInterval(() => {
    if (socket.bytesRead > most) socket.destroy(new Error('the answer is too large'));
  }, 50);
  return () => {
    clearInterval(timer);
  };
}
