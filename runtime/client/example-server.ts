import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One request as a test's server received it. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Answer = (response: ServerResponse, received: Received) => void;

/** A server on loopback for tests: answers the first request with the first answer, and so on; the last one stays. */
export class ExampleServer {
  readonly received: Received[] = [];
  private readonly server: Server;

  private constructor(answers: readonly Answer[]) {
    this.server = createServer((request, response) => {
      void text(request).then((body) => {
        const received = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
        this.received.push(received);
        answers[Math.min(this.received.length, answers.length) - 1]?.(response, received);
      });
    });
  }

  static async start(...answers: Answer[]): Promise<ExampleServer> {
    const started = new ExampleServer(answers);
    started.server.listen(0, '127.0.0.1');
    await once(started.server, 'listening');
    return started;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Answers with JSON. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** Answers with an event stream in pieces, each in a packet of its own as far as the network lets it; then ends as told. */
export const stream =
  (pieces: readonly (string | Uint8Array)[], end: 'close' | 'cut' | 'hang' = 'close'): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.socket?.setNoDelay(true);
    void (async () => {
      for (const piece of pieces) {
        response.write(piece);
        await new Promise((resolve) => setImmediate(resolve));
      }
      if (end === 'close') response.end();
      if (end === 'cut') response.socket?.destroySoon();
    })();
  };
