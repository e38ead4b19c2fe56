import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, chat, messages, user } from './asking.ts';
import { json, readStream, type Sent } from './http.ts';
import { formats, paths, request, type Format } from './in-formats.ts';
import { valueAt, type Received } from './mocks.ts';
import { start, type Running } from './running.ts';

/** What happens during an outage of a provider (seed 000, "Endpoints", "Errors"; GAPS "failover"). */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

let marks = 0;

/** A text that no other request holds. */
function newMark(): string {
  return `failover-${(marks += 1)}-here`;
}

/** Has so many calls to this kind of provider fail that hold the mark. */
function fails(kind: string, marker: string, times: number, status = 500, message = 'busy'): Promise<void> {
  return running.mocks.script({ match: { kind, marker }, times, answer: { status, body: { error: { message } } } });
}

/** Calls that hold the mark, in order: kind and the provider's name of the model, without its version. */
async function calls(mark: string): Promise<readonly string[]> {
  return (await running.mocks.received(mark)).map(called);
}

function called({ body, path }: Received): string {
  const name = valueAt(body, ['model']);
  return (typeof name === 'string' ? name : (/models\/([^:]+)/u.exec(path)?.[1] ?? '')).replace(/-\d.*$/u, '');
}

/** What a stream tells in its last frame of JSON. */
function lastJson(format: Format, sent: readonly Sent[]): unknown {
  const last = json(sent.findLast(({ data }) => data !== '[DONE]'));
  return format === 'responses' ? last['response'] : last;
}

describe.each(formats)('%s: a model whose provider fails', (format) => {
  const service = { failover: true, attempts: 3, requested_model: 'a-mid', served_model: 'a-top' };

  it('is stood in for by its fallback, which the answer names', async () => {
    const mark = newMark();
    await fails('P-A', mark, 2);
    const response = await running.http.post(paths[format], request(format, 'a-mid', mark));
    expect(response.status).toBe(200);
    expect(response.headers.get('x-service-failover')).toBe('true');
    expect(response.headers.get('x-service-attempts')).toBe('3');
    expect(await response.json()).toMatchObject({ model: 'pa-top-2-20260329', service });
    expect(await calls(mark)).toEqual(['pa-mid', 'pa-mid', 'pa-top']);
  });

  it('is stood in for in a stream, too', async () => {
    const mark = newMark();
    await fails('P-A', mark, 2);
    const response = await running.http.post(paths[format], { ...request(format, 'a-mid', mark), stream: true });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-service-failover')).toBe('true');
    expect(response.headers.get('x-service-attempts')).toBe('3');
    const { sent, whole } = await readStream(response);
    expect(whole).toBe(true);
    expect(JSON.stringify(sent)).toContain('pa-top-2-20260329');
    expect(JSON.stringify(sent)).not.toContain('pa-mid');
    expect(lastJson(format, sent)).toMatchObject({ service });
    expect(await calls(mark)).toEqual(['pa-mid', 'pa-mid', 'pa-top']);
  });
});

describe('a fallback', () => {
  it('is adapted to anew, and what it lost is what is reported', async () => {
    const body = (mark: string): object => ({ model: 'g-a', messages: [user(mark)], stop: ['END'] });
    expect((await ask(running, chat, body)).dropped).toBeUndefined();
    const mark = newMark();
    await fails('P-G', mark, 4);
    const { response, dropped, received } = await ask(running, chat, (own) => body(`${mark} ${own}`));
    expect(response.headers.get('x-service-attempts')).toBe('5');
    expect(dropped).toBe('stop_sequences');
    expect(JSON.stringify(received?.body)).not.toContain('END');
    expect(await calls(mark)).toEqual(['pg-a', 'pg-a', 'pg-b', 'pg-b', 'pr-mid']);
  });

  it.each(['false', 'False', ' FALSE', '0'])('is not tried where X-Service-Allow-Failover is %j', async (said) => {
    const mark = newMark();
    await fails('P-F', mark, 2, 503);
    const headers = { 'x-service-allow-failover': said };
    const { response } = await ask(running, chat, () => ({ model: 'f-k', messages: [user(mark)] }), headers);
    expect(response.status).toBe(503);
    expect(response.headers.has('x-service-failover')).toBe(false);
    expect(await calls(mark)).toEqual(['pf-k', 'pf-k']);
  });

  it('that fails as well leaves the failure of the named model', async () => {
    const mark = newMark();
    await fails('P-X', mark, 2, 529, 'The named model is busy.');
    await fails('P-R', mark, 4, 500, 'Another one is busy.');
    const { response, body } = await ask(running, chat, () => ({ model: 'x-a', messages: [user(mark)] }));
    expect(response.status).toBe(529);
    expect(body).toMatchObject({ error: { message: 'The named model is busy.' } });
    expect(await calls(mark)).toEqual(['px-a', 'px-a', 'pr-mid', 'pr-mid', 'pr-high', 'pr-high']);
  });

  it.each([400, 404, 422])('is not tried after %d', async (status) => {
    const mark = newMark();
    await fails('P-X', mark, 1, status);
    const { response } = await ask(running, chat, () => ({ model: 'x-a', messages: [user(mark)] }));
    expect(response.status).toBe(status);
    expect(await calls(mark)).toEqual(['px-a']);
  });

  it('is not tried once the caller has seen some of the answer', async () => {
    const mark = newMark();
    await running.mocks.script({ match: { marker: mark }, stream: { destroyAfter: 4 } });
    const body = { model: 'm-s', messages: [user(mark)], stream: true };
    const { sent, whole } = await readStream(await running.http.post(chat, body));
    expect(sent.length).toBeGreaterThan(0);
    expect(whole).toBe(false);
    expect(await calls(mark)).toEqual(['pm-s']);
  });
});

describe('sealed reasoning', () => {
  /** Whose breakers have seen no failure. */
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());

  it('goes back to its model, and to no fallback', async () => {
    const asked = { max_tokens: 2_000, thinking: { type: 'enabled', budget_tokens: 1_024 } };
    const mark = newMark();
    const question = user(`${mark} think`);
    const first = await ask(running, messages, () => ({ ...asked, model: 'a-third-2', messages: [question] }));
    const said = { role: 'assistant', content: first.body['content'] };
    const next = { ...asked, model: 'a-third-2', messages: [question, said, user('Go on.')] };
    const thinks = (received: Received | undefined): boolean =>
      JSON.stringify(valueAt(received?.body, ['messages'])).includes('"thinking"');

    await ask(running, messages, () => next);
    expect(thinks((await running.mocks.received(mark)).at(-1))).toBe(true);
    await running.mocks.script({ match: { kind: 'P-A', marker: mark }, times: 2, answer: { status: 500 } });
    const { response, content } = await ask(running, messages, () => next);
    expect(response.headers.get('x-service-failover')).toBe('true');
    expect(content).toBe('thinking');
    const last = (await running.mocks.received(mark)).at(-1);
    expect([last && called(last), thinks(last)]).toEqual(['pa-top', false]);
  });
});

it('a refused structured output is refused at once: no other model is asked for it', async () => {
  const mark = newMark();
  const response_format = { type: 'json_object' };
  const { response, body } = await ask(running, chat, () => ({
    model: 'a-mid',
    messages: [user(mark)],
    response_format,
  }));
  expect(response.status).toBe(400);
  expect(body).toMatchObject({ error: { code: 'param_not_supported' } });
  expect(await calls(mark)).toEqual([]);
});

it('structured output that a fallback serves is constrained there as well', async () => {
  const mark = newMark();
  await fails('P-R', mark, 2);
  const { response } = await ask(running, chat, () => ({
    model: 'r-mid',
    messages: [user(`${mark} in json`)],
    response_format: { type: 'json_object' },
  }));
  expect(response.headers.get('x-service-failover')).toBe('true');
  const last = (await running.mocks.received(mark)).at(-1);
  expect(valueAt(last?.body, ['text', 'format', 'type'])).toBe('json_object');
});
