import { text } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';

/** A provider's model id leads to one alias: seed 000, "Model addressing" 2. */
export const providerModels: Rule = function* ({ tables }) {
  const owners = new Map<string, string>();
  for (const alias of rowsOf(tables, 'aliases').values()) {
    const model = text(alias, 'provider_model');
    const owner = owners.get(model);
    if (model === '') continue;
    if (owner === undefined) owners.set(model, alias.key);
    else
      yield {
        place: alias.placeOf('provider_model'),
        message: `"${model}" is the model of "${owner}" already: give each alias its own`,
      };
  }
};
