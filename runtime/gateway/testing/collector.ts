import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** For tests: a span as OTLP has it in JSON. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code: number; readonly message?: string };
}

/** For tests: whom traces are sent to. */
export interface Collector {
  readonly url: string;

  /** In the order of their beginnings. */
  spans(): readonly SentSpan[];

  /** Everything that came, headers too. */
  text(): string;
  close(): Promise<void>;
}

interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

export async function startCollector(): Promise<Collector> {
  const came: string[] = [];
  const spans: SentSpan[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const text = Buffer.concat(pieces).toString();
      came.push(JSON.stringify(request.headers), request.url ?? '', text);
      const { resourceSpans } = JSON.parse(text) as Export;
      for (const { scopeSpans } of resourceSpans) for (const scoped of scopeSpans) spans.push(...scoped.spans);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans.toSorted((a, b) => Number(BigInt(a.startTimeUnixNano) - BigInt(b.startTimeUnixNano))),
    text: () => came.join('\n'),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Its attributes by name. */
export function attributesOf({ attributes }: SentSpan): Readonly<Record<string, unknown>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
