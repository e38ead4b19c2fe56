import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds that a caller has to finish sending a body that was refused unread. */
const patience = 5_000;

/**
 * Closing a connection on which the caller still sends takes the answer away from it: all it sees is a broken
 * connection. So what is left of a refused body is read and forgotten for a while.
 */
export function readOut({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  reply.removeHeader('connection');
  const cut = setTimeout(() => raw.destroy(), patience);
  raw.once('close', () => {
    clearTimeout(cut);
  });
  raw.resume();
}
