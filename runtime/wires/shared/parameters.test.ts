import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../turn/problem.ts';
import type { JsonObject } from '../codec.ts';
import { readParameters, writeParameters } from './parameters.ts';

const problemOf = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
  return undefined;
};

describe('readParameters', () => {
  it('reads each canonical parameter from its place in the format', () => {
    const body = { max_tokens: 100, reasoning: { effort: 'low' }, output_config: { effort: 'high' }, top_k: 3 };
    expect(readParameters('messages', body).parameters).toEqual({
      max_tokens: 100,
      reasoning_effort: 'high',
      top_k: 3,
    });
    expect(readParameters('responses', body).parameters).toEqual({ reasoning_effort: 'low' });
  });

  it('reads null as absent', () => {
    expect(readParameters('chat', { temperature: null, stop: null, n: null }).parameters).toEqual({});
    expect(readParameters('chat', { temperature: null, stop: null, n: null }).reported).toEqual([]);
  });

  it.each([
    [{ max_tokens: 5, max_completion_tokens: 7 }, 7],
    [{ max_tokens: 5, max_completion_tokens: 0 }, 5],
    [{ max_tokens: 5, max_completion_tokens: null }, 5],
    [{ max_tokens: 0, max_completion_tokens: 7 }, 7],
    [{ max_completion_tokens: 0 }, undefined],
  ])('lets the newer spelling win where it is positive: %j', (body, expected) => {
    expect(readParameters('chat', body).parameters.max_tokens).toBe(expected);
  });

  it('reads one stop sequence as a list of one', () => {
    expect(readParameters('chat', { stop: '###' }).parameters.stop_sequences).toEqual(['###']);
  });

  it('passes over a value of another type and what only a prototype has', () => {
    expect(readParameters('chat', { temperature: 'hot', seed: {} }).parameters).toEqual({});
    expect(readParameters('native', Object.create({ generationConfig: { seed: 1 } }) as JsonObject).parameters).toEqual(
      {},
    );
  });

  it.each([
    [{ n: 2 }, ['n']],
    [{ n: 1 }, []],
    [{ logprobs: true, top_logprobs: 3 }, ['logprobs', 'top_logprobs']],
    [{ logprobs: false, logit_bias: {}, user: 'ada' }, ['logit_bias']],
    [
      { web_search_options: { user_location: {}, search_context_size: 'low' } },
      ['web_search_options.search_context_size', 'web_search_options.user_location'],
    ],
  ])('reports what no model gets, unless its value means nothing: %j', (body, expected) => {
    expect(readParameters('chat', body).reported).toEqual(expected);
  });

  it('refuses a field that the format does not take, with the words of a client that can do without it', () => {
    expect(problemOf(() => readParameters('responses', { conversation: 'conv_1' }))).toMatchObject({
      name: 'param_rejected',
      param: 'conversation',
    });
    expect(problemOf(() => readParameters('messages', { thread: {} }))).toMatchObject({
      name: 'thread_unsupported',
      details: { error_code: 'thread_unsupported_request', unsupported: ['thread'] },
    });
    expect(problemOf(() => readParameters('messages', { thread: null }))).toBeUndefined();
  });
});

it('an empty list of stop sequences says nothing', () => {
  expect(readParameters('chat', { stop: [] })).toEqual({ parameters: {}, reported: [] });
  expect(readParameters('messages', { stop_sequences: [] })).toEqual({ parameters: {}, reported: [] });
});

describe('writeParameters', () => {
  it('writes each parameter to its place, beside what is there', () => {
    const body: Record<string, unknown> = { text: { format: { type: 'text' } } };
    writeParameters('responses', { max_tokens: 9, verbosity: 'low', reasoning_effort: 'high' }, body);
    expect(body).toEqual({
      text: { format: { type: 'text' }, verbosity: 'low' },
      max_output_tokens: 9,
      reasoning: { effort: 'high' },
    });
  });

  it('writes nothing that the format has no place for', () => {
    const body = {};
    writeParameters('messages', { seed: 1, verbosity: 'low' }, body);
    expect(body).toEqual({});
  });
});
