import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { givesWay } from './gives-way.ts';

const parameters = `
temperature: { decision: { from: member, column: sampling } }
top_p: { decision: { from: member, column: sampling, gives_way: { to: temperature, where: exclusive } } }`;

describe('A group in which one parameter gives way to another takes both', () => {
  it('holds', () => {
    const groups = 'A: { exclusive: true, sampling: [temperature, top_p] }\nB: { exclusive: false, sampling: [] }';
    expect(told(givesWay, { parameters, groups })).toEqual([]);
  });

  it('tells of a group that takes one of them', () => {
    const groups = 'A: { exclusive: true, sampling: [top_p] }';
    expect(told(givesWay, { parameters, groups })).toEqual([
      'spec/catalog/groups.yaml:1:17: A does not take both temperature and top_p, of which one could give way: write false, or list both in sampling',
    ]);
  });
});
