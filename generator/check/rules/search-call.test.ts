import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { searchCall } from './search-call.ts';

const provider = (columns: string) => told(searchCall, { providers: `P: { ${columns} }` });

describe('On the chat wire, and on no other, a provider that searches says by which call', () => {
  it('holds', () => {
    expect(provider('wire: chat, native_search: true, search_call: look')).toEqual([]);
    expect(provider('wire: chat, native_search: false, search_call: null')).toEqual([]);
    expect(provider('wire: messages, native_search: true, search_call: null')).toEqual([]);
  });

  it('tells of a call of a kind that has no use for it', () => {
    const needless = 'P has a call for a search of its own, which a kind has that searches and speaks the chat wire';
    expect(provider('wire: chat, native_search: false, search_call: look')[0]).toContain(needless);
    expect(provider('wire: messages, native_search: true, search_call: look')[0]).toContain(needless);
  });

  it('tells of a search without its call', () => {
    expect(provider('wire: chat, native_search: true, search_call: null')[0]).toContain(
      'P searches, and the chat wire has no search without a call: name it',
    );
  });
});
