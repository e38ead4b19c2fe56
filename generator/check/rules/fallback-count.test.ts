import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { fallbackCount } from './fallback-count.ts';

describe('An alias has at most as many fallbacks as limits.yaml says', () => {
  it('holds', () => {
    const tables = { limits: 'fallbacks: { value: 2 }', aliases: 'a: { fallbacks: [b, c] }' };
    expect(told(fallbackCount, tables)).toEqual([]);
  });

  it('tells of one too many', () => {
    const tables = { limits: 'fallbacks: { value: 2 }', aliases: 'a: { fallbacks: [b, c, d] }' };
    expect(told(fallbackCount, tables)).toEqual([
      'spec/catalog/aliases.yaml:1:24: 3 fallbacks: at most 2 (limits.yaml, fallbacks)',
    ]);
  });
});
