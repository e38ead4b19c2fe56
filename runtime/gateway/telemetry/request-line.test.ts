import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { json, type Provider, startProvider } from '../testing/provider.ts';
import { hello, messageBegin } from '../testing/replies.ts';

let provider: Provider;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await startProvider(hello);
  gateway = await startTestGateway(provider.url);
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});
beforeEach(() => {
  provider.script = hello;
  gateway.log.length = 0;
});

type Line = Readonly<Record<string, unknown>>;

/** The lines about requests that have ended, once there are so many. */
async function requestLines(count: number): Promise<readonly Line[]> {
  for (;;) {
    const lines = gateway.log.map((line) => JSON.parse(line) as Line).filter(({ message }) => message === 'request');
    if (lines.length >= count) return lines;
    await sleep(5);
  }
}

const chat = { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] };

it('every answer says its id, in the words of both official SDKs, and the log says the same', async () => {
  const asked = [
    await gateway.post('/v1/chat/completions', chat),
    await gateway.post('/v1/chat/completions', { ...chat, stream: true }),
    await gateway.post('/v1/chat/completions', '{'),
    await gateway.post('/v1/chat/completions', { ...chat, model: 'nobody' }),
    await gateway.post('/v1/messages', {}),
    await gateway.get('/v1/models'),
    await gateway.get('/nowhere'),
    await fetch(`${gateway.url}/v1/models`),
    await fetch(`${gateway.url}/healthz`),
    await fetch(`${gateway.url}/%`),
  ];
  await Promise.all(asked.map((response) => response.text()));
  const ids = asked.map(({ headers }) => headers.get('x-request-id'));
  for (const id of ids) expect(id).toMatch(/^req_[0-9a-z]{24}$/);
  expect(new Set(ids).size).toBe(asked.length);
  expect(asked.map(({ headers }) => headers.get('request-id'))).toEqual(ids);
  const lines = await requestLines(asked.length);
  expect(lines.map((line) => [line['request_id'], line['status']])).toEqual(
    asked.map(({ status }, place) => [ids[place], status]),
  );
});

it('an id that the caller names is not taken', async () => {
  const said = 'req_of_the_caller';
  const headers = { 'x-request-id': said, 'request-id': said };
  const response = await gateway.post('/v1/chat/completions', chat, headers);
  expect(response.headers.get('x-request-id')).not.toBe(said);
  await requestLines(1);
  expect(gateway.log.join('')).not.toContain(said);
});

it('one line tells how a request ended: who, where, how often, how long and what it took', async () => {
  await (await gateway.post('/v1/chat/completions', chat)).text();
  expect((await requestLines(1))[0]).toEqual({
    time: expect.any(String) as string,
    level: 'info',
    message: 'request',
    request_id: expect.stringMatching(/^req_/) as string,
    status: 200,
    outcome: 'whole',
    key: gateway.key.slice('sk-svc-'.length).split('-')[0],
    organization: expect.any(String) as string,
    wire: 'chat',
    alias: 'a-mid',
    stream: false,
    attempts: 1,
    duration_ms: expect.any(Number) as number,
    input_tokens: 7,
    cache_read_tokens: 0,
    cache_write_tokens: 0,
    output_tokens: 5,
    reasoning_tokens: 0,
    web_searches: 0,
  });
});

it('so it does of what does not chat', async () => {
  provider.script = json(200, { data: [], usage: { prompt_tokens: 3, total_tokens: 3 } });
  await gateway.post('/v1/embeddings', { model: 'embed-small', input: 'Hi' });
  expect(await requestLines(1)).toMatchObject([
    { alias: 'embed-small', attempts: 1, input_tokens: 3, output_tokens: 0 },
  ]);
});

it('a refusal tells by its name why, a failure too', async () => {
  await gateway.post('/v1/chat/completions', { ...chat, model: 'nobody' });
  provider.script = json(400, { error: { message: 'no' } });
  await gateway.post('/v1/chat/completions', chat);
  expect(await requestLines(2)).toMatchObject([
    { status: 404, outcome: 'refused', error: 'model_not_found' },
    { status: 400, outcome: 'failed', error: 'upstream_error', attempts: 1 },
  ]);
});

it('a caller that leaves is told apart from one that was answered', async () => {
  provider.script = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(messageBegin('Hello'));
  };
  const body = JSON.stringify({ ...chat, stream: true });
  const head = ['POST /v1/chat/completions HTTP/1.1', 'host: x', `x-api-key: ${gateway.key}`];
  const caller = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  caller.write([...head, 'content-type: application/json', `content-length: ${body.length}`, '', body].join('\r\n'));
  await once(caller, 'data');
  caller.destroy();
  expect(await requestLines(1)).toMatchObject([{ status: 200, outcome: 'abandoned', stream: true }]);
});

it('those who ask whether it is well fill no log', async () => {
  for (const path of ['/healthz', '/readyz', '/']) await fetch(gateway.url + path);
  for (const line of await requestLines(3)) expect(line['level']).toBe('debug');
});
