import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { CallerGone, Cutoff, DeadlinePassed, pause } from './cutoff.ts';
import { readAll, Upstream, type UpstreamReply } from './upstream.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function upstreamOf(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Upstream> {
  return connectTo(await listen(createServer(answer)));
}

function connectTo(origin: string): Upstream {
  const upstream = new Upstream(origin, 1000);
  open.push(() => upstream.destroy());
  return upstream;
}

function get(upstream: Upstream, cutoff: Cutoff, idleTimeout = 0): Promise<UpstreamReply> {
  return upstream.send({ method: 'GET', path: '/', headers: {}, idleTimeout }, cutoff);
}

const unlimited = () => new Cutoff(new AbortController().signal, null);

describe('Upstream', () => {
  it('sends method, path, headers and body, and answers with status, headers and body', async () => {
    const upstream = await upstreamOf((request, response) => {
      request.setEncoding('utf8').on('data', (text) => {
        response.writeHead(201, { 'x-path': request.url });
        response.end(`${request.method ?? ''} ${String(request.headers['x-a'])} ${String(text)}`);
      });
    });
    const reply = await upstream.send(
      { method: 'POST', path: '/a?b', headers: { 'x-a': '1' }, body: 'é', idleTimeout: 0 },
      unlimited(),
    );
    expect(reply.status).toBe(201);
    expect(reply.headers['x-path']).toBe('/a?b');
    expect((await readAll(reply.body, 100)).toString()).toBe('POST 1 é');
  });

  it('says "unreachable" for a refused connection and for one that breaks, before and inside the body', async () => {
    const server = createTcpServer();
    const origin = await listen(server);
    server.close();
    await expect(get(connectTo(origin), unlimited())).rejects.toMatchObject({ kind: 'unreachable' });

    const before = await upstreamOf((request) => request.socket.destroy());
    await expect(get(before, unlimited())).rejects.toMatchObject({ kind: 'unreachable' });

    const inside = await upstreamOf((_request, response) => {
      response.write('a', () => response.destroy());
    });
    const { body } = await get(inside, unlimited());
    await expect(readAll(body, 100)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('says "malformed" for what is not HTTP and for a body beyond the bound', async () => {
    const origin = await listen(
      createTcpServer((socket) =>
        socket
          .on('error', () => undefined)
          .resume()
          .write('SSH-2.0\r\n\r\n'),
      ),
    );
    await expect(get(connectTo(origin), unlimited())).rejects.toMatchObject({ kind: 'malformed' });
    const long = await upstreamOf((_request, response) => response.end('a'.repeat(101)));
    await expect(readAll((await get(long, unlimited())).body, 100)).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('says "idle" for a body that stalls', async () => {
    const upstream = await upstreamOf((_request, response) => response.write('a'));
    const { body } = await get(upstream, unlimited(), 100);
    await expect(readAll(body, 100)).rejects.toMatchObject({ kind: 'idle' });
  });

  it('closes the connection to the server when the caller goes, before and inside the body', async () => {
    for (const early of [true, false]) {
      const caller = new AbortController();
      const closed = Promise.withResolvers<undefined>();
      const upstream = await upstreamOf((request, response) => {
        request.socket.on('close', () => {
          closed.resolve(undefined);
        });
        if (early) caller.abort();
        else response.write('a');
      });
      const cutoff = new Cutoff(caller.signal, null);
      const answer = get(upstream, cutoff).then(({ body }) => {
        caller.abort();
        return readAll(body, 100);
      });
      await expect(answer).rejects.toBeInstanceOf(CallerGone);
      await closed.promise;
    }
  });

  it('never sends a request whose caller went while it waited for a connection', async () => {
    let requests = 0;
    const upstream = await upstreamOf((_request, response) => {
      requests += 1;
      response.end();
    });
    const caller = new AbortController();
    const answer = get(upstream, new Cutoff(caller.signal, null));
    caller.abort();
    await expect(answer).rejects.toBeInstanceOf(CallerGone);
    await expect(get(upstream, new Cutoff(caller.signal, null))).rejects.toBeInstanceOf(CallerGone);
    await readAll((await get(upstream, unlimited())).body, 100);
    expect(requests).toBe(1);
  });

  it('rejects with DeadlinePassed when the time is up', async () => {
    const upstream = await upstreamOf(() => undefined);
    await expect(get(upstream, new Cutoff(new AbortController().signal, 50))).rejects.toBeInstanceOf(DeadlinePassed);
  });

  it('makes the server wait while nobody reads: a 200 MB body stays small in memory', async () => {
    const total = 200 * 1024 * 1024;
    const block = Buffer.alloc(64 * 1024);
    let sent = 0;
    const upstream = await upstreamOf((_request, response) => {
      const more = (): void => {
        while (sent < total) {
          sent += block.length;
          if (!response.write(block)) {
            response.once('drain', more);
            return;
          }
        }
        response.end();
      };
      more();
    });
    const { body } = await get(upstream, unlimited());
    await body.next();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(sent).toBeLessThan(32 * 1024 * 1024);
    let received = 0;
    for (let chunks = await body.next(); chunks !== null; chunks = await body.next()) {
      const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
      expect(size).toBeLessThan(1024 * 1024);
      received += size;
    }
    expect(received).toBeGreaterThan(total - 1024 * 1024);
  });

  it('uses connections again, but not one whose answer was cancelled', async () => {
    const ports = new Set<number | undefined>();
    const upstream = await upstreamOf((request, response) => {
      ports.add(request.socket.remotePort);
      response.end('a'.repeat(1_000_000));
    });
    for (let n = 0; n < 10; n++) await readAll((await get(upstream, unlimited())).body, 2_000_000);
    const kept = ports.size;
    expect(kept).toBeLessThan(3);
    for (let n = 0; n < kept; n++) (await get(upstream, unlimited())).body.cancel();
    await readAll((await get(upstream, unlimited())).body, 2_000_000);
    expect(ports.size).toBeGreaterThan(kept);
  });
});

describe('pause', () => {
  it('ends at once when the caller goes', async () => {
    const caller = new AbortController();
    const wait = pause(1_000_000, new Cutoff(caller.signal, null));
    caller.abort();
    await expect(wait).rejects.toBeInstanceOf(CallerGone);
    await pause(1, unlimited());
  });
});
