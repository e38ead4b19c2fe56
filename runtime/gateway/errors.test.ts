import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from './testing/gateway.ts';
import { json, type Provider, startProvider } from './testing/provider.ts';
import { hello } from './testing/replies.ts';

let provider: Provider;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await startProvider(hello);
  const unbound = Object.fromEntries(
    ['P-R', 'P-A', 'P-E'].map((kind) => [kind, { base_url: `${provider.url}/${kind}` }]),
  );
  const limits = { retry_delay: 1, retry_after_cap: 50, body_size: 100_000, request_deadline: 400 };
  gateway = await startTestGateway(provider.url, { providers: unbound, limits });
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});
afterEach(() => {
  provider.script = hello;
  provider.received.length = 0;
});

const chat = { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] };
const messages = { ...chat, max_tokens: 100 };
const responses = { model: 'a-mid', input: 'Hi' };

/** One request in each chat format, with what is changed in each. */
const formats = [
  { path: '/v1/chat/completions', body: chat },
  { path: '/v1/messages', body: messages },
  { path: '/v1/responses', body: responses },
];

/** Status, body and service headers, without the id that every answer has. */
async function answer(response: Response): Promise<{ status: number; body: unknown; headers: Record<string, string> }> {
  const headers = [...response.headers].filter(
    ([name]) => (name.startsWith('x-') && name !== 'x-request-id') || name === 'retry-after' || name === 'allow',
  );
  return { status: response.status, body: await response.json(), headers: Object.fromEntries(headers) };
}

async function post(path: string, body: unknown, headers?: Record<string, string>): ReturnType<typeof answer> {
  return answer(await gateway.post(path, body, headers));
}

describe('a request that is wrong in itself', () => {
  it('is 404 model_not_found with reason unknown_model for a name that no alias has', async () => {
    for (const model of ['nothing', 'claude-x', '__proto__', 'constructor', 'latest:nothing', '']) {
      const standard = await post('/v1/chat/completions', { ...chat, model });
      expect(standard).toMatchObject({
        status: 404,
        body: { error: { type: 'invalid_request_error', param: 'model', code: 'model_not_found' } },
        headers: { 'x-service-reason': 'unknown_model' },
      });
    }
    expect(await post('/v1/messages', { ...messages, model: 'nothing' })).toMatchObject({
      status: 404,
      body: { type: 'error', error: { type: 'not_found_error' } },
      headers: { 'x-service-reason': 'unknown_model' },
    });
  });

  it('is 400 model_not_configured for a model whose provider has no address, or which serves another endpoint', async () => {
    const cases: [string, object][] = [
      ['/v1/chat/completions', { ...chat, model: 'g-a' }],
      ['/v1/chat/completions', { ...chat, model: 'decide' }],
      ['/v1/responses', { ...responses, model: 'decide' }],
      ['/v1/embeddings', { model: 'a-mid', input: 'x' }],
      ['/v1/embeddings', { model: 'decide', input: 'x' }],
      ['/v1/decisions', { model: 'a-mid', state: 'x', questions: { q: { type: 'noul' } } }],
    ];
    for (const [path, body] of cases) {
      const { status, body: said, headers } = await post(path, body);
      expect(status).toBe(400);
      expect(said).toMatchObject({ error: { code: 'model_not_configured', param: 'model' } });
      expect(headers).toEqual({});
    }
    expect((await post('/v1/messages', { ...messages, model: 'decide' })).body).toMatchObject({
      type: 'error',
      error: { type: 'invalid_request_error' },
    });
  });

  it('is 400 max_tokens_exceeded above the hard cap, before any provider is called and without service headers', async () => {
    const asked = [
      { path: '/v1/chat/completions', body: { ...chat, max_tokens: 131_073 } },
      { path: '/v1/chat/completions', body: { ...chat, max_completion_tokens: 131_073 } },
      { path: '/v1/messages', body: { ...messages, max_tokens: 131_073 } },
      { path: '/v1/responses', body: { ...responses, max_output_tokens: 131_073 } },
    ];
    for (const { path, body } of asked) {
      const said = await post(path, body);
      expect(said).toMatchObject({ status: 400, headers: {} });
      if (path !== '/v1/messages') expect(said.body).toMatchObject({ error: { code: 'max_tokens_exceeded' } });
    }
    expect(provider.received).toHaveLength(0);
    expect((await post('/v1/chat/completions', { ...chat, max_tokens: 131_072 })).status).toBe(200);
  });

  it('is 400 param_not_supported where structured output cannot be had', async () => {
    const said = await post('/v1/chat/completions', { ...chat, response_format: { type: 'json_object' } });
    expect(said).toMatchObject({
      status: 400,
      body: { error: { code: 'param_not_supported', param: 'response_format' } },
    });
    expect(provider.received).toHaveLength(0);
  });

  it('is 422 with a list of what is wrong where, on every format', async () => {
    const cases: [string, object, (string | number)[]][] = [
      ['/v1/chat/completions', { model: 'a-mid' }, ['body', 'messages']],
      ['/v1/chat/completions', { ...chat, messages: [] }, ['body', 'messages']],
      [
        '/v1/chat/completions',
        { ...chat, messages: [{ role: 'nobody', content: 'x' }] },
        ['body', 'messages', 0, 'role'],
      ],
      ['/v1/chat/completions', { ...chat, temperature: 'hot' }, ['body', 'temperature']],
      ['/v1/messages', chat, ['body', 'max_tokens']],
      ['/v1/responses', { model: 5, input: 'x' }, ['body', 'model']],
      ['/v1/responses', { ...responses, input: [] }, ['body', 'input']],
      ['/v1/embeddings', { model: 'embed-small' }, ['body', 'input']],
    ];
    for (const [path, body, loc] of cases) {
      const said = await post(path, body);
      expect(said.status).toBe(422);
      expect(said.body).toEqual({
        detail: [{ loc, msg: expect.any(String) as string, type: expect.any(String) as string }],
      });
    }
  });

  it('is 400 with plain detail for a body that is not JSON, is nested too deeply or is not UTF-8', async () => {
    const bodies = ['', '{', '{"model": "a-mid",}', 'null x', '['.repeat(5000) + ']'.repeat(5000)];
    for (const body of bodies) {
      for (const { path } of formats) {
        const said = await post(path, body);
        expect(said.status).toBe(400);
        expect(said.body).toEqual({ detail: expect.stringContaining('The body is not JSON') as string });
      }
    }
    const headers = { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' };
    const bytes = Buffer.from([0x22, 0xff, 0x22]);
    const response = await fetch(`${gateway.url}/v1/messages`, { method: 'POST', headers, body: bytes });
    expect(response.status).toBe(400);
  });

  it('is 400 with plain detail for metadata that is no object', async () => {
    const said = await post('/v1/chat/completions', { ...chat, metadata: 'text' });
    expect(said).toMatchObject({ status: 400, body: { detail: expect.stringContaining('metadata') as string } });
  });

  it('is 413 above the size limit and 415 for another type, in the envelope of its path', async () => {
    const long = 'x'.repeat(100_001);
    const [standard, envelope] = [await post('/v1/responses', long), await post('/v1/messages', long)];
    expect(standard).toMatchObject({ status: 413, body: { error: { code: 'request_too_large' } } });
    expect(envelope).toMatchObject({ status: 413, body: { type: 'error', error: { type: 'request_too_large' } } });
    const text = await post('/v1/chat/completions', JSON.stringify(chat), { 'content-type': 'text/plain' });
    expect(text).toMatchObject({ status: 415, body: { error: { code: 'unsupported_media_type' } } });
  });

  it('is 404 on an unknown path and 405 for a method that the path has not', async () => {
    expect(await answer(await gateway.get('/v1/nothing'))).toMatchObject({
      status: 404,
      body: { error: { code: 'unknown_path' } },
    });
    expect(await answer(await gateway.get('/v1/messages/nothing'))).toMatchObject({
      status: 404,
      body: { type: 'error', error: { type: 'not_found_error' } },
    });
    expect(await answer(await gateway.get('/v1/chat/completions?x=1'))).toMatchObject({
      status: 405,
      body: { error: { code: 'method_not_allowed' } },
      headers: { allow: 'POST' },
    });
  });

  it('HEAD is answered on every path of the API', async () => {
    const headers = { 'x-api-key': gateway.key };
    for (const path of ['/v1/models', '/v1/messages', '/v1/chat/completions'])
      expect((await fetch(gateway.url + path, { method: 'HEAD', headers })).status).toBe(200);
  });
});

describe('a provider that refuses', () => {
  it('is relayed with its status and its words, as api_error or by status in the Messages envelope', async () => {
    const types = {
      400: 'invalid_request_error',
      404: 'not_found_error',
      413: 'request_too_large',
      422: 'invalid_request_error',
    };
    for (const [status, type] of Object.entries(types)) {
      provider.script = json(Number(status), { type: 'error', error: { type: 'any', message: 'Not like this' } });
      expect(await post('/v1/chat/completions', chat)).toMatchObject({
        status: Number(status),
        body: { error: { type: 'api_error', message: 'Not like this', code: null } },
        headers: {},
      });
      expect((await post('/v1/messages', messages)).body).toMatchObject({
        type: 'error',
        error: { type, message: 'Not like this' },
      });
    }
  });

  it('is not tried again for what the caller caused', async () => {
    provider.script = json(400, { error: { message: 'no' } });
    await post('/v1/chat/completions', chat);
    expect(provider.received).toHaveLength(1);
  });

  it('because of our credential is our fault: 503 that stands for 502, never in its words', async () => {
    for (const status of [401, 403]) {
      provider.script = json(status, { error: { message: 'bad key sk-123' } });
      for (const { path, body } of formats) {
        const said = await post(path, body);
        expect(said).toMatchObject({ status: 503, body: { error: { upstream_status: 502 } } });
        expect(JSON.stringify(said)).not.toContain('sk-123');
      }
    }
  });

  it('is relayed with 429, 500, 503 and 529 after one repeat, without Retry-After', async () => {
    for (const status of [408, 409, 429, 500, 503, 529]) {
      provider.received.length = 0;
      provider.script = json(status, { error: { message: 'busy' } }, { 'retry-after': '0' });
      for (const { path, body } of formats) {
        expect(await post(path, body)).toMatchObject({ status, body: { error: { message: 'busy' } }, headers: {} });
      }
      expect(provider.received).toHaveLength(2 * formats.length);
    }
  });

  it('is sent as 503 with the status behind it for 502 and 504', async () => {
    for (const status of [502, 504]) {
      provider.script = json(status, '<html>Bad gateway</html>');
      for (const { path, body } of formats)
        expect(await post(path, body)).toMatchObject({ status: 503, body: { error: { upstream_status: status } } });
    }
  });

  it('is not waited for longer than the cap of Retry-After', async () => {
    provider.script = json(429, { error: { message: 'busy' } }, { 'retry-after': '1' });
    expect((await post('/v1/chat/completions', chat)).status).toBe(429);
    expect(provider.received).toHaveLength(1);
  });

  it('once and then serves, is served: the caller sees two attempts', async () => {
    provider.script = (request, response) => {
      provider.script = hello;
      json(429, { error: { message: 'busy' } })(request, response);
    };
    const said = await post('/v1/chat/completions', chat);
    expect(said).toMatchObject({
      status: 200,
      headers: { 'x-service-attempts': '2', 'x-service-failover': 'false' },
      body: { service: { attempts: 2, failover: false } },
    });
  });
});

describe('a provider that fails', () => {
  it('is 503 that stands for 502 where it cannot be reached, breaks off, or answers what cannot be read', async () => {
    const scripts: Provider['script'][] = [
      (_request, response) => response.destroy(),
      json(200, 'this is no JSON'),
      json(200, { nothing: 'known' }),
      json(200, [1, 2]),
      json(302, {}, { location: '/' }),
    ];
    for (const script of scripts) {
      for (const { path, body } of formats) {
        provider.script = script;
        const said = await post(path, body);
        expect(said).toMatchObject({
          status: 503,
          body: { error: { type: 'api_error', upstream_status: 502 } },
          headers: {},
        });
      }
    }
  });

  it('to answer in time is 503 assembly_timeout that stands for 504 and must not be retried', async () => {
    const closed = Promise.withResolvers<undefined>();
    provider.script = (_request, response) => {
      response.on('close', () => {
        closed.resolve(undefined);
      });
    };
    expect(await post('/v1/chat/completions', chat)).toMatchObject({
      status: 503,
      body: { error: { code: 'assembly_timeout', upstream_status: 504 } },
      headers: { 'x-should-retry': 'false' },
    });
    await closed.promise;
    expect(await post('/v1/messages', messages)).toMatchObject({
      status: 503,
      body: { type: 'error', error: { type: 'api_error', upstream_status: 504 } },
      headers: { 'x-should-retry': 'false' },
    });
  });
});

it('an embedding alias on a chat endpoint fails upstream, and the refusal is relayed', async () => {
  provider.script = json(400, { error: { message: 'This model does not chat', type: 'invalid_request_error' } });
  for (const { path, body } of formats) {
    const said = await post(path, { ...body, model: 'embed-small' });
    expect(said).toMatchObject({ status: 400, body: { error: { message: 'This model does not chat' } } });
  }
  expect(provider.received.map(({ path }) => path)).toEqual(formats.map(() => '/P-E/chat/completions'));
});
