/**
 * The rows of spec/catalog/prices.yaml, in the order of the table.
 *
 * Written by the generator; never edited by hand.
 */
import type { Price } from './rows.ts';

const rows = {
  service_air: {
    input: 250000,
    cached_input: 25000,
    cache_write: 250000,
    output: 2000000,
    web_search: 10000,
    paid_by: 'allowance',
  },
  'A-mid': {
    input: 3000000,
    cached_input: 300000,
    cache_write: 3750000,
    output: 15000000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'A-top': {
    input: 5000000,
    cached_input: 500000,
    cache_write: 6250000,
    output: 25000000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'A-third': {
    input: 5000000,
    cached_input: 500000,
    cache_write: 6250000,
    output: 25000000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'A-small': {
    input: 1000000,
    cached_input: 100000,
    cache_write: 1250000,
    output: 5000000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'R-high': {
    input: 5000000,
    cached_input: 500000,
    cache_write: 5000000,
    output: 30000000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'R-mid': {
    input: 2500000,
    cached_input: 250000,
    cache_write: 2500000,
    output: 15000000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'R-code': {
    input: 1750000,
    cached_input: 175000,
    cache_write: 1750000,
    output: 14000000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'R-small': {
    input: 250000,
    cached_input: 25000,
    cache_write: 250000,
    output: 2000000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'G-a': {
    input: 2000000,
    cached_input: 200000,
    cache_write: 2000000,
    output: 12000000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'G-b': {
    input: 500000,
    cached_input: 50000,
    cache_write: 500000,
    output: 3000000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'G-c': {
    input: 300000,
    cached_input: 30000,
    cache_write: 300000,
    output: 2500000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'F-k': {
    input: 600000,
    cached_input: 100000,
    cache_write: 600000,
    output: 3000000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'F-d': {
    input: 300000,
    cached_input: 30000,
    cache_write: 300000,
    output: 450000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'F-q': {
    input: 500000,
    cached_input: 50000,
    cache_write: 500000,
    output: 3000000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'F-g': {
    input: 600000,
    cached_input: 110000,
    cache_write: 600000,
    output: 2200000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'F-g2': {
    input: 1000000,
    cached_input: 200000,
    cache_write: 1000000,
    output: 3200000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'M-s': {
    input: 300000,
    cached_input: 30000,
    cache_write: 300000,
    output: 1200000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'X-a': {
    input: 2000000,
    cached_input: 200000,
    cache_write: 2000000,
    output: 6000000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'X-b': {
    input: 200000,
    cached_input: 50000,
    cache_write: 200000,
    output: 500000,
    web_search: 10000,
    paid_by: 'wallet',
  },
  'embed-small': { input: 20000, cached_input: 20000, cache_write: 0, output: 0, web_search: 0, paid_by: 'wallet' },
  decide: { input: 0, cached_input: 0, cache_write: 0, output: 0, web_search: 0, paid_by: 'free_calls' },
} as const satisfies Readonly<Record<string, Price>>;

/** Keys of spec/catalog/prices.yaml. */
export type PriceName = keyof typeof rows;

/** spec/catalog/prices.yaml; columns: `Polywire.Catalog.Price`. */
export const prices: Readonly<Record<PriceName, Price>> = rows;
