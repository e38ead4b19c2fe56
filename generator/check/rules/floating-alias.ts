import { flag, text } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';

/**
 * One alias of a group floats, so that the newest model of the group has one name: seed 000, "Model addressing" 2.
 * An alias that echoes its own name stands beside it.
 */
export const floatingAlias: Rule = function* ({ tables }) {
  const floating = new Map<string, string>();
  for (const alias of rowsOf(tables, 'aliases').values()) {
    const group = text(alias, 'group');
    if (group === '' || alias.columns['pinned'] !== false || flag(alias, 'echo')) continue;
    const first = floating.get(group);
    if (first === undefined) floating.set(group, alias.key);
    else yield { place: alias.placeOf('pinned'), message: `"${first}" floats in ${group} already: pin one of the two` };
  }
};
