import { expect, it } from 'vitest';
import { noUsage } from '../../turn/usage.ts';
import { aliasTarget } from '../shared/example-targets.ts';
import { readAsked } from './asked.ts';
import { decodeReply } from './decode-reply.ts';
import { decodeRequest } from './decode-request.ts';
import { encodeReply } from './encode-reply.ts';
import { encodeRequest } from './encode-request.ts';

const target = aliasTarget('r-mid');
const reply = { id: 'x', model: 'm-1', created: 7, parts: [], stop: { reason: 'end' }, usage: noUsage } as const;

function answer(body: Readonly<Record<string, unknown>>) {
  const asked = readAsked(body);
  return { asked, model: 'm-1', id: 'abc', created: 7, service: () => null, provider: target.provider };
}

it('has every field of the response object where the request says nothing', () => {
  expect(encodeReply(reply, answer({ input: 'Hi.' }))).toEqual({
    id: 'resp_abc',
    object: 'response',
    created_at: 7,
    completed_at: null,
    status: 'completed',
    background: false,
    error: null,
    incomplete_details: null,
    instructions: null,
    max_output_tokens: null,
    max_tool_calls: null,
    model: 'm-1',
    output: [],
    parallel_tool_calls: true,
    presence_penalty: 0,
    frequency_penalty: 0,
    previous_response_id: null,
    prompt_cache_key: null,
    reasoning: { effort: null, summary: null },
    safety_identifier: null,
    service_tier: 'default',
    store: true,
    temperature: 1,
    text: { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: [],
    top_logprobs: 0,
    top_p: 1,
    truncation: 'disabled',
    usage: {
      input_tokens: 0,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens: 0,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 0,
    },
    metadata: {},
  });
});

it('repeats what was asked', () => {
  const asked = {
    instructions: 'Be brief.',
    max_output_tokens: 100,
    metadata: { a: 'b' },
    parallel_tool_calls: false,
    previous_response_id: 'resp_0',
    reasoning: { effort: 'low', summary: 'auto' },
    store: false,
    temperature: 0.5,
    tool_choice: 'required',
    top_p: 0.9,
    truncation: 'auto',
  };
  expect(encodeReply(reply, answer({ ...asked, tools: [{ type: 'function', name: 'f' }] }))).toMatchObject({
    ...asked,
    tools: [{ type: 'function', name: 'f', description: null, parameters: null, strict: null }],
  });
});

it("repeats no credential of a caller's server", () => {
  const tool = { type: 'mcp', server_label: 's', server_url: 'https://example.com' };
  const tools = [{ ...tool, authorization: 'secret', headers: { authorization: 'secret' } }];
  expect(encodeReply(reply, answer({ tools })).tools).toEqual([tool]);
});

it('carries the state of reasoning to the caller and back to the provider unchanged', () => {
  const item = {
    type: 'reasoning',
    id: 'rs_1',
    summary: [{ type: 'summary_text', text: 'Hm.' }],
    encrypted_content: 'secret',
  };
  const told = decodeReply({ id: 'resp_1', status: 'completed', output: [item] }, target);
  const { output } = encodeReply(told, answer({ include: ['reasoning.encrypted_content'] }));
  expect(JSON.stringify(output)).not.toContain('secret');
  const { turn } = decodeRequest({ input: output });
  expect(encodeRequest(turn, target).input).toEqual([item]);
  expect(encodeRequest(turn, aliasTarget('x-a')).input).toEqual([]);
});
