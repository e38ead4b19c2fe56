import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Sockets on this machine's loopback, and on no other interface. */
export interface Loopback {
  readonly port: number;

  /** Takes no more connections; resolves when those of the second address have ended, which the HTTP server does not count. */
  close(): Promise<void>;
}

/** How often another port is tried where any would do and the one that was found is taken on the second address. */
const tries = 10;

/** Codes of a machine without IPv6. */
const noSuchAddress: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/**
 * Lets an HTTP server take connections on 127.0.0.1 and, where there is IPv6, on ::1, both at one port; 0: any free one. No
 * setting names an address, so that none can name another. Throws what listening throws: a port that is taken on either
 * address is taken, since `localhost` may lead to both.
 */
export async function listenOnLoopback(server: HttpServer, port: number): Promise<Loopback> {
  for (let left = tries; ; left--) {
    server.listen({ host: '127.0.0.1', port });
    await once(server, 'listening');
    const bound = (server.address() as AddressInfo).port;
    try {
      const second = await listenSecond(server, bound);
      return { port: bound, close: () => (second === null ? Promise.resolve() : closed(second)) };
    } catch (error) {
      await closed(server);
      if (port !== 0 || left === 0) throw error;
    }
  }
}

/** Hands its connections to the HTTP server. Null: the machine has no such address. */
async function listenSecond(server: HttpServer, port: number): Promise<Server | null> {
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) => {
    server.emit('connection', socket);
  });
  try {
    second.listen({ host: '::1', port, ipv6Only: true });
    await once(second, 'listening');
    return second;
  } catch (error) {
    if (noSuchAddress.includes((error as NodeJS.ErrnoException).code)) return null;
    throw error;
  }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}
