import { text } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';

/** The wire that serves each kind of alias which does not chat. */
const wireOf: Readonly<Record<string, string>> = { embedding: 'embeddings', decision: 'decisions' };

/** A chat alias has a group and nothing of its own; an embedding or decision alias names a provider on its wire. */
export const aliasKind: Rule = function* ({ tables }) {
  const providers = rowsOf(tables, 'providers');
  for (const alias of rowsOf(tables, 'aliases').values()) {
    const kind = text(alias, 'kind');
    if (kind === '') continue;
    const [wanted, unwanted] = kind === 'chat' ? ['group', 'provider'] : ['provider', 'group'];
    if (!(wanted in alias.columns))
      yield { place: alias.place, message: `"${alias.key}" has no ${wanted}: a ${kind} alias names one` };
    if (unwanted in alias.columns)
      yield { place: alias.placeOfColumn(unwanted), message: `a ${kind} alias names no ${unwanted}: take it out` };
    if ((kind === 'embedding') !== 'dimensions' in alias.columns) {
      yield {
        place: alias.place,
        message:
          kind === 'embedding'
            ? `"${alias.key}" has no dimensions: say the length of its vectors`
            : `a ${kind} alias has no dimensions: take them out`,
      };
    }
    const wire = wireOf[kind];
    const provider = providers.get(text(alias, 'provider'));
    if (wire !== undefined && provider !== undefined && text(provider, 'wire') !== wire) {
      yield {
        place: alias.placeOf('provider'),
        message: `${provider.key} speaks the ${text(provider, 'wire')} wire: a ${kind} alias takes one that speaks ${wire}`,
      };
    }
  }
};
