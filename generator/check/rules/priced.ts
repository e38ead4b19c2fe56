import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';
import { unknownName } from '../suggest.ts';

/** Every group, and every alias that has none, has a price; nothing else has. */
export const priced: Rule = function* ({ tables }) {
  const prices = rowsOf(tables, 'prices');
  const groupless = [...rowsOf(tables, 'aliases').values()].filter((alias) => !('group' in alias.columns));
  const sold = new Map([...rowsOf(tables, 'groups').values(), ...groupless].map((row) => [row.key, row.place]));
  for (const [key, place] of sold) {
    if (!prices.has(key)) yield { place, message: `"${key}" has no price: add a row to prices.yaml` };
  }
  for (const price of prices.values()) {
    if (!sold.has(price.key)) yield unknownName(price.place, 'group or alias', price.key, sold.keys());
  }
};
