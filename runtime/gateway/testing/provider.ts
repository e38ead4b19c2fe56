import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A request that the provider got. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

/** How the provider answers a request. */
export type Script = (request: Received, response: ServerResponse) => void;

/** A provider of every kind at once, for tests: it answers as its script says. */
export interface Provider {
  readonly url: string;
  readonly received: Received[];

  /** Open connections. */
  readonly sockets: ReadonlySet<Socket>;
  script: Script;
  close(): Promise<void>;
}

export async function startProvider(script: Script): Promise<Provider> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(pieces).toString() || '{}') as Received['body'];
      const got = { path: request.url ?? '', headers: request.headers, body };
      received.push(got);
      provider.script(got, response);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const provider: Provider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    sockets,
    script,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
}

/** A script that sends JSON. */
export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Script {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** A script that sends pieces of an event stream and ends it. */
export function events(...pieces: (string | Uint8Array)[]): Script {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of pieces) response.write(piece);
    response.end();
  };
}
