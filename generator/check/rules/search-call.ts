import { flag, text } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Rule } from '../rule.ts';

/** On the chat wire, and on no other, a provider that searches says by which call: seed 000, "Providers (kinds)", P-K. */
export const searchCall: Rule = function* ({ tables }) {
  for (const provider of rowsOf(tables, 'providers').values()) {
    if (provider.columns['search_call'] === undefined) continue;
    const calls = text(provider, 'search_call') !== '';
    const searches = flag(provider, 'native_search');
    const chats = text(provider, 'wire') === 'chat';
    const place = provider.placeOf('search_call');
    if (calls && !(searches && chats)) {
      const message = `${provider.key} has a call for a search of its own, which a kind has that searches and speaks the chat wire: write null`;
      yield { place, message };
    }
    if (!calls && searches && chats) {
      const message = `${provider.key} searches, and the chat wire has no search without a call: name it, or write native_search: false`;
      yield { place, message };
    }
  }
};
