import { describe, expect, it } from 'vitest';
import type { Message } from '../../turn/message.ts';
import type { JsonObject } from '../codec.ts';
import { sealCallId, sealText } from '../shared/seal.ts';
import { decodeRequest } from './decode-request.ts';

const request = (fields: JsonObject): ReturnType<typeof decodeRequest>['turn'] =>
  decodeRequest({ model: 'a-mid', max_tokens: 100, messages: [{ role: 'user', content: 'Hi' }], ...fields }).turn;
const history = (...messages: readonly JsonObject[]): readonly Message[] => request({ messages }).messages;
const from = (value: JsonObject): { wire: 'messages'; value: JsonObject } => ({ wire: 'messages', value });
const text = (said: string): { type: 'text'; text: string } => ({ type: 'text', text: said });

describe('system', () => {
  it('is a string, or blocks that are kept as they came', () => {
    expect(request({ system: 'Be brief.' }).messages[0]).toEqual({ role: 'system', parts: [text('Be brief.')] });
    const block = { cache_control: { type: 'ephemeral' }, type: 'text', text: 'Be brief.' };
    expect(request({ system: [block] }).messages[0]?.parts).toEqual([
      { ...text('Be brief.'), origin: { ...from(block), markers: ['cache_control'] } },
    ]);
    expect(request({ system: null }).messages).toHaveLength(1);
  });

  it('as a role inside messages is system text at that place', () => {
    expect(history({ role: 'user', content: 'Hi' }, { role: 'system', content: 'In French.' })).toEqual([
      { role: 'user', parts: [text('Hi')] },
      { role: 'system', parts: [text('In French.')] },
    ]);
  });
});

describe('blocks', () => {
  it('are read, and carried as they came', () => {
    const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw==' } };
    const stored = { type: 'image', source: { type: 'file', file_id: 'file_1' } };
    const document = {
      type: 'document',
      title: 'A',
      source: { type: 'url', url: 'https://example.org/a.pdf' },
      citations: { enabled: true },
    };
    const found = { type: 'search_result', source: 's', title: 't', content: [] };
    const novel = { type: 'hologram', z: 1 };
    expect(history({ role: 'user', content: [image, stored, document, found, novel] })[0]?.parts).toEqual([
      { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'iVBORw==' }, origin: from(image) },
      { type: 'opaque', kind: 'file', origin: from(stored) },
      {
        type: 'file',
        kind: 'document',
        name: 'A',
        source: { kind: 'url', url: 'https://example.org/a.pdf' },
        origin: { ...from(document), markers: ['citations'] },
      },
      { type: 'opaque', kind: 'search_result', origin: from(found) },
      { type: 'opaque', kind: 'hologram', origin: from(novel) },
    ]);
  });

  it('of calls keep the order of keys, and images and errors of results', () => {
    const use = { type: 'tool_use', id: 'toolu_1', name: 'shot', input: { z: 1, a: { type: 'x' } } };
    const image = { type: 'image', source: { type: 'url', url: 'https://example.org/a.png' } };
    const result = { type: 'tool_result', tool_use_id: 'toolu_1', content: [image], is_error: true };
    const [call, answer] = history({ role: 'assistant', content: [use] }, { role: 'user', content: [result] });
    expect(call?.parts).toEqual([
      { type: 'tool_call', id: 'toolu_1', name: 'shot', arguments: '{"z":1,"a":{"type":"x"}}', origin: from(use) },
    ]);
    expect(answer?.parts).toEqual([
      {
        type: 'tool_result',
        callId: 'toolu_1',
        parts: [{ type: 'image', source: { kind: 'url', url: 'https://example.org/a.png' }, origin: from(image) }],
        isError: true,
        origin: { ...from(result), markers: ['is_error'] },
      },
    ]);
  });

  it('of results that stand in messages of their own are one message', () => {
    const result = (id: string): JsonObject => ({ role: 'user', content: [{ type: 'tool_result', tool_use_id: id }] });
    expect(
      history(result('a'), result('b'), { role: 'user', content: 'Go on' }).map(({ parts }) => parts.length),
    ).toEqual([2, 1]);
  });

  it('of thinking carry their state: ours by its maker, any other as of unknown make', () => {
    const sealed = { provider: 'P-A', family: 'A-mid', data: 'sig' };
    const ours = { type: 'thinking', thinking: 'Hm', signature: sealText(sealed) };
    const other = { type: 'thinking', thinking: 'Hm', signature: 'EqQB' };
    const redacted = { type: 'redacted_thinking', data: 'gAAA' };
    const unsigned = { type: 'thinking', thinking: 'Hm', signature: '' };
    expect(history({ role: 'assistant', content: [ours, other, redacted, unsigned] })[0]?.parts).toEqual([
      { type: 'reasoning', text: 'Hm', sealed, origin: from(ours) },
      { type: 'reasoning', text: 'Hm', sealed: { provider: null, family: null, data: 'EqQB' }, origin: from(other) },
      {
        type: 'reasoning',
        text: '',
        sealed: { provider: null, family: null, data: { redacted: 'gAAA' } },
        origin: from(redacted),
      },
      { type: 'reasoning', text: 'Hm', origin: from(unsigned) },
    ]);
  });

  it("of calls give back another provider's state that rode on their id", () => {
    const sealed = { provider: 'P-G', family: 'G-a', data: 'thought' };
    const id = sealCallId('c1', sealed);
    const use = { type: 'tool_use', id, name: 'now', input: {} };
    const messages = history(
      { role: 'assistant', content: [use] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: id }] },
    );
    expect(messages[0]?.parts[0]).toMatchObject({ id: 'c1', sealed });
    expect(messages[1]?.parts[0]).toMatchObject({ callId: 'c1' });
  });

  it('that we made up for the searches and sources of another provider are not taken back', () => {
    const [message] = history({
      role: 'assistant',
      content: [
        { type: 'server_tool_use', id: 'srvtoolu_svc_1', name: 'web_search', input: { query: 'q' } },
        { type: 'web_search_tool_result', tool_use_id: 'srvtoolu_svc_1', content: [] },
        {
          type: 'text',
          text: 'Sunny.',
          citations: [
            { type: 'web_search_result_location', url: 'u', title: 't', cited_text: '', encrypted_index: '' },
          ],
        },
      ],
    });
    expect(message?.parts).toEqual([{ ...text('Sunny.'), origin: from({ ...text('Sunny.'), citations: null }) }]);
  });
});

describe('tools', () => {
  it('are functions, web tools by any date, and kinds that only this wire has', () => {
    const schema = { type: 'object', properties: { type: { type: 'string' }, additionalProperties: {} } };
    const now = { name: 'now', input_schema: schema, strict: true, cache_control: { type: 'ephemeral' } };
    const search = { type: 'web_search_20260209', name: 'web_search', max_uses: 3, allowed_domains: ['w.org'] };
    const computer = { type: 'computer_20250124', name: 'computer', display_width_px: 1 };
    expect(request({ tools: [now, search, computer] }).tools).toEqual([
      { type: 'function', name: 'now', schema, strict: true, origin: { ...from(now), markers: ['cache_control'] } },
      { type: 'web_search', maxUses: 3, allowedDomains: ['w.org'], origin: from(search) },
      { type: 'opaque', kind: 'computer', origin: from(computer) },
    ]);
  });

  it.each([
    [
      { type: 'any', disable_parallel_tool_use: true },
      { tool_choice: { type: 'required' }, parallel_tool_calls: false },
    ],
    [
      { type: 'auto', disable_parallel_tool_use: false },
      { tool_choice: { type: 'auto' }, parallel_tool_calls: true },
    ],
    [{ type: 'tool', name: 'now' }, { tool_choice: { type: 'tool', name: 'now' } }],
    [{ type: 'none' }, { tool_choice: { type: 'none' } }],
    [{ type: 'novel' }, {}],
    [null, {}],
  ])('and the choice among them: %j', (choice, expected) => {
    expect(request({ tool_choice: choice }).parameters).toEqual({ max_tokens: 100, ...expected });
  });
});

describe('output_config', () => {
  it('has the effort and the format', () => {
    const schema = { type: 'object' };
    expect(request({ output_config: { effort: 'max', format: { type: 'json_schema', schema } } }).parameters).toEqual({
      max_tokens: 100,
      reasoning_effort: 'max',
      response_format: { type: 'json_schema', name: 'response', schema },
    });
  });
});

it('reads parameters, thinking as it came, and passes over what is not read', () => {
  const thinking = { type: 'enabled', budget_tokens: 2_048 };
  const turn = request({
    thinking,
    stop_sequences: ['#'],
    top_k: 3,
    metadata: { user_id: 'a' },
    cache_control: { type: 'ephemeral' },
    novel: 1,
  });
  expect(turn.parameters).toEqual({ max_tokens: 100, thinking, stop_sequences: ['#'], top_k: 3 });
  expect(turn.reported).toEqual([]);
});
