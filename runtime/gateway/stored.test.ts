import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from './testing/gateway.ts';
import { events, json, type Provider, startProvider } from './testing/provider.ts';
import { hello, messageBegin, messageDelta, messageEnd } from './testing/replies.ts';

let provider: Provider;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await startProvider(hello);
  gateway = await startTestGateway(provider.url, { limits: { retry_delay: 1, early_ok: 300, keep_alive: 100 } });
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

type Event = Body & { readonly type: string; readonly sequence_number: number };

function eventsIn(text: string): readonly Event[] {
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as Event);
}

async function replayed(id: string, query = ''): Promise<readonly Event[]> {
  const response = await gateway.get(`/v1/responses/${id}?stream=true${query}`);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  return eventsIn(await response.text());
}

/** A stream that has begun, by its id, and what is still to come of it. */
async function open(body: Body) {
  const leave = new AbortController();
  const response = await fetch(`${gateway.url}/v1/responses`, {
    method: 'POST',
    signal: leave.signal,
    headers: { 'x-api-key': gateway.key, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'a-mid', stream: true, ...body }),
  });
  const stream = response.body?.getReader();
  let text = '';
  const read = async (): Promise<boolean> => {
    const piece = await stream?.read().catch(() => undefined);
    text += Buffer.from(piece?.value ?? []).toString();
    return piece?.done === false;
  };
  await read();
  const id = /"id":"(resp_\w+)"/.exec(text)?.[1] ?? '';
  const reader = {
    leave: () => {
      leave.abort();
    },
    /** Everything, once it has ended. */
    async rest(): Promise<readonly Event[]> {
      while (await read());
      return eventsIn(text);
    },
  };
  return { id, reader };
}

/** A provider that says something, and the rest of it when it is told to. */
function slowly(): { readonly finish: () => void; readonly gone: Promise<void> } {
  let finish = (): void => undefined;
  let left = (): void => undefined;
  const gone = new Promise<void>((resolve) => (left = resolve));
  provider.script = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(messageBegin('Hel'));
    response.on('close', left);
    finish = () => response.end(messageDelta('lo') + messageEnd);
  };
  return {
    finish: () => {
      finish();
    },
    gone,
  };
}

async function cancel(id: string): Promise<{ readonly status: number; readonly body: Body }> {
  const response = await gateway.post(`/v1/responses/${id}/cancel`, '');
  return { status: response.status, body: (await response.json()) as Body };
}

async function remove(id: string) {
  const headers = { 'x-api-key': gateway.key };
  const response = await fetch(`${gateway.url}/v1/responses/${id}`, { method: 'DELETE', headers });
  return { status: response.status, body: await response.json() };
}

describe('a response under way', () => {
  it('is in progress, is followed by readers, and is there whole when its last event was sent', async () => {
    const { finish } = slowly();
    const { id, reader } = await open({ input: 'Hi' });
    expect((await get(id)).body).toMatchObject({ id, status: 'in_progress', output: [] });
    expect((await get(`${id}/input_items`)).body).toMatchObject({ data: [{ role: 'user' }] });
    const follower = replayed(id);
    const late = replayed(id, '&starting_after=3');
    finish();
    const told = await reader.rest();
    const { body } = await get(id);
    expect(body).toEqual(told.at(-1)?.['response']);
    expect(body).toMatchObject({ status: 'completed', output: [{ content: [{ text: 'Hello' }] }] });
    expect(await follower).toEqual(told);
    expect(await late).toEqual(told.slice(4));
    expect(await replayed(id)).toEqual(told);
    expect(await replayed(id, `&starting_after=${told.length - 2}`)).toEqual(told.slice(-1));
    expect(await replayed(id, '&starting_after=1000')).toEqual([]);
  });

  it('is cancelled: the provider call is aborted, its readers are told, and it stays as far as it came', async () => {
    const { gone } = slowly();
    const { id, reader } = await open({ input: 'Hi' });
    const follower = replayed(id);
    const { status, body } = await cancel(id);
    expect([status, body['status']]).toEqual([200, 'cancelled']);
    await gone;
    const told = await reader.rest();
    expect(told.at(-1)).toMatchObject({ type: 'response.incomplete', response: { status: 'cancelled' } });
    expect(await follower).toEqual(told);
    expect((await get(id)).body).toEqual(body);
    expect(body).toMatchObject({ error: null, output: [{ status: 'incomplete', content: [{ text: 'Hel' }] }] });
    expect(await cancel(id)).toMatchObject({ status: 400, body: { error: { code: 'response_not_cancellable' } } });
  });

  it('whose caller left is cancelled', async () => {
    const { gone } = slowly();
    const { id, reader } = await open({ input: 'Hi' });
    reader.leave();
    await gone;
    await expect.poll(async () => (await get(id)).body).toMatchObject({ status: 'cancelled' });
  });

  it('is no response to go on from, and ends when it is deleted', async () => {
    const { gone } = slowly();
    const { id, reader } = await open({ input: 'Hi' });
    const next = await gateway.post('/v1/responses', { model: 'a-mid', input: 'x', previous_response_id: id });
    expect(next.status).toBe(400);
    expect((await remove(id)).status).toBe(200);
    await gone;
    await reader.rest();
    expect((await get(id)).status).toBe(404);
  });

  it('that is not to be stored is unknown', async () => {
    const { finish } = slowly();
    const { id, reader } = await open({ input: 'Hi', store: false });
    expect((await get(id)).status).toBe(404);
    expect((await cancel(id)).status).toBe(404);
    finish();
    await reader.rest();
  });
});

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

  it('is not stored when store is false', async () => {
    const made = await create({ input: 'Hi', store: false });
    expect(await get(made.id)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  });

  it('whose provider broke off has failed, as far as it came', async () => {
    provider.script = events(messageBegin('Hello'));
    const { id, reader } = await open({ input: 'Hi' });
    await reader.rest();
    expect((await get(id)).body).toMatchObject({
      status: 'failed',
      error: { code: 'server_error' },
      output: [{ type: 'message', status: 'incomplete', content: [{ type: 'output_text', text: 'Hello' }] }],
    });
    expect((await replayed(id)).at(-1)).toMatchObject({ type: 'response.failed', response: { status: 'failed' } });
  });

  it('is forgotten when it is deleted', async () => {
    const { id } = await create({ input: 'Hi' });
    expect(await remove(id)).toEqual({ status: 200, body: { id, object: 'response', deleted: true } });
    expect((await remove(id)).status).toBe(404);
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
    expect((await get(`${id}/input_items?after=msg_no`)).body).toMatchObject({ error: { param: 'after' } });
  });

  it('that has ended cannot be cancelled', async () => {
    const { id } = await create({ input: 'Hi' });
    expect(await cancel(id)).toMatchObject({ status: 400, body: { error: { code: 'response_not_cancellable' } } });
    expect((await cancel('resp_unknown')).status).toBe(404);
  });

  it('that failed after its 200 went out early is there when its last event was sent', async () => {
    provider.script = (request, response) => {
      setTimeout(() => {
        json(400, { error: { type: 'invalid_request_error', message: 'No.' } })(request, response);
      }, 400);
    };
    const response = await gateway.post('/v1/responses', { model: 'a-mid', input: 'Hi', stream: true });
    const told = eventsIn(await response.text());
    expect(told.map(({ type }) => type)).toEqual(['response.created', 'response.in_progress', 'response.failed']);
    const { id, ...failed } = told.at(-1)?.['response'] as Body & { readonly id: string };
    expect(failed).toMatchObject({ status: 'failed', error: { message: 'No.' } });
    expect((await get(id)).body).toEqual({ id, ...failed });
    expect(await replayed(id)).toEqual(told);
  });

  it('that was not streamed has no events', async () => {
    const { id } = await create({ input: 'Hi' });
    const { status, body } = await get(`${id}?stream=true`);
    expect([status, body]).toMatchObject([400, { error: { code: 'unsupported_parameter', param: 'stream' } }]);
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
