import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { aliasCount } from './alias-count.ts';

describe('A group has as many aliases as it says', () => {
  it('holds where it has', () => {
    const tables = { groups: 'A: { alias_count: 2 }', aliases: 'a: { group: A }\na-1: { group: A }' };
    expect(told(aliasCount, tables)).toEqual([]);
  });

  it('tells where it has not', () => {
    const tables = { groups: 'A: { alias_count: 3 }', aliases: 'a: { group: A }\na-1: { group: A }' };
    expect(told(aliasCount, tables)).toEqual([
      'spec/catalog/groups.yaml:1:19: A says 3 aliases but aliases.yaml has 2: write 2, or mend aliases.yaml',
    ]);
  });
});
