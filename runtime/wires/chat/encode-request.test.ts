import { describe, expect, it } from 'vitest';
import type { Message } from '../../turn/message.ts';
import type { Turn } from '../../turn/turn.ts';
import type { JsonObject, Target } from '../codec.ts';
import { providerTarget } from '../shared/example-targets.ts';
import { encodeRequest } from './encode-request.ts';

const text = (said: string): { type: 'text'; text: string } => ({ type: 'text', text: said });
const target = providerTarget('P-C', 'F-d');
const named = providerTarget('P-K', 'F-k');
const hello: Message = { role: 'user', parts: [text('Hi')] };

function request(turn: Partial<Turn>, to = target): JsonObject {
  return encodeRequest(
    { model: 'f-d', messages: [hello], tools: [], parameters: {}, stream: false, reported: [], ...turn },
    to,
  );
}

it("sends the provider's own model id, and nothing that was not asked for", () => {
  expect(request({})).toEqual({ model: target.model, messages: [{ role: 'user', content: 'Hi' }] });
});

describe('messages', () => {
  it('gives each result of a round a message of its own, and says images of a result right after', () => {
    const image = { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'iVBORw==' } } as const;
    const { messages } = request({
      messages: [
        { role: 'assistant', parts: [{ type: 'tool_call', id: 'c1', name: 'shot', arguments: '{}' }] },
        {
          role: 'user',
          parts: [
            { type: 'tool_result', callId: 'c1', parts: [text('Done'), image], isError: false },
            { type: 'tool_result', callId: 'c2', parts: [], isError: true },
            text('Go on'),
          ],
        },
      ],
    });
    expect(messages).toEqual([
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'c1', type: 'function', function: { name: 'shot', arguments: '{}' } }],
      },
      { role: 'tool', tool_call_id: 'c1', content: 'Done' },
      { role: 'tool', tool_call_id: 'c2', content: '' },
      {
        role: 'user',
        content: [
          { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw==' } },
          { type: 'text', text: 'Go on' },
        ],
      },
    ]);
  });

  it('leaves out what the model thought', () => {
    const { messages } = request({
      messages: [{ role: 'assistant', parts: [{ type: 'reasoning', text: 'Hm' }, text('Yes')] }],
    });
    expect(messages).toEqual([{ role: 'assistant', content: 'Yes' }]);
  });

  it('names the speaker only to providers that have a place for it', () => {
    const turn = { messages: [{ ...hello, name: 'ada' }] };
    expect(request(turn, named).messages).toEqual([{ role: 'user', content: 'Hi', name: 'ada' }]);
    expect(request(turn).messages).toEqual([{ role: 'user', content: 'Hi' }]);
  });

  it('carries on a part that only this wire knows', () => {
    const value = { type: 'hologram', z: 1 };
    const turn = {
      messages: [{ role: 'user', parts: [{ type: 'opaque', kind: 'hologram', origin: { wire: 'chat', value } }] }],
    } as const;
    expect(request(turn).messages).toEqual([{ role: 'user', content: [value] }]);
  });
});

describe('a stream', () => {
  it('asks for its usage, unless the provider tells it always', () => {
    expect(request({ stream: true })).toMatchObject({ stream: true, stream_options: { include_usage: true } });
    expect(request({ stream: true }, named)).not.toHaveProperty('stream_options');
  });
});

describe('tools', () => {
  const tools = [{ type: 'function', name: 'now' } as const];

  it('are sent with the choice among them', () => {
    const parameters = { tool_choice: { type: 'tool', name: 'now' }, parallel_tool_calls: false } as const;
    expect(request({ tools, parameters })).toMatchObject({
      tools: [{ type: 'function', function: { name: 'now' } }],
      tool_choice: { type: 'function', function: { name: 'now' } },
      parallel_tool_calls: false,
    });
  });

  it('are not spoken of where there are none', () => {
    const parameters = { tool_choice: { type: 'auto' }, parallel_tool_calls: true } as const;
    expect(request({ parameters })).toEqual(request({}));
  });

  it("are the provider's own search where it runs that itself", () => {
    expect(request({ tools: [{ type: 'web_search' }] }, named).tools).toEqual([
      { type: 'builtin_function', function: { name: '$web_search' } },
    ]);
    expect(request({ tools: [{ type: 'web_search' }] })).not.toHaveProperty('tools');
  });

  it("are handed back with the type that they were called with, the provider's own or the caller's", () => {
    const parts = ['$web_search', 'now'].map(
      (name) => ({ type: 'tool_call', id: name, name, arguments: '{}' }) as const,
    );
    const typed = (target?: Target) => {
      const { messages } = request({ messages: [{ role: 'assistant', parts }] }, target);
      return (messages as { tool_calls: { type: string }[] }[])[0]?.tool_calls.map(({ type }) => type);
    };
    expect(typed(named)).toEqual(['builtin_function', 'function']);
    expect(typed()).toEqual(['function', 'function']);
  });
});
