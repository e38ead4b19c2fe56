import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { control, type Controlled } from './control.ts';
import { judge } from './judge.ts';
import { bases, placeOf } from './places.ts';
import { play } from './player.ts';
import { reaction, type Reaction } from './provider.ts';
import { Records, type Filter, type Recorded } from './record.ts';
import { Scripts, type Script } from './script.ts';

export interface MocksOptions {
  /** 0: any free port. */
  readonly port?: number;
  readonly host?: string;
}

/** Running mocks: every provider kind, and the search provider, on one port. */
export interface Mocks {
  /** `http://127.0.0.1:8081`, without a slash at the end. */
  readonly url: string;

  /** Base URL of a kind of provider (`P-R`), or of `search`. Throws a RangeError for another word. */
  baseUrl(kind: string): string;

  /** Orders behaviours for the next requests that fit. */
  script(...scripts: readonly Script[]): void;

  /** The requests that were received, oldest first. */
  requests(filter?: Filter): readonly Recorded[];

  /** Forgets requests and scripts. */
  clear(): void;

  /** Loads what the first request to a kind would load: a test that measures time does not measure that. */
  warm(...kinds: readonly string[]): Promise<void>;

  /** Ends all connections. */
  close(): Promise<void>;
}

/** Starts the mocks. Rejects with the system's error where the port is taken. */
export async function startMocks({ port = 0, host = '127.0.0.1' }: MocksOptions = {}): Promise<Mocks> {
  const records = new Records();
  const scripts = new Scripts();
  const server = createServer((request, response) => {
    respond(request, response, records, scripts).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
  return {
    url,
    baseUrl: (kind) => `${url}${baseOf(kind)}`,
    script: (...more) => {
      scripts.add(more);
    },
    requests: (filter) => records.find(filter),
    clear: () => {
      records.clear();
      scripts.clear();
    },
    warm: async (...kinds) => {
      await Promise.all(kinds.map(warmed));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function baseOf(kind: string): string {
  const base = bases.get(kind);
  if (base === undefined) throw new RangeError(`there is no provider kind ${kind}`);
  return base;
}

/** Judges a request that nobody sent. */
async function warmed(kind: string): Promise<void> {
  const base = baseOf(kind);
  for (const path of [
    '/messages',
    '/responses',
    '/chat/completions',
    '/embeddings',
    '/systemone',
    '/search',
    '/models/m:generateContent',
  ]) {
    const place = placeOf(`${base}${path}`, new URLSearchParams());
    if (place !== null)
      await judge(place.wire, { method: place.wire === 'search' ? 'GET' : 'POST', path, query: {}, body: {} });
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  records: Records,
  scripts: Scripts,
): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'mocks'}`);
  const method = request.method ?? 'GET';
  const raw = await bodyOf(request);
  const place = placeOf(url.pathname, url.searchParams);
  if (place === null) {
    sendJson(response, control({ method, url, raw }, records, scripts));
    return;
  }
  const query = Object.fromEntries(url.searchParams);
  const body = parsed(raw);
  const id = records.add(
    { kind: place.kind, wire: place.wire, method, path: url.pathname, query, raw, body },
    request.headers,
  );
  const outcome: Outcome = { sent: 0, broken: false };
  const began = performance.now();
  response.once('close', () => {
    const done = response.writableFinished;
    const aborted = done || outcome.broken ? null : Math.round(performance.now() - began);
    records.tell(id, { status: response.headersSent ? response.statusCode : null, sent: outcome.sent, done, aborted });
  });
  const take = (): Script | null => scripts.take(place.kind, `${Object.values(query).join(' ')} ${raw.toString()}`);
  const reacted = await reaction({ place, method, query, headers: request.headers, body }, take);
  if (reacted.refused !== undefined) records.tell(id, { refused: reacted.refused });
  await carryOut(reacted, response, outcome);
}

/** What is known of an answer when its connection closes. */
interface Outcome {
  sent: number;

  /** The socket was destroyed because a script says so. */
  broken: boolean;
}

async function carryOut({ answer, script }: Reaction, response: ServerResponse, outcome: Outcome): Promise<void> {
  if (script?.wait !== undefined) await Promise.race([pause(script.wait), once(response, 'close')]);
  if (script?.hang === true) await once(response, 'close');
  if (response.destroyed) return;
  const manner = script?.stream ?? {};
  outcome.broken = script?.destroy === true || manner.destroyAfter !== undefined;
  if (script?.destroy === true) {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, answer.headers);
  await play(response, answer.texts, manner, answer.failure, (bytes) => {
    outcome.sent += bytes;
  });
}

function sendJson(response: ServerResponse, { status, body }: Controlled): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString()) as unknown;
  } catch {
    return undefined;
  }
}
