import { integer, list } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';

/** An alias has at most as many fallbacks as limits.yaml says: GAPS "failover". */
export const fallbackCount: Rule = function* ({ tables }) {
  const limit = rowsOf(tables, 'limits').get('fallbacks');
  const most = limit === undefined ? null : integer(limit, 'value');
  if (most === null) return;
  for (const alias of rowsOf(tables, 'aliases').values()) {
    const count = list(alias, 'fallbacks').length;
    if (count > most)
      yield {
        place: alias.placeOf('fallbacks', most),
        message: `${count} fallbacks: at most ${most} (limits.yaml, fallbacks)`,
      };
  }
};
