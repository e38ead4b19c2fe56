import { describe, expect, it } from 'vitest';
import type { Message, Sealed } from '../../turn/message.ts';
import type { Turn } from '../../turn/turn.ts';
import { aliasTarget } from '../shared/example-targets.ts';
import { decodeRequest } from './decode-request.ts';
import { encodeRequest } from './encode-request.ts';

const target = aliasTarget('r-mid');
const hello: Message = { role: 'user', parts: [{ type: 'text', text: 'Hello.' }] };

function encoded(turn: Partial<Turn>) {
  const whole = { model: 'r-mid', messages: [hello], tools: [], parameters: {}, stream: false, reported: [], ...turn };
  return encodeRequest(whole, target);
}

describe('a request to a provider that keeps nothing', () => {
  it('says so, and asks for the state of its reasoning', () => {
    expect(encoded({})).toEqual({
      model: target.model,
      input: [{ role: 'user', content: 'Hello.' }],
      store: false,
      include: ['reasoning.encrypted_content'],
    });
  });

  it('has the leading system messages as instructions, later ones in their place', () => {
    const system = (text: string): Message => ({ role: 'system', parts: [{ type: 'text', text }] });
    expect(encoded({ messages: [system('a'), system('b'), hello, system('c')] })).toMatchObject({
      instructions: 'a\n\nb',
      input: [
        { role: 'user', content: 'Hello.' },
        { role: 'system', content: 'c' },
      ],
    });
    expect(encoded({ messages: [system('a')] }).input).toEqual([{ role: 'system', content: 'a' }]);
  });

  it('is rebuilt without the ids of an earlier answer', () => {
    const { turn } = decodeRequest({
      input: [
        {
          type: 'message',
          id: 'msg_1',
          status: 'completed',
          role: 'assistant',
          content: [{ type: 'output_text', text: 'Hi.' }],
        },
        { type: 'function_call', id: 'fc_1', status: 'completed', call_id: 'call_1', name: 'f', arguments: '{"a": 1}' },
        { type: 'function_call_output', id: 'x', call_id: 'call_1', output: 'ok' },
      ],
    });
    expect(encoded({ messages: turn.messages }).input).toEqual([
      { role: 'assistant', content: 'Hi.' },
      { type: 'function_call', call_id: 'call_1', name: 'f', arguments: '{"a": 1}' },
      { type: 'function_call_output', call_id: 'call_1', output: 'ok' },
    ]);
  });

  it('has the images of a tool result as parts', () => {
    const image = { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'AAAA' } } as const;
    const result = {
      type: 'tool_result',
      callId: 'a',
      parts: [{ type: 'text', text: 'See.' }, image],
      isError: false,
    } as const;
    expect(encoded({ messages: [{ role: 'user', parts: [result] }] }).input).toEqual([
      {
        type: 'function_call_output',
        call_id: 'a',
        output: [
          { type: 'input_text', text: 'See.' },
          { type: 'input_image', image_url: 'data:image/png;base64,AAAA', detail: 'auto' },
        ],
      },
    ]);
  });

  it('always says whether a tool is strict, since absent would mean that it is', () => {
    const tools = encoded({
      tools: [
        { type: 'function', name: 'now' },
        { type: 'function', name: 'f', strict: true },
      ],
    }).tools;
    expect(tools).toEqual([
      { type: 'function', name: 'now', parameters: { type: 'object', properties: {} }, strict: false },
      { type: 'function', name: 'f', parameters: { type: 'object', properties: {} }, strict: true },
    ]);
  });

  it('asks for the sources of a search', () => {
    expect(encoded({ tools: [{ type: 'web_search' }] })).toMatchObject({
      tools: [{ type: 'web_search' }],
      include: ['reasoning.encrypted_content', 'web_search_call.action.sources'],
    });
  });

  it('leaves a server out of which some tools must not run', () => {
    const server = { type: 'mcp', label: 's', url: 'https://example.com', blockedTools: ['drop'] } as const;
    expect(encoded({ tools: [server] }).tools).toBeUndefined();
  });

  it('puts back what a caller of the same wire wrote', () => {
    const tool = { type: 'function', name: 'f', parameters: null, strict: null, defer_loading: true };
    const part = { type: 'input_text', text: 'a', prompt_cache_breakpoint: { mode: 'explicit' } };
    const body = { input: [{ role: 'user', content: [part] }], tools: [tool] };
    expect(encoded(decodeRequest(body).turn)).toMatchObject(body);
  });

  it('has the parameters in their places', () => {
    const parameters = {
      max_tokens: 16,
      verbosity: 'low',
      reasoning_effort: 'high',
      response_format: { type: 'json_object' },
    } as const;
    expect(encoded({ parameters, reasoningSummary: 'auto', stream: true })).toMatchObject({
      max_output_tokens: 16,
      text: { verbosity: 'low', format: { type: 'json_object' } },
      reasoning: { effort: 'high', summary: 'auto' },
      stream: true,
    });
  });
});

describe('the state of reasoning', () => {
  const reasoning = (sealed: Sealed): Message => ({
    role: 'assistant',
    parts: [{ type: 'reasoning', text: 'Hm.', sealed }],
  });
  const data = { id: 'rs_1', content: 'secret' };

  it('goes back under its own id to the kind and family that it is of', () => {
    const own = { provider: target.providerName, family: target.groupName, data };
    expect(encoded({ messages: [reasoning(own)] }).input).toEqual([
      { type: 'reasoning', id: 'rs_1', summary: [{ type: 'summary_text', text: 'Hm.' }], encrypted_content: 'secret' },
    ]);
  });

  it.each([
    { provider: 'P-X', family: 'X-a', data },
    { provider: 'P-R', family: 'R-high', data },
    { provider: 'P-A', family: 'A-mid', data: 'signature' },
    { provider: null, family: null, data: 'signature' },
  ])('never goes to another: $provider $family', (sealed) => {
    expect(encoded({ messages: [hello, reasoning(sealed)] }).input).toEqual([{ role: 'user', content: 'Hello.' }]);
  });
});
