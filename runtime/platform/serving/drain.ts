import type { FastifyInstance } from 'fastify';
import type { SilentConnections } from './silent-connections.ts';

/** Milliseconds between two looks for idle connections while closing. */
const sweepInterval = 50;

/** Waits for the requests under way, not for connections that callers keep open after their last answer. */
export async function drain(app: FastifyInstance, silent: SilentConnections): Promise<void> {
  const sweep = setInterval(() => {
    app.server.closeIdleConnections();
  }, sweepInterval);
  silent.close();
  await app.close();
  clearInterval(sweep);
}
