import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { contentPatterns } from './content-patterns.ts';

describe('A spelling is a regular expression', () => {
  it('holds', () => {
    const tables = { content: "bash: { messages: { spelled: 'bash_\\\\d{8}' } }" };
    expect(told(contentPatterns, tables)).toEqual([]);
  });

  it('tells of one that is not', () => {
    const tables = { content: "bash: { messages: { spelled: 'bash_(' } }" };
    expect(told(contentPatterns, tables)).toEqual([
      'spec/catalog/content.yaml:1:30: not a regular expression: /bash_(/u: Unterminated group',
    ]);
  });
});
