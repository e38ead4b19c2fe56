import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';
import { names } from '../rule.ts';
import { unknownName } from '../suggest.ts';

/** Every kind of content that a provider cannot carry is a row of content.yaml. */
export const contentNames: Rule = function* ({ tables }) {
  const kinds = rowsOf(tables, 'content');
  for (const provider of rowsOf(tables, 'providers').values()) {
    for (const [name, index] of names(provider, 'cannot_carry_content')) {
      if (!kinds.has(name))
        yield unknownName(provider.placeOf('cannot_carry_content', index), 'kind of content', name, kinds.keys());
    }
  }
};
