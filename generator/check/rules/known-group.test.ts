import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { knownGroup } from './known-group.ts';

describe('The group of an alias is a row of groups.yaml', () => {
  it('holds', () => {
    const tables = { groups: 'A-mid: {}', aliases: 'a-mid: { group: A-mid }' };
    expect(told(knownGroup, tables)).toEqual([]);
  });

  it('tells of one that is none', () => {
    const tables = { groups: 'A-mid: {}\nA-top: {}', aliases: 'a-mid: { group: A-mdi }' };
    expect(told(knownGroup, tables)).toEqual([
      'spec/catalog/aliases.yaml:1:17: unknown group "A-mdi": did you mean "A-mid"?',
    ]);
  });
});
