import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { priced } from './priced.ts';

describe('Every group, and every alias that has none, has a price', () => {
  it('holds', () => {
    const tables = { groups: 'A: {}', aliases: 'a: { group: A }\ne: { provider: P-E }', prices: 'A: {}\ne: {}' };
    expect(told(priced, tables)).toEqual([]);
  });

  it('tells of what has none, and of a price for nothing', () => {
    const tables = { groups: 'A-mid: {}', aliases: 'e: { provider: P-E }', prices: 'A-mdi: {}' };
    expect(told(priced, tables)).toEqual([
      'spec/catalog/groups.yaml:1:1: "A-mid" has no price: add a row to prices.yaml',
      'spec/catalog/aliases.yaml:1:1: "e" has no price: add a row to prices.yaml',
      'spec/catalog/prices.yaml:1:1: unknown group or alias "A-mdi": did you mean "A-mid"?',
    ]);
  });
});
