import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import type { Ground } from '../../ground.ts';
import { connectorsOperations } from '../../operations/connectors.ts';
import type { Connections } from '../connections.ts';

/** A request below `/api/v1`, or of a whole address; a body is sent as JSON. */
export type Call = (method: string, path: string | URL, body?: unknown) => Promise<Answer>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
}

/** The agent server's application with connectors alone, on a real port until the test ends. */
export async function serveConnectors(ground: Ground, connections: Connections): Promise<Call> {
  let port = 0;
  const app = createApp(ground, connectorsOperations(connections), () => port);
  onTestFinished(() => app.close());
  await app.ready();
  app.server.listen(0, '127.0.0.1');
  await once(app.server, 'listening');
  ({ port } = app.server.address() as AddressInfo);
  return async (method, path, body) => {
    const url = path instanceof URL ? path : new URL(`http://127.0.0.1:${port}/api/v1${path}`);
    const reply = await fetch(url, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    const json = reply.headers.get('content-type')?.includes('json') === true;
    return {
      status: reply.status,
      headers: reply.headers,
      text,
      json: json ? (JSON.parse(text) as Answer['json']) : {},
    };
  };
}
