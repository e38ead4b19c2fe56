import { mapping } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';
import { unknownName } from '../suggest.ts';

/** An error that a parameter is refused with is a row of errors.yaml. */
export const knownError: Rule = function* ({ tables }) {
  const errors = rowsOf(tables, 'errors');
  for (const parameter of rowsOf(tables, 'parameters').values()) {
    for (const column of Object.keys(parameter.columns)) {
      const error = mapping(parameter, column)?.['error'];
      if (typeof error === 'string' && !errors.has(error)) {
        yield unknownName(parameter.placeOf(column, 'error'), 'error', error, errors.keys());
      }
    }
  }
};
