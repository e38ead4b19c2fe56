import { aliases } from '@polywire/generated/catalog/aliases.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from './testing/gateway.ts';
import { json, type Provider, startProvider } from './testing/provider.ts';
import { hello } from './testing/replies.ts';

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
  provider.received.length = 0;
});
afterEach(() => {
  provider.script = hello;
});

async function post(path: string, body: unknown): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await gateway.post(path, body);
  return { status: response.status, body: await response.json() };
}

describe('embeddings', () => {
  it('go to their provider in each of the input forms, and come back under the serving model', async () => {
    const data = [{ object: 'embedding', index: 0, embedding: [0.5, -0.5] }];
    const usage = { prompt_tokens: 2, total_tokens: 2, completion_tokens: 0 };
    provider.script = json(200, { object: 'list', data, model: 'other', usage });
    for (const input of ['x', ['x', 'y'], [1, 2], [[1], [2]]]) {
      const asked = { input, encoding_format: 'float', dimensions: 512, user: 'u' };
      expect(await post('/v1/embeddings', { model: 'embed-small', ...asked, unknown: 1 })).toEqual({
        status: 200,
        body: { object: 'list', data, model: 'pe-small-1-20260113', usage: { prompt_tokens: 2, total_tokens: 2 } },
      });
      const got = provider.received.at(-1);
      expect(got?.path).toBe('/P-E/v1/embeddings');
      expect(got?.headers.authorization).toBe('Bearer secret-of-the-provider');
      expect(got?.body).toEqual({ model: 'pe-small-1-20260113', ...asked });
    }
  });

  it('are asked for without the settings that the caller left open with a null', async () => {
    provider.script = json(200, { object: 'list', data: [], usage: { prompt_tokens: 1, total_tokens: 1 } });
    const open = { encoding_format: null, dimensions: null, user: null };
    expect((await post('/v1/embeddings', { model: 'embed-small', input: 'x', ...open })).status).toBe(200);
    expect(provider.received.at(-1)?.body).toEqual({ model: 'pe-small-1-20260113', input: 'x' });
  });

  it('relay what the provider refuses as it said it', async () => {
    const said = { detail: { reason: 'too long' } };
    provider.script = json(400, said);
    expect(await post('/v1/embeddings', { model: 'embed-small', input: 'x' })).toEqual({ status: 400, body: said });
    provider.script = json(502, said);
    expect(await post('/v1/embeddings', { model: 'embed-small', input: 'x' })).toEqual({
      status: 503,
      body: { ...said, upstream_status: 502 },
    });
    provider.script = json(401, said);
    const hidden = await post('/v1/embeddings', { model: 'embed-small', input: 'x' });
    expect(hidden).toMatchObject({ status: 503, body: { error: { upstream_status: 502 } } });
  });
});

describe('decisions', () => {
  it('pass through in their own format', async () => {
    const answers = { q: { type: 'noul', noul: 0.7 } };
    const usage = { input_tokens: 9, output_tokens: 1 };
    provider.script = json(200, { model: 'other', answers, usage });
    const asked = { state: { a: 1 }, questions: { q: { type: 'noul', instructions: 'Is it?' } } };
    expect(await post('/v1/decisions', { model: 'decide', ...asked })).toEqual({
      status: 200,
      body: { model: 'pd-decide-1-20260519', answers, usage },
    });
    expect(provider.received[0]).toMatchObject({
      path: '/P-D/v1/systemone',
      body: { model: 'pd-decide-1-20260519', ...asked },
    });
  });

  it('with a question that is not well formed are 422', async () => {
    const questions = { q: { type: 'score', criteria: ['one'] } };
    expect((await post('/v1/decisions', { model: 'decide', state: 'x', questions })).status).toBe(422);
  });
});

describe('token counting', () => {
  const messages = [{ role: 'user', content: 'Hello there' }];

  it('is exact for a model of the messages wire, and done by a counting model for any other name', async () => {
    provider.script = json(200, { input_tokens: 42 });
    const models = {
      'a-top': 'pa-top-2-20260329',
      'pa-third-9-20300101': 'pa-third-3-20260220',
      'r-mid': 'pa-mid-2-20260718',
      whatever: 'pa-mid-2-20260718',
    };
    for (const [model, counting] of Object.entries(models)) {
      const asked = { model, messages, system: 'Be brief', tools: [{ name: 'f', input_schema: { type: 'object' } }] };
      expect(await post('/v1/messages/count_tokens', asked)).toEqual({ status: 200, body: { input_tokens: 42 } });
      expect(provider.received.at(-1)).toMatchObject({
        path: '/P-A/v1/messages/count_tokens',
        body: { model: counting, messages },
      });
      expect(Object.keys(provider.received.at(-1)?.body ?? {}).sort()).toEqual([
        'messages',
        'model',
        'system',
        'tools',
      ]);
    }
  });

  it.each([
    [529, {}],
    [200, { input_tokens: 'many' }],
  ])('is an estimate where no provider counts: %i %j', async (answered, said) => {
    provider.script = json(answered, said);
    const counted = await post('/v1/messages/count_tokens', { model: 'a-mid', messages });
    expect(counted).toEqual({ status: 200, body: { input_tokens: 6 } });
  });
});

describe('models', () => {
  interface List {
    readonly data: readonly { readonly id: string; readonly embedding: boolean; readonly decision: boolean }[];
  }

  it('are listed in catalogue order, each as both official SDKs want it', async () => {
    const list = (await (await gateway.get('/v1/models')).json()) as List;
    expect(list.data.map(({ id }) => id)).toEqual(Object.keys(aliases));
    expect(list).toMatchObject({ object: 'list', has_more: false, first_id: 'service_air', last_id: 'decide' });
    expect(list.data.filter(({ embedding }) => embedding).map(({ id }) => id)).toEqual(['embed-small']);
    expect(list.data.filter(({ decision }) => decision).map(({ id }) => id)).toEqual(['decide']);
    expect(list.data[1]).toEqual({
      id: 'a-mid',
      object: 'model',
      type: 'model',
      display_name: 'A mid',
      created: Date.UTC(2026, 6, 18) / 1000,
      created_at: '2026-07-18T00:00:00.000Z',
      owned_by: 'P-A',
      group: 'A-mid',
      embedding: false,
      decision: false,
      enabled: true,
      disabled_reason: null,
      effort_levels: ['low', 'medium', 'high', 'max'],
      default_reasoning_effort: 'medium',
      max_output_tokens: 128_000,
      context_window: 1_000_000,
      supports: expect.objectContaining({ thinking: true, json_mode: false, sampling: [] }) as object,
      pricing: expect.objectContaining({ input: expect.any(Number) as number }) as object,
    });
  });

  it('are read one by one, by any of their names, with the overrides of their alias', async () => {
    const read = async (id: string): Promise<unknown> => (await gateway.get(`/v1/models/${id}`)).json();
    expect(await read('latest:r-mid')).toMatchObject({ id: 'r-mid' });
    expect(await read('pa-third-3-20260220')).toMatchObject({ id: 'a-third', supports: { named_tool_choice: false } });
    expect(await read('a-third-2')).toMatchObject({ supports: { named_tool_choice: true } });
    expect(await read('nothing')).toMatchObject({ error: { code: 'model_not_found' } });
  });
});

it("nothing is counted for a key of the operator's own, but its limits are told", async () => {
  const response = await gateway.get('/v1/usage');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    organization_id: 'default',
    included_percent_remaining: null,
    wallet: { balance_nano_usd: '0', spent_nano_usd: '0' },
    limits: { requests_per_minute: 600, tokens_per_minute: 2_000_000, concurrency: 64 },
  });
});
