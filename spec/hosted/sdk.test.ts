import { ExampleServer, json, stream } from '@polywire/runtime/client/example-server.ts';
import {
  isServiceError,
  Polywire,
  type ChatCompletionChunk,
  type ServiceError,
} from '@polywire/generated/sdk/gateway.ts';
import { afterEach, expect, expectTypeOf, test } from 'vitest';

const open: ExampleServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function start(
  ...answers: Parameters<typeof ExampleServer.start>
): Promise<{ server: ExampleServer; client: Polywire }> {
  const server = await ExampleServer.start(...answers);
  open.push(server);
  return { server, client: new Polywire({ baseUrl: `${server.url}/`, apiKey: 'key', retryDelay: 1 }) };
}

const chat = { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] } as const;

test('every operation that a caller may want is a method, bound to its method and path', async () => {
  const { server, client } = await start(json(200, {}));
  await client.chat.completions.create(chat);
  await client.responses.create({ model: 'm', input: 'x' });
  await client.responses.retrieve('resp_1');
  await client.responses.delete('resp_1');
  await client.responses.cancel('resp_1');
  await client.responses.inputItems.list('resp_1', { limit: 5, order: 'asc' });
  await client.messages.create({ model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'x' }] });
  await client.messages.countTokens({ model: 'm', messages: [{ role: 'user', content: 'x' }] });
  await client.embeddings.create({ model: 'm', input: 'x' });
  await client.models.list();
  await client.models.retrieve('a/b');
  await client.decisions.create({ model: 'm', state: 'x', questions: { q: { type: 'noul' } } });
  await client.usage.retrieve();
  expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /v1/chat/completions',
    'POST /v1/responses',
    'GET /v1/responses/resp_1',
    'DELETE /v1/responses/resp_1',
    'POST /v1/responses/resp_1/cancel',
    'GET /v1/responses/resp_1/input_items?limit=5&order=asc',
    'POST /v1/messages',
    'POST /v1/messages/count_tokens',
    'POST /v1/embeddings',
    'GET /v1/models',
    'GET /v1/models/a%2Fb',
    'POST /v1/decisions',
    'GET /v1/usage',
  ]);
});

test('with stream: true the answer is a loop over typed events', async () => {
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [] };
  const { client } = await start(stream([`data: ${JSON.stringify(chunk)}\n\n`, 'data: [DONE]\n\n']));
  const events: ChatCompletionChunk[] = [];
  for await (const event of await client.chat.completions.create({ ...chat, stream: true })) events.push(event);
  expect(events).toEqual([chunk]);
});

test('seed 000, "Events": a Messages stream ends with message_stop, a Responses stream with its last response', async () => {
  const messages = await start(stream(['data: {"type":"message_stop"}\n\n']));
  const body = { model: 'm', max_tokens: 9, messages: [], stream: true } as const;
  for await (const event of await messages.client.messages.create(body)) expect(event.type).toBe('message_stop');
  const responses = await start(stream(['data: {"type":"response.failed","sequence_number":2}\n\n']));
  for await (const event of await responses.client.responses.create({ model: 'm', input: 'x', stream: true })) {
    expect(event.type).toBe('response.failed');
  }
});

test('how a request was served is on every result', async () => {
  const headers = {
    'X-Service-Dropped-Params': 'seed, n',
    'X-Service-Clamped-Params': 'max_tokens=9>16, reasoning_effort=max>high',
    'X-Service-Dropped-Content': 'file',
    'X-Service-Failover': 'true',
    'X-Service-Attempts': '2',
  };
  const said = { failover: true, attempts: 2, requested_model: 'a-mid', served_model: 'r-high' };
  const { client } = await start(json(200, { id: 'c', service: said }, headers), json(200, { object: 'list' }));
  const { service } = await client.chat.completions.create(chat);
  expect(service).toEqual({
    dropped: ['seed', 'n'],
    clamped: [
      { name: 'max_tokens', requested: '9', applied: '16' },
      { name: 'reasoning_effort', requested: 'max', applied: 'high' },
    ],
    droppedContent: ['file'],
    failover: true,
    attempts: 2,
    requestedModel: 'a-mid',
    servedModel: 'r-high',
  });
  const list = await client.models.list();
  expect(list.service).toMatchObject({ dropped: [], clamped: [], failover: null, attempts: null });
});

test('errors of the catalogue are told apart by status and code', async () => {
  const { client } = await start(
    json(404, { error: { message: 'm', type: 't', param: null, code: 'model_not_found' } }),
  );
  const error: unknown = await client.models.retrieve('x').catch((reason: unknown) => reason);
  if (!isServiceError(error)) throw new Error('not of the catalogue');
  expect([error.status, error.code]).toEqual([404, 'model_not_found']);
  expect(error.advice).toBe('Use an alias from GET /v1/models.');
  if (error.status === 402) expectTypeOf(error.code).toEqualTypeOf<'wallet_empty' | null>();
  if (error.code === 'wallet_empty') expectTypeOf(error.status).toEqualTypeOf<402>();
  expectTypeOf<Extract<ServiceError, { status: 422 }>['code']>().toEqualTypeOf<null>();
});

test("a provider's own code is an error, and none of the catalogue", async () => {
  const { client } = await start(
    json(400, { error: { message: 'm', type: 'api_error', param: null, code: 'their_code' } }),
  );
  const error: unknown = await client.models.list().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ status: 400, code: 'their_code' });
  expect(isServiceError(error)).toBe(false);
});
