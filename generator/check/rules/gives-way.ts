import { flag, list } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import { ruleOf } from '../../resolve/rule.ts';
import type { Rule } from '../rule.ts';

/** A group in which one parameter gives way to another takes both: seed 000, "Adaptation rule" 7. */
export const givesWay: Rule = function* ({ tables }) {
  for (const parameter of rowsOf(tables, 'parameters').values()) {
    const rule = ruleOf(parameter);
    if (rule?.from !== 'member' || rule.gives_way === undefined) continue;
    const { to, where } = rule.gives_way;
    for (const group of rowsOf(tables, 'groups').values()) {
      const taken = list(group, rule.column);
      if (flag(group, where) && !(taken.includes(parameter.key) && taken.includes(to))) {
        const message = `${group.key} does not take both ${to} and ${parameter.key}, of which one could give way: write false, or list both in ${rule.column}`;
        yield { place: group.placeOf(where), message };
      }
    }
  }
};
