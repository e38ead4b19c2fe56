import { SseParser } from '../../platform/sse-parser.ts';
import { writeSse } from '../../platform/sse-writer.ts';
import { BoundedTexts } from './bounded-texts.ts';
import type { Events, ResponseStore, StoredResponse } from './store.ts';

/** How much a MemoryStore keeps. */
export interface MemoryBounds {
  /** Responses, at most. */
  readonly count: number;

  /** Characters: of all responses, and of all their events. */
  readonly responses: number;
  readonly events: number;
}

/**
 * Keeps responses in this process's memory for `retention` milliseconds and within bounds: beyond them the oldest go
 * first, and events before the responses they tell of. Nothing outlasts the process.
 *
 * Texts are kept rather than objects, a stream as it was sent: their length is known, and nobody can change them.
 */
export class MemoryStore implements ResponseStore {
  private readonly responses: BoundedTexts;
  private readonly streams: BoundedTexts;

  constructor(retention: number, { count, responses, events }: MemoryBounds) {
    this.responses = new BoundedTexts(retention, count, responses);
    this.streams = new BoundedTexts(retention, count, events);
  }

  put(stored: StoredResponse, events: Events | null): Promise<void> {
    const key = keyOf(stored.organization, stored.id);
    this.responses.set(key, JSON.stringify(stored));
    if (events === null) this.streams.delete(key);
    else this.streams.set(key, events.map(writeSse).join(''));
    return Promise.resolve();
  }

  get(organization: string, id: string): Promise<StoredResponse | null> {
    const text = this.responses.get(keyOf(organization, id));
    return Promise.resolve(text === null ? null : (JSON.parse(text) as StoredResponse));
  }

  events(organization: string, id: string): Promise<Events | null> {
    const text = this.streams.get(keyOf(organization, id));
    return Promise.resolve(text === null ? null : new SseParser().push(Buffer.from(text)));
  }

  delete(organization: string, id: string): Promise<boolean> {
    const key = keyOf(organization, id);
    this.streams.delete(key);
    return Promise.resolve(this.responses.delete(key));
  }
}

function keyOf(organization: string, id: string): string {
  return `${organization} ${id}`;
}
