import { decisionRequest, embeddingRequest } from '@polywire/generated/hosted/failures.js';
import { describe, expect, test } from 'vitest';
import { refusals } from './refusals.ts';

describe('seed 000, "Embeddings"', () => {
  const refused = (fields: object): readonly string[] =>
    refusals(embeddingRequest, { model: 'embed-small', ...fields });

  test('all four forms of input', () => {
    for (const input of ['x', ['x', 'y'], [1, 2], [[1], [2, 3]]]) expect(refused({ input })).toEqual([]);
  });

  test('a mixture, nothing and emptiness are refused', () => {
    expect(refused({ input: ['x', 1] })).toEqual(['input wrong_type']);
    expect(refused({ input: [] })).toEqual(['input too_short']);
    expect(refused({ input: '' })).toEqual(['input too_short']);
    expect(refused({ input: null })).toEqual(['input wrong_type']);
    expect(refused({})).toEqual(['input missing']);
  });

  test('encoding_format, dimensions and user', () => {
    expect(refused({ input: 'x', encoding_format: 'base64', dimensions: 256, user: 'u', extra: 1 })).toEqual([]);
    expect(refused({ input: 'x', encoding_format: null })).toEqual([]);
    expect(refused({ input: 'x', encoding_format: 'hex' })).toEqual(['encoding_format unknown_value']);
    expect(refused({ input: 'x', dimensions: '256' })).toEqual(['dimensions wrong_type']);
  });
});

describe('seed 000, "Decision question and answer", and GAPS "decisions"', () => {
  const refused = (question: unknown): readonly string[] =>
    refusals(decisionRequest, { model: 'decide', state: 'x', questions: { q: question } });

  test('three kinds of question', () => {
    expect(
      refused({
        type: 'choice',
        criteria: { yes: null, no: 'Not at all', other: { a: 1 } },
        instructions: ['x'],
        extra: 1,
      }),
    ).toEqual([]);
    expect(refused({ type: 'score', criteria: ['low', 'high'] })).toEqual([]);
    expect(refused({ type: 'noul', criteria: { true: 'yes' }, instructions: 'Is it?' })).toEqual([]);
    expect(refused({ type: 'essay' })).toEqual(['questions.q.type unknown_value']);
  });

  test('a choice has 1 to 255 options, a score 2 to 10 levels', () => {
    const options = (count: number): object =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`o${String(at)}`, null]));
    expect(refused({ type: 'choice', criteria: {} })).toEqual(['questions.q.criteria too_short']);
    expect(refused({ type: 'choice', criteria: options(255) })).toEqual([]);
    expect(refused({ type: 'choice', criteria: options(256) })).toEqual(['questions.q.criteria too_long']);
    expect(refused({ type: 'score', criteria: ['one'] })).toEqual(['questions.q.criteria too_short']);
    expect(refused({ type: 'score', criteria: Array.from({ length: 11 }, () => 'x') })).toEqual([
      'questions.q.criteria too_long',
    ]);
  });

  test('the state is a string, an object or an array', () => {
    for (const state of ['x', {}, []]) {
      expect(refusals(decisionRequest, { model: 'decide', state, questions: { q: { type: 'noul' } } })).toEqual([]);
    }
    expect(refusals(decisionRequest, { model: 'decide', state: 1, questions: {} })).toEqual([
      'state wrong_type',
      'questions too_short',
    ]);
  });
});
