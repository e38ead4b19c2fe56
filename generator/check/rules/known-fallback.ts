import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';
import { names } from '../rule.ts';
import { unknownName } from '../suggest.ts';

/** A fallback is another alias, named once. */
export const knownFallback: Rule = function* ({ tables }) {
  const aliases = rowsOf(tables, 'aliases');
  for (const alias of aliases.values()) {
    const seen = new Set<string>();
    for (const [name, index] of names(alias, 'fallbacks')) {
      const place = alias.placeOf('fallbacks', index);
      if (!aliases.has(name)) yield unknownName(place, 'alias', name, aliases.keys());
      else if (name === alias.key) yield { place, message: `"${name}" falls back to itself: name another alias` };
      else if (seen.has(name)) yield { place, message: `"${name}" is named twice: name another alias or none` };
      seen.add(name);
    }
  }
};
