import { list } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';

/** An effort ladder rises, and the published default stands on it: seed 000, chat request, `reasoning_effort`. */
export const effortLadder: Rule = function* ({ tables, schemas }) {
  const order = schemas['EffortLevel']?.enum ?? [];
  for (const group of rowsOf(tables, 'groups').values()) {
    const levels = list(group, 'effort_levels');
    for (const [index, level] of levels.entries()) {
      const below = levels[index - 1];
      if (below !== undefined && order.indexOf(level) <= order.indexOf(below)) {
        yield {
          place: group.placeOf('effort_levels', index),
          message: `"${level}" does not stand above "${below}": weakest first, each once (${order.join(' < ')})`,
        };
      }
    }
    const preset = group.columns['default_reasoning_effort'];
    if (levels.length === 0) continue;
    if (preset === null) {
      yield {
        place: group.placeOf('default_reasoning_effort'),
        message: `no default for a model whose effort can be set: one of ${levels.join(', ')}`,
      };
    } else if (typeof preset === 'string' && order.includes(preset) && !levels.includes(preset)) {
      yield {
        place: group.placeOf('default_reasoning_effort'),
        message: `the default "${preset}" is not on the ladder: one of ${levels.join(', ')}`,
      };
    }
  }
};
