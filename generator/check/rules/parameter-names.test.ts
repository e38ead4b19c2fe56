import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { parameterNames } from './parameter-names.ts';

const parameters = `
top_p: { canonical: true, decision: { from: member, column: sampling, gives_way: { to: temperature } } }
temperature: { canonical: true, decision: { from: member, column: sampling } }
seed: { canonical: true, decision: { from: member, column: seed_and_penalties } }
thinking: { canonical: true, decision: { from: flag, column: thinking } }
n: { canonical: false }
`;

describe('A parameter that a provider or a group lists is a canonical one in the column that decides it', () => {
  it('holds', () => {
    const tables = {
      parameters,
      providers: 'P: { cannot_carry: [thinking, seed] }',
      groups: 'G: { sampling: [temperature, top_p], seed_and_penalties: [seed] }',
    };
    expect(told(parameterNames, tables)).toEqual([]);
  });

  it('tells of a misspelt one', () => {
    const tables = {
      parameters,
      providers: 'P: { cannot_carry: [thinking, sede] }',
      groups: 'G: { sampling: [temprature] }',
    };
    expect(told(parameterNames, tables)).toEqual([
      'spec/catalog/providers.yaml:1:31: unknown parameter "sede": did you mean "seed"?',
      'spec/catalog/groups.yaml:1:17: unknown parameter "temprature": did you mean "temperature"?',
    ]);
  });

  it('tells of one that another column decides, or that has no meaning for models', () => {
    const tables = { parameters, providers: 'P: { cannot_carry: [n] }', groups: 'G: { sampling: [seed] }' };
    expect(told(parameterNames, tables)).toEqual([
      'spec/catalog/providers.yaml:1:21: unknown parameter "n": one of top_p, temperature, seed, thinking',
      'spec/catalog/groups.yaml:1:17: unknown parameter "seed": one of top_p, temperature',
    ]);
  });

  it('tells of one that gives way to nothing there is', () => {
    const tables = { parameters: parameters.replace('to: temperature', 'to: temperatur') };
    expect(told(parameterNames, tables)).toEqual([
      'spec/catalog/parameters.yaml:2:88: unknown parameter "temperatur": did you mean "temperature"?',
    ]);
  });
});
