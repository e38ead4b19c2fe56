import { expect, test } from 'vitest';
import { bases, placeOf } from './places.ts';

const at = (address: string): ReturnType<typeof placeOf> => {
  const url = new URL(address, 'http://mocks');
  return placeOf(url.pathname, url.searchParams);
};

test('every kind of provider has a base path, the native wire under its own version', () => {
  expect(bases.get('P-R')).toBe('/P-R/v1');
  expect(bases.get('P-G')).toBe('/P-G/v1beta');
  expect(bases.get('search')).toBe('/search');
});

test('an address names provider, wire and what is wanted of it', () => {
  expect(at('/P-A/v1/messages')).toMatchObject({ kind: 'P-A', wire: 'messages', path: '/messages', does: 'answer' });
  expect(at('/P-A/v1/messages/count_tokens')).toMatchObject({ does: 'count' });
  expect(at('/P-E/v1/chat/completions')).toMatchObject({ kind: 'P-E', wire: 'chat' });
  expect(at('/search/search?q=x')).toMatchObject({ kind: 'search', wire: 'search', provider: null });
});

test('every kind says which models it has, where its wire has a word for that', () => {
  expect(at('/P-R/v1/models')).toMatchObject({ kind: 'P-R', does: 'models' });
  expect(at('/P-A/v1/models?limit=1000')).toMatchObject({ kind: 'P-A', does: 'models' });
  expect(at('/P-G/v1beta/models?pageSize=1000')).toMatchObject({ kind: 'P-G', does: 'models' });
  expect(at('/P-D/v1/models')).toBeNull();
});

test('the native wire has the model in the path, and streams only as events', () => {
  expect(at('/P-G/v1beta/models/pg-1.5:generateContent')).toMatchObject({ model: 'pg-1.5', does: 'answer' });
  expect(at('/P-G/v1beta/models/a%2Fb:streamGenerateContent?alt=sse')).toMatchObject({ model: 'a/b', does: 'stream' });
  expect(at('/P-G/v1beta/models/m:streamGenerateContent')).toBeNull();
});

test('nobody is elsewhere', () => {
  for (const address of [
    '/',
    '/P-R/v1',
    '/P-R/v2/responses',
    '/P-Z/v1/responses',
    '/P-R/v1/messages',
    '/P-A/v1/messages/x',
  ]) {
    expect(at(address), address).toBeNull();
  }
});
