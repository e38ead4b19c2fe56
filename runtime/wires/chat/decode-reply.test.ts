import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../turn/problem.ts';
import type { JsonObject } from '../codec.ts';
import { providerTarget } from '../shared/example-targets.ts';
import { decodeReply } from './decode-reply.ts';

const target = providerTarget('P-C', 'F-d');
const reply = (message: JsonObject, finish: unknown = 'stop', rest: JsonObject = {}): JsonObject => ({
  id: 'cmpl-1',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }],
  ...rest,
});

it('reads reasoning, text with its sources, refusal and calls', () => {
  const body = reply(
    {
      reasoning_content: 'Hm',
      content: 'Sunny.',
      refusal: null,
      annotations: [
        { type: 'url_citation', url_citation: { url: 'https://w.org', title: 'W', start_index: 0, end_index: 6 } },
      ],
      tool_calls: [{ id: 'c1', type: 'function', function: { name: 'now', arguments: '' } }],
    },
    'tool_calls',
    {
      system_fingerprint: 'fp',
      usage: {
        prompt_tokens: 100,
        completion_tokens: 20,
        total_tokens: 120,
        prompt_tokens_details: { cached_tokens: 60, cache_write_tokens: 10 },
        completion_tokens_details: { reasoning_tokens: 5 },
      },
    },
  );
  expect(decodeReply(body, target)).toEqual({
    id: 'cmpl-1',
    model: 'm',
    created: 1,
    fingerprint: 'fp',
    parts: [
      { type: 'reasoning', text: 'Hm' },
      { type: 'text', text: 'Sunny.', annotations: [{ url: 'https://w.org', title: 'W', start: 0, end: 6 }] },
      { type: 'tool_call', id: 'c1', name: 'now', arguments: '{}' },
    ],
    stop: { reason: 'tool_calls' },
    usage: { input: 30, cacheRead: 60, cacheWrite: 10, output: 20, reasoning: 5, webSearches: 0 },
  });
});

it("counts a search for each call of the provider's own, where the turn ends with them", () => {
  const call = (name: string) => ({ id: name, type: 'builtin_function', function: { name, arguments: '{}' } });
  const searches = (finish: string, kind: 'P-K' | 'P-C' = 'P-K') => {
    const body = reply({ tool_calls: ['$web_search', 'now', '$web_search'].map(call) }, finish);
    return decodeReply(body, providerTarget(kind, 'F-d')).usage.webSearches;
  };
  expect(searches('tool_calls')).toBe(2);
  expect(searches('length')).toBe(0);
  expect(searches('tool_calls', 'P-C')).toBe(0);
});

it('reads arguments given as an object, and makes up an id where there is none', () => {
  const call = { type: 'function', function: { name: 'now', arguments: { tz: 'UTC' } } };
  expect(decodeReply(reply({ tool_calls: [call] }), target).parts).toEqual([
    { type: 'tool_call', id: '1', name: 'now', arguments: '{"tz":"UTC"}' },
  ]);
});

describe('the reason to stop', () => {
  it.each([
    ['stop', 'end'],
    ['length', 'length'],
    ['content_filter', 'refusal'],
    ['tool_calls', 'tool_calls'],
    ['function_call', 'tool_calls'],
    ['constructor', 'end'],
  ])('%s is read as %s', (word, reason) => {
    expect(decodeReply(reply({ content: 'x' }, word), target).stop).toEqual({ reason });
  });

  it('is the calls where a provider says stop beside them', () => {
    const call = { id: 'c1', type: 'function', function: { name: 'now', arguments: '{}' } };
    expect(decodeReply(reply({ tool_calls: [call] }, 'stop'), target).stop).toEqual({ reason: 'tool_calls' });
  });

  it('is nothing where the provider says nothing', () => {
    expect(decodeReply(reply({ content: 'x' }, null), target).stop).toBeNull();
  });

  it("keeps the provider's own word where its row says so", () => {
    expect(decodeReply(reply({ content: 'x' }, 'engine_overload'), providerTarget('P-K', 'F-k')).stop).toEqual({
      reason: 'end',
      raw: 'engine_overload',
    });
  });
});

it.each([null, 'text', {}, { choices: [] }, { choices: [{}] }, { choices: [null] }])(
  'refuses what is no reply: %j',
  (body) => {
    expect(() => decodeReply(body, target)).toThrow(ProblemError);
  },
);

it('reads an error that came with a status of success', () => {
  expect(() => decodeReply({ error: { message: 'Overloaded', code: 503 } }, target)).toThrow(
    expect.objectContaining({
      problem: { name: 'upstream_error', message: 'Overloaded', upstreamStatus: 503, upstreamCode: '503' },
    }),
  );
});
