import { text } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import { patternError } from '../pattern.ts';
import type { Rule } from '../rule.ts';

/** A family is a regular expression that holds the ids of its own group's models and of no other's: GAPS "raw provider ids". */
export const familyPatterns: Rule = function* ({ tables }) {
  const aliases = [...rowsOf(tables, 'aliases').values()];
  for (const alias of aliases) {
    const family = text(alias, 'family');
    if (family === '') continue;
    const place = alias.placeOf('family');
    const error = patternError(family);
    if (error !== null) {
      yield { place, message: error };
      continue;
    }
    const pattern = new RegExp(family, 'u');
    if (!pattern.test(text(alias, 'provider_model'))) {
      yield {
        place,
        message: `the family does not hold "${text(alias, 'provider_model')}", the alias's own model: widen the pattern`,
      };
    }
    const stranger = aliases.find(
      (other) => text(other, 'group') !== text(alias, 'group') && pattern.test(text(other, 'provider_model')),
    );
    if (stranger !== undefined) {
      yield {
        place,
        message: `the family holds "${text(stranger, 'provider_model')}" of "${stranger.key}", another group: narrow the pattern`,
      };
    }
  }
};
