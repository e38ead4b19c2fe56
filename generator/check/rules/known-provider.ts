import { text } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';
import { unknownName } from '../suggest.ts';

/** The provider of a group, of an alias or of a preset is a row of providers.yaml. */
export const knownProvider: Rule = function* ({ tables }) {
  const providers = rowsOf(tables, 'providers');
  for (const row of ['groups', 'aliases', 'presets'].flatMap((table) => [...rowsOf(tables, table).values()])) {
    const provider = text(row, 'provider');
    if (provider !== '' && !providers.has(provider))
      yield unknownName(row.placeOf('provider'), 'provider', provider, providers.keys());
  }
};
