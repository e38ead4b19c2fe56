import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';
import { unknownName } from '../suggest.ts';

/** Every wire of spec/wires has its paths, and nothing else has. */
export const wirePaths: Rule = function* ({ tables, files, wires }) {
  const rows = rowsOf(tables, 'wires');
  for (const row of rows.values()) if (!wires.includes(row.key)) yield unknownName(row.place, 'wire', row.key, wires);
  const missing = wires.filter((wire) => !rows.has(wire));
  const place = files.get('wires')?.placeOf([]);
  if (missing.length > 0 && place !== undefined)
    yield { place, message: `no paths for ${missing.join(', ')}: add a row for each` };
};
