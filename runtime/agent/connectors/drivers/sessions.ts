import type { Socket } from 'node:net';

/** Closes a connection that brings more than `most` bytes. Ends with the function that is returned. */
export function watchSize(socket: Socket, most: number): () => void {
  const timer = setInterval(() => {
    if (socket.bytesRead > most) socket.destroy(new Error('the answer is too large'));
  }, 50);
  return () => {
    clearInterval(timer);
  };
}
