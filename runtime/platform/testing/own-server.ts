import { afterAll, describe, it } from 'vitest';
import { required } from './part.ts';
import type { Server } from './server.ts';

/** Tests with a server of their own, which they may stop and start; skipped where there can be none. */
export async function onOwnServer(
  title: string,
  start: () => Promise<Server>,
  tests: (server: Server) => void,
): Promise<void> {
  let server: Server;
  try {
    server = await start();
  } catch (error) {
    if (required) throw error;
    it.skip(title, () => undefined);
    return;
  }
  describe(title, () => {
    afterAll(() => server.remove());
    tests(server);
  });
}
