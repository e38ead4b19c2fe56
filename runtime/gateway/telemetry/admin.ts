import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Address, urlOf } from '../address.ts';
import { firstReason, type ReadinessCheck } from '../readiness.ts';

/** What the admin port tells. */
export interface Told {
  /** All metrics in the text format of Prometheus. */
  readonly metrics: () => Promise<string>;
  readonly checks: readonly ReadinessCheck[];
}

/** A server for the operator alone: it asks for no credential. */
export interface Admin {
  /** Without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

interface Page {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Answers `GET /metrics`, `/healthz` and `/readyz`, also while the gateway drains. Throws what listening throws. */
export async function openAdmin({ host, port }: Address, told: Told): Promise<Admin> {
  const pages: Readonly<Record<string, () => Promise<Page>>> = {
    '/metrics': async () => page(200, await told.metrics(), 'text/plain; version=0.0.4; charset=utf-8'),
    '/healthz': () => Promise.resolve(page(200, { status: 'ok' })),
    '/readyz': async () => {
      const reason = await firstReason(told.checks);
      return reason === null ? page(200, { status: 'ok' }) : page(503, { status: 'not_ready', reason });
    },
  };
  const server = createServer((request, response) => {
    void answer(request, response, pages);
  });
  // Exclusive: workers of a cluster would else share it.
  server.listen({ host, port, exclusive: true });
  await once(server, 'listening');
  return {
    url: urlOf(host, server.address() as AddressInfo),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  pages: Readonly<Record<string, () => Promise<Page>>>,
): Promise<void> {
  const path = url.replace(/[?#].*$/, '');
  const write = Object.hasOwn(pages, path) ? pages[path] : undefined;
  const { status, type, body } =
    write === undefined
      ? page(404, { status: 'not_found' })
      : method !== 'GET' && method !== 'HEAD'
        ? page(405, { status: 'method_not_allowed' })
        : await write();
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(method === 'HEAD' ? undefined : body);
}

function page(status: number, body: string | object, type = 'application/json; charset=utf-8'): Page {
  return { status, type, body: typeof body === 'string' ? body : JSON.stringify(body) };
}
