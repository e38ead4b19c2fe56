import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { presetPatterns } from './preset-patterns.ts';

describe('What a preset shows of its models is a regular expression', () => {
  it('holds', () => {
    expect(told(presetPatterns, { presets: "some: { shown: '^some-' }" })).toEqual([]);
  });

  it('tells of one that is none', () => {
    expect(told(presetPatterns, { presets: 'some: { shown: "(" }' })).toEqual([
      expect.stringMatching(/^spec\/catalog\/presets\.yaml:1:16: not a regular expression: /),
    ]);
  });
});
