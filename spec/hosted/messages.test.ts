import { countTokensRequest, messageRequest } from '@polywire/generated/hosted/failures.js';
import { describe, expect, test } from 'vitest';
import { refusals } from './refusals.ts';

const user = { role: 'user', content: 'Hi' };
const refused = (fields: object): readonly string[] =>
  refusals(messageRequest, { model: 'a-mid', max_tokens: 100, messages: [user], ...fields });
const refusedBlocks = (...content: unknown[]): readonly string[] => refused({ messages: [{ role: 'user', content }] });

describe('seed 000, "Messages request"', () => {
  test('model, messages and max_tokens are required', () => {
    expect(refusals(messageRequest, {})).toEqual(['model missing', 'messages missing', 'max_tokens missing']);
    expect(refused({ messages: [] })).toEqual(['messages too_short']);
    expect(refused({ max_tokens: null })).toEqual(['max_tokens wrong_type']);
  });

  test('unknown fields never cause a 422', () => {
    expect(refused({ betas: 3, speed: 'fast', context_management: [], anything: { at: ['all'] } })).toEqual([]);
    expect(refused({ metadata: 'x', service_tier: 1, cache_control: [], container: 'c', inference_geo: 5 })).toEqual(
      [],
    );
  });

  test('unknown block types never cause a 422, however deep', () => {
    const odd = { type: 'hologram', beams: [1, 2] };
    expect(refusedBlocks(odd)).toEqual([]);
    expect(refusedBlocks({ type: 'tool_result', tool_use_id: 't', content: [odd] })).toEqual([]);
    expect(refused({ system: [odd], tools: [{ type: 'hologram_20300101', name: 'h' }] })).toEqual([]);
  });

  test('user, assistant and system may speak; nobody else', () => {
    const messages = [user, { role: 'assistant', content: '' }, { role: 'system', content: 'Be brief.' }];
    expect(refused({ messages })).toEqual([]);
    expect(refused({ messages: [{ role: 'tool', content: 'x' }] })).toEqual(['messages.0.role unknown_value']);
  });

  test('blocks of a known type are checked', () => {
    expect(
      refusedBlocks(
        { type: 'text', text: 'x', cache_control: { type: 'ephemeral', ttl: '1h' }, citations: null },
        { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AA==' } },
        { type: 'image', source: { type: 'url', url: 'https://x.example/a.png' } },
        { type: 'image', source: { type: 'file', file_id: 'f' } },
        {
          type: 'document',
          source: { type: 'text', media_type: 'text/plain', data: 'x' },
          citations: { enabled: true },
        },
        { type: 'tool_use', id: 't', name: 'f', input: {} },
        { type: 'tool_result', tool_use_id: 't', is_error: true, content: 'x' },
        { type: 'tool_result', tool_use_id: 't' },
        { type: 'thinking', thinking: '', signature: 's' },
        { type: 'redacted_thinking', data: 'x' },
      ),
    ).toEqual([]);
    const at = 'messages.0.content.0';
    expect(refusedBlocks({ type: 'text' })).toEqual([`${at}.text missing`]);
    expect(refusedBlocks({ type: 'image', source: { type: 'base64' } })).toEqual([
      `${at}.source.media_type missing`,
      `${at}.source.data missing`,
    ]);
    expect(refusedBlocks({ type: 'tool_result' })).toEqual([`${at}.tool_use_id missing`]);
    expect(refusedBlocks({ type: 'tool_result', tool_use_id: 't', content: [{ type: 'text', text: 1 }] })).toEqual([
      `${at}.content.0.text wrong_type`,
    ]);
    expect(refusedBlocks({ text: 'x' })).toEqual([`${at}.type missing`]);
  });

  test('null where clients send it', () => {
    const optional =
      'system stream temperature top_p top_k stop_sequences thinking tools tool_choice mcp_servers output_config';
    expect(refused(Object.fromEntries(optional.split(' ').map((name) => [name, null])))).toEqual([]);
  });

  test('client tools need no type; hosted tools and toolsets have one', () => {
    const input_schema = { type: 'object', properties: { type: { type: 'string' } } };
    const tools = [
      { name: 'f', input_schema },
      { type: 'custom', name: 'f', description: 'd', input_schema, strict: true, cache_control: { type: 'ephemeral' } },
      { type: null, name: 'f', input_schema },
      { type: 'web_search_20260318', name: 'web_search', max_uses: 3, allowed_domains: ['x.example'] },
      { type: 'bash_20250124', name: 'bash' },
      {
        type: 'mcp_toolset',
        mcp_server_name: 's',
        default_config: { enabled: false },
        configs: { a: { enabled: true } },
      },
    ];
    expect(refused({ tools })).toEqual([]);
    expect(refused({ tools: [{ name: 'f' }] })).toEqual(['tools.0.input_schema missing']);
    expect(refused({ tools: [{ type: 'mcp_toolset' }] })).toEqual(['tools.0.mcp_server_name missing']);
  });

  test('tool_choice', () => {
    for (const type of ['auto', 'any', 'none']) expect(refused({ tool_choice: { type } })).toEqual([]);
    expect(refused({ tool_choice: { type: 'tool', name: 'f', disable_parallel_tool_use: true } })).toEqual([]);
    expect(refused({ tool_choice: { type: 'tool' } })).toEqual(['tool_choice.name missing']);
    expect(refused({ tool_choice: { type: 'required' } })).toEqual(['tool_choice.type unknown_value']);
    expect(refused({ tool_choice: 'auto' })).toEqual(['tool_choice wrong_type']);
  });

  test('mcp_servers have type url, a url and a name', () => {
    const server = { type: 'url', url: 'https://mcp.example', name: 's', authorization_token: 't' };
    expect(refused({ mcp_servers: [server] })).toEqual([]);
    expect(refused({ mcp_servers: [{ ...server, type: 'stdio' }] })).toEqual(['mcp_servers.0.type unknown_value']);
    expect(refused({ mcp_servers: [{ type: 'url' }] })).toEqual([
      'mcp_servers.0.url missing',
      'mcp_servers.0.name missing',
    ]);
  });

  test('thinking and output_config', () => {
    expect(refused({ thinking: { type: 'enabled', budget_tokens: 2000 } })).toEqual([]);
    expect(refused({ thinking: { type: 'adaptive', display: 'summarized' } })).toEqual([]);
    expect(refused({ thinking: 'on' })).toEqual(['thinking wrong_type']);
    expect(refused({ output_config: { effort: 'high', format: { type: 'json_schema', schema: {} } } })).toEqual([]);
    expect(refused({ output_config: { effort: 3 } })).toEqual(['output_config.effort wrong_type']);
  });

  test.each([
    ['stream', 'yes'],
    ['max_tokens', '100'],
    ['max_tokens', 10.5],
    ['system', 5],
    ['temperature', 'hot'],
    ['top_k', 1.5],
    ['stop_sequences', 'END'],
    ['tools', {}],
  ])('a wrong type of %s is refused', (name, value) => {
    expect(refused({ [name]: value })).toEqual([`${name} wrong_type`]);
  });
});

test('seed 000, "Token counting": model and messages are required, system and tools may be null', () => {
  expect(refusals(countTokensRequest, {})).toEqual(['model missing', 'messages missing']);
  expect(
    refusals(countTokensRequest, { model: 'm', messages: [user], system: null, tools: null, thinking: 1 }),
  ).toEqual([]);
});
