import { describe, expect, it } from 'vitest';
import { columnsOnly, told } from '../testing.ts';
import { weighed } from './weighed.ts';

const types = { schemas: { Price: columnsOnly('input', 'output') } };

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
