import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf } from './line.ts';

describe('a line of a worker', () => {
  test.each([
    { page: null, text: 'some text' },
    { page: 3, text: 'some text' },
    { metadata: { pages: 3, truncated: true, type: 'png' } },
    { failure: 'broken' },
  ])('is taken: %j', (line) => {
    expect(lineOf(JSON.stringify(line), 100)).toEqual(line);
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"failure":"none of ours"}',
    '{"metadata":{"a":{"b":1}}}',
    '{"metadata":null}',
    `{"metadata":{"a":"${'x'.repeat(300)}"}}`,
    '{"page":0,"text":"a"}',
    '{"page":1.5,"text":"a"}',
    '{"page":1,"text":5}',
    `{"page":1,"text":"${'x'.repeat(101)}"}`,
    '{"page":1,"text":"\\u0000"}',
    '{"page":1,"text":"\\ud800"}',
  ])('is refused, whatever turned the worker against us: %s', (text) => {
    expect(lineOf(text, 100)).toBeNull();
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        lineOf(text, 100);
      }),
    );
  });
});
