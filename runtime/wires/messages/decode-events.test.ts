import { describe, expect, it } from 'vitest';
import type { ReplyEvent } from '../../turn/event.ts';
import { fold } from '../../turn/fold.ts';
import { faultOf } from '../../turn/grammar.ts';
import type { Reply } from '../../turn/reply.ts';
import type { JsonObject } from '../codec.ts';
import { aliasTarget } from '../shared/example-targets.ts';
import { decodeEvents } from './decode-events.ts';

const start = {
  type: 'message_start',
  message: {
    id: 'msg_1',
    model: 'm',
    content: [],
    usage: { input_tokens: 10, cache_read_input_tokens: 30, output_tokens: 1 },
  },
};
const stop = { type: 'message_stop' };
const ending = (usage: JsonObject = { output_tokens: 7 }, reason = 'end_turn'): JsonObject => ({
  type: 'message_delta',
  delta: { stop_reason: reason, stop_sequence: null },
  usage,
});
const block = (index: number, content: JsonObject, ...deltas: readonly JsonObject[]): JsonObject[] => [
  { type: 'content_block_start', index, content_block: content },
  ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
  { type: 'content_block_stop', index },
];
const said = (text: string): JsonObject[] => block(0, { type: 'text', text: '' }, { type: 'text_delta', text });

function events(...frames: readonly JsonObject[]): readonly ReplyEvent[] {
  const decoder = decodeEvents(aliasTarget('a-mid'));
  const all = [...frames.flatMap((frame) => decoder.push({ data: JSON.stringify(frame) })), ...decoder.end()];
  expect(faultOf(all)).toBeNull();
  return all;
}
const reply = (...frames: readonly JsonObject[]): Reply => fold(events(...frames));
const parts = (...frames: readonly JsonObject[]): Reply['parts'] => reply(start, ...frames, ending(), stop).parts;

it('tells a message as it comes', () => {
  expect(events(start, { type: 'ping' }, ...said('Hi'), { type: 'novel_event' }, ending(), stop)).toEqual([
    {
      type: 'start',
      id: 'msg_1',
      model: 'm',
      created: aliasTarget('a-mid').now,
      usage: { input: 10, cacheRead: 30, cacheWrite: 0, output: 1, reasoning: 0, webSearches: 0 },
    },
    { type: 'part', index: 0, part: { type: 'text' } },
    { type: 'delta', index: 0, text: 'Hi' },
    { type: 'part_end', index: 0 },
    {
      type: 'stop',
      stop: { reason: 'end' },
      usage: { input: 10, cacheRead: 30, cacheWrite: 0, output: 7, reasoning: 0, webSearches: 0 },
    },
  ]);
});

it('reads thinking with its signature in pieces, redacted thinking, and passes over deltas it does not know', () => {
  const state = { provider: 'P-A', family: 'A-mid' };
  expect(
    parts(
      ...block(
        0,
        { type: 'thinking', thinking: '', signature: '' },
        { type: 'thinking_delta', thinking: 'Hm' },
        { type: 'novel_delta', novel: 1 },
        { type: 'signature_delta', signature: 's1' },
        { type: 'signature_delta', signature: 's2' },
      ),
      ...block(1, { type: 'redacted_thinking', data: 'gAAA' }),
      ...block(2, { type: 'thinking', thinking: '', signature: '' }, { type: 'signature_delta', signature: 's3' }),
    ),
  ).toEqual([
    { type: 'reasoning', text: 'Hm', sealed: { ...state, data: 's1s2' } },
    { type: 'reasoning', text: '', sealed: { ...state, data: { redacted: 'gAAA' } } },
    { type: 'reasoning', text: '', sealed: { ...state, data: 's3' } },
  ]);
});

describe('tool calls', () => {
  const use = (id: string, input: JsonObject = {}): JsonObject => ({ type: 'tool_use', id, name: 'now', input });
  const piece = (text: string): JsonObject => ({ type: 'input_json_delta', partial_json: text });

  it('keep the text of their input to the letter', () => {
    expect(parts(...block(0, use('a'), piece(''), piece('{"z": 1,'), piece(' "a": 2.0}')))).toEqual([
      { type: 'tool_call', id: 'a', name: 'now', arguments: '{"z": 1, "a": 2.0}' },
    ]);
  });

  it('have an empty object for no input, and a whole input where the block starts with it', () => {
    expect(parts(...block(0, use('a'), piece('')), ...block(1, use('b', { z: 1 })))).toEqual([
      { type: 'tool_call', id: 'a', name: 'now', arguments: '{}' },
      { type: 'tool_call', id: 'b', name: 'now', arguments: '{"z":1}' },
    ]);
  });

  it('stay apart when their blocks are mixed', () => {
    const [startA, deltaA, stopA] = block(0, use('a'), piece('{"a":1}')) as [JsonObject, JsonObject, JsonObject];
    const [startB, deltaB, stopB] = block(1, use('b'), piece('{"b":2}')) as [JsonObject, JsonObject, JsonObject];
    expect(parts(startA, startB, deltaB, deltaA, stopA, stopB)).toMatchObject([
      { id: 'a', arguments: '{"a":1}' },
      { id: 'b', arguments: '{"b":2}' },
    ]);
  });
});

it('tells a search when its results are there, with its sources, and other server blocks whole', () => {
  const query = { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: {} };
  const found = { type: 'web_search_result', url: 'https://w.org', title: 'W', encrypted_content: 'x' };
  const result = { type: 'web_search_tool_result', tool_use_id: 'srvtoolu_1', content: [found] };
  const citation = {
    type: 'web_search_result_location',
    url: 'https://w.org',
    title: 'W',
    cited_text: 'Sun',
    encrypted_index: 'i',
  };
  const run = { type: 'mcp_tool_use', id: 'm1', name: 'roll', server_name: 'deploy', input: {} };
  expect(
    parts(
      ...block(0, query, { type: 'input_json_delta', partial_json: '{"query":"weather"}' }),
      ...block(1, result),
      ...block(2, run, { type: 'input_json_delta', partial_json: '{"n":1}' }),
      ...block(
        3,
        { type: 'text', text: '', citations: [] },
        { type: 'citations_delta', citation },
        { type: 'text_delta', text: 'Sunny.' },
      ),
    ),
  ).toEqual([
    {
      type: 'search',
      id: 'srvtoolu_1',
      query: 'weather',
      results: [{ url: 'https://w.org', title: 'W' }],
      origin: { wire: 'messages', value: [{ ...query, input: { query: 'weather' } }, result] },
    },
    { type: 'opaque', kind: 'mcp_tool_use', origin: { wire: 'messages', value: { ...run, input: { n: 1 } } } },
    {
      type: 'text',
      text: 'Sunny.',
      annotations: [
        { url: 'https://w.org', title: 'W', citedText: 'Sun', origin: { wire: 'messages', value: citation } },
      ],
    },
  ]);
});

describe('usage', () => {
  const counts = (usage: JsonObject): Reply['usage'] => reply(start, ...said('x'), ending(usage), stop).usage;

  it('at the end is the whole, not an addition', () => {
    expect(counts({ input_tokens: 10, cache_read_input_tokens: 30, output_tokens: 7 })).toMatchObject({
      input: 10,
      cacheRead: 30,
      output: 7,
    });
  });

  it('of the prompt is what the start told where the end tells nothing, or nothing but zero', () => {
    expect(counts({ output_tokens: 7 })).toMatchObject({ input: 10, cacheRead: 30, output: 7 });
    expect(counts({ input_tokens: null, output_tokens: 7 })).toMatchObject({ input: 10, cacheRead: 30 });
    expect(counts({ input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 7 })).toMatchObject({
      input: 10,
      cacheRead: 30,
    });
  });

  it('of the prompt may come at the end alone, or be told otherwise there', () => {
    expect(counts({ input_tokens: 35, cache_read_input_tokens: 5, output_tokens: 7 })).toMatchObject({
      input: 35,
      cacheRead: 5,
    });
  });
});

describe('the end', () => {
  it('has the sequence that was met', () => {
    const met = {
      type: 'message_delta',
      delta: { stop_reason: 'stop_sequence', stop_sequence: '###' },
      usage: { output_tokens: 1 },
    };
    expect(reply(start, ...said('x'), met, stop).stop).toEqual({ reason: 'stop_sequence', sequence: '###' });
  });

  it('has no reason where the stream breaks off', () => {
    expect(reply(start, ...said('x').slice(0, 2)).stop).toBeNull();
  });

  it('is no success where an error comes after the first event', () => {
    const error = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
    expect(events(start, ...said('x'), error, ending(), stop).at(-1)).toEqual({
      type: 'error',
      problem: { name: 'upstream_error', message: 'Overloaded', upstreamStatus: 529, upstreamType: 'overloaded_error' },
    });
  });

  it('is a failure where nothing was told', () => {
    expect(events()).toMatchObject([{ type: 'error', problem: { name: 'upstream_malformed' } }]);
    expect(events(stop)).toMatchObject([{ type: 'error', problem: { name: 'upstream_malformed' } }]);
  });
});
