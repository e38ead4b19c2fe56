import { aliases, type AliasName } from '@polywire/generated/catalog/aliases.ts';
import { prices, type PriceName } from '@polywire/generated/catalog/prices.ts';
import type { Price } from '@polywire/generated/catalog/rows.ts';
import { weights } from '@polywire/generated/catalog/weights.ts';
import { noUsage, type Usage } from '../../turn/usage.ts';
import type { Most } from './funds.ts';

/** The row of prices.yaml that an alias is charged by: its group's, or its own where it has none. */
export function priceOf(alias: AliasName): Price {
  return prices[(aliases[alias].group ?? alias) as PriceName];
}

/** A micro-USD a million tokens is a pico-USD a token. */
const picoPerNano = 1_000n;
const picoPerMicro = 1_000_000n;
const nanoPerMicro = 1_000n;

/** What a request costs in nano-USD, rounded up once. */
export function cost(price: Price, usage: Usage): bigint {
  const pico =
    count(usage.input) * BigInt(price.input) +
    count(usage.cacheRead) * BigInt(price.cached_input) +
    count(usage.cacheWrite) * BigInt(price.cache_write) +
    count(usage.output) * BigInt(price.output) +
    count(usage.webSearches) * BigInt(price.web_search) * picoPerMicro;
  return divideUp(pico, picoPerNano);
}

/** The same in micro-USD: what the fuse of free serving counts. */
export function worth(price: Price, usage: Usage): bigint {
  return divideUp(cost(price, usage), nanoPerMicro);
}

/** Units of the included allowance that a request draws. */
export function units(usage: Usage): bigint {
  return (
    count(usage.input) * BigInt(weights.input.units) +
    count(usage.cacheRead) * BigInt(weights.cached_input.units) +
    count(usage.cacheWrite) * BigInt(weights.cache_write.units) +
    count(usage.output) * BigInt(weights.output.units) +
    count(usage.webSearches) * BigInt(weights.web_search.units)
  );
}

/** That many web searches and nothing else. */
export function onlySearches(searches: number): Usage {
  return { ...noUsage, webSearches: searches };
}

/** The usage with so many web searches fewer. */
export function withoutSearches(usage: Usage, searches = usage.webSearches): Usage {
  return { ...usage, webSearches: usage.webSearches - searches };
}

/** What each kind of prompt token costs. */
type PromptRates = Readonly<Record<'input' | 'cached_input' | 'cache_write', number>>;

/** The usage that costs most of all that stay within `most`: its whole prompt is of the dearest kind. */
export function dearest(rates: PromptRates, { prompt, output, webSearches }: Most): Usage {
  const usage = { ...noUsage, output, webSearches };
  const rate = Math.max(rates.input, rates.cached_input, rates.cache_write);
  if (rate === rates.input) return { ...usage, input: prompt };
  return rate === rates.cache_write ? { ...usage, cacheWrite: prompt } : { ...usage, cacheRead: prompt };
}

/** What each kind of prompt token draws of the allowance. */
export const promptWeights: PromptRates = {
  input: weights.input.units,
  cached_input: weights.cached_input.units,
  cache_write: weights.cache_write.units,
};

/** No request comes near it: a provider that counts more is mistaken, and an amount must fit its column. */
const mostCounted = 1_000_000_000;

/** What a provider counted, as a whole number that can be charged. */
export function count(said: number): bigint {
  return said > 0 ? BigInt(Math.ceil(Math.min(said, mostCounted))) : 0n;
}

function divideUp(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by;
}
