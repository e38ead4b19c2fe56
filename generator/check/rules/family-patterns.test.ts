import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { familyPatterns } from './family-patterns.ts';

describe('A family holds the models of its own group and of no other', () => {
  it('holds', () => {
    const tables = {
      aliases:
        "a: { group: A, provider_model: pa-1, family: '^pa-' }\nb: { group: B, provider_model: pb-1, family: '^pb-' }",
    };
    expect(told(familyPatterns, tables)).toEqual([]);
  });

  it('tells of what is no regular expression', () => {
    const tables = { aliases: "a: { group: A, provider_model: pa-1, family: '^pa-(' }" };
    expect(told(familyPatterns, tables)).toEqual([
      'spec/catalog/aliases.yaml:1:46: not a regular expression: /^pa-(/u: Unterminated group',
    ]);
  });

  it('tells of a family without its own model', () => {
    const tables = { aliases: "a: { group: A, provider_model: pa-1, family: '^px-' }" };
    expect(told(familyPatterns, tables)).toEqual([
      'spec/catalog/aliases.yaml:1:46: the family does not hold "pa-1", the alias\'s own model: widen the pattern',
    ]);
  });

  it('tells of a family with a stranger', () => {
    const tables = {
      aliases: "a: { group: A, provider_model: pa-1, family: '^p' }\nb: { group: B, provider_model: pb-1 }",
    };
    expect(told(familyPatterns, tables)).toEqual([
      'spec/catalog/aliases.yaml:1:46: the family holds "pb-1" of "b", another group: narrow the pattern',
    ]);
  });
});
