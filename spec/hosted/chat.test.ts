import { chatCompletionRequest } from '@polywire/generated/hosted/failures.js';
import { describe, expect, test } from 'vitest';
import { refusals } from './refusals.ts';

const user = { role: 'user', content: 'Hi' };
const refused = (fields: object): readonly string[] =>
  refusals(chatCompletionRequest, { model: 'a-mid', messages: [user], ...fields });
const refusedMessage = (...messages: unknown[]): readonly string[] => refused({ messages });

describe('seed 000, "Chat Completions request"', () => {
  test('model and messages are required, and messages are not empty', () => {
    expect(refusals(chatCompletionRequest, {})).toEqual(['model missing', 'messages missing']);
    expect(refused({ messages: [] })).toEqual(['messages too_short']);
    expect(refusals(chatCompletionRequest, [])).toEqual([' wrong_type']);
  });

  test('any other top-level field is accepted', () => {
    expect(refused({ reasoning: { effort: 'high' }, provider: 'x', thinking: 7 })).toEqual([]);
  });

  test.each(['system', 'developer', 'user', 'assistant'])('role %s', (role) => {
    expect(refusedMessage({ role, content: 'x', name: 'n' })).toEqual([]);
    expect(refusedMessage({ role, content: [{ type: 'text', text: 'x' }] })).toEqual([]);
    expect(refusedMessage({ role, content: 5 })).toEqual(['messages.0.content wrong_type']);
  });

  test('an unknown role is one failure, at the role', () => {
    expect(refusedMessage(user, { role: 'robot', content: 'x' })).toEqual(['messages.1.role unknown_value']);
    expect(refusedMessage({ content: 'x' })).toEqual(['messages.0.role missing']);
    expect(refusedMessage({ role: null, content: 'x' })).toEqual(['messages.0.role unknown_value']);
  });

  test('an assistant that called tools needs no content', () => {
    const tool_calls = [{ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }];
    expect(refusedMessage(user, { role: 'assistant', tool_calls })).toEqual([]);
    expect(refusedMessage(user, { role: 'assistant', content: null, refusal: null, tool_calls })).toEqual([]);
    expect(
      refusedMessage(user, { role: 'assistant', content: null, function_call: { name: 'f', arguments: '' } }),
    ).toEqual([]);
    expect(refusedMessage(user, { role: 'user', content: null })).toEqual(['messages.1.content wrong_type']);
  });

  test('a tool message names its call; a function message its function', () => {
    expect(refusedMessage({ role: 'tool', tool_call_id: 'c', content: 'ok' })).toEqual([]);
    expect(refusedMessage({ role: 'tool', content: 'ok' })).toEqual(['messages.0.tool_call_id missing']);
    expect(refusedMessage({ role: 'function', name: 'f', content: 'ok' })).toEqual([]);
    expect(refusedMessage({ role: 'function', content: 'ok' })).toEqual(['messages.0.name missing']);
  });

  test('every type of part, known or not; a known one is checked', () => {
    const content = [
      { type: 'text', text: 'x', cache_control: { type: 'ephemeral' } },
      { type: 'image_url', image_url: { url: 'data:image/png;base64,AA==', detail: 'low' } },
      { type: 'file', file: { file_data: 'data:application/pdf;base64,AA==', filename: 'a.pdf' } },
      { type: 'input_audio', input_audio: { data: 'AA==', format: 'wav' } },
      { type: 'hologram', beams: 3 },
    ];
    expect(refusedMessage({ role: 'user', content })).toEqual([]);
    expect(refusedMessage({ role: 'user', content: [{ type: 'text' }] })).toEqual([
      'messages.0.content.0.text missing',
    ]);
    expect(refusedMessage({ role: 'user', content: [{ type: 'image_url', image_url: 'u' }] })).toEqual([
      'messages.0.content.0.image_url wrong_type',
    ]);
    expect(refusedMessage({ role: 'user', content: [{}] })).toEqual(['messages.0.content.0.type missing']);
    expect(refusedMessage({ role: 'user', content: ['x'] })).toEqual(['messages.0.content.0 wrong_type']);
  });

  test('hosted_tool_calls is ignored', () => {
    expect(refusedMessage({ role: 'assistant', content: 'x', hosted_tool_calls: 'anything' })).toEqual([]);
  });

  test('null stands for nothing in every optional field', () => {
    const optional = [
      'stream stream_options max_tokens max_completion_tokens temperature top_p top_k stop seed presence_penalty',
      'frequency_penalty verbosity reasoning_effort tools tool_choice parallel_tool_calls web_search_options functions',
      'function_call response_format store metadata user safety_identifier service_tier prompt_cache_key',
      'prompt_cache_retention n logprobs top_logprobs logit_bias prediction modalities audio',
    ].flatMap((line) => line.split(' '));
    expect(refused(Object.fromEntries(optional.map((name) => [name, null])))).toEqual([]);
  });

  test.each([
    ['stream', 'yes'],
    ['stream_options', true],
    ['max_tokens', '100'],
    ['max_tokens', 1.5],
    ['max_completion_tokens', []],
    ['temperature', 'hot'],
    ['top_p', {}],
    ['top_k', 1.5],
    ['stop', 3],
    ['seed', '1'],
    ['presence_penalty', 'x'],
    ['frequency_penalty', 'x'],
    ['verbosity', 3],
    ['reasoning_effort', {}],
    ['tools', {}],
    ['parallel_tool_calls', 'no'],
    ['functions', 'f'],
    ['response_format', 'json'],
    ['store', 1],
    ['user', 5],
    ['n', 'two'],
    ['logit_bias', []],
    ['modalities', 'text'],
  ])('a wrong type of %s is refused', (name, value) => {
    expect(refused({ [name]: value })).toEqual([`${name} wrong_type`]);
  });

  test('no value of a right type is refused for its size: that is the model’s to say', () => {
    expect(
      refused({ temperature: 9, top_p: -1, max_tokens: 0, max_completion_tokens: 0, n: 5, seed: 2 ** 60 }),
    ).toEqual([]);
    expect(refused({ reasoning_effort: 'extreme', verbosity: 'very' })).toEqual([]);
  });

  test('stop is a string or strings', () => {
    expect(refused({ stop: 'END' })).toEqual([]);
    expect(refused({ stop: ['A', 'B', 'C', 'D', 'E'] })).toEqual([]);
    expect(refused({ stop: ['A', 1] })).toEqual(['stop.1 wrong_type']);
  });

  test('tools: functions, the platform’s own, MCP servers, and types nobody knows', () => {
    const tools = [
      { type: 'function', function: { name: 'f' } },
      { type: 'function', function: { name: 'f', description: 'd', parameters: { type: 'object' }, strict: true } },
      { type: 'web_search' },
      { type: 'web_fetch' },
      { type: 'mcp', server_label: 's', server_url: 'https://mcp.example', require_approval: 'never', headers: {} },
      { type: 'custom', custom: { name: 'c' } },
    ];
    expect(refused({ tools })).toEqual([]);
    expect(refused({ tools: [] })).toEqual([]);
    expect(refused({ tools: [{ type: 'function', function: {} }] })).toEqual(['tools.0.function.name missing']);
    expect(refused({ tools: [{ function: { name: 'f' } }] })).toEqual(['tools.0.type missing']);
  });

  test('tool_choice: a word, a named tool, or another form', () => {
    for (const tool_choice of ['auto', 'none', 'required']) expect(refused({ tool_choice })).toEqual([]);
    expect(refused({ tool_choice: { type: 'function', function: { name: 'f' } } })).toEqual([]);
    expect(refused({ tool_choice: { type: 'allowed_tools', allowed_tools: { mode: 'auto', tools: [] } } })).toEqual([]);
    expect(refused({ tool_choice: 'any' })).toEqual(['tool_choice unknown_value']);
    expect(refused({ tool_choice: { type: 'function' } })).toEqual(['tool_choice.function missing']);
  });

  test('legacy functions and function_call, an unrecognised string included', () => {
    expect(refused({ functions: [{ name: 'f', parameters: {} }], function_call: 'sometimes' })).toEqual([]);
    expect(refused({ functions: [{ name: 'f' }], function_call: { name: 'f' } })).toEqual([]);
    expect(refused({ functions: [{}] })).toEqual(['functions.0.name missing']);
  });

  test('response_format', () => {
    expect(refused({ response_format: { type: 'json_object' } })).toEqual([]);
    expect(
      refused({ response_format: { type: 'json_schema', json_schema: { name: 'n', schema: {}, strict: true } } }),
    ).toEqual([]);
    expect(refused({ response_format: { type: 'yaml' } })).toEqual(['response_format.type unknown_value']);
    expect(refused({ response_format: { type: 'json_schema' } })).toEqual(['response_format.json_schema missing']);
  });

  test('metadata is an object; its known keys have their types', () => {
    expect(refused({ metadata: 'x' })).toEqual(['metadata wrong_type']);
    expect(refused({ metadata: { enable_charting: true, svc_completions_session_id: 7, any: [1] } })).toEqual([]);
    expect(refused({ metadata: { enable_charting: 'x' } })).toEqual(['metadata.enable_charting wrong_type']);
  });
});
