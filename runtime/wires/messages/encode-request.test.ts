import { describe, expect, it } from 'vitest';
import type { Message } from '../../turn/message.ts';
import type { Turn } from '../../turn/turn.ts';
import type { JsonObject } from '../codec.ts';
import { aliasTarget } from '../shared/example-targets.ts';
import { sealCallId, sealText } from '../shared/seal.ts';
import { decodeRequest } from './decode-request.ts';
import { encodeCountRequest, encodeRequest } from './encode-request.ts';

const text = (said: string): { type: 'text'; text: string } => ({ type: 'text', text: said });
const target = aliasTarget('a-mid');
const rebuilt = aliasTarget('f-d');
const hello: Message = { role: 'user', parts: [text('Hi')] };
const now = { type: 'function', name: 'now', schema: { type: 'object' } } as const;

function request(turn: Partial<Turn>, to = target): JsonObject {
  return encodeRequest(
    { model: 'a-mid', messages: [hello], tools: [], parameters: {}, stream: false, reported: [], ...turn },
    to,
  );
}
const through = (body: JsonObject, to = target): JsonObject => encodeRequest(decodeRequest(body).turn, to);

describe('max_tokens, which the wire demands', () => {
  it("is the caller's, else the group's ceiling, else the limit for a missing one", () => {
    expect(request({ parameters: { max_tokens: 7 } }).max_tokens).toBe(7);
    expect(request({}).max_tokens).toBe(128_000);
    expect(request({}, rebuilt).max_tokens).toBe(32_000);
  });
});

describe('a request of the same wire', () => {
  const body = {
    max_tokens: 100,
    system: [{ cache_control: { type: 'ephemeral', ttl: '1h' }, type: 'text', text: 'Be brief.' }],
    messages: [
      { role: 'user', content: 'Hi' },
      {
        role: 'assistant',
        content: [
          { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'q' } },
          {
            type: 'web_search_tool_result',
            tool_use_id: 'srvtoolu_1',
            content: [{ type: 'web_search_result', encrypted_content: 'x' }],
          },
          { text: 'Sunny.', type: 'text', citations: [{ type: 'web_search_result_location', encrypted_index: 'i' }] },
          { type: 'tool_use', name: 'now', id: 'toolu_1', input: { z: 1, a: 2 }, cache_control: { type: 'ephemeral' } },
        ],
      },
      {
        role: 'user',
        content: [
          { is_error: false, type: 'tool_result', tool_use_id: 'toolu_1', content: [{ type: 'hologram', z: 1 }] },
          { type: 'text', text: 'And?', cache_control: null },
        ],
      },
    ],
    tools: [
      { type: 'custom', input_schema: { properties: {}, type: 'object' }, name: 'now', eager_input_streaming: true },
    ],
  };

  it('reaches a provider that takes it verbatim to the letter: unknown fields, markers, key order', () => {
    const sent = through({ model: 'a-mid', ...body });
    for (const key of ['system', 'messages', 'tools'] as const) {
      expect(JSON.stringify(sent[key])).toBe(JSON.stringify(body[key]));
    }
  });

  it('is built anew for one that does not', () => {
    const sent = through(
      { model: 'f-d', ...body, messages: [...body.messages.slice(0, 1), ...body.messages.slice(2)] },
      rebuilt,
    );
    expect(sent).toMatchObject({
      system: 'Be brief.',
      tools: [{ name: 'now', input_schema: { properties: {}, type: 'object' } }],
    });
    expect(JSON.stringify(sent)).not.toMatch(/cache_control|custom|eager/);
  });

  it('gets its thinking back in the words of the provider that sealed it', () => {
    const sealed = { provider: 'P-A', family: 'A-mid', data: 'sig' };
    const content = [
      { signature: sealText(sealed), type: 'thinking', thinking: 'Hm' },
      { type: 'redacted_thinking', data: sealText({ ...sealed, data: { redacted: 'gAAA' } }) },
      { type: 'thinking', thinking: 'Hm', signature: 'theirs' },
      { type: 'thinking', thinking: 'unsigned', signature: '' },
      { type: 'text', text: 'Yes' },
    ];
    const messages = [
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content },
      { role: 'user', content: 'Go on' },
    ];
    const sent = through({ model: 'a-mid', max_tokens: 9, messages }).messages as typeof messages;
    expect(JSON.stringify(sent[1]?.content)).toBe(
      JSON.stringify([
        { signature: 'sig', type: 'thinking', thinking: 'Hm' },
        { type: 'redacted_thinking', data: 'gAAA' },
        { type: 'thinking', thinking: 'Hm', signature: 'theirs' },
        { type: 'text', text: 'Yes' },
      ]),
    );
  });

  it('gets no thinking of another family', () => {
    const signature = sealText({ provider: 'P-A', family: 'A-top', data: 'sig' });
    const content = [
      { type: 'thinking', thinking: 'Hm', signature },
      { type: 'text', text: 'Yes' },
    ];
    const messages = [
      { role: 'assistant', content },
      { role: 'user', content: 'Go on' },
    ];
    expect(through({ max_tokens: 9, messages }).messages).toEqual([
      { role: 'assistant', content: content.slice(1) },
      messages[1],
    ]);
  });

  it('gets its calls back by the ids that it gave', () => {
    const id = sealCallId('c1', { provider: 'P-G', family: 'G-a', data: 'thought' });
    const messages = [
      { role: 'assistant', content: [{ type: 'tool_use', id, name: 'now', input: {} }] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: 'x' }] },
    ];
    expect(through({ max_tokens: 9, messages }).messages).toEqual([
      { role: 'assistant', content: [{ type: 'tool_use', id: 'c1', name: 'now', input: {} }] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: 'x' }] },
    ]);
  });
});

describe('messages', () => {
  const call = (id: string): Message['parts'][number] => ({ type: 'tool_call', id, name: 'now', arguments: '{}' });
  const result = (callId: string, said: string): Message['parts'][number] => ({
    type: 'tool_result',
    callId,
    parts: [text(said)],
    isError: false,
  });

  it('that lead with system are the system field', () => {
    const messages: Message[] = [
      { role: 'system', parts: [text('Be brief.')] },
      { role: 'system', parts: [text('Be kind.')] },
      hello,
    ];
    expect(request({ messages })).toMatchObject({
      system: [text('Be brief.'), text('Be kind.')],
      messages: [{ role: 'user', content: 'Hi' }],
    });
  });

  it('of system further down are text of the user at that place', () => {
    const system: Message = { role: 'system', parts: [text('In French.')] };
    const answer: Message = { role: 'assistant', parts: [text('Yes?')] };
    expect(request({ messages: [hello, system, answer, hello] }).messages).toEqual([
      { role: 'user', content: [text('Hi'), text('In French.')] },
      { role: 'assistant', content: 'Yes?' },
      { role: 'user', content: 'Hi' },
    ]);
    expect(request({ messages: [hello, answer, system] }).messages).toMatchObject([
      {},
      {},
      { role: 'user', content: 'In French.' },
    ]);
    expect(request({ messages: [hello, answer, system, hello] }).messages).toMatchObject([
      {},
      {},
      { role: 'user', content: [text('In French.'), text('Hi')] },
    ]);
  });

  it('with the results of a round are one, its results first, system text after them', () => {
    const messages: Message[] = [
      { role: 'assistant', parts: [call('a'), call('b')] },
      { role: 'system', parts: [text('In French.')] },
      { role: 'user', parts: [text('See:'), result('a', '1'), result('b', '2')] },
      hello,
    ];
    const block = (id: string, content: string): JsonObject => ({ type: 'tool_result', tool_use_id: id, content });
    expect((request({ messages }).messages as unknown[])[1]).toEqual({
      role: 'user',
      content: [block('a', '1'), block('b', '2'), text('In French.'), text('See:'), text('Hi')],
    });
  });

  it('keep images in results and errors of results, and call ids in the characters of the wire', () => {
    const image = { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'iVBORw==' } } as const;
    const messages: Message[] = [
      { role: 'assistant', parts: [call('functions.now:0')] },
      { role: 'user', parts: [{ type: 'tool_result', callId: 'functions.now:0', parts: [image], isError: true }] },
    ];
    expect(request({ messages }).messages).toEqual([
      { role: 'assistant', content: [{ type: 'tool_use', id: 'functions_now_0', name: 'now', input: {} }] },
      {
        role: 'user',
        content: [
          {
            type: 'tool_result',
            tool_use_id: 'functions_now_0',
            content: [{ type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw==' } }],
            is_error: true,
          },
        ],
      },
    ]);
  });

  it('that say nothing are left out, as is empty text', () => {
    const messages: Message[] = [
      hello,
      { role: 'assistant', parts: [] },
      { role: 'user', parts: [text(''), text('Go on')] },
    ];
    expect(request({ messages }).messages).toEqual([
      { role: 'user', content: 'Hi' },
      { role: 'user', content: [text('Go on')] },
    ]);
  });
});

describe('tools', () => {
  it('have a schema of an object, whatever their caller wrote', () => {
    const bare = { type: 'function', name: 'now' } as const;
    expect(request({ tools: [bare] }).tools).toEqual([{ name: 'now', input_schema: { type: 'object' } }]);
    expect(request({ tools: [{ ...bare, schema: { properties: { type: {} } } }] }).tools).toEqual([
      { name: 'now', input_schema: { type: 'object', properties: { type: {} } } },
    ]);
  });

  it.each([
    [{ tool_choice: { type: 'required' } }, { type: 'any' }],
    [
      { tool_choice: { type: 'tool', name: 'now' }, parallel_tool_calls: false },
      { type: 'tool', name: 'now', disable_parallel_tool_use: true },
    ],
    [{ tool_choice: { type: 'none' }, parallel_tool_calls: false }, { type: 'none' }],
    [{ parallel_tool_calls: false }, { type: 'auto', disable_parallel_tool_use: true }],
    [{ parallel_tool_calls: true }, undefined],
  ] as const)('are chosen among inside tool_choice: %j', (parameters, expected) => {
    expect(request({ tools: [now], parameters }).tool_choice).toEqual(expected);
  });

  it('are not spoken of where there are none', () => {
    expect(request({ parameters: { tool_choice: { type: 'auto' }, parallel_tool_calls: false } })).not.toHaveProperty(
      'tool_choice',
    );
  });

  it('of the web have the dated names of the wire', () => {
    expect(request({ tools: [{ type: 'web_search', maxUses: 2 }] }).tools).toEqual([
      { type: 'web_search_20250305', name: 'web_search', max_uses: 2 },
    ]);
    const undated = { type: 'web_search', name: 'web_search', user_location: { type: 'approximate' } };
    expect(through({ max_tokens: 9, messages: [], tools: [undated] }).tools).toEqual([
      { ...undated, type: 'web_search_20250305' },
    ]);
  });
});

it('puts effort and format into output_config', () => {
  const schema = { type: 'object' };
  const parameters = {
    reasoning_effort: 'high',
    response_format: { type: 'json_schema', name: 'out', schema, strict: true },
  } as const;
  expect(request({ parameters }).output_config).toEqual({ effort: 'high', format: { type: 'json_schema', schema } });
  expect(request({ parameters: { response_format: { type: 'json_object' } } }).output_config).toEqual({
    format: { type: 'json_object' },
  });
});

it('asks for a count with the prompt alone', () => {
  const turn: Turn = {
    model: 'a-mid',
    messages: [hello],
    tools: [now],
    parameters: { max_tokens: 5, top_k: 1 },
    stream: true,
    reported: [],
  };
  expect(encodeCountRequest(turn, target)).toEqual({
    model: target.model,
    messages: [{ role: 'user', content: 'Hi' }],
    tools: [{ name: 'now', input_schema: { type: 'object' } }],
  });
});
