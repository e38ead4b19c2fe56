import OpenAI, { APIUserAbortError } from 'openai';
import { ResponsesToolRunner } from 'openai/helpers/responses-tool-runner';
import { zodFunction, zodResponseFormat, zodTextFormat } from 'openai/helpers/zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startOther } from '../cases/other-gateway.ts';
import type { Running } from '../cases/running.ts';
import { CountedFetch } from './counted-fetch.ts';
import { serve } from './serve.ts';
import { breaks, endedUpstream, mark, oneOfEachWire, pixel, refusesStructure, tellsOfBreaks } from './wires.ts';

/** The `openai` package as its users use it: both its formats, against every provider wire. */
let running: Running;
let client: OpenAI;
beforeAll(async () => {
  running = await serve();
  client = new OpenAI({ baseURL: `${running.url}/v1`, apiKey: running.key });
});
afterAll(() => running.stop());

const City = z.object({ city: z.string(), degrees: z.number(), kind: z.enum(['sun', 'rain']) });
const Place = z.object({ city: z.string() });
const image = `data:${pixel.mediaType};base64,${pixel.base64}`;
const weather = ({ city }: z.infer<typeof Place>): string => `7 degrees in ${city}`;
const time = ({ city }: z.infer<typeof Place>): string => `noon in ${city}`;

describe.each(oneOfEachWire)('chat completions over %s', (_, model) => {
  const user = (content: string): OpenAI.ChatCompletionMessageParam => ({ role: 'user', content });

  it('say a text and its usage', async () => {
    const { choices, usage, object } = await client.chat.completions.create({ model, messages: [user('Hello')] });
    expect(object).toBe('chat.completion');
    expect(choices[0]).toMatchObject({ message: { role: 'assistant', content: 'You said: Hello' } });
    expect(choices[0]?.finish_reason).toBe('stop');
    expect(usage?.total_tokens).toBe((usage?.prompt_tokens ?? 0) + (usage?.completion_tokens ?? 0));
  });

  it('stream through the accumulating helper', async () => {
    const stream = client.chat.completions.stream({
      model,
      messages: [user('Hello there')],
      stream_options: { include_usage: true },
    });
    let text = '';
    stream.on('content', (delta) => (text += delta));
    expect(await stream.finalContent()).toBe('You said: Hello there');
    expect(text).toBe('You said: Hello there');
    expect((await stream.totalUsage()).completion_tokens).toBeGreaterThan(0);
  });

  it.each([false, true])('run tools until the model has its answer, stream: %s', async (stream) => {
    const body = {
      model,
      messages: [user('Please call get_weather and get_time with city=Oslo')],
      tools: [
        zodFunction({ name: 'get_weather', parameters: Place, function: weather }),
        zodFunction({ name: 'get_time', parameters: Place, function: time }),
      ],
    };
    const runner = stream
      ? client.chat.completions.runTools({ ...body, stream: true })
      : client.chat.completions.runTools(body);
    const said = await runner.finalContent();
    expect(said).toContain('7 degrees in Oslo');
    expect(said).toContain('noon in Oslo');
    expect(runner.allChatCompletions()).toHaveLength(2);
  });

  it('parse structured output', async () => {
    const asked = { model, messages: [user('city=Oslo degrees=7 kind=rain')] };
    const response_format = zodResponseFormat(City, 'city');
    const whole = await client.chat.completions.parse({ ...asked, response_format });
    expect(whole.choices[0]?.message.parsed).toEqual({ city: 'Oslo', degrees: 7, kind: 'rain' });
    const streamed = await client.chat.completions.stream({ ...asked, response_format }).finalChatCompletion();
    expect(streamed.choices[0]?.message.parsed).toEqual({ city: 'Oslo', degrees: 7, kind: 'rain' });
  });

  it('show images', async () => {
    const { choices } = await client.chat.completions.create({
      model,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What is this?' },
            { type: 'image_url', image_url: { url: image } },
          ],
        },
      ],
    });
    expect(choices[0]?.message.content).toContain('an image (image/png');
  });

  it('count the tokens of reasoning', async () => {
    const { usage } = await client.chat.completions.create({
      model,
      messages: [user('Think about it')],
      reasoning_effort: 'low',
    });
    expect(usage?.completion_tokens_details?.reasoning_tokens).toEqual(expect.any(Number));
  });

  it('end upstream when the caller goes away', async () => {
    const word = mark();
    await running.mocks.script({ match: { marker: word }, stream: { delay: 40 } });
    const stream = await client.chat.completions.create({
      model,
      messages: [user(`say 500 words ${word}`)],
      stream: true,
    });
    for await (const chunk of stream) if (chunk.choices.length > 0) break;
    await endedUpstream(running, word);
  });
});

describe.each(oneOfEachWire)('responses over %s', (_, model) => {
  it('say a text and its usage', async () => {
    const response = await client.responses.create({ model, input: 'Hello' });
    expect(response.output_text).toBe('You said: Hello');
    expect(response.status).toBe('completed');
    const { input_tokens = 0, output_tokens = 0, total_tokens } = response.usage ?? {};
    expect(total_tokens).toBe(input_tokens + output_tokens);
  });

  it('stream through the accumulating helper', async () => {
    const stream = client.responses.stream({ model, input: 'Hello there' });
    let text = '';
    stream.on('response.output_text.delta', ({ delta }) => (text += delta));
    const final = await stream.finalResponse();
    expect(final.output_text).toBe('You said: Hello there');
    expect(text).toBe('You said: Hello there');
  });

  it('run a tool loop on stored turns', async () => {
    const tools: OpenAI.Responses.Tool[] = ['get_weather', 'get_time'].map((name) => ({
      type: 'function',
      name,
      strict: true,
      parameters: {
        type: 'object',
        properties: { city: { type: 'string' } },
        required: ['city'],
        additionalProperties: false,
      },
    }));
    const asked = await client.responses.create({
      model,
      input: 'Please call get_weather and get_time with city=Oslo',
      tools,
    });
    const calls = asked.output.filter((item) => item.type === 'function_call');
    expect(calls.map(({ name }) => name)).toEqual(['get_weather', 'get_time']);
    const input = calls.map(({ call_id, name, arguments: text }): OpenAI.Responses.ResponseInputItem => {
      const place = Place.parse(JSON.parse(text));
      return { type: 'function_call_output', call_id, output: name === 'get_weather' ? weather(place) : time(place) };
    });
    const answered = await client.responses.create({ model, previous_response_id: asked.id, input, tools });
    expect(answered.output_text).toContain('7 degrees in Oslo');
    expect(answered.output_text).toContain('noon in Oslo');
  });

  it('run the functions of the tool runner until the answer', async () => {
    const parameters = z.toJSONSchema(Place);
    const get_weather = {
      tool: { type: 'function' as const, name: 'get_weather', strict: false, parameters },
      execute: (args: unknown) => weather(Place.parse(args)),
    };
    const runner = new ResponsesToolRunner({ functions: [get_weather] });
    const asked = { model, input: 'Please call get_weather with city=Oslo' };
    expect((await runner.run(client, asked)).output_text).toContain('7 degrees in Oslo');
    expect((await runner.run(client, asked, { stream: true })).output_text).toContain('7 degrees in Oslo');
  });

  it('run a tool loop on items sent back as they came, reasoning with them', async () => {
    const tools: OpenAI.Responses.Tool[] = [
      { type: 'function', name: 'get_weather', strict: false, parameters: z.toJSONSchema(Place) },
    ];
    const ask = (input: OpenAI.Responses.ResponseInput): Promise<OpenAI.Responses.Response> =>
      client.responses
        .stream({
          model,
          input,
          tools,
          store: false,
          reasoning: { effort: 'low', summary: 'auto' },
          include: ['reasoning.encrypted_content'],
        })
        .finalResponse();
    const question = { role: 'user' as const, content: 'Please call get_weather with city=Oslo' };
    const asked = await ask([question]);
    const results = asked.output
      .filter((item) => item.type === 'function_call')
      .map(({ call_id }) => ({ type: 'function_call_output' as const, call_id, output: '7 degrees' }));
    expect(results).toHaveLength(1);
    const answered = await ask([question, ...asked.output, ...results] as OpenAI.Responses.ResponseInput);
    expect(answered.output_text).toContain('7 degrees');
  });

  it('parse structured output', async () => {
    const asked = { model, input: 'city=Oslo degrees=7 kind=rain', text: { format: zodTextFormat(City, 'city') } };
    expect((await client.responses.parse(asked)).output_parsed).toEqual({ city: 'Oslo', degrees: 7, kind: 'rain' });
    const streamed = await client.responses.stream(asked).finalResponse();
    expect(streamed.output_parsed).toEqual({ city: 'Oslo', degrees: 7, kind: 'rain' });
  });

  it('show images', async () => {
    const { output_text } = await client.responses.create({
      model,
      input: [
        {
          role: 'user',
          content: [
            { type: 'input_text', text: 'What is this?' },
            { type: 'input_image', image_url: image, detail: 'auto' },
          ],
        },
      ],
    });
    expect(output_text).toContain('an image (image/png');
  });

  it('end upstream when the caller goes away', async () => {
    const word = mark();
    await running.mocks.script({ match: { marker: word }, stream: { delay: 40 } });
    const stream = await client.responses.create({ model, input: `say 500 words ${word}`, stream: true });
    for await (const event of stream) if (event.type === 'response.output_text.delta') break;
    await endedUpstream(running, word);
  });
});

describe.each(tellsOfBreaks)('a stream over %s that breaks', (_, model) => {
  const broken = async (manner: (typeof breaks)[keyof typeof breaks]): Promise<string> => {
    const word = mark();
    await running.mocks.script({ match: { marker: word }, times: 9, stream: manner });
    return `say 40 words ${word}`;
  };

  it.each(['connection', 'body', 'model'] as const)('(%s) is no completion of the chat format', async (part) => {
    const messages = [{ role: 'user' as const, content: await broken(breaks[part]) }];
    await expect(client.chat.completions.stream({ model, messages }).finalContent()).rejects.toThrow(
      OpenAI.OpenAIError,
    );
  });

  it.each(['connection', 'body'] as const)('(%s) is no response', async (part) => {
    const stream = client.responses.stream({ model, input: await broken(breaks[part]) });
    await expect(stream.finalResponse()).rejects.toThrow(OpenAI.OpenAIError);
  });

  it('(model) is a failed response, in the words of the provider', async () => {
    const response = await client.responses.stream({ model, input: await broken(breaks.model) }).finalResponse();
    expect(response).toMatchObject({ status: 'failed', error: { message: 'the model failed' } });
  });
});

describe('errors', () => {
  const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: 'Hello' }];

  it('have the class of their status', async () => {
    const stranger = client.withOptions({ apiKey: 'nobody' });
    await expect(stranger.chat.completions.create({ model: 'r-mid', messages })).rejects.toThrow(
      OpenAI.AuthenticationError,
    );
    await expect(client.chat.completions.create({ model: 'nothing', messages })).rejects.toMatchObject({
      constructor: OpenAI.NotFoundError,
      code: 'model_not_found',
      param: 'model',
      type: 'invalid_request_error',
    });
    await expect(client.responses.create({ model: 'r-mid', input: '', temperature: 'hot' as never })).rejects.toThrow(
      OpenAI.UnprocessableEntityError,
    );
    await expect(
      client.chat.completions.create({
        model: refusesStructure,
        messages,
        response_format: zodResponseFormat(City, 'city'),
      }),
    ).rejects.toMatchObject({ constructor: OpenAI.BadRequestError, code: 'param_not_supported' });
  });

  it.each(oneOfEachWire)('of %s are repeated where that may help, and not otherwise', async (_, model) => {
    const outcomes = [
      { status: 500, calls: 2, constructor: OpenAI.InternalServerError },
      { status: 429, calls: 2, constructor: OpenAI.RateLimitError },
      { status: 400, calls: 1, constructor: OpenAI.BadRequestError },
    ];
    const answers = outcomes.map(async ({ status, calls, constructor }) => {
      const counted = new CountedFetch();
      const patient = client.withOptions({ maxRetries: 1, fetch: counted.fetch });
      const word = mark();
      await running.mocks.script({ match: { marker: word }, times: 99, answer: { status } });
      await expect(
        patient.chat.completions.create({ model, messages: [{ role: 'user', content: word }] }),
      ).rejects.toMatchObject({ constructor });
      expect({ status, calls: counted.calls }).toEqual({ status, calls });
    });
    await Promise.all(answers);
  });

  it('that no repeat can help are not repeated', async () => {
    const hasty = await startOther(running, { limits: { request_deadline: 200 } });
    const counted = new CountedFetch();
    const patient = client.withOptions({ baseURL: `${hasty.url}/v1`, maxRetries: 2, fetch: counted.fetch });
    const word = mark();
    await running.mocks.script({ match: { marker: word }, times: 9, wait: 5_000 });
    await expect(patient.responses.create({ model: 'r-mid', input: word })).rejects.toMatchObject({
      constructor: OpenAI.InternalServerError,
      status: 503,
      code: 'assembly_timeout',
    });
    expect(counted.calls).toBe(1);
    await hasty.stop();
  });

  it('of a caller who goes away are those of the SDK itself', async () => {
    const word = mark();
    await running.mocks.script({ match: { marker: word }, wait: 5_000 });
    const stop = new AbortController();
    const asked = client.responses.create({ model: 'r-mid', input: word }, { signal: stop.signal });
    setTimeout(() => {
      stop.abort();
    }, 100);
    await expect(asked).rejects.toThrow(APIUserAbortError);
  });
});

describe('embeddings', () => {
  it('come as numbers, though the SDK asks for base64', async () => {
    const { data, usage } = await client.embeddings.create({ model: 'embed-small', input: ['one', 'two'] });
    expect(data.map(({ embedding }) => embedding.length)).toEqual([1536, 1536]);
    expect(Object.keys(usage).sort()).toEqual(['prompt_tokens', 'total_tokens']);
    const asked = { model: 'embed-small', input: 'one', dimensions: 256 };
    const [decoded] = (await client.embeddings.create(asked)).data;
    const [numbers] = (await client.embeddings.create({ ...asked, encoding_format: 'float' })).data;
    expect(numbers?.embedding).toHaveLength(256);
    expect(decoded?.embedding).toEqual(numbers?.embedding);
  });
});

describe('models', () => {
  it('are listed on one page, after which the iteration ends, and read one by one', async () => {
    const ids: string[] = [];
    for await (const { id } of client.models.list()) ids.push(id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(oneOfEachWire.map(([, alias]) => alias)));
    expect(await client.models.retrieve('a-mid')).toMatchObject({ id: 'a-mid', object: 'model', owned_by: 'P-A' });
    await expect(client.models.retrieve('nothing')).rejects.toThrow(OpenAI.NotFoundError);
  });
});

it('has decisions of its own at the path of ours: what it asks there is refused as no question of ours', async () => {
  const asked = client.decisions.create({
    model: 'decide',
    input: 'yes',
    questions: [{ type: 'predicate', question: 'Is it?' } as never],
  });
  await expect(asked).rejects.toThrow(OpenAI.UnprocessableEntityError);
});
