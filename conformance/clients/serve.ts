import { Socket } from 'node:net';
import { start, type Running } from '../cases/running.ts';

/**
 * As `start`, for a client that might call home: from now on a connection that would leave the machine fails, and `stop`
 * throws when one was tried.
 */
export async function serve(): Promise<Running> {
  const running = await start();
  const kept = keepConnectionsHere();
  return {
    ...running,
    async stop() {
      await running.stop();
      const tried = kept.release();
      if (tried.length > 0) throw new Error(`the client wanted to reach ${tried.join(', ')}`);
    },
  };
}

type Connect = (this: Socket, ...args: unknown[]) => Socket;

function keepConnectionsHere(): { release(): readonly string[] } {
  const tried: string[] = [];
  const connect = Reflect.get(Socket.prototype, 'connect') as Connect;
  const guarded: Connect = function (...args) {
    const host = hostOf(args);
    if (host === null || loopback.has(host)) return connect.apply(this, args);
    tried.push(host);
    setImmediate(() => this.destroy(new Error(`${host} is not this machine`))); // whoever connects listens by then
    return this;
  };
  Reflect.set(Socket.prototype, 'connect', guarded);
  return {
    release() {
      Reflect.set(Socket.prototype, 'connect', connect);
      return tried;
    },
  };
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Null: a path of the file system, or no host, which means this machine. Node hands options on inside a list. */
function hostOf(args: readonly unknown[]): string | null {
  const [options, host] = args.flat() as readonly unknown[];
  if (typeof options === 'object' && options !== null) return 'host' in options ? String(options.host) : null;
  return typeof host === 'string' ? host : null;
}
