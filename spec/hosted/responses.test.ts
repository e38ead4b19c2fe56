import { responseRequest } from '@polywire/generated/hosted/failures.js';
import { listInputItemsQuery } from '@polywire/generated/hosted/queries.js';
import { describe, expect, test } from 'vitest';
import { refusals } from './refusals.ts';

const refused = (fields: object): readonly string[] =>
  refusals(responseRequest, { model: 'r-mid', input: 'Hi', ...fields });
const refusedItems = (...input: unknown[]): readonly string[] => refused({ input });

describe('seed 000, "Responses request"', () => {
  test('model and input are required, and input is not empty', () => {
    expect(refusals(responseRequest, {})).toEqual(['model missing', 'input missing']);
    expect(refused({ input: '' })).toEqual(['input too_short']);
    expect(refused({ input: [] })).toEqual(['input too_short']);
    expect(refused({ input: 5 })).toEqual(['input wrong_type']);
  });

  test('messages, with or without their type', () => {
    expect(
      refusedItems(
        { role: 'user', content: 'x' },
        { type: 'message', role: 'developer', content: [{ type: 'input_text', text: 'x' }] },
        {
          type: null,
          role: 'user',
          content: [{ type: 'input_image', image_url: 'https://x.example/a.png', detail: 'auto' }],
        },
        {
          type: 'message',
          role: 'assistant',
          id: 'msg_1',
          status: 'completed',
          content: [{ type: 'output_text', text: 'x', annotations: [], logprobs: [] }],
        },
        { role: 'assistant', content: null },
        { role: 'assistant', content: [{ type: 'refusal', refusal: 'no' }], phase: 'final_answer' },
        { role: 'user', content: [{ type: 'input_file', file_id: 'f' }, { type: 'hologram' }] },
      ),
    ).toEqual([]);
    expect(refusedItems({ role: 'robot', content: 'x' })).toEqual(['input.0.role unknown_value']);
    expect(refusedItems({ content: 'x' })).toEqual(['input.0.role missing']);
    expect(refusedItems({ role: 'user', content: [{ type: 'input_text' }] })).toEqual([
      'input.0.content.0.text missing',
    ]);
  });

  test('calls, outputs, reasoning, references, and items nobody knows', () => {
    expect(
      refusedItems(
        {
          type: 'function_call',
          id: 'fc_1',
          call_id: 'c',
          name: 'f',
          arguments: '{}',
          namespace: 'n',
          status: 'completed',
        },
        { type: 'function_call_output', call_id: 'c', output: 'x' },
        { type: 'function_call_output', call_id: 'c', output: [{ type: 'input_text', text: 'x' }] },
        { type: 'reasoning', id: 'rs_1', summary: [{ type: 'summary_text', text: 'x' }], encrypted_content: null },
        { type: 'item_reference', id: 'msg_1' },
        { type: null, id: 'msg_1' },
        { id: 'msg_1' },
        { type: 'web_search_call', id: 'ws_1', status: 'completed', action: { type: 'search', query: 'q' } },
        { type: 'computer_call', anything: 1 },
      ),
    ).toEqual([]);
    expect(refusedItems({ type: 'function_call', name: 'f' })).toEqual([
      'input.0.call_id missing',
      'input.0.arguments missing',
    ]);
    expect(refusedItems({ type: 'function_call_output', output: 'x' })).toEqual(['input.0.call_id missing']);
    expect(refusedItems({ id: 5 })).toEqual(['input.0.id wrong_type']);
    expect(refusedItems({ id: 'msg_1', role: 'robot' })).toEqual(['input.0.role unknown_value']);
  });

  test('null stands for nothing in every optional field', () => {
    const optional = [
      'instructions stream stream_options max_output_tokens temperature top_p text reasoning include tools tool_choice',
      'parallel_tool_calls store previous_response_id background metadata user safety_identifier service_tier',
      'prompt_cache_key prompt_cache_retention top_logprobs truncation max_tool_calls conversation prompt context_management',
    ].flatMap((line) => line.split(' '));
    expect(refused(Object.fromEntries(optional.map((name) => [name, null])))).toEqual([]);
  });

  test('fields of other formats are unknown here, and ignored', () => {
    expect(refused({ top_k: 'x', stop: 1, seed: {}, max_completion_tokens: 'x', functions: 1, thinking: 2 })).toEqual(
      [],
    );
  });

  test('what is rejected with a 400 is not a 422', () => {
    expect(refused({ conversation: 'c', prompt: { id: 'p' }, context_management: [] })).toEqual([]);
  });

  test('tools, namespaces included', () => {
    const f = { type: 'function', name: 'f', parameters: null, strict: null };
    expect(
      refused({
        tools: [f, { type: 'namespace', name: 'n', tools: [f] }, { type: 'web_search' }, { type: 'local_shell' }],
      }),
    ).toEqual([]);
    expect(refused({ tools: [{ type: 'function' }] })).toEqual(['tools.0.name missing']);
    expect(refused({ tools: [{ type: 'namespace', name: 'n', tools: [{ type: 'function' }] }] })).toEqual([
      'tools.0.tools.0.name missing',
    ]);
    expect(refused({ tool_choice: { type: 'function', name: 'f' } })).toEqual([]);
    expect(refused({ tool_choice: { type: 'web_search' } })).toEqual([]);
    expect(refused({ tool_choice: 'any' })).toEqual(['tool_choice unknown_value']);
  });

  test('text and reasoning', () => {
    const format = { type: 'json_schema', name: 'n', schema: {}, strict: true };
    expect(refused({ text: { format, verbosity: 'low' }, reasoning: { effort: 'high', summary: 'auto' } })).toEqual([]);
    expect(refused({ text: { format: { type: 'json_schema' } } })).toEqual([
      'text.format.name missing',
      'text.format.schema missing',
    ]);
    expect(refused({ text: { format: { type: 'yaml' } } })).toEqual(['text.format.type unknown_value']);
    expect(refused({ reasoning: { effort: 3 } })).toEqual(['reasoning.effort wrong_type']);
  });
});

describe('GAPS "stored responses"', () => {
  const read = (query: Record<string, unknown>): unknown =>
    listInputItemsQuery(query) ? query : listInputItemsQuery.errors;

  test('a page of input items is 20, newest first, unless the query says otherwise', () => {
    expect(read({})).toEqual({ limit: 20, order: 'desc' });
    expect(read({ limit: '5', after: 'msg_1', order: 'asc', include: 'x' })).toEqual({
      limit: 5,
      after: 'msg_1',
      order: 'asc',
      include: ['x'],
    });
  });

  test('a page has 1 to 100 items', () => {
    expect(refusals(listInputItemsQuery, { limit: '0' })).toEqual(['limit bad_value']);
    expect(refusals(listInputItemsQuery, { limit: '101' })).toEqual(['limit bad_value']);
    expect(refusals(listInputItemsQuery, { limit: 'many' })).toEqual(['limit wrong_type']);
    expect(refusals(listInputItemsQuery, { order: 'up' })).toEqual(['order unknown_value']);
  });
});
