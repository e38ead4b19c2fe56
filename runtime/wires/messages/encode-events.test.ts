import { describe, expect, it } from 'vitest';
import type { ReplyEvent } from '../../turn/event.ts';
import type { Reply } from '../../turn/reply.ts';
import { unfold } from '../../turn/unfold.ts';
import { noUsage } from '../../turn/usage.ts';
import type { JsonObject, Service } from '../codec.ts';
import { aliasTarget, exampleAnswer } from '../shared/example-targets.ts';
import { sealText } from '../shared/seal.ts';
import { encodeEvents } from './encode-events.ts';

const service: Service = { failover: false, attempts: 1, requested_model: 'a-mid', served_model: 'a-mid' };
const usage = { input: 1, cacheRead: 2, cacheWrite: 3, output: 4, reasoning: 0, webSearches: 0 };

function frames(events: readonly ReplyEvent[]): readonly JsonObject[] {
  const encoder = encodeEvents(exampleAnswer(null, aliasTarget('a-mid'), service));
  return events
    .flatMap((event) => encoder.push(event))
    .map(({ event, data }) => {
      const frame = JSON.parse(data) as JsonObject;
      expect(frame.type).toBe(event);
      return frame;
    });
}
const told = (reply: Partial<Reply>): readonly ReplyEvent[] =>
  unfold({ id: 'x', model: 'm', created: 1, parts: [], stop: { reason: 'end' }, usage, ...reply });
const blocks = (parts: Reply['parts']): readonly JsonObject[] => frames(told({ parts })).slice(2, -2);
const started = (index: number, content_block: JsonObject): JsonObject => ({
  type: 'content_block_start',
  index,
  content_block,
});
const delta = (index: number, value: JsonObject): JsonObject => ({ type: 'content_block_delta', index, delta: value });
const stopped = (index: number): JsonObject => ({ type: 'content_block_stop', index });

it('tells the standard sequence: one ping, counts at the end, the service field last', () => {
  expect(frames(told({ parts: [{ type: 'text', text: 'Hi', annotations: [] }] }))).toEqual([
    {
      type: 'message_start',
      message: {
        id: 'msg_abc',
        type: 'message',
        role: 'assistant',
        model: 'a-mid',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 0, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 0 },
      },
    },
    { type: 'ping' },
    started(0, { type: 'text', text: '' }),
    delta(0, { type: 'text_delta', text: 'Hi' }),
    stopped(0),
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { input_tokens: 1, cache_creation_input_tokens: 3, cache_read_input_tokens: 2, output_tokens: 4 },
    },
    { type: 'message_stop', service },
  ]);
});

it('tells the counts of the prompt at the start where they are known', () => {
  const start: ReplyEvent = { type: 'start', id: 'x', model: 'm', created: 1, usage: { ...noUsage, input: 9 } };
  expect(frames([start])[0]).toMatchObject({ message: { usage: { input_tokens: 9 } } });
});

it('tells thinking with its signature, redacted thinking, and nothing of thinking that says nothing', () => {
  const sealed = { provider: 'P-A', family: 'A-mid', data: 'sig' };
  const redacted = { ...sealed, data: { redacted: 'gAAA' } };
  expect(
    blocks([
      { type: 'reasoning', text: 'Hm', sealed },
      { type: 'reasoning', text: '', sealed: redacted },
      { type: 'reasoning', text: '' },
      { type: 'reasoning', text: '', sealed },
    ]),
  ).toEqual([
    started(0, { type: 'thinking', thinking: '', signature: '' }),
    delta(0, { type: 'thinking_delta', thinking: 'Hm' }),
    delta(0, { type: 'signature_delta', signature: sealText(sealed) }),
    stopped(0),
    started(1, { type: 'redacted_thinking', data: sealText(redacted) }),
    stopped(1),
    started(2, { type: 'thinking', thinking: '', signature: '' }),
    delta(2, { type: 'signature_delta', signature: sealText(sealed) }),
    stopped(2),
  ]);
});

it('tells parallel calls one after the other, though they come mixed', () => {
  const open = (index: number, id: string): ReplyEvent => ({
    type: 'part',
    index,
    part: { type: 'tool_call', id, name: 'now' },
  });
  const piece = (index: number, text: string): ReplyEvent => ({ type: 'delta', index, text });
  const [start] = told({}) as [ReplyEvent];
  const all = frames([
    start,
    open(0, 'a'),
    open(1, 'b'),
    piece(1, '{"b"'),
    piece(0, '{"a"'),
    piece(1, ':2}'),
    { type: 'part_end', index: 1 },
    piece(0, ':1}'),
    { type: 'part_end', index: 0 },
  ]);
  expect(all.slice(2)).toEqual([
    started(0, { type: 'tool_use', id: 'a', name: 'now', input: {} }),
    delta(0, { type: 'input_json_delta', partial_json: '{"a"' }),
    delta(0, { type: 'input_json_delta', partial_json: ':1}' }),
    stopped(0),
    started(1, { type: 'tool_use', id: 'b', name: 'now', input: {} }),
    delta(1, { type: 'input_json_delta', partial_json: '{"b"' }),
    delta(1, { type: 'input_json_delta', partial_json: ':2}' }),
    stopped(1),
  ]);
});

it('tells searches and server blocks, sources with their text, a refusal as text', () => {
  const citation = { type: 'char_location', cited_text: 'Sun', document_index: 0 };
  const value = { type: 'mcp_tool_result', tool_use_id: 'm1', content: [] };
  expect(
    blocks([
      { type: 'search', id: '1', query: 'q', results: [] },
      { type: 'opaque', kind: 'mcp_tool_result', origin: { wire: 'messages', value } },
      { type: 'opaque', kind: 'reasoning', origin: { wire: 'responses', value } },
      {
        type: 'text',
        text: 'Sunny.',
        annotations: [{ url: '', title: 'D', origin: { wire: 'messages', value: citation } }],
      },
      { type: 'refusal', text: 'No.' },
    ]),
  ).toEqual([
    started(0, { type: 'server_tool_use', id: 'srvtoolu_svc_1', name: 'web_search', input: {} }),
    delta(0, { type: 'input_json_delta', partial_json: '{"query":"q"}' }),
    stopped(0),
    started(1, { type: 'web_search_tool_result', tool_use_id: 'srvtoolu_svc_1', content: [] }),
    stopped(1),
    started(2, value),
    stopped(2),
    started(3, { type: 'text', text: '' }),
    delta(3, { type: 'text_delta', text: 'Sunny.' }),
    delta(3, { type: 'citations_delta', citation }),
    stopped(3),
    started(4, { type: 'text', text: '' }),
    delta(4, { type: 'text_delta', text: 'No.' }),
    stopped(4),
  ]);
});

describe('a stream that fails', () => {
  const error: ReplyEvent = {
    type: 'error',
    problem: { name: 'upstream_error', message: 'Overloaded', upstreamStatus: 529 },
  };

  it('ends abruptly, never as if it were complete', () => {
    const begun = told({ parts: [{ type: 'text', text: 'Hi', annotations: [] }] }).slice(0, 3);
    expect(frames([...begun, error]).map(({ type }) => type)).toEqual([
      'message_start',
      'ping',
      'content_block_start',
      'content_block_delta',
    ]);
    expect(frames(told({ stop: null })).map(({ type }) => type)).toEqual(['message_start', 'ping']);
  });

  it('is an error event where nothing was told yet', () => {
    expect(frames([error])).toEqual([{ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }]);
  });
});
