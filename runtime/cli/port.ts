import { createServer } from 'node:net';

/** The gateway's, where nobody says another. */
export const defaultPort = 26_800;

/** The port, or 0 (any free one) where somebody listens on it on 127.0.0.1 already. */
export function freePort(port: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(0);
    });
    probe.listen(port, '127.0.0.1', () => {
      probe.close(() => {
        resolve(port);
      });
    });
  });
}
