import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { effortLadder } from './effort-ladder.ts';

const types = { schemas: { EffortLevel: { enum: ['low', 'medium', 'high'] } } };

describe('A ladder rises and the default stands on it', () => {
  it('holds', () => {
    const tables = { groups: 'A: { effort_levels: [low, high], default_reasoning_effort: low }' };
    expect(told(effortLadder, tables, types)).toEqual([]);
  });

  it('allows a default without a ladder, which is a pin', () => {
    const tables = {
      groups:
        'A: { effort_levels: [], default_reasoning_effort: low }\nB: { effort_levels: [], default_reasoning_effort: null }',
    };
    expect(told(effortLadder, tables, types)).toEqual([]);
  });

  it('tells of a ladder that falls', () => {
    const tables = { groups: 'A: { effort_levels: [high, low], default_reasoning_effort: low }' };
    expect(told(effortLadder, tables, types)).toEqual([
      'spec/catalog/groups.yaml:1:28: "low" does not stand above "high": weakest first, each once (low < medium < high)',
    ]);
  });

  it('tells of a default off the ladder', () => {
    const tables = { groups: 'A: { effort_levels: [low, high], default_reasoning_effort: medium }' };
    expect(told(effortLadder, tables, types)).toEqual([
      'spec/catalog/groups.yaml:1:60: the default "medium" is not on the ladder: one of low, high',
    ]);
  });

  it('tells of a ladder without a default', () => {
    const tables = { groups: 'A: { effort_levels: [low, high], default_reasoning_effort: null }' };
    expect(told(effortLadder, tables, types)).toEqual([
      'spec/catalog/groups.yaml:1:60: no default for a model whose effort can be set: one of low, high',
    ]);
  });
});
