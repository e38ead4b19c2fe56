import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { knownFallback } from './known-fallback.ts';

describe('A fallback is another alias, named once', () => {
  it('holds', () => {
    const tables = { aliases: 'abc: { fallbacks: [bcd] }\nbcd: { fallbacks: [] }' };
    expect(told(knownFallback, tables)).toEqual([]);
  });

  it('tells of one that is no alias', () => {
    const tables = { aliases: 'a-mid: { fallbacks: [b-mdi] }\nb-mid: { fallbacks: [] }' };
    expect(told(knownFallback, tables)).toEqual([
      'spec/catalog/aliases.yaml:1:22: unknown alias "b-mdi": did you mean "b-mid"?',
    ]);
  });

  it('tells of the alias itself, and of one named twice', () => {
    const tables = { aliases: 'a: { fallbacks: [a] }\nb: { fallbacks: [a, a] }' };
    expect(told(knownFallback, tables)).toEqual([
      'spec/catalog/aliases.yaml:1:18: "a" falls back to itself: name another alias',
      'spec/catalog/aliases.yaml:2:21: "a" is named twice: name another alias or none',
    ]);
  });
});
