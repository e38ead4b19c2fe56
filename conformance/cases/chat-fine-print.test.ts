import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, chat, user, type Asked } from './asking.ts';
import { json, readStream } from './http.ts';
import { toolNames, valueAt } from './mocks.ts';
import { start, type Running } from './running.ts';

/** Chat Completions requests and answers, row by row (seed 000, "Chat Completions request", "… response"). */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

/** One model on each provider kind that an alias routes to. */
const models = ['a-mid', 'r-mid', 'x-a', 'g-a', 'f-d', 'm-s'] as const;

const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const look = { name: 'look', description: 'Looks.', parameters };
const count = { ...look, name: 'count' };
const tool = (definition: object) => ({ type: 'function', function: definition });
const call = { name: 'look', arguments: '{"city":"Oslo"}' };

type More = Readonly<Record<string, unknown>> | ((mark: string) => object);

function asks(model: string, more: More = {}): Promise<Asked> {
  return ask(running, chat, (mark) => ({
    model,
    messages: [user(mark)],
    ...(typeof more === 'function' ? more(mark) : more),
  }));
}

/** The one choice of an answer. */
function choiceOf({ body }: Asked): Record<string, unknown> {
  return valueAt(body, ['choices', '0']) as Record<string, unknown>;
}

/** The chunks of a stream. */
async function chunksOf(body: object): Promise<readonly Record<string, unknown>[]> {
  const { sent, whole } = await readStream(await running.http.post(chat, { stream: true, ...body }));
  expect([whole, sent.at(-1)?.data]).toEqual([true, '[DONE]']);
  return sent.slice(0, -1).map(json);
}

/** The deltas of a stream, and how it said it ended. */
async function deltasOf(body: object) {
  const choices = (await chunksOf(body)).flatMap(({ choices: all }) => all as Record<string, unknown>[]);
  return {
    deltas: choices.map(({ delta }) => delta as Record<string, unknown>),
    finish: choices.find((choice) => 'finish_reason' in choice)?.['finish_reason'],
  };
}

describe('legacy functions', () => {
  const calling = (mark: string) => ({
    functions: [look, count],
    messages: [user(`${mark}: call look and count with city=Oslo`)],
  });

  it.each(models)('become tools for %s; the answer is the first call alone, in the legacy field', async (model) => {
    const asked = await asks(model, calling);
    expect(asked.received && toolNames(asked.received)).toEqual(['look', 'count']);
    expect(choiceOf(asked)).toEqual({
      index: 0,
      message: { role: 'assistant', content: null, refusal: null, function_call: call },
      finish_reason: 'function_call',
    });
  });

  it.each(models)('stream the first call alone from %s, in the legacy field', async (model) => {
    const { deltas, finish } = await deltasOf({ model, ...calling('Please') });
    const pieces = deltas.flatMap(({ function_call: piece }) => (piece === undefined ? [] : [piece as typeof call]));
    expect(pieces[0]?.name).toBe('look');
    expect(pieces.slice(1).some((piece) => 'name' in piece)).toBe(false);
    expect(pieces.map((piece) => piece.arguments).join('')).toBe(call.arguments);
    expect(deltas.some((delta) => 'tool_calls' in delta)).toBe(false);
    expect(finish).toBe('function_call');
  });

  it.each(models)('of a replayed history become calls and results for %s', async (model) => {
    const { received, body } = await asks(model, (mark) => ({
      functions: [look],
      messages: [
        user(mark),
        { role: 'assistant', content: null, function_call: call },
        { role: 'function', name: 'look', content: 'Rain.' },
      ],
    }));
    expect(JSON.stringify(body['choices'])).toContain('look answered');
    const sent = JSON.stringify(received?.body);
    expect(sent).toContain('Oslo');
    expect(sent).not.toMatch(/"function_call":|"role":"function"/u);
  });

  it('function_call is a choice: none, auto, one by name; a word that nobody knows is dropped and named', async () => {
    const choice = async (function_call: unknown) => {
      const { received, dropped } = await asks('r-mid', { functions: [look], function_call });
      return [valueAt(received?.body, ['tool_choice']), dropped];
    };
    expect(await choice('none')).toEqual(['none', undefined]);
    expect(await choice('auto')).toEqual(['auto', undefined]);
    expect(await choice({ name: 'look' })).toEqual([{ type: 'function', name: 'look' }, undefined]);
    expect(await choice('sometimes')).toEqual([undefined, 'tool_choice']);
  });

  it('beside tools make the request modern, and the answer too', async () => {
    const modern = await asks('a-mid', (mark) => ({ ...calling(mark), tools: [tool(look)] }));
    expect(modern.received && toolNames(modern.received)).toEqual(['look']);
    expect(choiceOf(modern)).toMatchObject({
      message: { tool_calls: [{ type: 'function', function: call }] },
      finish_reason: 'tool_calls',
    });
    const choice = await asks('r-mid', { tools: [tool(look)], function_call: 'none' });
    expect(valueAt(choice.received?.body, ['tool_choice'])).toBeUndefined();
  });
});

describe('messages', () => {
  it.each(models)('of a developer are the system prompt of %s', async (model) => {
    const [system, developer] = await Promise.all(
      ['system', 'developer'].map(async (role) => {
        const { received } = await asks(model, (mark) => ({ messages: [{ role, content: 'Be brief.' }, user(mark)] }));
        return JSON.stringify(received?.body).replace(/trap-\d+-here/u, '');
      }),
    );
    expect(developer).toBe(system);
  });

  it('leave the name of their speaker behind, and an internal carrier', async () => {
    for (const model of models) {
      const { received, content } = await asks(model, (mark) => ({
        messages: [
          { role: 'user', name: 'name-of-the-user', content: mark },
          { role: 'assistant', name: 'name-of-it', content: 'Yes.', hosted_tool_calls: [{ id: 'hosted-call' }] },
          user('Go on.'),
        ],
      }));
      expect(content).toBeUndefined();
      expect(JSON.stringify(received?.body)).not.toMatch(/name-of-|hosted-call/u);
    }
  });

  it('of a tool whose call is not there name it to the native wire by their name', async () => {
    const { received } = await asks('g-a', (mark) => ({
      tools: [tool(look)],
      messages: [user(mark), { role: 'tool', tool_call_id: 'call_lost', name: 'look', content: 'Rain.' }],
    }));
    expect(JSON.stringify(received?.body)).toMatch(/"functionResponse":\{[^}]*"name":"look"/u);
  });

  it.each([
    ['input_audio', { type: 'input_audio', input_audio: { data: 'AAAA', format: 'wav' } }, []],
    [
      'file',
      { type: 'file', file: { filename: 'a.pdf', file_data: 'data:application/pdf;base64,JVBERi0=' } },
      ['r-mid', 'x-a'],
    ],
    ['file', { type: 'file', file: { file_id: 'file_1' } }, []],
    ['hologram', { type: 'hologram', depth: 3 }, []],
  ] as const)('with a part %s reach whom they can, and it is named elsewhere', async (kind, part, carrying) => {
    for (const model of models) {
      const { response, content } = await asks(model, (mark) => ({
        messages: [user([{ type: 'text', text: mark }, part])],
      }));
      const named = (carrying as readonly string[]).includes(model) ? undefined : kind;
      expect([model, response.status, content]).toEqual([model, 200, named]);
    }
  });
});

describe('parameters', () => {
  it('that are ignored reach nobody and are named nowhere', async () => {
    const ignored = {
      store: true,
      metadata: { enable_charting: true, svc_completions_session_id: 'session-of-the-caller', other: 'x' },
      user: 'user-of-the-caller',
      safety_identifier: 'safety-of-the-caller',
      service_tier: 'priority',
      prompt_cache_key: 'key-of-the-caller',
      prompt_cache_retention: '24h',
      novelty: { a: 1 },
      n: 1,
      logprobs: false,
    };
    for (const model of models) {
      const { response, dropped, clamped, content, received, body } = await asks(model, ignored);
      expect([model, response.status, dropped, clamped, content]).toEqual([
        model,
        200,
        undefined,
        undefined,
        undefined,
      ]);
      expect(JSON.stringify(received?.body)).not.toMatch(/-of-the-caller|novelty|charting|priority|24h|"n":/u);
      expect(body['service_tier']).toBe('default');
    }
  });

  it('that nobody gets are named unless they ask for nothing', async () => {
    const loud: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
      [{ n: 2 }, 'n'],
      [{ logprobs: true }, 'logprobs'],
      [{ top_logprobs: 5 }, 'top_logprobs'],
      [{ logit_bias: { 50256: -100 } }, 'logit_bias'],
      [{ prediction: { type: 'content', content: 'x' } }, 'prediction'],
      [{ modalities: ['text'] }, 'modalities'],
      [{ modalities: ['text', 'audio'], audio: { voice: 'x', format: 'wav' } }, 'modalities, audio'],
    ];
    for (const [field, name] of loud) {
      const { response, dropped } = await asks('a-mid', field);
      expect([response.status, dropped]).toEqual([200, name]);
    }
    const quiet = {
      n: null,
      logprobs: null,
      top_logprobs: null,
      logit_bias: null,
      prediction: null,
      modalities: null,
      audio: null,
    };
    expect((await asks('a-mid', quiet)).dropped).toBeUndefined();
    expect((await asks('a-mid', { n: 3 })).body['choices']).toHaveLength(1);
  });

  it('stop is a string or several, and is named as stop_sequences where there is no field', async () => {
    for (const stop of ['HALT', ['HALT'], ['never', 'HALT']]) {
      const asked = await asks('a-mid', (mark) => ({ stop, messages: [user(`${mark} one HALT two`)] }));
      expect(valueAt(asked.received?.body, ['stop_sequences'])).toEqual([stop].flat());
      expect(choiceOf(asked)).toMatchObject({ finish_reason: 'stop' });
      expect(JSON.stringify(asked.body)).not.toContain('two');
      for (const model of ['r-mid', 'x-a', 'service_air'])
        expect((await asks(model, { stop })).dropped).toBe('stop_sequences');
    }
  });

  it('stop that is empty says nothing', async () => {
    for (const stop of [[], null]) expect((await asks('r-mid', { stop })).dropped).toBeUndefined();
  });

  it('web_search_options is the search tool; what it says of how to search is named', async () => {
    const plain = await asks('r-mid', { web_search_options: {} });
    expect([plain.response.status, plain.dropped]).toEqual([200, undefined]);
    expect(JSON.stringify(plain.received?.body)).toContain('"web_search"');
    const detailed = await asks('r-mid', {
      web_search_options: {
        search_context_size: 'low',
        user_location: { type: 'approximate', approximate: { country: 'NO' } },
      },
    });
    expect(detailed.dropped).toBe('web_search_options.search_context_size, web_search_options.user_location');
    const beside = await asks('r-mid', { web_search_options: {}, tools: [{ type: 'web_search' }] });
    expect(valueAt(beside.received?.body, ['tools'])).toHaveLength(1);
  });

  it('an MCP tool runs only where it needs no approval', async () => {
    const mcp = { type: 'mcp', server_label: 'notes', server_url: 'https://example.com/mcp' };
    for (const require_approval of [undefined, 'always', { never: { tool_names: ['x'] } }]) {
      const { response, dropped } = await asks('r-mid', { tools: [{ ...mcp, require_approval }] });
      expect([response.status, dropped]).toEqual([200, 'mcp']);
    }
    const { dropped, received } = await asks('r-mid', { tools: [{ ...mcp, require_approval: 'never' }] });
    expect(dropped).toBeUndefined();
    expect(JSON.stringify(received?.body)).toContain(mcp.server_url);
  });

  it('max_tokens is clamped to floor and ceiling, and named by its one name', async () => {
    expect((await asks('r-mid', { max_completion_tokens: 3 })).clamped).toBe('max_tokens=3>16');
    expect((await asks('g-a', { max_tokens: 100_000 })).clamped).toBe('max_tokens=100000>65536');
    expect((await asks('a-mid', { max_tokens: 131_072 })).clamped).toBe('max_tokens=131072>128000');
    expect((await asks('f-d', { max_tokens: 131_072 })).clamped).toBeUndefined();
    expect((await asks('a-mid', { max_completion_tokens: 131_073, max_tokens: 5 })).body).toMatchObject({
      error: { code: 'max_tokens_exceeded' },
    });
  });

  it('strict of a function reaches a wire that has the word', async () => {
    for (const model of ['r-mid', 'a-mid', 'f-d']) {
      const strict = { ...look, strict: true, parameters: { ...parameters, additionalProperties: false } };
      const { response, received } = await asks(model, { tools: [tool(strict)] });
      expect(response.status).toBe(200);
      expect(JSON.stringify(received?.body)).toContain('"strict":true');
    }
  });
});

describe('answers', () => {
  it.each(models)('of %s have every field, and no other', async (model) => {
    const { body } = await asks(model);
    const { system_fingerprint: fingerprint, ...rest } = body;
    expect(['string', 'undefined']).toContain(typeof fingerprint);
    expect(rest).toEqual({
      id: expect.stringMatching(/^chatcmpl-[A-Za-z0-9]+$/u) as string,
      object: 'chat.completion',
      created: expect.any(Number) as number,
      model: expect.any(String) as string,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: expect.any(String) as string, refusal: null },
          finish_reason: 'stop',
        },
      ],
      usage: {
        prompt_tokens: expect.any(Number) as number,
        completion_tokens: expect.any(Number) as number,
        total_tokens: expect.any(Number) as number,
        completion_tokens_details: { reasoning_tokens: expect.any(Number) as number },
      },
      service_tier: 'default',
      service: { failover: false, attempts: 1, requested_model: model, served_model: model },
    });
  });

  it.each(models)('of %s name the model, and take the name back', async (model) => {
    const { body } = await asks(model);
    const again = await asks(String(body['model']));
    expect([again.response.status, again.body['model']]).toEqual([200, body['model']]);
  });

  it.each(models)('of %s without text have content null beside their calls', async (model) => {
    const asked = await asks(model, (mark) => ({
      tools: [tool(look)],
      messages: [user(`${mark}: call look with city=Oslo`)],
    }));
    expect(choiceOf(asked)).toEqual({
      index: 0,
      message: {
        role: 'assistant',
        content: null,
        refusal: null,
        tool_calls: [{ id: expect.any(String) as string, type: 'function', function: call }],
      },
      finish_reason: 'tool_calls',
    });
  });

  it.each(models)(
    'of %s that refuse end with content_filter, but for the native wire, which never says so',
    async (model) => {
      const asked = await asks(model, (mark) => ({ messages: [user(`Please refuse: ${mark}`)] }));
      const { finish } = await deltasOf({ model, messages: [user('Please refuse.')] });
      const expected = model === 'g-a' ? 'stop' : 'content_filter';
      expect([choiceOf(asked)['finish_reason'], finish]).toEqual([expected, expected]);
    },
  );

  it('state a refusal where the provider gives a reason', async () => {
    const asked = await asks('r-mid', (mark) => ({ messages: [user(`Please refuse: ${mark}`)] }));
    expect(choiceOf(asked)).toMatchObject({
      message: { content: null, refusal: expect.stringMatching(/./u) as string },
      finish_reason: 'content_filter',
    });
  });

  it.each(models)('of %s break out reasoning, and a cache where it was touched', async (model) => {
    const { body } = await asks(model, (mark) => ({
      reasoning_effort: 'high',
      messages: [user(`cached 40 ${mark}`)],
    }));
    const usage = body['usage'] as Record<string, number> & { completion_tokens_details: { reasoning_tokens: number } };
    expect(usage['prompt_tokens_details']).toEqual({ cached_tokens: 40, cache_write_tokens: 0 });
    expect(usage['total_tokens']).toBe((usage['prompt_tokens'] ?? 0) + (usage['completion_tokens'] ?? 0));
    expect(usage.completion_tokens_details.reasoning_tokens).toBeLessThanOrEqual(usage['completion_tokens'] ?? 0);
  });
});

describe('streams', () => {
  it.each(models)('of %s hold no key without a value, and one choice each', async (model) => {
    const chunks = await chunksOf({ model, messages: [user('Hi')] });
    for (const chunk of chunks) {
      expect(JSON.stringify(chunk)).not.toContain('null');
      expect(chunk).not.toHaveProperty('usage');
      expect(chunk['choices']).toHaveLength(1);
    }
    expect(chunks.filter((chunk) => JSON.stringify(chunk).includes('finish_reason'))).toHaveLength(1);
  });

  it.each(models)('of %s tell usage where it was asked for, and know no other option', async (model) => {
    const chunks = await chunksOf({
      model,
      messages: [user('Hi')],
      stream_options: { include_usage: true, include_obfuscation: true },
    });
    expect(chunks.filter(({ usage }) => usage !== undefined)).toHaveLength(1);
    expect(chunks.at(-1)).toMatchObject({
      choices: [],
      usage: { completion_tokens_details: { reasoning_tokens: expect.any(Number) as number } },
      service: { failover: false },
    });
    const without = await chunksOf({ model, messages: [user('Hi')], stream_options: { include_usage: false } });
    expect(without.some(({ usage }) => usage !== undefined)).toBe(false);
  });

  it.each(models)('of %s number the calls, and put them together to JSON', async (model) => {
    const { deltas, finish } = await deltasOf({
      model,
      tools: [tool(look), tool(count)],
      messages: [user('call look and count with city=Oslo')],
    });
    const pieces = deltas.flatMap(
      ({ tool_calls: all }) =>
        (all ?? []) as { index: number; id?: string; function: { name?: string; arguments: string } }[],
    );
    const calls = [0, 1].map((index) => {
      const own = pieces.filter((piece) => piece.index === index);
      expect(own.filter(({ id }) => id !== undefined)).toHaveLength(1);
      return { name: own[0]?.function.name, arguments: own.map((piece) => piece.function.arguments).join('') };
    });
    expect(calls).toEqual([call, { ...call, name: 'count' }]);
    expect(finish).toBe('tool_calls');
  });
});
