import { mapping } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';

/** `unless` belongs to what is ignored and reported, `error` to what is rejected, and to nothing else. */
export const parameterHandling: Rule = function* ({ tables, schemas }) {
  const wires = schemas['ChatWire']?.enum ?? [];
  for (const parameter of rowsOf(tables, 'parameters').values()) {
    for (const wire of Object.keys(parameter.columns).filter((column) => wires.includes(column))) {
      const spelling = mapping(parameter, wire) ?? {};
      const rejected = spelling['handling'] === 'rejected';
      if ('unless' in spelling && spelling['handling'] !== 'ignored_and_reported') {
        yield {
          place: parameter.placeOfColumn(wire, 'unless'),
          message: '"unless" has a meaning with ignored_and_reported alone: take it out',
        };
      }
      if (rejected && !('error' in spelling))
        yield { place: parameter.placeOf(wire), message: 'rejected with no error: name a row of errors.yaml' };
      if (!rejected && 'error' in spelling) {
        yield {
          place: parameter.placeOfColumn(wire, 'error'),
          message: '"error" has a meaning with rejected alone: take it out',
        };
      }
    }
  }
};
