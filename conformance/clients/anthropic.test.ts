import Anthropic, { APIUserAbortError } from '@anthropic-ai/sdk';
import { betaZodOutputFormat, betaZodTool } from '@anthropic-ai/sdk/helpers/beta/zod';
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Running } from '../cases/running.ts';
import { CountedFetch } from './counted-fetch.ts';
import { serve } from './serve.ts';
import { breaks, endedUpstream, mark, oneOfEachWire, pixel, refusesStructure, tellsOfBreaks } from './wires.ts';

/** `@anthropic-ai/sdk` as its users use it, its tool runner too, against every provider wire. */
let running: Running;
let client: Anthropic;
beforeAll(async () => {
  running = await serve();
  client = new Anthropic({ baseURL: running.url, apiKey: running.key });
});
afterAll(() => running.stop());

const City = z.object({ city: z.string(), degrees: z.number(), kind: z.enum(['sun', 'rain']) });
const Place = z.object({ city: z.string() });
const ran: string[] = [];
const tools = ['get_weather', 'get_time'].map((name) =>
  betaZodTool({
    name,
    description: name,
    inputSchema: Place,
    run: ({ city }) => {
      ran.push(name);
      return `${name} of ${city}`;
    },
  }),
);

function textOf({ content }: { readonly content: readonly { readonly type: string }[] }): string {
  return content.map((block) => ('text' in block ? String(block.text) : '')).join('');
}

describe.each(oneOfEachWire)('messages over %s', (_, model) => {
  const max_tokens = 1000;
  const asking = (content: string): Anthropic.MessageCreateParamsNonStreaming => ({
    model,
    max_tokens,
    messages: [{ role: 'user', content }],
  });

  it('say a text and its usage', async () => {
    const message = await client.messages.create(asking('Hello'));
    expect(message).toMatchObject({ type: 'message', role: 'assistant', stop_reason: 'end_turn', stop_sequence: null });
    expect(textOf(message)).toBe('You said: Hello');
    expect(message.usage).toMatchObject({
      input_tokens: expect.any(Number) as number,
      output_tokens: expect.any(Number) as number,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
    });
  });

  it('stream through the accumulating helper', async () => {
    const stream = client.messages.stream(asking('Hello there'));
    let text = '';
    stream.on('text', (delta) => (text += delta));
    const message = await stream.finalMessage();
    expect(textOf(message)).toBe('You said: Hello there');
    expect(text).toBe('You said: Hello there');
    expect(message.stop_reason).toBe('end_turn');
    expect(message.usage.output_tokens).toBeGreaterThan(0);
  });

  it.each([false, true])('run the tools of the tool runner until the answer, stream: %s', async (stream) => {
    ran.length = 0;
    const messages = [{ role: 'user' as const, content: 'Please call get_weather and get_time with city=Oslo' }];
    const message = stream
      ? await client.beta.messages.toolRunner({ model, max_tokens, messages, tools, stream: true })
      : await client.beta.messages.toolRunner({ model, max_tokens, messages, tools });
    expect(ran.toSorted()).toEqual(['get_time', 'get_weather']);
    expect(message.stop_reason).toBe('end_turn');
    expect(textOf(message)).toContain('get_weather of Oslo');
    expect(textOf(message)).toContain('get_time of Oslo');
  });

  it('parse structured output', async () => {
    const message = await client.messages.parse({
      ...asking('city=Oslo degrees=7 kind=rain'),
      output_config: { format: zodOutputFormat(City) },
    });
    expect(message.parsed_output).toEqual({ city: 'Oslo', degrees: 7, kind: 'rain' });
    const streamed = await client.messages
      .stream({ ...asking('city=Oslo degrees=7 kind=rain'), output_config: { format: zodOutputFormat(City) } })
      .finalMessage();
    expect(streamed.parsed_output).toEqual({ city: 'Oslo', degrees: 7, kind: 'rain' });
    const beta = await client.beta.messages.parse({
      ...asking('city=Oslo degrees=7 kind=rain'),
      output_config: { format: betaZodOutputFormat(City) },
    });
    expect(beta.parsed_output).toEqual({ city: 'Oslo', degrees: 7, kind: 'rain' });
  });

  it('show images', async () => {
    const { mediaType: media_type, base64: data } = pixel;
    const message = await client.messages.create({
      model,
      max_tokens,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'image', source: { type: 'base64', media_type, data } },
            { type: 'text', text: 'What is this?' },
          ],
        },
      ],
    });
    expect(textOf(message)).toContain('an image (image/png');
  });

  it('carry thinking through a tool loop, block by block as it came', async () => {
    const thinking = { type: 'enabled', budget_tokens: 1024 } as const;
    const body = {
      model,
      max_tokens: 4000,
      thinking,
      tools: [
        { name: 'get_weather', input_schema: { type: 'object' as const, properties: { city: { type: 'string' } } } },
      ],
    };
    const question = { role: 'user' as const, content: 'Please call get_weather with city=Oslo' };
    const asked = await client.messages.stream({ ...body, messages: [question] }).finalMessage();
    expect(asked.stop_reason).toBe('tool_use');
    const results = asked.content
      .filter((block) => block.type === 'tool_use')
      .map(({ id }) => ({ type: 'tool_result' as const, tool_use_id: id, content: '7 degrees' }));
    const answered = await client.messages.create({
      ...body,
      messages: [question, { role: 'assistant', content: asked.content }, { role: 'user', content: results }],
    });
    expect(textOf(answered)).toContain('7 degrees');
  });

  it('count the tokens of a request', async () => {
    const { input_tokens } = await client.messages.countTokens({
      model,
      messages: [{ role: 'user', content: 'Hello' }],
    });
    expect(input_tokens).toBeGreaterThan(0);
    const beta = await client.beta.messages.countTokens({ model, messages: [{ role: 'user', content: 'Hello' }] });
    expect(beta.input_tokens).toBe(input_tokens);
  });

  it('end upstream when the caller goes away', async () => {
    const word = mark();
    await running.mocks.script({ match: { marker: word }, stream: { delay: 40 } });
    const stream = client.messages.stream(asking(`say 500 words ${word}`));
    for await (const event of stream) if (event.type === 'content_block_delta') break;
    await endedUpstream(running, word);
  });
});

describe.each(tellsOfBreaks)('a stream over %s that breaks', (_, model) => {
  it.each(['connection', 'body', 'model'] as const)('(%s) is no message', async (part) => {
    const word = mark();
    await running.mocks.script({ match: { marker: word }, times: 9, stream: breaks[part] });
    const messages = [{ role: 'user' as const, content: `say 40 words ${word}` }];
    const stream = client.messages.stream({ model, max_tokens: 1000, messages });
    await expect(stream.finalMessage()).rejects.toThrow(Anthropic.AnthropicError);
  });
});

it('shows the thinking of a model that has some', async () => {
  const { content } = await client.messages.create({
    model: 'a-mid',
    max_tokens: 4000,
    thinking: { type: 'enabled', budget_tokens: 1024 },
    messages: [{ role: 'user', content: 'Think' }],
  });
  expect(content.map(({ type }) => type)).toEqual(['thinking', 'text']);
  expect(content[0]).toMatchObject({
    thinking: expect.stringMatching(/./u) as string,
    signature: expect.stringMatching(/./u) as string,
  });
});

describe('errors', () => {
  const asking = (model: string, content: string): Anthropic.MessageCreateParamsNonStreaming => ({
    model,
    max_tokens: 100,
    messages: [{ role: 'user', content }],
  });

  it('have the class of their status, and the type of the envelope', async () => {
    const stranger = client.withOptions({ apiKey: 'nobody' });
    await expect(stranger.messages.create(asking('a-mid', 'x'))).rejects.toMatchObject({
      constructor: Anthropic.AuthenticationError,
      type: 'authentication_error',
    });
    await expect(client.messages.create(asking('nothing', 'x'))).rejects.toMatchObject({
      constructor: Anthropic.NotFoundError,
      type: 'not_found_error',
    });
    await expect(client.messages.create({ ...asking('a-mid', 'x'), max_tokens: 'many' as never })).rejects.toThrow(
      Anthropic.UnprocessableEntityError,
    );
    await expect(
      client.messages.create({
        ...asking(refusesStructure, 'x'),
        output_config: { format: zodOutputFormat(City) },
      }),
    ).rejects.toMatchObject({ constructor: Anthropic.BadRequestError, type: 'invalid_request_error' });
  });

  it.each(oneOfEachWire)('of %s are repeated where that may help, and not otherwise', async (_, model) => {
    const outcomes = [
      { status: 500, calls: 2, constructor: Anthropic.InternalServerError },
      { status: 429, calls: 2, constructor: Anthropic.RateLimitError },
      { status: 400, calls: 1, constructor: Anthropic.BadRequestError },
    ];
    const answers = outcomes.map(async ({ status, calls, constructor }) => {
      const counted = new CountedFetch();
      const patient = client.withOptions({ maxRetries: 1, fetch: counted.fetch });
      const word = mark();
      await running.mocks.script({ match: { marker: word }, times: 99, answer: { status } });
      await expect(patient.messages.create(asking(model, word))).rejects.toMatchObject({ constructor });
      expect({ status, calls: counted.calls }).toEqual({ status, calls });
    });
    await Promise.all(answers);
  });

  it('of a caller who goes away are those of the SDK itself', async () => {
    const word = mark();
    await running.mocks.script({ match: { marker: word }, wait: 5_000 });
    const stop = new AbortController();
    const asked = client.messages.create(asking('a-mid', word), { signal: stop.signal });
    setTimeout(() => {
      stop.abort();
    }, 100);
    await expect(asked).rejects.toThrow(APIUserAbortError);
  });
});

it('lists models on one page, after which the iteration ends, and reads one', async () => {
  const ids: string[] = [];
  for await (const { id } of client.models.list({ limit: 2 })) ids.push(id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(oneOfEachWire.map(([, alias]) => alias)));
  expect(await client.models.retrieve('a-mid')).toMatchObject({ id: 'a-mid', type: 'model', display_name: 'A mid' });
  await expect(client.models.retrieve('nothing')).rejects.toThrow(Anthropic.NotFoundError);
});
