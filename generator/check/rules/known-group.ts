import { text } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';
import { unknownName } from '../suggest.ts';

/** The group of an alias is a row of groups.yaml. */
export const knownGroup: Rule = function* ({ tables }) {
  const groups = rowsOf(tables, 'groups');
  for (const alias of rowsOf(tables, 'aliases').values()) {
    const group = text(alias, 'group');
    if (group !== '' && !groups.has(group)) yield unknownName(alias.placeOf('group'), 'group', group, groups.keys());
  }
};
