import { afterAll, beforeAll, expect, it } from 'vitest';
import { request } from './in-formats.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Authentication", as far as it needs no accounts. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

/** Well-formed, and known to nobody: its last part is a checksum, so it was made once. */
const unknownKey = 'sk-svc-px9btf6wr1-3hgk8x8zwekxppv2r05nfk0qb3hr80bq3thk1g';

const endpoints = [
  ['POST', '/v1/chat/completions'],
  ['POST', '/v1/responses'],
  ['GET', '/v1/responses/resp_any'],
  ['DELETE', '/v1/responses/resp_any'],
  ['GET', '/v1/responses/resp_any/input_items'],
  ['POST', '/v1/responses/resp_any/cancel'],
  ['POST', '/v1/messages'],
  ['POST', '/v1/messages/count_tokens'],
  ['POST', '/v1/embeddings'],
  ['GET', '/v1/models'],
  ['GET', '/v1/models/a-mid'],
  ['POST', '/v1/decisions'],
] as const;

interface Refused {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly error: { readonly message: string } };
}

async function send(method: string, path: string, headers: Readonly<Record<string, string>>): Promise<Refused> {
  const body = method === 'POST' ? { body: JSON.stringify(request('chat', 'a-mid', 'secretly-here')) } : {};
  const response = await fetch(running.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...body,
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Refused['body'] };
}

/** The refusal without a code; its message is for people. */
const atTheEdge = { type: 'error', error: { type: 'authentication_error', message: expect.any(String) as string } };
const atTheGate = { ...atTheEdge, error: { ...atTheEdge.error, code: 'invalid_credentials' } };

it.each(endpoints)('%s %s: without a credential it is 401 in the Messages envelope', async (method, path) => {
  const { status, headers, body } = await send(method, path, {});
  expect(status).toBe(401);
  expect(body).toEqual(atTheEdge);
  expect(body.error.message).not.toBe('');
  expect(headers.get('x-service-reason')).toBeNull();
});

it.each(endpoints)(
  '%s %s: a malformed key is refused at the edge, an unknown one at the gate',
  async (method, path) => {
    const malformed = await send(method, path, { authorization: 'Bearer sk-svc-nonsense' });
    expect([malformed.status, malformed.body]).toEqual([401, atTheEdge]);
    const unknown = await send(method, path, { authorization: `Bearer ${unknownKey}` });
    expect([unknown.status, unknown.body]).toEqual([401, atTheGate]);
    expect(unknown.headers.get('x-service-reason')).toBe('invalid_credentials');
    expect(unknown.headers.get('content-type')).toBe(malformed.headers.get('content-type'));
  },
);

it('an unknown path without a credential is 401', async () => {
  for (const path of ['/v1/nothing', '/nothing', '/v1/messages/nothing']) {
    expect((await send('GET', path, {})).status).toBe(401);
    expect((await send('GET', path, { 'x-api-key': unknownKey })).body).toEqual(atTheGate);
    expect((await send('GET', path, { 'x-api-key': running.key })).status).toBe(404);
  }
});

it('a refusal is terminal: no provider is called, and nothing asks for a retry', async () => {
  for (const key of ['sk-svc-nonsense', unknownKey]) {
    const { headers } = await send('POST', '/v1/chat/completions', { 'x-api-key': key });
    expect(headers.get('retry-after')).toBeNull();
    expect(headers.get('x-should-retry')).not.toBe('true');
  }
  expect(await running.mocks.received('secretly-here')).toEqual([]);
});
