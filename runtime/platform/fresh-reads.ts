/** What was read of one key, and when the read began. */
interface Known<Value> {
  readonly at: number;
  readonly value: Value | null;
}

interface Reading<Value> {
  readonly at: number;
  readonly value: Promise<Value | null>;
}

export interface FreshBounds {
  /** Milliseconds, counted from the start of a read, for which its answer counts. */
  readonly lifetime: number;

  /** Keys that are remembered with what was found. */
  readonly found: number;

  /** Keys that are remembered as unknown: they have places of their own, so that inventing keys pushes no real one out. */
  readonly missed: number;
}

/**
 * Remembers for a moment what a store says, null for a key that it does not have. Whoever asks gets the answer of a read
 * that began less than `lifetime` before: at once where there is one, else with all others who ask for the same key
 * meanwhile. What is asked for all the time is read anew at half its lifetime, behind the answer, so that nobody has to
 * wait for it.
 */
export class FreshReads<Value> {
  private readonly read: (key: string) => Promise<Value | null>;
  private readonly bounds: FreshBounds;
  private readonly now: () => number;
  private readonly found = new Map<string, Known<Value>>();
  private readonly missed = new Map<string, Known<Value>>();
  private readonly underWay = new Map<string, Reading<Value>>();

  /** `now` in milliseconds, from any beginning. */
  constructor(
    read: (key: string) => Promise<Value | null>,
    bounds: FreshBounds,
    now: () => number = () => performance.now(),
  ) {
    this.read = read;
    this.bounds = bounds;
    this.now = now;
  }

  /** Rejects with what reading threw; that is not remembered. */
  get(key: string): Value | null | Promise<Value | null> {
    const now = this.now();
    const known = this.found.get(key) ?? this.missed.get(key);
    if (known === undefined || now - known.at >= this.bounds.lifetime) return this.reading(key, now);
    if (known.value !== null && now - known.at >= this.bounds.lifetime / 2) {
      // What fails here is told to whoever asks when there is no fresh answer any more.
      this.reading(key, now).catch(() => undefined);
    }
    return known.value;
  }

  private reading(key: string, now: number): Promise<Value | null> {
    const other = this.underWay.get(key);
    if (other !== undefined && now - other.at < this.bounds.lifetime) return other.value;
    const reading = { at: now, value: this.remembered(key, now) };
    this.underWay.set(key, reading);
    const end = (): void => {
      if (this.underWay.get(key) === reading) this.underWay.delete(key);
    };
    reading.value.then(end, end);
    return reading.value;
  }

  private async remembered(key: string, at: number): Promise<Value | null> {
    const value = await this.read(key);
    const before = this.found.get(key) ?? this.missed.get(key);
    // One that began later may have ended sooner.
    if (before !== undefined && before.at > at) return value;
    this.found.delete(key);
    this.missed.delete(key);
    if (value === null) keep(this.missed, this.bounds.missed, key, { at, value });
    else keep(this.found, this.bounds.found, key, { at, value });
    return value;
  }
}

/** Adds the youngest entry; the oldest goes where there are too many. */
function keep<Entry>(entries: Map<string, Entry>, most: number, key: string, entry: Entry): void {
  entries.set(key, entry);
  const [oldest] = entries.keys();
  if (entries.size > most && oldest !== undefined) entries.delete(oldest);
}
