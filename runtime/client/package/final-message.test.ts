import { Polywire } from '@polywire/generated/sdk/gateway.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommand, type Started } from '../../cli/run-command.ts';

let gateway: Started;
let client: Polywire;
beforeAll(async () => {
  gateway = await startCommand('up', '--json', '--port', '0', '--mocks-port', '0');
  const { url, key } = JSON.parse(gateway.line) as { url: string; key: string };
  client = new Polywire({ baseUrl: url, apiKey: key });
});
afterAll(() => gateway.interrupt());

const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const questions = [
  'Good morning!',
  'Please call get_weather and get_time with city=Zürich',
  'search for llamas',
  'please refuse',
];

/** One model of each provider wire. */
const models = ['a-mid', 'r-mid', 'g-a', 'f-k', 'm-s'] as const;
const cases = models.flatMap((model) => questions.map((question) => [model, question] as const));

/** Without what is new in every answer, and without what is null, which a stream leaves out. */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value, (key: string, inner: unknown) =>
    inner === null || /^(id|created|created_at|completed_at|call_id|tool_use_id|signature|encrypted_\w+)$/.test(key)
      ? undefined
      : inner,
  );
  return JSON.parse(text) as unknown;
}

describe('a stream folded is the answer as it would have come whole', () => {
  test.each(cases)('Chat Completions: %s, %s', async (model, content) => {
    const tools = ['get_weather', 'get_time'].map(
      (name) => ({ type: 'function', function: { name, parameters } }) as const,
    );
    const body = { model, messages: [{ role: 'user', content }], tools: [...tools, { type: 'web_search' }] } as const;
    const whole = await client.chat.completions.create(body);
    const options = { include_usage: true };
    const stream = await client.chat.completions.create({ ...body, stream: true, stream_options: options });
    expect(plain(await stream.finalMessage())).toEqual(plain(whole));
  });

  test.each(cases)('Messages: %s, %s', async (model, content) => {
    const named = ['get_weather', 'get_time'].map((name) => ({
      name,
      input_schema: { ...parameters, type: 'object' as const },
    }));
    const search = { type: 'web_search_20250305', name: 'web_search' };
    const body = { model, max_tokens: 1000, messages: [{ role: 'user', content }], tools: [...named, search] } as const;
    const whole = await client.messages.create(body);
    const stream = await client.messages.create({ ...body, stream: true });
    expect(plain(await stream.finalMessage())).toEqual(plain(whole));
  });

  test.each(cases)('Responses: %s, %s', async (model, input) => {
    const named = ['get_weather', 'get_time'].map((name) => ({ type: 'function', name, parameters }) as const);
    const body = { model, input, tools: [...named, { type: 'web_search' }] } as const;
    const whole = await client.responses.create(body);
    const stream = await client.responses.create({ ...body, stream: true });
    expect(plain(await stream.finalMessage())).toEqual(plain(whole));
  });
});

test('legacy functions are folded into a function_call', async () => {
  const body = {
    model: 'r-mid',
    messages: [{ role: 'user', content: 'Please call get_weather with city=Bern' }],
    functions: [{ name: 'get_weather', parameters }],
  } as const;
  const stream = await client.chat.completions.create({ ...body, stream: true });
  const { choices } = await stream.finalMessage();
  expect(choices[0]?.message.function_call).toMatchObject({ name: 'get_weather', arguments: '{"city":"Bern"}' });
});
