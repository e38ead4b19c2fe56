interface Entry {
  readonly text: string;

  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** Texts by key, each for `retention` milliseconds; beyond `count` of them or `size` characters the oldest go first. */
export class BoundedTexts {
  private readonly entries = new Map<string, Entry>();
  private readonly retention: number;
  private readonly count: number;
  private readonly size: number;
  private used = 0;

  constructor(retention: number, count: number, size: number) {
    this.retention = retention;
    this.count = count;
    this.size = size;
  }

  set(key: string, text: string): void {
    this.remove(key);
    const now = Date.now();
    this.entries.set(key, { text, expires: now + this.retention });
    this.used += text.length;
    for (const [oldest, { expires }] of this.entries) {
      if (expires > now && this.used <= this.size && this.entries.size <= this.count) break;
      this.remove(oldest);
    }
  }

  /** Null: never set, expired, deleted, or gone for newer ones. */
  get(key: string): string | null {
    const entry = this.entries.get(key);
    if (entry === undefined) return null;
    if (entry.expires > Date.now()) return entry.text;
    this.remove(key);
    return null;
  }

  /** False: there was none. */
  delete(key: string): boolean {
    const known = this.get(key) !== null;
    this.remove(key);
    return known;
  }

  private remove(key: string): void {
    this.used -= this.entries.get(key)?.text.length ?? 0;
    this.entries.delete(key);
  }
}
