import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';
import { unknownName } from '../suggest.ts';

/** What has a price has a weight in the included allowance: the rows of weights.yaml are the columns of prices.yaml that are amounts. */
export const weighed: Rule = function* ({ tables, files, schemas }) {
  const weights = rowsOf(tables, 'weights');
  const columns = Object.entries(schemas['Price']?.properties ?? {});
  const counted = columns.filter(([, { type }]) => type === 'integer').map(([name]) => name);
  for (const weight of weights.values()) {
    if (!counted.includes(weight.key)) yield unknownName(weight.place, 'column of prices.yaml', weight.key, counted);
  }
  const missing = counted.filter((name) => !weights.has(name));
  const place = files.get('weights')?.placeOf([]);
  if (missing.length > 0 && place !== undefined)
    yield { place, message: `no weight for ${missing.join(', ')}: add a row for each` };
};
