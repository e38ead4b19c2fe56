import { type AliasName, aliases } from '@polywire/generated/catalog/aliases.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noUsage, type Usage } from '../../turn/usage.ts';
import { cost, count, dearest, priceOf, promptWeights, units, withoutSearches, worth } from './price.ts';

const alias = fc.constantFrom(...(Object.keys(aliases) as AliasName[]));
const tokens = fc.nat({ max: 2_000_000 });
const usage: fc.Arbitrary<Usage> = fc.record({
  input: tokens,
  cacheRead: tokens,
  cacheWrite: tokens,
  output: tokens,
  reasoning: fc.constant(0),
  webSearches: fc.nat({ max: 20 }),
});

const counted = ['input', 'cacheRead', 'cacheWrite', 'output', 'webSearches'] as const;

function add(a: Usage, b: Usage): Usage {
  const sum = { ...a };
  for (const kind of counted) sum[kind] += b[kind];
  return sum;
}

describe('the price of a request', () => {
  it('is that of the table: a micro-USD a million tokens is a pico-USD a token', () => {
    const price = priceOf('a-mid');
    expect(cost(price, { ...noUsage, input: 1_000_000 })).toBe(3_000_000_000n);
    expect(cost(price, { ...noUsage, cacheRead: 1 })).toBe(300n);
    expect(cost(price, { ...noUsage, cacheWrite: 1 })).toBe(3_750n);
    expect(cost(price, { ...noUsage, output: 1 })).toBe(15_000n);
    expect(cost(price, { ...noUsage, webSearches: 1 })).toBe(10_000_000n);
  });

  it('of embeddings is 0.02 USD a million tokens, of decisions nothing', () => {
    expect(cost(priceOf('embed-small'), { ...noUsage, input: 1_000_000 })).toBe(20_000_000n);
    expect(cost(priceOf('decide'), { ...noUsage, input: 1_000_000, output: 1_000_000 })).toBe(0n);
  });

  it('is rounded up once, not for each kind of token', () => {
    const tenth = {
      input: 100,
      cached_input: 100,
      cache_write: 100,
      output: 100,
      web_search: 0,
      paid_by: 'wallet',
    } as const;
    expect(cost(tenth, { ...noUsage, input: 1 })).toBe(1n);
    expect(cost(tenth, { ...noUsage, input: 3, cacheRead: 3, cacheWrite: 2, output: 2 })).toBe(1n);
    expect(cost(tenth, { ...noUsage, output: 11 })).toBe(2n);
  });

  it('of two requests together is that of both, but for the rounding', () => {
    fc.assert(
      fc.property(alias, usage, usage, (name, a, b) => {
        const price = priceOf(name);
        const apart = cost(price, a) + cost(price, b);
        const together = cost(price, add(a, b));
        expect(apart - together >= 0n && apart - together <= 1n).toBe(true);
        expect(units(add(a, b))).toBe(units(a) + units(b));
      }),
    );
  });

  it('never falls when more is used', () => {
    fc.assert(
      fc.property(alias, usage, usage, (name, a, b) => {
        const price = priceOf(name);
        expect(cost(price, add(a, b)) >= cost(price, a)).toBe(true);
        expect(units(add(a, b)) >= units(a)).toBe(true);
        expect(worth(price, add(a, b)) >= worth(price, a)).toBe(true);
      }),
    );
  });

  it('of any prompt is at most that of the same prompt of the dearest kind', () => {
    fc.assert(
      fc.property(alias, usage, (name, used) => {
        const prompt = used.input + used.cacheRead + used.cacheWrite;
        const most = { alias: name, prompt, output: used.output, webSearches: used.webSearches };
        const price = priceOf(name);
        expect(cost(price, used) <= cost(price, dearest(price, most))).toBe(true);
        expect(units(used) <= units(dearest(promptWeights, most))).toBe(true);
      }),
    );
  });

  it('falls for each prompt token that was read from a cache', () => {
    fc.assert(
      fc.property(alias, usage, (name, used) => {
        const price = priceOf(name);
        const cached = { ...used, input: 0, cacheRead: used.cacheRead + used.input };
        expect(cost(price, cached) <= cost(price, used)).toBe(true);
        expect(units(cached) <= units(used)).toBe(true);
      }),
    );
  });

  it('is that of its tokens and of its searches', () => {
    fc.assert(
      fc.property(alias, usage, (name, used) => {
        const price = priceOf(name);
        const searches = BigInt(used.webSearches) * BigInt(price.web_search) * 1_000n;
        expect(cost(price, used)).toBe(cost(price, withoutSearches(used)) + searches);
      }),
    );
  });

  it('of free serving is the same in micro-USD, rounded up', () => {
    expect(worth(priceOf('service_air'), { ...noUsage, input: 4 })).toBe(1n);
    expect(worth(priceOf('service_air'), { ...noUsage, input: 5 })).toBe(2n);
  });

  it('is of whole, sensible numbers, whatever a provider counts', () => {
    expect([-5, 0, Number.NaN, 1.2, 1e300, Number.POSITIVE_INFINITY].map(count)).toEqual([
      0n,
      0n,
      0n,
      2n,
      1_000_000_000n,
      1_000_000_000n,
    ]);
  });
});
