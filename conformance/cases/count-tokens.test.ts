import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Http } from './http.ts';
import { startOther } from './other-gateway.ts';
import { start, type Running } from './running.ts';

/** `POST /v1/messages/count_tokens`: seed 000, "Token counting"; GAPS "counting". */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

let marks = 0;
const tools = [
  { name: 'f', description: 'A tool', input_schema: { type: 'object', properties: { a: { type: 'string' } } } },
];

async function count(body: object, url = running.url): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await new Http(url, running.key).post('/v1/messages/count_tokens', body);
  return { status: response.status, body: await response.json() };
}

/** A request that one test alone sends, by which the mocks find it. */
function asking(model: string, content: unknown = 'Hello'): { readonly mark: string; readonly body: object } {
  marks += 1;
  const mark = `counted-${marks}-`;
  return { mark, body: { model, system: mark, messages: [{ role: 'user', content }], tools } };
}

describe('a count', () => {
  it.each([
    ['its alias', 'a-mid', 'pa-mid-2-20260718'],
    ['a pinned alias', 'a-top-1', 'pa-top-1-20260210'],
    ["the provider's id", 'pa-small-2-20251122', 'pa-small-2-20251122'],
    ['an id of its family', 'pa-third-9-20300101', 'pa-third-3-20260220'],
    ['its alias in the old spelling', 'latest:a-mid', 'pa-mid-2-20260718'],
  ])('for a model of the messages wire, named by %s, is what its provider says', async (_, model, counting) => {
    const { mark, body } = asking(model);
    await running.mocks.script({ match: { marker: mark }, answer: { status: 200, body: { input_tokens: 4321 } } });
    expect(await count(body)).toEqual({ status: 200, body: { input_tokens: 4321 } });
    const [received] = await running.mocks.received(mark);
    expect(received).toMatchObject({
      kind: 'P-A',
      path: '/P-A/v1/messages/count_tokens',
      body: { ...body, model: counting },
    });
  });

  it.each(['r-mid', 'g-a', 'f-d', 'm-s', 'service_air', 'embed-small', 'decide', 'whatever-else'])(
    'for any other name (%s) is that of the counting model',
    async (model) => {
      const { mark, body } = asking(model);
      expect((await count(body)).status).toBe(200);
      const [received] = await running.mocks.received(mark);
      expect(received).toMatchObject({ kind: 'P-A', body: { model: 'pa-mid-2-20260718' } });
    },
  );

  it('has no other field in its answer', async () => {
    expect(await count(asking('a-mid').body)).toEqual({
      status: 200,
      body: { input_tokens: expect.any(Number) as number },
    });
  });

  it('takes what a Messages request may hold, and sends the parts that count', async () => {
    const { mark, body } = asking('a-mid', [
      { type: 'text', text: 'Hi', cache_control: { type: 'ephemeral' } },
      { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'aGk=' } },
    ]);
    expect((await count({ ...body, tool_choice: { type: 'auto' }, thinking: { type: 'disabled' } })).status).toBe(200);
    const [received] = await running.mocks.received(mark);
    expect(Object.keys(received?.body ?? {}).sort()).toEqual(['messages', 'model', 'system', 'tools']);
    expect(received?.body).toMatchObject({ ...body, model: 'pa-mid-2-20260718' });
  });
});

describe('where the provider does not count', () => {
  it.each([500, 529, 429, 401, 404])('(%i) it is an estimate', async (status) => {
    const { mark, body } = asking('a-mid', 'The quick brown fox jumps over the lazy dog. '.repeat(100));
    await running.mocks.script({ match: { marker: mark }, times: 9, answer: { status } });
    await estimated(body);
  });

  it('(no connection) it is an estimate', async () => {
    const { mark, body } = asking('r-mid', 'The quick brown fox jumps over the lazy dog. '.repeat(100));
    await running.mocks.script({ match: { marker: mark }, times: 9, destroy: true });
    await estimated(body);
  });

  it('(an answer that says no number) it is an estimate', async () => {
    const { mark, body } = asking('a-mid', 'The quick brown fox jumps over the lazy dog. '.repeat(100));
    await running.mocks.script({ match: { marker: mark }, answer: { status: 200, body: { input_tokens: 'many' } } });
    await estimated(body);
  });

  it('(no answer in time) it is an estimate', async () => {
    const { mark, body } = asking('a-mid', 'The quick brown fox jumps over the lazy dog. '.repeat(100));
    await running.mocks.script({ match: { marker: mark }, times: 9, wait: 10_000 });
    const hasty = await startOther(running, { limits: { count_deadline: 200 } });
    await estimated(body, hasty.url);
    await hasty.stop();
  });

  it('(no such provider is set up) it is an estimate', async () => {
    const { body } = asking('a-mid', 'The quick brown fox jumps over the lazy dog. '.repeat(100));
    const alone = await startOther(running, { providers: { 'P-A': null } });
    await estimated(body, alone.url);
    await alone.stop();
  });

  async function estimated(body: object, url = running.url): Promise<void> {
    const { status, body: said } = await count(body, url);
    expect(status).toBe(200);
    const { input_tokens } = said as { readonly input_tokens: number };
    expect(input_tokens).toBeGreaterThan(1_000);
    expect(input_tokens).toBeLessThan(1_200);
  }
});

describe('a refusal', () => {
  it('of the request by the provider is relayed in the Messages envelope', async () => {
    const { mark, body } = asking('a-mid');
    const said = { type: 'error', error: { type: 'invalid_request_error', message: 'no such block' } };
    await running.mocks.script({ match: { marker: mark }, answer: { status: 400, body: said } });
    expect(await count(body)).toMatchObject({ status: 400, body: said });
  });

  it.each([
    ['no model', { messages: [{ role: 'user', content: 'x' }] }],
    ['no messages', { model: 'a-mid' }],
    ['empty messages', { model: 'a-mid', messages: [] }],
  ])('of a body with %s is 422', async (_, body) => {
    expect(await count(body)).toMatchObject({ status: 422, body: { detail: expect.any(Array) as unknown } });
  });

  it('of a stranger is 401 in the Messages envelope', async () => {
    const response = await fetch(`${running.url}/v1/messages/count_tokens`, {
      method: 'POST',
      body: JSON.stringify(asking('a-mid').body),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ type: 'error', error: { type: 'authentication_error' } });
  });
});
