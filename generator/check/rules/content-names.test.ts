import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { contentNames } from './content-names.ts';

describe('A kind of content that a provider cannot carry is a row of content.yaml', () => {
  it('holds', () => {
    const tables = { content: 'thinking: {}', providers: 'P-F: { cannot_carry_content: [thinking] }' };
    expect(told(contentNames, tables)).toEqual([]);
  });

  it('tells of a misspelt one', () => {
    const tables = {
      content: 'thinking: {}\ndocument: {}',
      providers: 'P-F: { cannot_carry_content: [document, thinkin] }',
    };
    expect(told(contentNames, tables)).toEqual([
      'spec/catalog/providers.yaml:1:41: unknown kind of content "thinkin": did you mean "thinking"?',
    ]);
  });
});
