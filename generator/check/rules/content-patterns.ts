import { mapping } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import { patternError } from '../pattern.ts';
import type { Rule } from '../rule.ts';

/** Every spelling of a kind of content is a regular expression. */
export const contentPatterns: Rule = function* ({ tables }) {
  for (const content of rowsOf(tables, 'content').values()) {
    for (const wire of Object.keys(content.columns)) {
      const error = patternError(mapping(content, wire)?.['spelled']);
      if (error !== null) yield { place: content.placeOf(wire, 'spelled'), message: error };
    }
  }
};
