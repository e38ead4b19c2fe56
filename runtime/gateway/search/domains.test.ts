import { expect, it } from 'vitest';
import { isWanted } from './domains.ts';

it('wants pages of a domain and those below it', () => {
  const only = { allowedDomains: ['Example.com'] };
  expect(isWanted('https://example.com/a', only)).toBe(true);
  expect(isWanted('https://docs.example.com/a', only)).toBe(true);
  expect(isWanted('https://notexample.com/a', only)).toBe(false);
});

it('wants pages below a path of a domain', () => {
  const only = { allowedDomains: ['example.com/Blog'] };
  expect(isWanted('https://example.com/blog/a', only)).toBe(true);
  expect(isWanted('https://example.com/shop', only)).toBe(false);
});

it('wants no page of a blocked domain, and all others', () => {
  const but = { blockedDomains: ['example.com'] };
  expect(isWanted('https://docs.example.com/', but)).toBe(false);
  expect(isWanted('https://example.org/', but)).toBe(true);
  expect(isWanted('https://example.org/', {})).toBe(true);
});
