import type { ResponseStore, StoredResponse } from './store.ts';

interface Entry {
  /** JSON: its length is known, and nobody can change it. */
  readonly text: string;

  /** Milliseconds since 1970. */
  readonly expires: number;
}

/**
 * Keeps responses in this process's memory, at most `bound` characters of JSON: beyond them the oldest go first. Nothing
 * outlasts the process. `retention` in milliseconds.
 */
export class MemoryStore implements ResponseStore {
  private readonly entries = new Map<string, Entry>();
  private readonly retention: number;
  private readonly bound: number;
  private size = 0;

  constructor(retention: number, bound: number) {
    this.retention = retention;
    this.bound = bound;
  }

  put(stored: StoredResponse): Promise<void> {
    const key = keyOf(stored.organization, stored.id);
    this.remove(key);
    const text = JSON.stringify(stored);
    this.entries.set(key, { text, expires: Date.now() + this.retention });
    this.size += text.length;
    for (const oldest of this.entries.keys()) {
      if (this.size <= this.bound) break;
      this.remove(oldest);
    }
    return Promise.resolve();
  }

  get(organization: string, id: string): Promise<StoredResponse | null> {
    const key = keyOf(organization, id);
    const entry = this.entries.get(key);
    if (entry === undefined) return Promise.resolve(null);
    if (entry.expires > Date.now()) return Promise.resolve(JSON.parse(entry.text) as StoredResponse);
    this.remove(key);
    return Promise.resolve(null);
  }

  async delete(organization: string, id: string): Promise<boolean> {
    const known = (await this.get(organization, id)) !== null;
    this.remove(keyOf(organization, id));
    return known;
  }

  private remove(key: string): void {
    this.size -= this.entries.get(key)?.text.length ?? 0;
    this.entries.delete(key);
  }
}

function keyOf(organization: string, id: string): string {
  return `${organization} ${id}`;
}
