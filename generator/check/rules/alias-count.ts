import { integer, text } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';

/** A group has as many aliases as it says: seed 000, "Model catalog by group". */
export const aliasCount: Rule = function* ({ tables }) {
  const aliases = [...rowsOf(tables, 'aliases').values()];
  for (const group of rowsOf(tables, 'groups').values()) {
    const said = integer(group, 'alias_count');
    const found = aliases.filter((alias) => text(alias, 'group') === group.key).length;
    if (said !== null && said !== found) {
      yield {
        place: group.placeOf('alias_count'),
        message: `${group.key} says ${said} aliases but aliases.yaml has ${found}: write ${found}, or mend aliases.yaml`,
      };
    }
  }
};
