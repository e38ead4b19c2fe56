import { connect, type Socket } from 'node:net';
import { ResponseReader } from './response.ts';

/** When a request was sent, and when its answer's body began: `performance.now()`. */
export interface Times {
  readonly sent: number;
  readonly firstByte: number;
}

/** What a connection tells of its requests. */
export interface Observer {
  bytes(count: number): void;
  answered(times: Times, bodyBytes: number): void;

  /** A wrong status, a broken connection, broken HTTP: the run is void. */
  failed(why: string): void;
}

/** One keep-alive connection that sends the same request again and again, each when the last is answered. */
export class Connection {
  readonly #port: number;
  readonly #request: Buffer;
  readonly #observer: Observer;
  #socket: Socket | null = null;
  #reader = new ResponseReader();
  #sentAt = 0;
  #waiting = false;
  /** Null: none of the body has come yet. */
  #firstByteAt: number | null = null;
  #stopping = false;
  #whenStopped: (() => void) | null = null;

  constructor(port: number, request: Buffer, observer: Observer) {
    this.#port = port;
    this.#request = request;
    this.#observer = observer;
  }

  start(): void {
    this.#reader = new ResponseReader();
    const socket = connect({
      port: this.#port,
      host: '127.0.0.1',
      noDelay: true,
      // One buffer for all reads of the connection: nothing is allocated per response.
      onread: {
        buffer: Buffer.allocUnsafe(64 * 1024),
        callback: (length, buffer) => {
          this.#read(Buffer.from(buffer.buffer, buffer.byteOffset, length));
          return true;
        },
      },
    });
    this.#socket = socket;
    socket.once('connect', () => {
      this.#send();
    });
    socket.once('error', (error) => {
      this.#fail(error.message);
    });
    socket.once('close', () => {
      if (this.#waiting) this.#fail('the connection was closed before the response ended');
    });
  }

  /** Lets the response under way end, then closes. One that does not end within five seconds has failed. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const stopped = new Promise<void>((resolve) => (this.#whenStopped = resolve));
    if (!this.#waiting) this.#close();
    const limit = setTimeout(() => {
      this.#fail('a response did not end');
    }, 5_000);
    await stopped;
    clearTimeout(limit);
  }

  #send(): void {
    this.#sentAt = performance.now();
    this.#waiting = true;
    this.#firstByteAt = null;
    this.#socket?.write(this.#request);
  }

  #read(arrived: Buffer): void {
    const before = this.#firstByteAt === null ? 0 : this.#reader.bodyBytes;
    let ended: boolean;
    try {
      ended = this.#reader.push(arrived);
    } catch (error) {
      this.#fail(String(error));
      return;
    }
    const { status, bodyBytes, closes } = this.#reader;
    if (bodyBytes > 0) {
      this.#firstByteAt ??= performance.now();
      this.#observer.bytes(bodyBytes - before);
    }
    if (!ended) return;
    this.#waiting = false;
    if (status === 200)
      this.#observer.answered({ sent: this.#sentAt, firstByte: this.#firstByteAt ?? performance.now() }, bodyBytes);
    else this.#observer.failed(`status ${status}`);
    if (this.#stopping) this.#close();
    else if (closes) {
      this.#socket?.destroy();
      this.start();
    } else this.#send();
  }

  #fail(why: string): void {
    this.#waiting = false;
    this.#observer.failed(why);
    this.#close();
  }

  #close(): void {
    this.#socket?.destroy();
    this.#whenStopped?.();
  }
}
