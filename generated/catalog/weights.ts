/**
 * The rows of spec/catalog/weights.yaml, in the order of the table.
 *
 * Written by the generator; never edited by hand.
 */
import type { Weight } from './rows.ts';

const rows = {
  input: { units: 10, per: 'token' },
  cached_input: { units: 1, per: 'token' },
  cache_write: { units: 12, per: 'token' },
  output: { units: 50, per: 'token' },
  web_search: { units: 10000, per: 'call' },
} as const satisfies Readonly<Record<string, Weight>>;

/** Keys of spec/catalog/weights.yaml. */
export type WeightName = keyof typeof rows;

/** spec/catalog/weights.yaml; columns: `Polywire.Catalog.Weight`. */
export const weights: Readonly<Record<WeightName, Weight>> = rows;
