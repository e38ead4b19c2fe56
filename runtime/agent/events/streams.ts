import type { AgentEvent } from '@polywire/generated/local/types.ts';
import { writeSse, writeSseComment } from '../../platform/sse-writer.ts';
import type { Bus } from './bus.ts';

/** Who listens: `shell` shows artifacts in a window. */
export type Role = 'shell' | 'viewer';

/** Milliseconds between two signs of life. */
const keepAlive = 15_000;

/** Everybody who reads the bus over HTTP. */
export class EventStreams {
  private readonly bus: Bus;
  private readonly backlog: number;
  private readonly readers = new Set<Reader>();

  /** `backlog`: events that a reader may leave untaken; after it its stream ends. */
  constructor(bus: Bus, backlog: number) {
    this.bus = bus;
    this.backlog = backlog;
  }

  /** Whether somebody shows artifacts in a window. */
  get hasShell(): boolean {
    return this.readers.values().some(({ role }) => role === 'shell');
  }

  /** What happens from now on, as server-sent events, until `signal` or the end of the server. */
  async *open(role: Role, signal: AbortSignal): AsyncGenerator<string, void> {
    const reader = new Reader(role, this.backlog);
    const unsubscribe = this.bus.subscribe((event) => {
      reader.take(event);
    });
    const end = (): void => {
      reader.end();
    };
    signal.addEventListener('abort', end);
    this.readers.add(reader);
    try {
      yield writeSseComment('listening');
      while (await reader.ready()) {
        const event = reader.next();
        yield event === undefined ? writeSseComment('keep-alive') : written(event);
      }
    } finally {
      unsubscribe();
      signal.removeEventListener('abort', end);
      this.readers.delete(reader);
    }
  }

  /** Ends all streams. */
  close(): void {
    for (const reader of this.readers) reader.end();
  }
}

function written(event: AgentEvent): string {
  return writeSse({ event: event.type, data: JSON.stringify(event) });
}

/** One stream: what it has not sent yet. */
class Reader {
  readonly role: Role;
  private readonly backlog: number;
  private readonly waiting: AgentEvent[] = [];
  private ended = false;
  private wake: (() => void) | null = null;

  constructor(role: Role, backlog: number) {
    this.role = role;
    this.backlog = backlog;
  }

  take(event: AgentEvent): void {
    if (this.waiting.length < this.backlog) this.waiting.push(event);
    else this.ended = true;
    this.wake?.();
  }

  end(): void {
    this.ended = true;
    this.wake?.();
  }

  next(): AgentEvent | undefined {
    return this.waiting.shift();
  }

  /** Waits for an event, or for as long as a reader should wait for a sign of life. False: it is over. */
  async ready(): Promise<boolean> {
    if (this.ended) return false;
    if (this.waiting.length === 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, keepAlive);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.wake = null;
    }
    return !this.ended;
  }
}
