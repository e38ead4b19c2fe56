import { mapping } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';

/** A field of a format is one parameter's. */
export const parameterFields: Rule = function* ({ tables, schemas }) {
  const owners = new Map<string, string>();
  for (const parameter of rowsOf(tables, 'parameters').values()) {
    for (const wire of (schemas['ChatWire']?.enum ?? []).map(String)) {
      const spelling = mapping(parameter, wire) ?? {};
      for (const column of ['at', 'also']) {
        const field = spelling[column];
        if (typeof field !== 'string') continue;
        const owner = owners.get(`${wire} ${field}`);
        if (owner === undefined) owners.set(`${wire} ${field}`, parameter.key);
        else
          yield {
            place: parameter.placeOf(wire, column),
            message: `"${field}" of the ${wire} format is the place of "${owner}" already: one parameter a field`,
          };
      }
    }
  }
};
