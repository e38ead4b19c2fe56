import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/** A listener on loopback that nobody has a reason to connect to. */
export interface Canary {
  /** `127.0.0.1:PORT`. */
  readonly host: string;

  /** Connections that were made to it. */
  visits(): number;

  /** Ends it, once it has shown that it notices a visit. */
  close(): Promise<void>;
}

export async function startCanary(): Promise<Canary> {
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    visits: () => visits,
    async close() {
      const before = visits;
      await once(connect(port, '127.0.0.1'), 'close');
      server.close();
      await once(server, 'close');
      if (visits !== before + 1) throw new Error('the canary notices nothing');
    },
  };
}
