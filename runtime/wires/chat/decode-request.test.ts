import { describe, expect, it } from 'vitest';
import type { Message } from '../../turn/message.ts';
import type { JsonObject } from '../codec.ts';
import { decodeRequest } from './decode-request.ts';

const user = { role: 'user', content: 'Hi' };
const request = (fields: JsonObject): ReturnType<typeof decodeRequest> =>
  decodeRequest({ model: 'a-mid', messages: [user], ...fields });
const history = (...messages: readonly JsonObject[]): readonly Message[] => request({ messages }).turn.messages;
const text = (said: string): { type: 'text'; text: string } => ({ type: 'text', text: said });

describe('messages', () => {
  it('reads developer as system, and content as a string or as parts', () => {
    expect(
      history(
        { role: 'developer', content: 'Be brief.' },
        { role: 'user', content: [{ type: 'text', text: 'Hi' }], name: 'ada' },
      ),
    ).toEqual([
      { role: 'system', parts: [text('Be brief.')] },
      { role: 'user', parts: [text('Hi')], name: 'ada' },
    ]);
  });

  it('reads images by address and by content, files by content', () => {
    const [message] = history({
      role: 'user',
      content: [
        { type: 'image_url', image_url: { url: 'https://example.org/a.png', detail: 'low' } },
        { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw==' } },
        { type: 'file', file: { filename: 'a.pdf', file_data: 'data:application/pdf;base64,JVBERi0=' } },
      ],
    });
    expect(message?.parts).toEqual([
      { type: 'image', source: { kind: 'url', url: 'https://example.org/a.png' }, detail: 'low' },
      { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'iVBORw==' } },
      {
        type: 'file',
        kind: 'file',
        name: 'a.pdf',
        source: { kind: 'base64', mediaType: 'application/pdf', data: 'JVBERi0=' },
      },
    ]);
  });

  it('refuses an invalid image data URL', () => {
    const image = { type: 'image_url', image_url: { url: 'data:image/png;base64,?' } };
    expect(() => history({ role: 'user', content: [image] })).toThrow(/Invalid image data URL/);
  });

  it('carries parts that it does not know, by the names of the dropped list', () => {
    const audio = { type: 'input_audio', input_audio: { data: 'UklGRg==', format: 'wav' } };
    const stored = { type: 'file', file: { file_id: 'file_1' } };
    const novel = { type: 'hologram', z: 1 };
    expect(history({ role: 'user', content: [audio, stored, novel] })[0]?.parts).toEqual([
      { type: 'opaque', kind: 'input_audio', origin: { wire: 'chat', value: audio } },
      { type: 'opaque', kind: 'file', origin: { wire: 'chat', value: stored } },
      { type: 'opaque', kind: 'hologram', origin: { wire: 'chat', value: novel } },
    ]);
  });

  it('puts the results of parallel calls into one message, and gives a call without arguments an object', () => {
    const call = (id: string, args: string): JsonObject => ({
      id,
      type: 'function',
      function: { name: 'now', arguments: args },
    });
    expect(
      history(
        {
          role: 'assistant',
          content: null,
          tool_calls: [call('c1', ''), call('c2', '{"tz":"UTC"}')],
          hosted_tool_calls: [{}],
        },
        { role: 'tool', tool_call_id: 'c1', content: '08:00' },
        { role: 'tool', tool_call_id: 'c2', content: [{ type: 'text', text: '07:00' }] },
        user,
      ),
    ).toEqual([
      {
        role: 'assistant',
        parts: [
          { type: 'tool_call', id: 'c1', name: 'now', arguments: '{}' },
          { type: 'tool_call', id: 'c2', name: 'now', arguments: '{"tz":"UTC"}' },
        ],
      },
      {
        role: 'user',
        parts: [
          { type: 'tool_result', callId: 'c1', parts: [text('08:00')], isError: false },
          { type: 'tool_result', callId: 'c2', parts: [text('07:00')], isError: false },
        ],
      },
      { role: 'user', parts: [text('Hi')] },
    ]);
  });

  it('keeps a refusal', () => {
    expect(history({ role: 'assistant', content: null, refusal: 'No.' })[0]?.parts).toEqual([
      { type: 'refusal', text: 'No.' },
    ]);
  });

  it('reads the legacy spelling of a call and of its result', () => {
    expect(
      history(
        { role: 'assistant', content: null, function_call: { name: 'now', arguments: '{}' } },
        { role: 'function', name: 'now', content: '08:00' },
        { role: 'assistant', content: null, function_call: { name: 'now', arguments: '{}' } },
        { role: 'function', name: 'now', content: null },
      ).flatMap(({ parts }) => parts),
    ).toEqual([
      { type: 'tool_call', id: 'call_function_1', name: 'now', arguments: '{}' },
      { type: 'tool_result', callId: 'call_function_1', name: 'now', parts: [text('08:00')], isError: false },
      { type: 'tool_call', id: 'call_function_2', name: 'now', arguments: '{}' },
      { type: 'tool_result', callId: 'call_function_2', name: 'now', parts: [], isError: false },
    ]);
  });
});

describe('tools', () => {
  const now = { name: 'now', parameters: { type: 'object', properties: { type: { type: 'string' }, required: {} } } };

  it('reads functions with their schemas as they are, strict included', () => {
    const { turn } = request({
      tools: [{ type: 'function', function: { ...now, strict: true, description: 'Time' } }],
    });
    expect(turn.tools).toEqual([
      { type: 'function', name: 'now', description: 'Time', schema: now.parameters, strict: true },
    ]);
  });

  it('reads web search from an entry, or from its options, once', () => {
    expect(request({ web_search_options: {} }).turn.tools).toEqual([{ type: 'web_search' }]);
    expect(
      request({ tools: [{ type: 'web_search', max_uses: 2 }, { type: 'web_fetch' }], web_search_options: {} }).turn
        .tools,
    ).toEqual([{ type: 'web_search', maxUses: 2 }, { type: 'web_fetch' }]);
  });

  it('names the options of web search that no model gets', () => {
    const options = { user_location: { type: 'approximate' }, search_context_size: 'low' };
    expect(request({ web_search_options: options }).turn.reported).toEqual([
      'web_search_options.search_context_size',
      'web_search_options.user_location',
    ]);
  });

  it('lets a remote MCP server run only where nobody wants to be asked, and names the others', () => {
    const server = {
      type: 'mcp',
      server_label: 'deploy',
      server_url: 'https://mcp.example.com',
      allowed_tools: { tool_names: ['roll'] },
    };
    expect(request({ tools: [{ ...server, require_approval: 'never', authorization: 't' }] }).turn.tools).toEqual([
      { type: 'mcp', label: 'deploy', url: 'https://mcp.example.com', authorization: 't', allowedTools: ['roll'] },
    ]);
    for (const approval of ['always', undefined, { never: { tool_names: ['roll'] } }]) {
      const { turn } = request({ tools: [{ ...server, require_approval: approval }] });
      expect([turn.tools, turn.reported]).toEqual([[], ['mcp']]);
    }
  });

  it.each([
    ['auto', { type: 'auto' }],
    ['none', { type: 'none' }],
    ['required', { type: 'required' }],
    [
      { type: 'function', function: { name: 'now' } },
      { type: 'tool', name: 'now' },
    ],
    [{ type: 'allowed_tools', allowed_tools: { mode: 'required', tools: [] } }, { type: 'required' }],
    ['sometimes', undefined],
    [null, undefined],
  ])('reads the choice %j', (choice, expected) => {
    expect(request({ tool_choice: choice }).turn.parameters.tool_choice).toEqual(expected);
  });
});

describe('the legacy fields', () => {
  const functions = [{ name: 'now', parameters: { type: 'object' } }];

  it('become tools and a choice, and ask for a legacy answer', () => {
    const { turn, asked } = request({ functions, function_call: { name: 'now' } });
    expect(turn.tools).toEqual([{ type: 'function', name: 'now', schema: { type: 'object' } }]);
    expect(turn.parameters.tool_choice).toEqual({ type: 'tool', name: 'now' });
    expect(asked.legacy).toBe(true);
  });

  it('drop a word that nobody knows, and name it', () => {
    const { turn } = request({ functions, function_call: 'always' });
    expect([turn.parameters.tool_choice, turn.reported]).toEqual([undefined, ['tool_choice']]);
  });

  it('give way to tools sent beside them', () => {
    const tools = [{ type: 'function', function: { name: 'later' } }];
    const { turn, asked } = request({ functions, function_call: 'none', tools });
    expect(turn.tools.map((tool) => tool.type === 'function' && tool.name)).toEqual(['later']);
    expect(turn.parameters.tool_choice).toBeUndefined();
    expect(asked.legacy).toBe(false);
  });
});

it('reads parameters, and names the fields that no model gets', () => {
  const { turn } = request({
    max_tokens: 5,
    max_completion_tokens: 0,
    stop: '###',
    parallel_tool_calls: false,
    response_format: { type: 'json_schema', json_schema: { name: 'out', schema: { type: 'object' }, strict: null } },
    n: 3,
    logprobs: false,
    user: 'ada',
    some_new_field: 1,
  });
  expect(turn.parameters).toEqual({
    max_tokens: 5,
    stop_sequences: ['###'],
    parallel_tool_calls: false,
    response_format: { type: 'json_schema', name: 'out', schema: { type: 'object' } },
  });
  expect(turn.reported).toEqual(['n']);
});

it('reads text format as none, and json_object as itself', () => {
  expect(request({ response_format: { type: 'text' } }).turn.parameters).toEqual({});
  expect(request({ response_format: { type: 'json_object' } }).turn.parameters.response_format).toEqual({
    type: 'json_object',
  });
});

it('asks for a usage chunk only where the caller did', () => {
  expect(request({ stream: true, stream_options: { include_usage: true, other: 1 } }).asked.includeUsage).toBe(true);
  expect(request({ stream: true, stream_options: null }).asked.includeUsage).toBe(false);
});
