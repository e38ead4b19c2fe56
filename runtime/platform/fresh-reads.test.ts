import { describe, expect, it } from 'vitest';
import { FreshReads } from './fresh-reads.ts';

/** A store of one word for each key, a clock that stands still, and reads that end when they are told to. */
class Bench {
  now = 0;
  readonly store = new Map<string, string>();
  readonly begun: string[] = [];
  held = false;
  failure: Error | null = null;
  private readonly waiting: (() => void)[] = [];
  readonly reads: FreshReads<string>;

  constructor(bounds: { readonly found?: number; readonly missed?: number } = {}) {
    this.reads = new FreshReads(
      async (key) => {
        this.begun.push(key);
        const { failure } = this;
        const value = this.store.get(key) ?? null;
        if (this.held) await new Promise<void>((resolve) => this.waiting.push(resolve));
        if (failure !== null) throw failure;
        return value;
      },
      { lifetime: 1000, found: 100, missed: 100, ...bounds },
      () => this.now,
    );
  }

  release(): void {
    for (const go of this.waiting.splice(0)) go();
  }
}

describe('what a store says of a key', () => {
  it('is read once and then known at once', async () => {
    const bench = new Bench();
    bench.store.set('a', 'one');
    expect(await bench.reads.get('a')).toBe('one');
    expect(bench.reads.get('a')).toBe('one');
    expect(bench.begun).toEqual(['a']);
  });

  it('is known as unknown for as long', async () => {
    const bench = new Bench();
    expect(await bench.reads.get('a')).toBeNull();
    bench.store.set('a', 'one');
    bench.now = 999;
    expect(bench.reads.get('a')).toBeNull();
    bench.now = 1000;
    expect(await bench.reads.get('a')).toBe('one');
  });

  it('is too old a lifetime after its read began, however late that ended', async () => {
    const bench = new Bench();
    bench.store.set('a', 'one');
    bench.held = true;
    const first = bench.reads.get('a');
    bench.store.set('a', 'two');
    bench.now = 900;
    bench.release();
    expect(await first).toBe('one');
    bench.now = 999;
    expect(bench.reads.get('a')).toBe('one');
    bench.now = 1000;
    const second = bench.reads.get('a');
    bench.release();
    expect(await second).toBe('two');
  });

  it('is read by one for all who ask meanwhile', async () => {
    const bench = new Bench();
    bench.store.set('a', 'one');
    bench.held = true;
    const answers = Array.from({ length: 50 }, async () => bench.reads.get('a'));
    bench.release();
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 50 }, () => 'one'));
    expect(bench.begun).toEqual(['a']);
  });

  it('is read anew where a read under way began too long ago, and its late end does not undo that', async () => {
    const bench = new Bench();
    bench.store.set('a', 'one');
    bench.held = true;
    const slow = bench.reads.get('a');
    bench.now = 1000;
    bench.store.set('a', 'two');
    bench.held = false;
    expect(await bench.reads.get('a')).toBe('two');
    bench.release();
    expect(await slow).toBe('one');
    expect(bench.reads.get('a')).toBe('two');
  });

  it('is read anew at half its lifetime, behind the answer', async () => {
    const bench = new Bench();
    bench.store.set('a', 'one');
    await bench.reads.get('a');
    bench.store.set('a', 'two');
    bench.now = 500;
    expect(bench.reads.get('a')).toBe('one');
    await new Promise(setImmediate);
    bench.now = 1400;
    expect(bench.reads.get('a')).toBe('two');
  });
});

describe('a store that fails', () => {
  it('is told to all who wait, and asked again', async () => {
    const bench = new Bench();
    bench.store.set('a', 'one');
    bench.failure = new Error('down');
    await expect(Promise.all([bench.reads.get('a'), bench.reads.get('a')])).rejects.toThrow('down');
    bench.failure = null;
    expect(await bench.reads.get('a')).toBe('one');
  });

  it('is not told while there is a fresh answer, and then it is', async () => {
    const bench = new Bench();
    bench.store.set('a', 'one');
    await bench.reads.get('a');
    bench.failure = new Error('down');
    bench.now = 999;
    expect(bench.reads.get('a')).toBe('one');
    await new Promise(setImmediate);
    bench.now = 1000;
    await expect(bench.reads.get('a')).rejects.toThrow('down');
  });
});

describe('memory', () => {
  it('has places for so many keys; those not read for longest go first', async () => {
    const bench = new Bench({ found: 2 });
    for (const key of ['a', 'b', 'c']) bench.store.set(key, key);
    for (const key of ['a', 'b', 'c']) await bench.reads.get(key);
    expect([bench.reads.get('b'), bench.reads.get('c')]).toEqual(['b', 'c']);
    expect(bench.reads.get('a')).toBeInstanceOf(Promise);
  });

  it('loses no real key to invented ones', async () => {
    const bench = new Bench({ found: 1, missed: 10 });
    bench.store.set('a', 'one');
    await bench.reads.get('a');
    for (let count = 0; count < 100; count++) await bench.reads.get(`invented-${count}`);
    expect(bench.reads.get('a')).toBe('one');
  });
});
