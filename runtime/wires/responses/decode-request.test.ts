import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../turn/problem.ts';
import { sealCallId, sealText } from '../shared/seal.ts';
import { decodeRequest } from './decode-request.ts';

const messagesOf = (input: unknown): unknown => decodeRequest({ model: 'r-mid', input }).turn.messages;
const text = (value: string): unknown => ({ type: 'text', text: value });

describe('the input of a request', () => {
  it('is a text of the user', () => {
    expect(messagesOf('Hello.')).toEqual([{ role: 'user', parts: [text('Hello.')] }]);
  });

  it('is led by the instructions, and developers speak as the system does', () => {
    const { messages } = decodeRequest({
      instructions: 'Be brief.',
      input: [
        { role: 'developer', content: 'In French.' },
        { role: 'user', content: 'Hello.' },
      ],
    }).turn;
    expect(messages).toEqual([
      { role: 'system', parts: [text('Be brief.')] },
      { role: 'system', parts: [text('In French.')] },
      { role: 'user', parts: [text('Hello.')] },
    ]);
  });

  it('keeps messages of the caller apart, with all kinds of content', () => {
    const png = 'data:image/png;base64,AAAA';
    expect(
      messagesOf([
        { role: 'user', content: 'One.' },
        {
          type: 'message',
          id: 'msg_1',
          status: 'completed',
          role: 'user',
          content: [
            { type: 'input_text', text: 'Two.' },
            { type: 'input_image', image_url: png, detail: 'low' },
            { type: 'input_image', image_url: 'https://example.com/a.png' },
            { type: 'input_file', filename: 'a.pdf', file_data: 'data:application/pdf;base64,AAAA' },
          ],
        },
      ]),
    ).toEqual([
      { role: 'user', parts: [text('One.')] },
      {
        role: 'user',
        parts: [
          text('Two.'),
          { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'AAAA' }, detail: 'low' },
          { type: 'image', source: { kind: 'url', url: 'https://example.com/a.png' } },
          {
            type: 'file',
            kind: 'input_file',
            name: 'a.pdf',
            source: { kind: 'base64', mediaType: 'application/pdf', data: 'AAAA' },
          },
        ],
      },
    ]);
  });

  it('gathers what the model said in one go, and the outputs of one round of calls', () => {
    const call = (id: string): unknown => ({ type: 'function_call', call_id: id, name: 'look', arguments: '{"a":1}' });
    const output = (id: string): unknown => ({ type: 'function_call_output', call_id: id, output: `saw ${id}` });
    expect(
      messagesOf([
        { role: 'user', content: 'Look twice.' },
        { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Looking.', annotations: [] }] },
        call('a'),
        call('b'),
        output('a'),
        output('b'),
        { type: 'message', role: 'assistant', content: null },
        { role: 'user', content: 'And?' },
      ]),
    ).toEqual([
      { role: 'user', parts: [text('Look twice.')] },
      {
        role: 'assistant',
        parts: [
          text('Looking.'),
          { type: 'tool_call', id: 'a', name: 'look', arguments: '{"a":1}' },
          { type: 'tool_call', id: 'b', name: 'look', arguments: '{"a":1}' },
        ],
      },
      {
        role: 'user',
        parts: [
          { type: 'tool_result', callId: 'a', parts: [text('saw a')], isError: false },
          { type: 'tool_result', callId: 'b', parts: [text('saw b')], isError: false },
        ],
      },
      { role: 'user', parts: [text('And?')] },
    ]);
  });

  it('has images in the output of a tool', () => {
    const output = [{ type: 'input_image', image_url: 'https://example.com/a.png' }];
    expect(messagesOf([{ type: 'function_call_output', call_id: 'a', output }])).toMatchObject([
      { parts: [{ type: 'tool_result', callId: 'a', parts: [{ type: 'image' }] }] },
    ]);
  });

  it('takes a call without arguments for one with an empty object', () => {
    const call = { type: 'function_call', call_id: 'a', name: 'now', arguments: '' };
    expect(messagesOf([call])).toMatchObject([{ parts: [{ arguments: '{}' }] }]);
  });

  it('carries items that no turn has words for, and names a reference to a stored one', () => {
    const shell = { type: 'local_shell_call_output', id: 'x', output: 'ok' };
    const search = { type: 'web_search_call', id: 'ws_1', status: 'completed', action: { type: 'search' } };
    expect(messagesOf([search, shell, { id: 'msg_1' }])).toEqual([
      { role: 'assistant', parts: [opaque('web_search_call', search)] },
      { role: 'user', parts: [opaque('local_shell_call_output', shell), opaque('item_reference', { id: 'msg_1' })] },
    ]);
  });

  it('brings back state that was sealed, on reasoning and on calls', () => {
    const sealed = { provider: 'P-G', family: 'G-a', data: { signature: 's' } };
    expect(
      messagesOf([
        {
          type: 'reasoning',
          id: 'rs_1',
          summary: [{ type: 'summary_text', text: 'Hm.' }],
          encrypted_content: sealText(sealed),
        },
        { type: 'reasoning', id: 'rs_2', summary: [], encrypted_content: 'elsewhere' },
        { type: 'function_call', call_id: sealCallId('a', sealed), name: 'look', arguments: '{}' },
        { type: 'function_call_output', call_id: sealCallId('a', sealed), output: 'saw' },
      ]),
    ).toMatchObject([
      {
        parts: [
          { type: 'reasoning', text: 'Hm.', sealed },
          { type: 'reasoning', sealed: { provider: null, data: { id: 'rs_2', content: 'elsewhere' } } },
          { type: 'tool_call', id: 'a', sealed },
        ],
      },
      { parts: [{ type: 'tool_result', callId: 'a' }] },
    ]);
  });
});

describe('the tools of a request', () => {
  const toolsOf = (...tools: unknown[]): unknown => decodeRequest({ input: 'x', tools }).turn.tools;

  it('are functions in the flat form, the order of their keys kept', () => {
    const parameters = { type: 'object', properties: { z: {}, a: {} } };
    const [tool] = decodeRequest({
      tools: [{ type: 'function', name: 'f', description: 'd', parameters, strict: true }],
    }).turn.tools;
    expect(tool).toEqual({ type: 'function', name: 'f', description: 'd', schema: parameters, strict: true });
    expect(JSON.stringify(tool)).toContain('"properties":{"z":{},"a":{}}');
  });

  it('keep, for a provider on this wire, what a turn has no place for', () => {
    const tool = { type: 'function', name: 'f', parameters: null, defer_loading: true };
    expect(toolsOf(tool)).toEqual([{ type: 'function', name: 'f', origin: { wire: 'responses', value: tool } }]);
  });

  it.each(['web_search', 'web_search_preview', 'web_search_2025_08_26', 'web_search_preview_2025_03_11'])(
    'search the web: %s',
    (type) => {
      expect(toolsOf({ type, filters: { allowed_domains: ['example.com'] } })).toEqual([
        { type: 'web_search', allowedDomains: ['example.com'] },
      ]);
    },
  );

  it('are remote servers that run without approval; others are reported', () => {
    const server = {
      type: 'mcp',
      server_label: 's',
      server_url: 'https://example.com',
      allowed_tools: { tool_names: ['a'] },
    };
    const { turn } = decodeRequest({ tools: [{ ...server, require_approval: 'never' }, server] });
    expect(turn.tools).toEqual([{ type: 'mcp', label: 's', url: 'https://example.com', allowedTools: ['a'] }]);
    expect(turn.reported).toEqual(['mcp']);
  });

  it('have a name of both where a namespace groups them', () => {
    const tools = [{ type: 'namespace', name: 'crm', description: 'd', tools: [{ type: 'function', name: 'find' }] }];
    const { turn, asked } = decodeRequest({
      input: [{ type: 'function_call', call_id: 'a', namespace: 'crm', name: 'find', arguments: '{}' }],
      tools,
      tool_choice: { type: 'function', name: 'find' },
    });
    expect(turn.tools).toEqual([{ type: 'function', name: 'crm__find' }]);
    expect(turn.messages).toMatchObject([{ parts: [{ name: 'crm__find' }] }]);
    expect(turn.parameters.tool_choice).toEqual({ type: 'tool', name: 'crm__find' });
    expect(asked.namespaces.get('crm__find')).toEqual({ namespace: 'crm', name: 'find' });
  });
});

describe('the parameters of a request', () => {
  it('are canonical in the turn', () => {
    const { turn } = decodeRequest({
      input: 'x',
      max_output_tokens: 100,
      parallel_tool_calls: false,
      tool_choice: 'required',
      reasoning: { effort: 'low', summary: 'auto' },
      text: { verbosity: 'low', format: { type: 'json_schema', name: 'n', schema: { type: 'object' }, strict: true } },
    });
    expect(turn.parameters).toEqual({
      max_tokens: 100,
      parallel_tool_calls: false,
      tool_choice: { type: 'required' },
      reasoning_effort: 'low',
      verbosity: 'low',
      response_format: { type: 'json_schema', name: 'n', schema: { type: 'object' }, strict: true },
    });
    expect(turn.reasoningSummary).toBe('auto');
  });

  it('say nothing where they are null', () => {
    const { turn } = decodeRequest({ input: 'x', temperature: null, reasoning: null, text: null, tools: null });
    expect(turn).toMatchObject({ parameters: {}, tools: [], reported: [] });
  });

  it.each(['conversation', 'prompt', 'context_management'])('are refused: %s', (param) => {
    expect.assertions(1);
    try {
      decodeRequest({ input: 'x', [param]: [{}] });
    } catch (error) {
      expect((error as ProblemError).problem).toMatchObject({ name: 'param_rejected', param });
    }
  });

  it('about conversation state are for the gateway alone', () => {
    expect(decodeRequest({ input: 'x' }).asked).toMatchObject({ store: true, previousResponseId: null });
    expect(
      decodeRequest({ store: false, previous_response_id: 'resp_1', include: ['reasoning.encrypted_content'] }).asked,
    ).toMatchObject({ store: false, previousResponseId: 'resp_1', encryptedReasoning: true });
  });
});

it('refuses an image URL that holds no image', () => {
  const content = [{ type: 'input_image', image_url: 'data:text/plain,hello' }];
  expect(() => messagesOf([{ role: 'user', content }])).toThrow(ProblemError);
});

function opaque(kind: string, value: unknown): unknown {
  return { type: 'opaque', kind, origin: { wire: 'responses', value } };
}
