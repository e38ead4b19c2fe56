import { describe, expect, it } from 'vitest';
import { columnsOnly, told } from '../testing.ts';
import { decisionColumns } from './decision-columns.ts';

const types = {
  schemas: {
    Group: columnsOnly('stop', 'sampling', 'exclusive', 'max_output', 'levels', 'default', 'named', 'json'),
    Provider: columnsOnly('floor'),
  },
};

describe('A canonical parameter has a decision, which names columns that there are', () => {
  it('holds', () => {
    const parameters = `
a: { canonical: true, decision: { from: flag, column: stop } }
b: { canonical: true, decision: { from: member, column: sampling, gives_way: { to: a, where: exclusive } } }
c: { canonical: true, decision: { from: range, floor: floor, ceiling: max_output } }
d: { canonical: true, decision: { from: ladder, levels: levels, default: default } }
e: { canonical: true, decision: { from: choice, named: named, required: named, none: named } }
f: { canonical: true, decision: { from: format, types: { json_object: json } } }
g: { canonical: false }`;
    expect(told(decisionColumns, { parameters }, types)).toEqual([]);
  });

  it('tells of a column that is none, and of a floor that no provider has', () => {
    const parameters = `
a: { canonical: true, decision: { from: flag, column: stopp } }
c: { canonical: true, decision: { from: range, floor: max_output, ceiling: max_output } }`;
    expect(told(decisionColumns, { parameters }, types)).toEqual([
      'spec/catalog/parameters.yaml:2:55: unknown column of groups.yaml "stopp": did you mean "stop"?',
      'spec/catalog/parameters.yaml:3:55: unknown column of providers.yaml "max_output": one of floor',
    ]);
  });

  it('tells of a canonical parameter that nothing decides, and of a decision without a meaning', () => {
    const parameters = `
a: { canonical: true }
b: { canonical: false, decision: { from: flag, column: stop } }`;
    expect(told(decisionColumns, { parameters }, types)).toEqual([
      'spec/catalog/parameters.yaml:2:17: "a" is canonical but nothing decides it: add a decision',
      'spec/catalog/parameters.yaml:3:24: "b" has a decision but is not canonical: make it canonical or take the decision out',
    ]);
  });
});
