import type { Redis } from 'ioredis';
import { Connection } from './connection.ts';

/** Gets each message; null after the connection was lost for a while, when messages may have been missed. */
export type Listener = (message: string | null) => void;

/** Milliseconds between two signs of life. A connection that died in silence would otherwise look like one without news. */
const heartbeat = 1_000;

/** Messages of channels, on a connection that is made when it is first needed and again whenever it is lost. */
export class Notices {
  private readonly redis: Redis;
  private readonly connection: Connection;
  private readonly listeners = new Map<string, Set<Listener>>();
  private beat: NodeJS.Timeout | undefined;

  /** `redis` is not connected yet, and used for nothing else. */
  constructor(redis: Redis) {
    this.redis = redis;
    this.connection = new Connection(redis);
    redis.on('message', (channel, message) => {
      this.listeners.get(channel)?.forEach((listener) => {
        listener(message);
      });
    });
    redis.on('ready', () => {
      this.resume().catch(() => undefined);
    });
  }

  /** Resolves when the server has begun to tell us. */
  async subscribe(channel: string, listener: Listener): Promise<() => Promise<void>> {
    this.start();
    await this.connection.ask(() => this.redis.subscribe(channel));
    const listeners = this.listeners.get(channel) ?? new Set();
    this.listeners.set(channel, listeners.add(listener));
    return () => this.unsubscribe(channel, listener);
  }

  close(): Promise<void> {
    clearInterval(this.beat);
    this.listeners.clear();
    return this.connection.close();
  }

  private start(): void {
    if (this.beat !== undefined) return;
    this.beat = setInterval(() => {
      this.redis.ping().catch(() => undefined);
    }, heartbeat).unref();
    this.connection.start();
  }

  /** After a reconnection. If it breaks once more, so does the connection, and this is done again. */
  private async resume(): Promise<void> {
    if (this.listeners.size === 0) return;
    await this.redis.subscribe(...this.listeners.keys());
    for (const listeners of this.listeners.values()) {
      for (const listener of listeners) listener(null);
    }
  }

  private async unsubscribe(channel: string, listener: Listener): Promise<void> {
    const listeners = this.listeners.get(channel);
    listeners?.delete(listener);
    if (listeners?.size !== 0) return;
    this.listeners.delete(channel);
    await this.connection.ask(() => this.redis.unsubscribe(channel));
  }
}
