import type { IncomingHttpHeaders } from 'node:http';
import { errors, Pool, type Dispatcher } from 'undici';
import type { Cutoff } from './cutoff.ts';

/** Bytes kept for a reader that is slower than the server; beyond them the server is made to wait. */
const highWater = 64 * 1024;

/** How an exchange with a server failed without an HTTP status that says so. */
export class UpstreamError extends Error {
  /** `unreachable`: no connection, or it broke; `idle`: no byte for too long; `malformed`: not HTTP as we speak it. */
  readonly kind: 'unreachable' | 'idle' | 'malformed';
  constructor(kind: UpstreamError['kind'], message: string) {
    super(message);
    this.name = 'UpstreamError';
    this.kind = kind;
  }
}

export interface UpstreamRequest {
  readonly method: 'GET' | 'POST';
  /** With leading slash, and query where there is one. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds without a byte of the answer's body after which it counts as broken; 0: for ever. */
  readonly idleTimeout: number;
}

export interface UpstreamReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: ByteSource;
}

/** The body of an answer, taken piece by piece. Whoever has not read it to its end must cancel it. */
export interface ByteSource {
  /** All bytes that are there, else the next to come; null at the end. Throws UpstreamError, or the cutoff's reason. */
  next(): Promise<readonly Buffer[] | null>;

  /** Gives up the rest: the server's connection is closed at once. */
  cancel(): void;
}

/** The connections to one server, kept open between requests. */
export class Upstream {
  private readonly pool: Pool;

  /** `origin` like `https://api.example`; `connectTimeout` in milliseconds. */
  constructor(origin: string, connectTimeout: number) {
    this.pool = new Pool(origin, { connectTimeout, headersTimeout: 0, bodyTimeout: 0, keepAliveTimeout: 30_000 });
  }

  /**
   * Sends a request and answers as soon as the status is there. Rejects with UpstreamError, or with the cutoff's reason;
   * a cut closes the connection to the server at once, at any time until the body has ended.
   */
  send(request: UpstreamRequest, cutoff: Cutoff): Promise<UpstreamReply> {
    return new Promise((resolve, reject) => {
      if (cutoff.reason !== null) {
        reject(cutoff.reason);
        return;
      }
      const { method, path, headers, body, idleTimeout } = request;
      const exchange = new Exchange(cutoff, resolve, reject);
      this.pool.dispatch({ method, path, headers, body: body ?? null, bodyTimeout: idleTimeout }, exchange);
    });
  }

  /** Waits for what is under way, then closes all connections. */
  close(): Promise<void> {
    return this.pool.close();
  }

  /** Closes all connections now. */
  destroy(): Promise<void> {
    return this.pool.destroy();
  }
}

interface Waiting {
  readonly resolve: (chunks: readonly Buffer[] | null) => void;
  readonly reject: (error: Error) => void;
}

/** One request and its answer. Lives from dispatch to the end of the body. */
class Exchange implements Dispatcher.DispatchHandler, ByteSource {
  private readonly cutoff: Cutoff;
  private readonly onHead: (reply: UpstreamReply) => void;
  private readonly onFailure: (error: Error) => void;
  private controller: Dispatcher.DispatchController | null = null;
  private chunks: Buffer[] = [];
  private size = 0;
  private waiting: Waiting | null = null;
  private ended = false;
  private failure: Error | null = null;

  constructor(cutoff: Cutoff, onHead: (reply: UpstreamReply) => void, onFailure: (error: Error) => void) {
    this.cutoff = cutoff;
    this.onHead = onHead;
    this.onFailure = onFailure;
    cutoff.listen(this.abort);
  }

  next(): Promise<readonly Buffer[] | null> {
    if (this.size > 0) {
      const { chunks } = this;
      this.chunks = [];
      this.size = 0;
      this.controller?.resume();
      return Promise.resolve(chunks);
    }
    if (this.failure !== null) return Promise.reject(this.failure);
    if (this.ended) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
    });
  }

  cancel(): void {
    this.abort(new Error('the rest of the answer was not wanted'));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.failure !== null) controller.abort(this.failure);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status >= 200) this.onHead({ status, headers, body: this });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.waiting !== null) {
      const { resolve } = this.waiting;
      this.waiting = null;
      resolve([chunk]);
      return;
    }
    this.chunks.push(chunk);
    this.size += chunk.length;
    if (this.size >= highWater) controller.pause();
  }

  onResponseEnd(): void {
    this.ended = true;
    this.cutoff.unlisten(this.abort);
    this.waiting?.resolve(null);
    this.waiting = null;
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.fail(asUpstreamError(error));
  }

  private readonly abort = (reason: Error): void => {
    if (this.ended || this.failure !== null) return;
    this.chunks = [];
    this.size = 0;
    this.fail(reason);
    this.controller?.abort(reason);
  };

  private fail(error: Error): void {
    if (this.ended || this.failure !== null) return;
    this.failure = error;
    this.cutoff.unlisten(this.abort);
    this.onFailure(error);
    this.waiting?.reject(error);
    this.waiting = null;
  }
}

/** Keeps the code only: messages and causes may hold pieces of the answer. */
function asUpstreamError(error: Error): UpstreamError {
  if (error instanceof errors.BodyTimeoutError) return new UpstreamError('idle', 'no byte for too long');
  if (malformed.some((kind) => error instanceof kind)) return new UpstreamError('malformed', 'not valid HTTP');
  const { code } = error as NodeJS.ErrnoException;
  return new UpstreamError('unreachable', code ?? 'connection failed');
}

const malformed = [errors.HTTPParserError, errors.HeadersOverflowError, errors.ResponseContentLengthMismatchError];

/** Reads a body to its end. Throws UpstreamError; `malformed` when it is longer than `bound` bytes. */
export async function readAll(source: ByteSource, bound: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for (;;) {
    const chunks = await source.next();
    if (chunks === null) return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces, size);
    for (const chunk of chunks) {
      pieces.push(chunk);
      size += chunk.length;
    }
    if (size > bound) {
      source.cancel();
      throw new UpstreamError('malformed', `answer longer than ${bound} bytes`);
    }
  }
}
