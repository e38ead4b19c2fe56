import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, chat, messages, responses, user } from './asking.ts';
import { valueAt } from './mocks.ts';
import { start, type Running } from './running.ts';

/** What each format and wire trips over: one case a trap, each against a real request to a mock provider. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

describe('Chat', () => {
  it('reads developer as system', async () => {
    const { received } = await ask(running, chat, (mark) => ({
      model: 'a-mid',
      messages: [{ role: 'developer', content: 'Be brief.' }, user(mark)],
    }));
    expect(JSON.stringify(valueAt(received?.body, ['system']))).toContain('Be brief.');
  });

  it('takes max_completion_tokens before max_tokens, unless it is 0', async () => {
    const limits = [
      [{ max_completion_tokens: 300, max_tokens: 200 }, 300],
      [{ max_completion_tokens: 0, max_tokens: 200 }, 200],
      [{ max_completion_tokens: null, max_tokens: 200 }, 200],
    ] as const;
    for (const [fields, expected] of limits) {
      const { received } = await ask(running, chat, (mark) => ({ model: 'r-mid', messages: [user(mark)], ...fields }));
      expect(valueAt(received?.body, ['max_output_tokens'])).toBe(expected);
    }
  });

  it('reports n, logprobs and their like, unless they say nothing; other fields are ignored in silence', async () => {
    const asks = (fields: object) =>
      ask(running, chat, (mark) => ({ model: 'r-mid', messages: [user(mark)], ...fields }));
    const loud = await asks({
      n: 2,
      logprobs: true,
      top_logprobs: 2,
      logit_bias: {},
      prediction: {},
      modalities: ['text'],
    });
    expect(loud.dropped).toBe('n, logprobs, top_logprobs, logit_bias, prediction, modalities');
    const quiet = await asks({ n: 1, logprobs: false, user: 'u', store: true, novelty: 1, temperature: null });
    expect([quiet.dropped, quiet.clamped, quiet.content]).toEqual([undefined, undefined, undefined]);
  });

  it('refuses max_tokens above 131,072 before any provider is called', async () => {
    const { response, body, received } = await ask(running, chat, (mark) => ({
      model: 'a-mid',
      messages: [user(mark)],
      max_tokens: 131_073,
    }));
    expect(response.status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'max_tokens_exceeded' } });
    expect(received).toBeUndefined();
  });

  it('answers legacy functions in the legacy way', async () => {
    const { body } = await ask(running, chat, (mark) => ({
      model: 'a-mid',
      messages: [user(`${mark}: call look`)],
      functions: [{ name: 'look', parameters: { type: 'object', properties: {} } }],
    }));
    expect(body).toMatchObject({
      choices: [
        {
          finish_reason: 'function_call',
          message: { content: null, function_call: { name: 'look', arguments: '{}' } },
        },
      ],
    });
  });

  it('refuses a data URL that is no image, and a role that there is not, with a detail', async () => {
    const image = await ask(running, chat, (mark) => ({
      model: 'a-mid',
      messages: [
        user([
          { type: 'text', text: mark },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,%%%' } },
        ]),
      ],
    }));
    expect([image.response.status, Object.keys(image.body)]).toEqual([400, ['detail']]);
    const role = await ask(running, chat, () => ({ model: 'a-mid', messages: [{ role: 'nobody', content: 'x' }] }));
    expect([role.response.status, Object.keys(role.body)]).toEqual([422, ['detail']]);
  });

  it('hands file parts to responses-wire models only', async () => {
    const file = { type: 'file', file: { filename: 'a.pdf', file_data: 'data:application/pdf;base64,JVBERi0=' } };
    const asks = (model: string) =>
      ask(running, chat, (mark) => ({ model, messages: [user([{ type: 'text', text: mark }, file])] }));
    expect((await asks('r-mid')).content).toBeUndefined();
    expect((await asks('a-mid')).content).toBe('file');
  });
});

describe('Messages', () => {
  it('hands blocks to a messages-wire target as they came: markers, unknown blocks, key order', async () => {
    const blocks = (mark: string) => [
      { cache_control: { type: 'ephemeral' }, text: mark, type: 'text' },
      { type: 'search_result', source: 'https://example.com', title: 'A', content: [{ type: 'text', text: 'B' }] },
    ];
    const of = (model: string) => (mark: string) => ({ model, max_tokens: 500, messages: [user(blocks(mark))] });
    const own = await ask(running, messages, of('a-mid'));
    expect(own.response.status).toBe(200);
    expect(own.content).toBeUndefined();
    const [first] = valueAt(own.received?.body, ['messages', '0', 'content']) as object[];
    expect(Object.keys(first ?? {})).toEqual(['cache_control', 'text', 'type']);
    const foreign = await ask(running, messages, of('r-mid'));
    expect(foreign.response.status).toBe(200);
    expect(foreign.content).toBe('cache_control, search_result');
    const alike = await ask(running, messages, of('f-d'));
    expect(alike.response.status).toBe(200);
    expect(alike.content).toBe('cache_control, search_result');
  });

  it('drops server tools that it knows no place for, and names them', async () => {
    const tools = [
      { type: 'bash_20250124', name: 'bash' },
      { type: 'computer_20250124', name: 'computer', display_width_px: 1, display_height_px: 1 },
    ];
    const { response, dropped } = await ask(running, messages, (mark) => ({
      model: 'a-mid',
      max_tokens: 500,
      tools,
      messages: [user(mark)],
    }));
    expect(response.status).toBe(200);
    expect(dropped).toBe('bash, computer');
  });

  it('reads disable_parallel_tool_use, and names it where the transport has no place for it', async () => {
    const of = (model: string) => (mark: string) => ({
      model,
      max_tokens: 500,
      messages: [user(mark)],
      tools: [{ name: 'look', input_schema: { type: 'object' } }],
      tool_choice: { type: 'auto', disable_parallel_tool_use: true },
    });
    const responsesWire = await ask(running, messages, of('r-mid'));
    expect(valueAt(responsesWire.received?.body, ['parallel_tool_calls'])).toBe(false);
    const native = await ask(running, messages, of('g-a'));
    expect(native.dropped).toBe('parallel_tool_calls');
  });

  it('reads a system role among the messages, and refuses a thread', async () => {
    const system = await ask(running, messages, (mark) => ({
      model: 'r-mid',
      max_tokens: 500,
      messages: [user(mark), { role: 'system', content: 'Be brief.' }, user('Go on.')],
    }));
    expect(system.response.status).toBe(200);
    expect(JSON.stringify(system.received?.body)).toContain('Be brief.');
    const thread = await ask(running, messages, (mark) => ({
      model: 'a-mid',
      max_tokens: 1,
      messages: [user(mark)],
      thread: { id: 'x' },
    }));
    expect(thread.response.status).toBe(400);
    expect(thread.body).toMatchObject({
      error: { details: { error_code: 'thread_unsupported_request', unsupported: ['thread'] } },
    });
  });

  it('hands thinking back to the family that thought it, and to no other', async () => {
    const thought = await ask(running, messages, (mark) => ({
      model: 'a-mid',
      max_tokens: 2_000,
      thinking: { type: 'enabled', budget_tokens: 1_024 },
      messages: [user(`Think, then call look: ${mark}`)],
      tools: [{ name: 'look', input_schema: { type: 'object' } }],
    }));
    const content = thought.body['content'] as { type: string; id?: string }[];
    expect(content.map(({ type }) => type)).toEqual(['thinking', 'tool_use']);
    const next = (model: string) => (mark: string) => ({
      model,
      max_tokens: 500,
      tools: [{ name: 'look', input_schema: { type: 'object' } }],
      messages: [
        user('Think.'),
        { role: 'assistant', content },
        user([{ type: 'tool_result', tool_use_id: content[1]?.id, content: mark }]),
      ],
    });
    const same = await ask(running, messages, next('a-mid'));
    expect([same.response.status, same.content]).toEqual([200, undefined]);
    expect(JSON.stringify(same.received?.body)).toContain('"thinking"');
    for (const model of ['a-top', 'r-mid', 'g-a', 'f-d']) {
      const other = await ask(running, messages, next(model));
      expect([model, other.response.status, other.content]).toEqual([model, 200, 'thinking']);
    }
  });
});

describe('Responses', () => {
  it.each(['conversation', 'prompt', 'context_management'])('refuses %s', async (field) => {
    const { response, body } = await ask(running, responses, (mark) => ({ model: 'r-mid', input: mark, [field]: {} }));
    expect(response.status).toBe(400);
    expect(body).toMatchObject({ error: { param: field } });
  });

  it('goes on from a stored response on any kind of provider', async () => {
    for (const model of ['r-mid', 'a-mid', 'g-a', 'f-d', 'm-s', 'x-a']) {
      const first = await ask(running, responses, (mark) => ({ model, input: `First ${mark}` }));
      const second = await ask(running, responses, (mark) => ({
        model,
        input: `Second ${mark}`,
        previous_response_id: first.body['id'],
      }));
      expect([model, second.response.status]).toEqual([model, 200]);
      expect(JSON.stringify(second.received?.body)).toMatch(/First trap.*You said: First trap.*Second trap/);
    }
  });

  it('drops input files, and names them', async () => {
    const file = { type: 'input_file', filename: 'a.pdf', file_data: 'data:application/pdf;base64,JVBERi0=' };
    const { content } = await ask(running, responses, (mark) => ({
      model: 'r-mid',
      input: [user([{ type: 'input_text', text: mark }, file])],
    }));
    expect(content).toBe('input_file');
  });
});

describe('the native wire', () => {
  it.each([
    ['chat', chat],
    ['responses', responses],
    ['messages', messages],
  ])('gets the signature of a call back through a %s caller', async (format, path) => {
    const schema = { type: 'object', properties: {} };
    const tools = {
      chat: [{ type: 'function', function: { name: 'look', parameters: schema } }],
      responses: [{ type: 'function', name: 'look', parameters: schema }],
      messages: [{ name: 'look', input_schema: schema }],
    }[format];
    const said = (mark: string) => user(`${mark}: call look`);
    const request = (turns: readonly object[]) =>
      format === 'responses'
        ? { model: 'g-a', tools, input: turns }
        : { model: 'g-a', tools, messages: turns, max_tokens: 500 };
    const first = await ask(running, path, (mark) => request([said(mark)]));
    const second = await ask(running, path, (mark) => request([said('First'), ...repliedTo(format, first.body, mark)]));
    expect(second.response.status).toBe(200);
    const parts = JSON.stringify(second.received?.body);
    expect(parts).toContain('thoughtSignature');
    expect(parts).not.toContain('skip_thought_signature_validator');
  });

  /** The answer handed back as history, and the result of its call. */
  function repliedTo(format: string, body: Readonly<Record<string, unknown>>, result: string): readonly object[] {
    switch (format) {
      case 'chat': {
        const message = valueAt(body, ['choices', '0', 'message']) as { tool_calls: { id: string }[] };
        return [message, { role: 'tool', tool_call_id: message.tool_calls[0]?.id, content: result }];
      }
      case 'responses': {
        const output = body['output'] as { type: string; call_id?: string }[];
        const call = output.find(({ type }) => type === 'function_call');
        return [...output, { type: 'function_call_output', call_id: call?.call_id, output: result }];
      }
      default: {
        const content = body['content'] as { type: string; id?: string }[];
        const call = content.find(({ type }) => type === 'tool_use');
        return [
          { role: 'assistant', content },
          user([{ type: 'tool_result', tool_use_id: call?.id, content: result }]),
        ];
      }
    }
  }
});
