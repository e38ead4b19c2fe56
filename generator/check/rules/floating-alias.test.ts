import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { floatingAlias } from './floating-alias.ts';

describe('One alias of a group floats', () => {
  it('holds', () => {
    const tables = { aliases: 'a: { group: A, pinned: false }\na-1: { group: A, pinned: true }' };
    expect(told(floatingAlias, tables)).toEqual([]);
  });

  it('allows one beside it that echoes its own name', () => {
    const tables = { aliases: 'a: { group: A, pinned: false }\nblaze: { group: A, pinned: false, echo: true }' };
    expect(told(floatingAlias, tables)).toEqual([]);
  });

  it('tells of a second', () => {
    const tables = { aliases: 'a: { group: A, pinned: false }\na-1: { group: A, pinned: false }' };
    expect(told(floatingAlias, tables)).toEqual([
      'spec/catalog/aliases.yaml:2:26: "a" floats in A already: pin one of the two',
    ]);
  });
});
