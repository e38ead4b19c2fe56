import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { wirePaths } from './wire-paths.ts';

const types = { wires: ['chat', 'search'] };

describe('Every wire of spec/wires has its paths', () => {
  it('holds', () => {
    const tables = { wires: 'chat: {}\nsearch: {}' };
    expect(told(wirePaths, tables, types)).toEqual([]);
  });

  it('tells of what is missing and of what is no wire', () => {
    const tables = { wires: 'chat: {}\nserach: {}' };
    expect(told(wirePaths, tables, types)).toEqual([
      'spec/catalog/wires.yaml:2:1: unknown wire "serach": did you mean "search"?',
      'spec/catalog/wires.yaml:1:1: no paths for search: add a row for each',
    ]);
  });
});
