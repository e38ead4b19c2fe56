import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { knownError } from './known-error.ts';

describe('An error that a parameter is refused with is a row of errors.yaml', () => {
  it('holds', () => {
    const tables = {
      errors: 'refused: {}',
      parameters: 'p: { responses: { error: refused }, decision: { error: refused } }',
    };
    expect(told(knownError, tables)).toEqual([]);
  });

  it('tells of a misspelt one', () => {
    const tables = { errors: 'refused: {}', parameters: 'p: { responses: { error: refusd } }' };
    expect(told(knownError, tables)).toEqual([
      'spec/catalog/parameters.yaml:1:26: unknown error "refusd": did you mean "refused"?',
    ]);
  });
});
