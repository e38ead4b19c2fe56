import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connections on which no request has come yet. Browsers and HTTP clients open some in advance; Node counts them as busy
 * and would wait for them when the server closes.
 */
export class SilentConnections {
  private readonly sockets = new Set<Socket>();

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    server.on('request', ({ socket }) => this.sockets.delete(socket));
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
