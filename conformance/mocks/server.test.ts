import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, object } from './json.ts';
import { startMocks, type Mocks } from './server.ts';

let mocks: Mocks;
beforeAll(async () => {
  mocks = await startMocks();
});
afterAll(() => mocks.close());
beforeEach(() => {
  mocks.clear();
});

const credentials: Readonly<Record<string, string>> = {
  authorization: 'Bearer secret',
  'x-api-key': 'secret',
  'x-goog-api-key': 'secret',
  'anthropic-version': '2023-06-01',
};

/** A request that all providers' header checks pass. */
async function post(
  kind: string,
  path: string,
  body: unknown,
  init: RequestInit = {},
): Promise<{ status: number; body: unknown }> {
  const headers = { 'content-type': 'application/json', ...credentials };
  const response = await fetch(`${mocks.baseUrl(kind)}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    ...init,
  });
  return { status: response.status, body: await response.json() };
}

const user = (content: string): unknown => ({ role: 'user', content });
const requests = [
  ['P-R', '/responses', { model: 'm', input: 'hi' }],
  ['P-X', '/responses', { model: 'm', input: [user('hi')] }],
  ['P-A', '/messages', { model: 'm', max_tokens: 99, messages: [user('hi')] }],
  ['P-F', '/messages', { model: 'm', max_tokens: 99, messages: [user('hi')] }],
  ['P-M', '/messages', { model: 'm', max_tokens: 99, messages: [user('hi')] }],
  ['P-G', '/models/m-1.5:generateContent', { contents: [{ role: 'user', parts: [{ text: 'hi' }] }] }],
  ['P-K', '/chat/completions', { model: 'm', messages: [user('hi')] }],
  ['P-C', '/chat/completions', { model: 'm', messages: [user('hi')] }],
  ['P-Q', '/chat/completions', { model: 'm', messages: [user('hi')] }],
] as const;

describe('every provider kind', () => {
  test.each(requests)('%s answers a valid request at %s', async (kind, path, body) => {
    const answer = await post(kind, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(JSON.stringify(answer.body)).toContain('You said: hi');
  });

  test.each(requests)('%s names an unknown field at %s', async (kind, path, body) => {
    const answer = await post(kind, path, { ...body, surprise: 1 });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('surprise: unknown field');
  });

  test.each(requests)('%s wants its credential at %s', async (kind, path, body) => {
    const answer = await post(kind, path, body, { headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(401);
  });

  test('errors have the shape of the wire', async () => {
    expect((await post('P-R', '/responses', {})).body).toMatchObject({
      error: { type: 'invalid_request_error', param: 'model', code: null },
    });
    expect((await post('P-A', '/messages', {})).body).toMatchObject({
      type: 'error',
      error: { type: 'invalid_request_error' },
    });
    expect((await post('P-G', '/models/m:generateContent', {})).body).toMatchObject({
      error: { code: 400, status: 'INVALID_ARGUMENT' },
    });
    expect(await post('P-D', '/systemone', {})).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'model'] }] },
    });
  });

  test('a body that is no JSON is refused', async () => {
    expect((await post('P-R', '/responses', null, { body: '{' })).status).toBe(400);
    expect(
      (await post('P-R', '/responses', null, { headers: { ...credentials, 'content-type': 'text/plain' } })).status,
    ).toBe(415);
  });

  test('the messages wire wants its version header', async () => {
    const headers = { 'content-type': 'application/json', 'x-api-key': 'secret' };
    expect((await post('P-A', '/messages', requests[2][2], { headers })).status).toBe(400);
  });

  test('there is nothing elsewhere', async () => {
    expect((await post('P-R', '/messages', {})).status).toBe(404);
    expect((await post('P-G', '/models/m:somethingElse', {})).status).toBe(404);
  });

  test('prompts are counted without an answer', async () => {
    const counted = await post('P-A', '/messages/count_tokens', { model: 'm', messages: [user('one two three four')] });
    expect(counted).toMatchObject({ status: 200, body: { input_tokens: expect.any(Number) as number } });
    expect(
      (await post('P-A', '/messages/count_tokens', { model: 'm', max_tokens: 1, messages: [user('x')] })).status,
    ).toBe(400);
  });
});

describe('providers of other things', () => {
  test('embeddings: one vector for each input, of length one, in the encoding asked for', async () => {
    const { body } = await post('P-E', '/embeddings', { model: 'm', input: ['a', 'b'], dimensions: 40 });
    const vectors = (object(body)['data'] as { embedding: number[] }[]).map((one) => one.embedding);
    expect(vectors.map((vector) => vector.length)).toEqual([40, 40]);
    expect(vectors[0]).not.toEqual(vectors[1]);
    expect(Math.hypot(...(vectors[0] ?? []))).toBeCloseTo(1, 5);
    const packed = await post('P-E', '/embeddings', {
      model: 'm',
      input: 'a',
      dimensions: 40,
      encoding_format: 'base64',
    });
    const bytes = Buffer.from(String(at((object(packed.body)['data'] as unknown[])[0], 'embedding')), 'base64');
    expect([...new Float32Array(new Uint8Array(bytes).buffer)]).toEqual(vectors[0]);
  });

  test('embeddings: vectors are not longer than the model has them', async () => {
    const { status } = await post('P-E', '/embeddings', { model: 'm', input: 'a', dimensions: 1_537 });
    expect(status).toBe(400);
  });

  test('embeddings: token lists count as they are', async () => {
    const { body } = await post('P-E', '/embeddings', { model: 'm', input: [[1, 2, 3], [4]], dimensions: 4 });
    expect(body).toMatchObject({ usage: { prompt_tokens: 4, total_tokens: 4 } });
  });

  test('an embedding model does not chat', async () => {
    const answer = await post('P-E', '/chat/completions', { model: 'pe-small-1-20260113', messages: [user('hi')] });
    expect(answer).toMatchObject({ status: 400, body: { error: { param: 'model' } } });
  });

  test('decisions: an answer of each kind', async () => {
    const questions = {
      a: { type: 'choice', criteria: { calm: null, urgent: 'now' } },
      b: { type: 'score', criteria: ['low', 'high'] },
      c: { type: 'noul' },
    };
    const { body } = await post('P-D', '/systemone', { model: 'm', state: { note: 'urgent, yes' }, questions });
    expect(body).toMatchObject({
      answers: { a: { choice: 'urgent' }, b: { legend: { 0: 'low', 1: 'high' } }, c: { noul: 0.95 } },
    });
  });

  test('search: the same pages for the same query, none for nothing', async () => {
    const search = async (query: string): Promise<unknown> =>
      (await fetch(`${mocks.baseUrl('search')}/search?q=${encodeURIComponent(query)}`)).json();
    expect(await search('red bees')).toMatchObject({ results: [{ url: 'https://example.com/red-bees/1' }, {}] });
    expect(await search('nothing')).toEqual({ results: [] });
  });
});

describe('records', () => {
  test('a request is kept byte for byte, its credential as presence only', async () => {
    const raw = '{"model":"m",  "input":"caf\\u00e9 ☀️"}';
    await post('P-R', '/responses', null, { body: raw });
    const [record] = mocks.requests({ kind: 'P-R' });
    expect(record?.raw.toString()).toBe(raw);
    expect(record).toMatchObject({
      method: 'POST',
      path: '/P-R/v1/responses',
      status: 200,
      done: true,
      aborted: null,
      body: { input: 'café ☀️' },
    });
    expect(JSON.stringify(record?.headers)).not.toContain('secret');
    expect(record?.headers['authorization']).toBe('present');
  });

  test('they are read and forgotten over HTTP too, by kind and by a text in them', async () => {
    await post('P-R', '/responses', { model: 'm', input: 'marker-1' });
    await post('P-A', '/messages', { model: 'm', max_tokens: 9, messages: [user('marker-2')] });
    const list = async (query: string): Promise<unknown[]> =>
      (await (await fetch(`${mocks.url}/__requests${query}`)).json()) as unknown[];
    expect(await list('')).toHaveLength(2);
    expect(await list('?kind=P-A')).toMatchObject([{ kind: 'P-A' }]);
    const [record] = await list('?marker=marker-1');
    expect(Buffer.from(String(object(record)['raw']), 'base64').toString()).toContain('marker-1');
    await fetch(`${mocks.url}/__requests`, { method: 'DELETE' });
    expect(await list('')).toEqual([]);
  });

  test('a caller that goes away is seen', async () => {
    mocks.script({ hang: true });
    const caller = new AbortController();
    const call = post('P-R', '/responses', { model: 'm', input: 'hi' }, { signal: caller.signal });
    await expect.poll(() => mocks.requests()).toHaveLength(1);
    caller.abort();
    await expect(call).rejects.toThrow();
    await expect.poll(() => mocks.requests()[0]?.aborted).toEqual(expect.any(Number));
  });
});
