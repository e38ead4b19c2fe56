import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { duplicateKeys } from './duplicate-keys.ts';

describe('A row or column stands once', () => {
  it('holds', () => {
    const tables = { aliases: 'a: { group: A }\nb: { group: A }' };
    expect(told(duplicateKeys, tables)).toEqual([]);
  });

  it('tells of an alias that stands twice', () => {
    const tables = { aliases: 'a: { group: A }\nb: { group: A }\na: { group: B }' };
    expect(told(duplicateKeys, tables)).toEqual([
      'spec/catalog/aliases.yaml:3:1: duplicate alias "a": the first is at line 1; keep one',
    ]);
  });

  it('tells of a column that stands twice', () => {
    const tables = { aliases: 'a: { group: A, group: B }' };
    expect(told(duplicateKeys, tables)).toEqual([
      'spec/catalog/aliases.yaml:1:16: duplicate column "group": the first is at line 1; keep one',
    ]);
  });
});
