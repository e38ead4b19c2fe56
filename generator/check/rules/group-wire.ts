import { text } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';

/** The provider of a group speaks a wire that chats. */
export const groupWire: Rule = function* ({ tables, schemas }) {
  const chatWires = schemas['ChatWire']?.enum ?? [];
  for (const group of rowsOf(tables, 'groups').values()) {
    const provider = rowsOf(tables, 'providers').get(text(group, 'provider'));
    if (provider !== undefined && !chatWires.includes(text(provider, 'wire'))) {
      yield {
        place: group.placeOf('provider'),
        message: `${provider.key} speaks the ${text(provider, 'wire')} wire, which does not chat: a group takes one of ${chatWires.join(', ')}`,
      };
    }
  }
};
