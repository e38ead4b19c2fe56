import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { weighed } from './weighed.ts';

const amount = { type: 'integer' };
const types = { schemas: { Price: { properties: { input: amount, output: amount, paid_by: { type: 'string' } } } } };

describe('What has a price has a weight', () => {
  it('holds', () => {
    const tables = { weights: 'input: {}\noutput: {}' };
    expect(told(weighed, tables, types)).toEqual([]);
  });

  it('tells of what is missing and of what is too much', () => {
    const tables = { weights: 'inputs: {}' };
    expect(told(weighed, tables, types)).toEqual([
      'spec/catalog/weights.yaml:1:1: unknown column of prices.yaml "inputs": did you mean "input"?',
      'spec/catalog/weights.yaml:1:1: no weight for input, output: add a row for each',
    ]);
  });
});
