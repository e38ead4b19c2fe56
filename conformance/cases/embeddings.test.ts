import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start, type Running } from './running.ts';

/** `POST /v1/embeddings`: seed 000, "Embeddings", "Body shapes" 3, "What the service does". */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

interface List {
  readonly object: string;
  readonly data: readonly { readonly object: string; readonly index: number; readonly embedding: number[] | string }[];
  readonly model: string;
  readonly usage: Readonly<Record<string, number>>;
}

async function send(body: object): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await running.http.post('/v1/embeddings', { model: 'embed-small', ...body });
  return { status: response.status, body: await response.json() };
}

async function embed(body: object): Promise<List> {
  const answer = await send(body);
  expect(answer.status).toBe(200);
  return answer.body as List;
}

describe('an input', () => {
  it.each([
    ['a text', 'hello', 1],
    ['texts', ['hello', 'there'], 2],
    ['the tokens of a text', [1, 2, 3], 1],
    ['the tokens of several texts', [[1, 2], [3]], 2],
  ])('may be %s', async (_, input, length) => {
    const { object, data, model, usage } = await embed({ input });
    expect({ object, model }).toEqual({ object: 'list', model: 'pe-small-1-20260113' });
    expect(data.map(({ object: kind, index }) => ({ kind, index }))).toEqual(
      Array.from({ length }, (__, index) => ({ kind: 'embedding', index })),
    );
    for (const { embedding } of data) expect(embedding).toHaveLength(1536);
    expect(usage).toEqual({ prompt_tokens: usage['total_tokens'], total_tokens: expect.any(Number) as number });
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['an empty list', []],
    ['a number', 7],
    ['a mixed list', ['x', 1]],
    ['fractions', [0.5]],
  ])('may not be %s: 422 with a list of what is wrong', async (_, input) => {
    const { status, body } = await send({ input });
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', 'input'] }] });
  });
});

describe('the vectors', () => {
  it('in base64 are the same 32-bit floats as in numbers', async () => {
    const numbers = (await embed({ input: 'same', encoding_format: 'float' })).data[0]?.embedding;
    const text = (await embed({ input: 'same', encoding_format: 'base64' })).data[0]?.embedding;
    const bytes = Buffer.from(text as string, 'base64');
    expect(bytes).toHaveLength(4 * 1536);
    const floats = Array.from({ length: 1536 }, (_, index) => bytes.readFloatLE(4 * index));
    expect(floats).toEqual(numbers);
  });

  it('are as long as asked, and as many numbers by default as the model gives', async () => {
    expect((await embed({ input: 'x', dimensions: 256 })).data[0]?.embedding).toHaveLength(256);
    expect((await embed({ input: 'x', dimensions: null, encoding_format: null })).data[0]?.embedding).toHaveLength(
      1536,
    );
  });

  it('come in no other encoding: 422', async () => {
    expect((await send({ input: 'x', encoding_format: 'hex' })).status).toBe(422);
  });
});

it('The provider gets the input, encoding_format, dimensions and user as they came, and no other field', async () => {
  const asked = { input: ['sent-on', 'b'], encoding_format: 'base64', dimensions: 8, user: 'someone' };
  await embed({ ...asked, other: 1 });
  const [received] = await running.mocks.received('sent-on');
  expect(received?.body).toEqual({ model: 'pe-small-1-20260113', ...asked });
});

describe('the wrong kind of model', () => {
  it.each(['a-mid', 'service_air', 'decide'])('%s does not embed: 400 model_not_configured', async (model) => {
    expect(await send({ model, input: 'x' })).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', param: 'model', code: 'model_not_configured' } },
    });
  });

  it('that is none at all is 404 model_not_found', async () => {
    expect(await send({ model: 'nothing', input: 'x' })).toMatchObject({
      status: 404,
      body: { error: { code: 'model_not_found', param: 'model' } },
    });
  });

  it.each([
    ['/v1/chat/completions', { messages: [{ role: 'user', content: 'wrong-kind-chat' }] }],
    ['/v1/responses', { input: 'wrong-kind-responses' }],
    ['/v1/messages', { max_tokens: 9, messages: [{ role: 'user', content: 'wrong-kind-messages' }] }],
  ])('on %s fails upstream, and the refusal is relayed', async (path, body) => {
    const response = await running.http.post(path, { model: 'embed-small', ...body });
    const { error } = (await response.json()) as { error: { message: string; type: string } };
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    const [received] = await running.mocks.received(/wrong-kind-\w+/u.exec(JSON.stringify(body))?.[0] ?? '');
    expect(received).toMatchObject({ kind: 'P-E', status: response.status });
    expect(error.message).not.toBe('');
    const streamed = await running.http.post(path, { model: 'embed-small', ...body, stream: true });
    expect(streamed.status).toBe(response.status);
    expect(await streamed.json()).toMatchObject({ error: { type: error.type } });
  });
});

describe('an error of the provider', () => {
  it('is relayed with its original body', async () => {
    const said = { error: { message: 'too many tokens', type: 'odd_type', param: 'input', code: 'odd', more: [1] } };
    await running.mocks.script({ match: { marker: 'odd-refusal' }, answer: { status: 400, body: said } });
    expect(await send({ input: 'odd-refusal' })).toEqual({ status: 400, body: said });
  });

  it('with a status that the edge replaces says it in its body', async () => {
    const said = { error: { message: 'bad gateway', type: 'server_error' } };
    await running.mocks.script({ match: { marker: 'bad-gateway' }, times: 9, answer: { status: 502, body: said } });
    expect(await send({ input: 'bad-gateway' })).toEqual({
      status: 503,
      body: { error: { ...said.error, upstream_status: 502 } },
    });
  });

  it('about our credential is not', async () => {
    const said = { error: { message: 'the key sk-secret is wrong' } };
    await running.mocks.script({ match: { marker: 'our-credential' }, times: 9, answer: { status: 401, body: said } });
    const { status, body } = await send({ input: 'our-credential' });
    expect(status).toBe(503);
    expect(JSON.stringify(body)).not.toContain('sk-secret');
  });
});
