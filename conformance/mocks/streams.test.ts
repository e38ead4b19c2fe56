import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMocks, type Mocks } from './server.ts';
import type { Manner } from './script.ts';

type Delta = ChatCompletionChunk.Choice.Delta;

let mocks: Mocks;
beforeAll(async () => {
  mocks = await startMocks();
  await mocks.warm('P-R', 'P-A', 'P-K', 'P-G');
});
afterAll(() => mocks.close());
beforeEach(() => {
  mocks.clear();
});

const openai = (kind: string): OpenAI => new OpenAI({ baseURL: mocks.baseUrl(kind), apiKey: 'secret', maxRetries: 0 });
const anthropic = (): Anthropic =>
  new Anthropic({
    baseURL: mocks.baseUrl('P-A').replace(/\/v1$/u, ''),
    apiKey: 'secret',
    // The catalogue's header for this kind; the SDK of its own would say `Authorization`.
    defaultHeaders: { 'x-api-key': 'secret' },
    maxRetries: 0,
  });

const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const names = ['get_weather', 'get_time'];
const question = 'call get_weather and get_time with city=Zürich';
const said = 'You said: hello ☀️ world';

describe('the official SDKs read the streams', () => {
  test('chat', async () => {
    const stream = openai('P-C').chat.completions.stream({
      model: 'm',
      messages: [{ role: 'user', content: question }],
      tools: names.map((name) => ({ type: 'function', function: { name, parameters } })),
      stream_options: { include_usage: true },
    });
    const { choices, usage } = await stream.finalChatCompletion();
    expect(choices[0]).toMatchObject({ finish_reason: 'tool_calls', message: { role: 'assistant' } });
    expect(choices[0]?.message.tool_calls).toMatchObject(
      names.map((name) => ({ function: { name, arguments: '{"city":"Zürich"}' } })),
    );
    expect(usage?.total_tokens).toBeGreaterThan(0);
  });

  test('responses', async () => {
    const stream = openai('P-R').responses.stream({
      model: 'm',
      input: question,
      reasoning: { effort: 'low', summary: 'auto' },
      include: ['reasoning.encrypted_content'],
      tools: names.map((name) => ({ type: 'function', name, parameters, strict: false })),
    });
    const response = await stream.finalResponse();
    expect(response.output.map((item) => item.type)).toEqual(['reasoning', 'function_call', 'function_call']);
    expect(response.output[1]).toMatchObject({ name: 'get_weather', arguments: '{"city":"Zürich"}' });
    expect(response.output[0]).toMatchObject({ encrypted_content: expect.any(String) as string });
  });

  test('messages', async () => {
    const stream = anthropic().messages.stream({
      model: 'm',
      max_tokens: 500,
      thinking: { type: 'adaptive' },
      messages: [{ role: 'user', content: question }],
      tools: names.map((name) => ({ name, input_schema: { ...parameters, type: 'object' as const } })),
    });
    const message = await stream.finalMessage();
    expect(message.stop_reason).toBe('tool_use');
    expect(message.content).toMatchObject([
      { type: 'thinking', signature: expect.any(String) as string },
      { type: 'tool_use', name: 'get_weather', input: { city: 'Zürich' } },
      { type: 'tool_use', name: 'get_time', input: { city: 'Zürich' } },
    ]);
  });

  test('and the whole replies', async () => {
    const chat = await openai('P-K').chat.completions.create({
      model: 'm',
      messages: [{ role: 'user', content: 'hello ☀️ world' }],
    });
    expect(chat.choices[0]?.message.content).toBe(said);
    const response = await openai('P-R').responses.create({ model: 'm', input: 'hello ☀️ world' });
    expect(response.output_text).toBe(said);
    const message = await anthropic().messages.create({
      model: 'm',
      max_tokens: 99,
      messages: [{ role: 'user', content: 'hello ☀️ world' }],
    });
    expect(message.content).toMatchObject([{ text: said }]);
  });

  test('a search with its sources', async () => {
    const response = await openai('P-R').responses.create({
      model: 'm',
      input: 'search for bees',
      tools: [{ type: 'web_search' }],
    });
    expect(response.output.map((item) => item.type)).toEqual(['web_search_call', 'message']);
    const message = await anthropic()
      .messages.stream({
        model: 'm',
        max_tokens: 99,
        messages: [{ role: 'user', content: 'search for bees' }],
        tools: [{ type: 'web_search_20250305', name: 'web_search' }],
      })
      .finalMessage();
    expect(message.content.map((block) => block.type)).toEqual(['server_tool_use', 'web_search_tool_result', 'text']);
    expect(message.content[2]).toMatchObject({ citations: [{ url: 'https://example.com/bees/1' }, {}] });
    expect(message.usage.server_tool_use?.web_search_requests).toBe(1);
  });

  test('a search that calls, and goes on with the arguments of its call', async () => {
    const asked = { role: 'user', content: 'search for bees' };
    const tools = [{ type: 'builtin_function', function: { name: '$web_search' } }];
    /** The body goes as it is: the SDK has no word for a builtin. */
    const deltas = async (...messages: readonly object[]): Promise<readonly Delta[]> => {
      const body = { model: 'm', messages, tools, stream: true } as unknown as ChatCompletionCreateParamsStreaming;
      const told: Delta[] = [];
      for await (const { choices } of await openai('P-K').chat.completions.create(body))
        if (choices[0] !== undefined) told.push(choices[0].delta);
      return told;
    };
    const called = (await deltas(asked)).flatMap((delta) => delta.tool_calls ?? []);
    expect(called[0]).toMatchObject({ type: 'builtin_function', function: { name: '$web_search' } });
    const text = called.map((call) => call.function?.arguments ?? '').join('');
    const { id, type } = called[0] ?? {};
    const call = { id, type, function: { name: '$web_search', arguments: text } };
    const result = { role: 'tool', tool_call_id: id, content: text };
    const answer = await deltas(asked, { role: 'assistant', content: null, tool_calls: [call] }, result);
    expect(answer.map(({ content }) => content ?? '').join('')).toBe('I found 2 pages about bees.');
  });

  test("errors are the SDKs' own errors", async () => {
    mocks.script({ answer: { status: 429, headers: { 'retry-after': '3' } } }, { answer: { status: 529 } });
    await expect(openai('P-R').responses.create({ model: 'm', input: 'x' })).rejects.toThrow(OpenAI.RateLimitError);
    const call = anthropic().messages.create({ model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'x' }] });
    await expect(call).rejects.toMatchObject({ status: 529, error: { error: { type: 'overloaded_error' } } });
    const commanded = openai('P-K').chat.completions.create({
      model: 'm',
      messages: [{ role: 'user', content: 'fail with 503' }],
    });
    await expect(commanded).rejects.toMatchObject({ status: 503 });
  });
});

describe('streams in every manner', () => {
  /** The bytes of a stream and the pieces in which they came; rejects where the connection broke. */
  async function streamed(manner: Manner, text = 'hello ☀️ world'): Promise<{ body: string; pieces: number }> {
    mocks.script({ stream: manner });
    const response = await fetch(`${mocks.baseUrl('P-G')}/models/m:streamGenerateContent?alt=sse`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': 'secret' },
      body: JSON.stringify({ contents: [{ role: 'user', parts: [{ text }] }] }),
    });
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body ?? []) chunks.push(chunk as Uint8Array);
    return { body: Buffer.concat(chunks).toString(), pieces: chunks.length };
  }
  const words = (body: string): string => [...body.matchAll(/"text":"([^"]*)"/gu)].map((match) => match[1]).join('');

  test('cut at every size, inside characters too, the bytes are the same', async () => {
    const { body: whole } = await streamed({});
    expect(words(whole)).toBe(said);
    for (let size = 1; size <= 64; size += 1) {
      const { body, pieces } = await streamed({ chunkBytes: size });
      expect(body).toBe(whole);
      expect(pieces).toBeGreaterThan(Buffer.byteLength(whole) / size / 2);
    }
  });

  test('with a pause between frames, which then come one by one', async () => {
    const { body, pieces } = await streamed({ delay: 20 });
    expect(words(body)).toBe(said);
    expect(pieces).toBe(body.split('\n\n').length - 1);
  });

  test('ended after some frames', async () => {
    expect(words((await streamed({ cutAfter: 2 })).body)).toBe('You said: ');
  });

  test('failed after some frames, in the words of the wire', async () => {
    const { body } = await streamed({ errorAfter: 1 });
    expect(words(body)).toBe('You ');
    expect(body).toMatch(/data: \{"error":\{"code":503,.*\}\}\n\n$/u);
  });

  test('broken off', async () => {
    await expect(streamed({ destroyAfter: 2 })).rejects.toThrow();
    await expect.poll(() => mocks.requests()[0]).toMatchObject({ done: false, aborted: null });
  });

  test('stalled until the caller goes away', async () => {
    mocks.script({ stream: { hangAfter: 3 } });
    const stream = await openai('P-K').chat.completions.create({
      model: 'm',
      stream: true,
      messages: [{ role: 'user', content: 'one two three' }],
    });
    for await (const chunk of stream) if (chunk.choices[0]?.delta.content === 'said: ') break;
    await expect.poll(() => mocks.requests()[0]?.aborted).toEqual(expect.any(Number));
  });

  test('frames given as they stand', async () => {
    expect((await streamed({ frames: [':hi\r\n\r\n', 'data: {"a":1}'] })).body).toBe(':hi\r\n\r\ndata: {"a":1}');
  });

  test('of many megabytes, sent only as fast as they are read', async () => {
    mocks.script({ stream: { megabytes: 200 } });
    const stream = await openai('P-K').chat.completions.create({
      model: 'm',
      stream: true,
      messages: [{ role: 'user', content: 'x' }],
    });
    const chunks = stream[Symbol.asyncIterator]();
    await chunks.next();
    // Long enough to fill every buffer on the way, were nothing holding the sender back.
    await new Promise((resolve) => setTimeout(resolve, 300));
    stream.controller.abort();
    await expect.poll(() => mocks.requests()[0]?.aborted).toEqual(expect.any(Number));
    expect(mocks.requests()[0]?.sent).toBeLessThan(50 * 1024 * 1024);
  });
});

describe('scripts', () => {
  const ask = (kind: string, input: string): Promise<string> =>
    openai(kind)
      .responses.create({ model: 'm', input })
      .then((response) => response.output_text);

  test('are used once, in order, by those they fit', async () => {
    mocks.script(
      { match: { kind: 'P-X' }, answer: { status: 500 } },
      { match: { marker: 'm-17' }, times: 2, answer: { body: { hello: 1 } } },
    );
    expect(await ask('P-R', 'plain')).toBe('You said: plain');
    await expect(ask('P-X', 'plain')).rejects.toMatchObject({ status: 500 });
    expect(await ask('P-X', 'plain')).toBe('You said: plain');
    await ask('P-R', 'm-17');
    await ask('P-R', 'm-17');
    expect(await ask('P-R', 'm-17')).toBe('You said: m-17');
  });

  test('are ordered over HTTP too, and misspelt ones are refused', async () => {
    const order = (script: unknown): Promise<Response> =>
      fetch(`${mocks.url}/__script`, { method: 'POST', body: JSON.stringify(script) });
    expect(
      (await order([{ answer: { status: 418, text: 'teapot', headers: { 'content-type': 'text/plain' } } }])).status,
    ).toBe(200);
    await expect(ask('P-R', 'x')).rejects.toMatchObject({ status: 418 });
    expect((await order({ anwser: {} })).status).toBe(400);
  });

  test('wait, while others are answered', async () => {
    mocks.script({ match: { marker: 'late' }, wait: 100 });
    const order: string[] = [];
    await Promise.all(['late', 'soon'].map((word) => ask('P-R', word).then((text) => order.push(text))));
    expect(order).toEqual(['You said: soon', 'You said: late']);
  });

  test('break the connection', async () => {
    mocks.script({ destroy: true });
    await expect(ask('P-R', 'x')).rejects.toThrow(OpenAI.APIConnectionError);
  });

  test('do not hide a request that the provider would refuse', async () => {
    mocks.script({ answer: { body: {} } });
    await expect(
      ask('P-R', '').then(() => openai('P-R').responses.create({ model: 'm', input: 'x', top_logprobs: 3 })),
    ).rejects.toMatchObject({ status: 400 });
  });
});
