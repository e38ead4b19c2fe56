import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { knownProvider } from './known-provider.ts';

describe('The provider of a group, of an alias or of a preset is a row of providers.yaml', () => {
  it('holds', () => {
    const tables = { providers: 'P-A: {}\nP-E: {}', groups: 'A: { provider: P-A }', aliases: 'e: { provider: P-E }' };
    expect(told(knownProvider, tables)).toEqual([]);
  });

  it('tells of one that is none, and lists all where none is nearest', () => {
    const tables = {
      providers: 'P-A: {}\nP-E: {}',
      groups: 'A: { provider: P-Z }',
      aliases: 'e: { provider: PE }',
      presets: 'p: { provider: PA }',
    };
    expect(told(knownProvider, tables)).toEqual([
      'spec/catalog/groups.yaml:1:16: unknown provider "P-Z": one of P-A, P-E',
      'spec/catalog/aliases.yaml:1:16: unknown provider "PE": did you mean "P-E"?',
      'spec/catalog/presets.yaml:1:16: unknown provider "PA": did you mean "P-A"?',
    ]);
  });
});
