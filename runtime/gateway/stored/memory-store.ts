import { BoundedTexts } from './bounded-texts.ts';
import type { Events, ResponseStore, StoredResponse } from './store.ts';

/** How much a MemoryStore keeps. */
export interface MemoryBounds {
  /** Responses, at most. */
  readonly count: number;

  /** Characters of JSON: of all responses, and of all their events. */
  readonly responses: number;
  readonly events: number;
}

/**
 * Keeps responses in this process's memory for `retention` milliseconds and within bounds: beyond them the oldest go
 * first, and events before the responses they tell of. Nothing outlasts the process.
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
    else this.streams.set(key, JSON.stringify(events));
    return Promise.resolve();
  }

  get(organization: string, id: string): Promise<StoredResponse | null> {
    return Promise.resolve(parsed(this.responses.get(keyOf(organization, id))) as StoredResponse | null);
  }

  events(organization: string, id: string): Promise<Events | null> {
    return Promise.resolve(parsed(this.streams.get(keyOf(organization, id))) as Events | null);
  }

  delete(organization: string, id: string): Promise<boolean> {
    const key = keyOf(organization, id);
    this.streams.delete(key);
    return Promise.resolve(this.responses.delete(key));
  }
}

/** JSON is kept rather than objects: its length is known, and nobody can change it. */
function parsed(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

function keyOf(organization: string, id: string): string {
  return `${organization} ${id}`;
}
