import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore } from './stored/memory-store.ts';
import { startTestGateway, type TestGateway } from './testing/gateway.ts';
import { events, type Provider, startProvider } from './testing/provider.ts';
import { hello, messageBegin } from './testing/replies.ts';

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

type Body = Record<string, unknown>;

async function create(body: Body): Promise<Body & { readonly id: string }> {
  const response = await gateway.post('/v1/responses', { model: 'a-mid', ...body });
  expect(response.status).toBe(200);
  return (await response.json()) as Body & { id: string };
}

async function get(path: string): Promise<{ readonly status: number; readonly body: Body }> {
  const response = await gateway.get(`/v1/responses/${path}`);
  return { status: response.status, body: (await response.json()) as Body };
}

describe('a response', () => {
  it('is stored by default, and read as it was answered', async () => {
    const made = await create({ input: 'Hi' });
    expect(await get(made.id)).toEqual({ status: 200, body: made });
  });

  it('that was streamed is readable when its last event was sent', async () => {
    const response = await gateway.post('/v1/responses', { model: 'r-mid', input: 'Hi', stream: true });
    const text = await response.text();
    const last = JSON.parse(/data: (.*"type":"response\.completed".*)/.exec(text)?.[1] ?? '') as { response: Body };
    expect((await get(String(last.response['id']))).body).toEqual(last.response);
  });

  it('is not stored when store is false, or when its stream broke', async () => {
    const made = await create({ input: 'Hi', store: false });
    expect(await get(made.id)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    provider.script = events(messageBegin('Hello'));
    const broken = await gateway.post('/v1/responses', { model: 'a-mid', input: 'Hi', stream: true });
    const reader = broken.body?.getReader();
    const id = /"id":"(resp_\w+)"/.exec(Buffer.from((await reader?.read())?.value ?? []).toString())?.[1] ?? '';
    await reader?.read().catch(() => undefined);
    expect((await get(id)).status).toBe(404);
  });

  it('is forgotten when it is deleted', async () => {
    const { id } = await create({ input: 'Hi' });
    const remove = async () => {
      const headers = { 'x-api-key': gateway.key };
      const response = await fetch(`${gateway.url}/v1/responses/${id}`, { method: 'DELETE', headers });
      return { status: response.status, body: await response.json() };
    };
    expect(await remove()).toEqual({ status: 200, body: { id, object: 'response', deleted: true } });
    expect((await remove()).status).toBe(404);
    expect((await get(id)).status).toBe(404);
  });

  it('lists the items that it answered, newest first unless asked otherwise, in pages', async () => {
    const call = { type: 'function_call', call_id: 'c1', name: 'f', arguments: '{}' };
    const output = { type: 'function_call_output', call_id: 'c1', output: '1' };
    const { id } = await create({ input: [{ role: 'user', content: 'Hi' }, call, output] });
    const all = (await get(`${id}/input_items?order=asc`)).body;
    expect(all).toMatchObject({
      object: 'list',
      has_more: false,
      data: [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hi' }] }, call, output],
    });
    const ids = (all['data'] as { id: string }[]).map((item) => item.id);
    expect(all).toMatchObject({ first_id: ids[0], last_id: ids[2] });
    expect((await get(`${id}/input_items?limit=2`)).body).toMatchObject({
      first_id: ids[2],
      last_id: ids[1],
      has_more: true,
    });
    expect((await get(`${id}/input_items?limit=2&after=${ids[1] ?? ''}`)).body).toMatchObject({
      first_id: ids[0],
      has_more: false,
    });
    expect((await get(`${id}/input_items?limit=0`)).status).toBe(422);
  });

  it('that has ended cannot be cancelled', async () => {
    const { id } = await create({ input: 'Hi' });
    const response = await gateway.post(`/v1/responses/${id}/cancel`, '');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'response_not_cancellable' } });
    expect((await gateway.post('/v1/responses/resp_unknown/cancel', '')).status).toBe(404);
  });
});

describe('previous_response_id', () => {
  it('replays the stored turns, oldest first, on any provider kind, without their instructions', async () => {
    const first = await create({ input: 'One', instructions: 'Be brief' });
    const second = await create({ input: 'Two', previous_response_id: first.id });
    expect(second['previous_response_id']).toBe(first.id);
    await create({ model: 'r-mid', input: 'Three', previous_response_id: second.id });
    const texts = JSON.stringify(provider.received.at(-1)?.body).match(/One|Two|Three|Hello, [\w-]+!/g);
    expect(texts).toEqual(['One', 'Hello, pa-mid-2-20260718!', 'Two', 'Hello, pa-mid-2-20260718!', 'Three']);
    expect(JSON.stringify(provider.received.at(-1)?.body)).not.toContain('Be brief');
  });

  it('goes at most 25 turns back', async () => {
    let { id } = await create({ input: 'turn 0' });
    for (let turn = 1; turn <= 26; turn++) ({ id } = await create({ input: `turn ${turn}`, previous_response_id: id }));
    const sent = JSON.stringify(provider.received.at(-1)?.body);
    expect(sent).toContain('turn 1"');
    expect(sent).not.toContain('turn 0"');
  });

  it('of no stored response is 400 previous_response_not_found', async () => {
    const response = await gateway.post('/v1/responses', {
      model: 'a-mid',
      input: 'x',
      previous_response_id: 'resp_no',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'previous_response_not_found', param: 'previous_response_id' },
    });
    expect(provider.received).toHaveLength(0);
  });
});

describe('the memory store', () => {
  const stored = (id: string, organization = 'a') => ({
    id,
    organization,
    previous: null,
    input: [],
    response: { id, text: 'x'.repeat(100) },
  });

  it('knows a response for its own organisation alone', async () => {
    const store = new MemoryStore(1000, 10_000);
    await store.put(stored('r1'));
    expect(await store.get('a', 'r1')).toEqual(stored('r1'));
    expect(await store.get('b', 'r1')).toBeNull();
    expect(await store.delete('b', 'r1')).toBe(false);
    expect(await store.delete('a', 'r1')).toBe(true);
  });

  it('forgets what has expired, and the oldest beyond its bound', async () => {
    const expired = new MemoryStore(0, 10_000);
    await expired.put(stored('r1'));
    expect(await expired.get('a', 'r1')).toBeNull();
    const small = new MemoryStore(1000, 500);
    for (const id of ['r1', 'r2', 'r3', 'r3']) await small.put(stored(id));
    expect(await small.get('a', 'r1')).toBeNull();
    expect(await small.get('a', 'r3')).not.toBeNull();
  });
});
