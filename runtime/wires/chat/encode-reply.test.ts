import { describe, expect, it } from 'vitest';
import type { Reply } from '../../turn/reply.ts';
import { noUsage } from '../../turn/usage.ts';
import type { JsonObject } from '../codec.ts';
import { aliasTarget, exampleAnswer } from '../shared/example-targets.ts';
import { unsealCallId } from '../shared/seal.ts';
import { encodeReply } from './encode-reply.ts';

const target = aliasTarget('a-mid');
const encode = (reply: Partial<Reply>, legacy = false): JsonObject =>
  encodeReply(
    { id: 'x', model: 'm', created: 1, parts: [], stop: { reason: 'end' }, usage: noUsage, ...reply },
    exampleAnswer({ includeUsage: false, legacy }, target, {
      failover: false,
      attempts: 1,
      requested_model: 'a-mid',
      served_model: 'a-mid',
    }),
  );
const choice = (body: JsonObject): JsonObject => (body.choices as readonly JsonObject[])[0] as JsonObject;
const calls: Reply['parts'] = [
  { type: 'tool_call', id: 'c1', name: 'now', arguments: '{}' },
  { type: 'tool_call', id: 'c2', name: 'later', arguments: '{"in":1}' },
];

it('has every field that a caller of the format counts on', () => {
  const usage = { ...noUsage, input: 3, output: 4 };
  expect(encode({ parts: [{ type: 'text', text: 'Hi', annotations: [] }], usage })).toEqual({
    id: 'chatcmpl-abc',
    object: 'chat.completion',
    created: target.now,
    model: 'a-mid',
    choices: [{ index: 0, message: { role: 'assistant', content: 'Hi', refusal: null }, finish_reason: 'stop' }],
    usage: {
      prompt_tokens: 3,
      completion_tokens: 4,
      total_tokens: 7,
      completion_tokens_details: { reasoning_tokens: 0 },
    },
    service_tier: 'default',
    service: { failover: false, attempts: 1, requested_model: 'a-mid', served_model: 'a-mid' },
  });
});

it('counts cached tokens inside the prompt, and breaks them out where a cache was touched', () => {
  const usage = { input: 10, cacheRead: 60, cacheWrite: 30, output: 5, reasoning: 2, webSearches: 0 };
  expect(encode({ usage }).usage).toEqual({
    prompt_tokens: 100,
    completion_tokens: 5,
    total_tokens: 105,
    completion_tokens_details: { reasoning_tokens: 2 },
    prompt_tokens_details: { cached_tokens: 60, cache_write_tokens: 30 },
  });
});

it('says nothing as null, not as an empty string, and thinking not at all', () => {
  expect(
    choice(encode({ parts: [{ type: 'reasoning', text: 'Hm' }, ...calls], stop: { reason: 'tool_calls' } })),
  ).toEqual({
    index: 0,
    message: {
      role: 'assistant',
      content: null,
      refusal: null,
      tool_calls: [
        { id: 'c1', type: 'function', function: { name: 'now', arguments: '{}' } },
        { id: 'c2', type: 'function', function: { name: 'later', arguments: '{"in":1}' } },
      ],
    },
    finish_reason: 'tool_calls',
  });
});

it('puts the sources of several texts where they stand in the one content', () => {
  const source = { url: 'https://w.org', title: 'W' };
  const body = encode({
    parts: [
      { type: 'text', text: 'Look: ', annotations: [] },
      { type: 'search', id: 's', query: 'q', results: [] },
      {
        type: 'text',
        text: 'sunny',
        annotations: [source, { ...source, start: 1, end: 3 }, { url: '', title: 'A document' }],
      },
    ],
  });
  expect(choice(body).message).toMatchObject({
    content: 'Look: sunny',
    annotations: [
      { type: 'url_citation', url_citation: { ...source, start_index: 6, end_index: 11 } },
      { type: 'url_citation', url_citation: { ...source, start_index: 7, end_index: 9 } },
    ],
  });
});

it.each([
  [{ reason: 'end' }, 'stop'],
  [{ reason: 'stop_sequence', sequence: '###' }, 'stop'],
  [{ reason: 'length' }, 'length'],
  [{ reason: 'refusal' }, 'content_filter'],
  [{ reason: 'end', raw: 'engine_overload' }, 'engine_overload'],
  [null, null],
] as const)('says %j as %j', (stop, word) => {
  expect(choice(encode({ stop })).finish_reason).toBe(word);
});

it("carries a provider's state on the id of a call", () => {
  const sealed = { provider: 'P-G', family: 'G-a', data: 'signature' };
  const body = encode({ parts: [{ type: 'tool_call', id: 'c1', name: 'now', arguments: '{}', sealed }] });
  const [call] = (choice(body).message as { tool_calls: readonly { id: string }[] }).tool_calls;
  expect(unsealCallId(call?.id ?? '')).toEqual({ id: 'c1', sealed });
});

describe('a legacy answer', () => {
  it('has the first call only', () => {
    expect(choice(encode({ parts: calls, stop: { reason: 'tool_calls' } }, true))).toEqual({
      index: 0,
      message: { role: 'assistant', content: null, refusal: null, function_call: { name: 'now', arguments: '{}' } },
      finish_reason: 'function_call',
    });
  });
});
