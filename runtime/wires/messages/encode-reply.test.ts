import { expect, it } from 'vitest';
import type { Reply } from '../../turn/reply.ts';
import { noUsage } from '../../turn/usage.ts';
import type { JsonObject } from '../codec.ts';
import { aliasTarget, exampleAnswer } from '../shared/example-targets.ts';
import { sealCallId, sealText, unsealText } from '../shared/seal.ts';
import { decodeReply } from './decode-reply.ts';
import { encodeReply } from './encode-reply.ts';

const service = { failover: false, attempts: 1, requested_model: 'a-mid', served_model: 'a-mid' };
const target = aliasTarget('a-mid');
const encode = (reply: Partial<Reply>): JsonObject =>
  encodeReply(
    { id: 'x', model: 'm', created: 1, parts: [], stop: { reason: 'end' }, usage: noUsage, ...reply },
    exampleAnswer(null, target, service),
  );

it('has every field that a caller of the format counts on', () => {
  const usage = { input: 1, cacheRead: 2, cacheWrite: 3, output: 4, reasoning: 0, webSearches: 0 };
  expect(encode({ parts: [{ type: 'text', text: 'Hi', annotations: [] }], usage })).toEqual({
    id: 'msg_abc',
    type: 'message',
    role: 'assistant',
    model: 'a-mid',
    content: [{ type: 'text', text: 'Hi' }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1, cache_creation_input_tokens: 3, cache_read_input_tokens: 2, output_tokens: 4 },
    service,
  });
});

it.each([
  [{ reason: 'end' }, 'end_turn', null],
  [{ reason: 'end', raw: 'engine_overload' }, 'end_turn', null],
  [{ reason: 'length' }, 'max_tokens', null],
  [{ reason: 'tool_calls' }, 'tool_use', null],
  [{ reason: 'stop_sequence', sequence: '###' }, 'stop_sequence', '###'],
  [{ reason: 'refusal' }, 'refusal', null],
  [null, null, null],
] as const)('says %j as %s', (stop, reason, sequence) => {
  expect(encode({ stop })).toMatchObject({ stop_reason: reason, stop_sequence: sequence });
});

it("says thinking with its state inside our own text, whichever provider's it is", () => {
  const ours = { provider: 'P-A', family: 'A-mid', data: 'sig' };
  const redacted = { ...ours, data: { redacted: 'gAAA' } };
  const theirs = { provider: 'P-R', family: 'R-mid', data: { id: 'rs_1', content: 'x' } };
  const { content } = encode({
    parts: [
      { type: 'reasoning', text: 'Hm', sealed: ours },
      { type: 'reasoning', text: '', sealed: redacted },
      { type: 'reasoning', text: '', sealed: theirs },
      { type: 'reasoning', text: 'Hm' },
      { type: 'reasoning', text: '' },
    ],
  });
  expect(content).toEqual([
    { type: 'thinking', thinking: 'Hm', signature: sealText(ours) },
    { type: 'redacted_thinking', data: sealText(redacted) },
    { type: 'thinking', thinking: '', signature: sealText(theirs) },
    { type: 'thinking', thinking: 'Hm', signature: '' },
  ]);
  expect(unsealText(sealText(theirs))).toEqual(theirs);
});

it('says calls with their input as an object, keys in their order, and a refusal as text', () => {
  const sealed = { provider: 'P-G', family: 'G-a', data: 'thought' };
  const parts: Reply['parts'] = [
    { type: 'refusal', text: 'No.' },
    { type: 'tool_call', id: 'c1', name: 'now', arguments: '{"z":1,"a":2}' },
    { type: 'tool_call', id: 'c2', name: 'now', arguments: '{"cut', sealed },
  ];
  expect(JSON.stringify(encode({ parts }).content)).toBe(
    JSON.stringify([
      { type: 'text', text: 'No.' },
      { type: 'tool_use', id: 'c1', name: 'now', input: { z: 1, a: 2 } },
      { type: 'tool_use', id: sealCallId('c2', sealed), name: 'now', input: {} },
    ]),
  );
});

it("says a messages provider's searches, sources and server blocks as they came", () => {
  const content = [
    {
      type: 'server_tool_use',
      id: 'srvtoolu_1',
      name: 'web_search',
      input: { query: 'q' },
      caller: { type: 'direct' },
    },
    {
      type: 'web_search_tool_result',
      tool_use_id: 'srvtoolu_1',
      content: [{ type: 'web_search_result', encrypted_content: 'x' }],
    },
    { type: 'mcp_tool_use', id: 'm1', name: 'roll', server_name: 'deploy', input: {} },
    { type: 'text', text: 'Sunny.', citations: [{ type: 'char_location', cited_text: 'Sun', document_index: 0 }] },
  ];
  const reply = decodeReply({ id: 'msg_1', model: 'm', content, stop_reason: 'end_turn', usage: {} }, target);
  expect(JSON.stringify(encode({ parts: reply.parts }).content)).toBe(JSON.stringify(content));
});

it("says another provider's searches and sources in blocks that no provider is given back", () => {
  const parts: Reply['parts'] = [
    { type: 'search', id: 'ws-1', query: 'weather', results: [{ url: 'https://w.org', title: 'W' }] },
    {
      type: 'text',
      text: 'Sunny.',
      annotations: [
        { url: 'https://w.org', title: 'W', start: 0, end: 6 },
        { url: '', title: 'D' },
      ],
    },
  ];
  expect(encode({ parts }).content).toEqual([
    { type: 'server_tool_use', id: 'srvtoolu_svc_ws_1', name: 'web_search', input: { query: 'weather' } },
    {
      type: 'web_search_tool_result',
      tool_use_id: 'srvtoolu_svc_ws_1',
      content: [{ type: 'web_search_result', url: 'https://w.org', title: 'W', encrypted_content: '', page_age: null }],
    },
    {
      type: 'text',
      text: 'Sunny.',
      citations: [
        { type: 'web_search_result_location', url: 'https://w.org', title: 'W', cited_text: '', encrypted_index: '' },
      ],
    },
  ]);
});
