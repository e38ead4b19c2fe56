import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../turn/problem.ts';
import type { JsonObject } from '../codec.ts';
import { aliasTarget } from '../shared/example-targets.ts';
import { decodeReply } from './decode-reply.ts';

const target = aliasTarget('a-mid');
const message = (content: readonly unknown[], rest: JsonObject = {}): JsonObject => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'm',
  content,
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 3, output_tokens: 4 },
  ...rest,
});
const state = { provider: 'P-A', family: 'A-mid' };

it('reads thinking, text, calls and counts', () => {
  const usage = {
    input_tokens: 10,
    cache_creation_input_tokens: 20,
    cache_read_input_tokens: 30,
    output_tokens: 40,
    output_tokens_details: { thinking_tokens: 5 },
    server_tool_use: { web_search_requests: 1 },
  };
  const content = [
    { type: 'thinking', thinking: 'Hm', signature: 'sig' },
    { type: 'redacted_thinking', data: 'gAAA' },
    { type: 'text', text: 'Let me look.' },
    { type: 'tool_use', id: 'toolu_1', name: 'now', input: { z: 1, a: 2 } },
    { type: 'tool_use', id: 'toolu_2', name: 'now', input: {} },
  ];
  expect(decodeReply(message(content, { stop_reason: 'tool_use', usage }), target)).toEqual({
    id: 'msg_1',
    model: 'm',
    created: target.now,
    parts: [
      { type: 'reasoning', text: 'Hm', sealed: { ...state, data: 'sig' } },
      { type: 'reasoning', text: '', sealed: { ...state, data: { redacted: 'gAAA' } } },
      { type: 'text', text: 'Let me look.', annotations: [] },
      { type: 'tool_call', id: 'toolu_1', name: 'now', arguments: '{"z":1,"a":2}' },
      { type: 'tool_call', id: 'toolu_2', name: 'now', arguments: '{}' },
    ],
    stop: { reason: 'tool_calls' },
    usage: { input: 10, cacheRead: 30, cacheWrite: 20, output: 40, reasoning: 5, webSearches: 1 },
  });
});

it('reads a search, its sources, and blocks of other server tools', () => {
  const query = { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'weather' } };
  const found = { type: 'web_search_result', url: 'https://w.org', title: 'W', encrypted_content: 'x' };
  const result = { type: 'web_search_tool_result', tool_use_id: 'srvtoolu_1', content: [found] };
  const cited = {
    type: 'web_search_result_location',
    url: 'https://w.org',
    title: 'W',
    cited_text: 'Sun',
    encrypted_index: 'i',
  };
  const paged = { type: 'page_location', cited_text: 'p', document_index: 0, document_title: 'D' };
  const run = { type: 'mcp_tool_use', id: 'm1', name: 'roll', server_name: 'deploy', input: {} };
  const { parts } = decodeReply(
    message([query, result, run, { type: 'text', text: 'Sunny.', citations: [cited, paged] }]),
    target,
  );
  expect(parts).toEqual([
    {
      type: 'search',
      id: 'srvtoolu_1',
      query: 'weather',
      results: [{ url: 'https://w.org', title: 'W' }],
      origin: { wire: 'messages', value: [query, result] },
    },
    { type: 'opaque', kind: 'mcp_tool_use', origin: { wire: 'messages', value: run } },
    {
      type: 'text',
      text: 'Sunny.',
      annotations: [
        { url: 'https://w.org', title: 'W', citedText: 'Sun', origin: { wire: 'messages', value: cited } },
        { url: '', title: 'D', citedText: 'p', origin: { wire: 'messages', value: paged } },
      ],
    },
  ]);
});

describe('the reason to stop', () => {
  it.each([
    [{ stop_reason: 'end_turn' }, { reason: 'end' }],
    [{ stop_reason: 'max_tokens' }, { reason: 'length' }],
    [{ stop_reason: 'model_context_window_exceeded' }, { reason: 'length' }],
    [
      { stop_reason: 'stop_sequence', stop_sequence: '###' },
      { reason: 'stop_sequence', sequence: '###' },
    ],
    [{ stop_reason: 'refusal' }, { reason: 'refusal' }],
    [{ stop_reason: 'pause_turn' }, { reason: 'end' }],
    [{ stop_reason: 'novel' }, { reason: 'end' }],
    [{ stop_reason: null }, null],
  ])('%j is read as %j', (fields, stop) => {
    expect(decodeReply(message([], fields), target).stop).toEqual(stop);
  });
});

it('takes a reply in which thinking ate all of max_tokens', () => {
  const thinking = { type: 'thinking', thinking: 'Hm', signature: 'sig' };
  expect(decodeReply(message([thinking], { stop_reason: 'max_tokens' }), target)).toMatchObject({
    parts: [{ type: 'reasoning' }],
    stop: { reason: 'length' },
  });
});

it.each([null, 'text', [], {}, { content: 'text' }])('refuses what is no reply: %j', (body) => {
  expect(() => decodeReply(body, target)).toThrow(ProblemError);
});

it('reads an error that came with a status of success', () => {
  const body = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
  expect(() => decodeReply(body, target)).toThrow(
    expect.objectContaining({
      problem: { name: 'upstream_error', message: 'Overloaded', upstreamStatus: 529, upstreamType: 'overloaded_error' },
    }),
  );
});
