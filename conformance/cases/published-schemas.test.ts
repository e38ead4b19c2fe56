import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addresses,
  brokenStream,
  exchangesOf,
  failuresOf,
  formats,
  impatient,
  lateFailure,
  read,
  type Exchange,
} from './exchanges.ts';
import { groupModels, wireModels } from './models.ts';
import { Published } from './published.ts';
import { startOther } from './other-gateway.ts';
import { start, type Running } from './running.ts';

/** Every reply and every event that we send is one that our own published document describes. */
let running: Running;
let published: Published;
beforeAll(async () => {
  [running, published] = await Promise.all([start(), Published.read()]);
});
afterAll(() => running.stop());

/** What the document has against exchanges with an operation, by what was asked. */
function refusals(method: 'get' | 'post' | 'delete', path: string, exchanges: readonly Exchange[]): readonly string[] {
  return exchanges.flatMap(({ name, status, body, events }) => {
    const whole = body === null ? null : published.replyRefusal(method, path, status, body);
    const told = method === 'delete' ? [] : events.map((event) => published.eventRefusal(method, path, event));
    return [...new Set([whole, ...told])].flatMap((why) => (why === null ? [] : `${name}: ${why}`));
  });
}

describe.each(formats)('what we send on %s is what we say it is', (format) => {
  it.each(groupModels)('from $alias', async ({ alias }) => {
    const exchanges = await exchangesOf(running, format, alias);
    expect(exchanges.some(({ events }) => events.length > 0)).toBe(true);
    expect(refusals('post', addresses[format], exchanges)).toEqual([]);
  });

  it.each(wireModels)('where the provider of $alias fails', async ({ alias }) => {
    const failed = [...(await failuresOf(running, format, alias)), await brokenStream(running, format, alias)];
    expect(refusals('post', addresses[format], failed)).toEqual([]);
  });
});

/** One request, held against the document. */
async function hold(
  method: 'get' | 'post' | 'delete',
  path: string,
  response: Promise<Response>,
  status = 200,
): Promise<Exchange> {
  const exchange = await read(`${method} ${path}`, await response);
  expect([exchange.name, exchange.status]).toEqual([exchange.name, status]);
  expect(refusals(method, path, [exchange])).toEqual([]);
  return exchange;
}

describe('beside the three chats', () => {
  it('what is done with stored responses is answered as we say', async () => {
    const input = [
      { role: 'developer', content: 'Be brief.' },
      { role: 'user', content: [{ type: 'input_text', text: 'Hello' }] },
      { type: 'function_call', call_id: 'c', name: 'look', arguments: '{}' },
      { type: 'function_call_output', call_id: 'c', output: 'rain' },
      { type: 'item_reference', id: 'msg_elsewhere' },
    ];
    const body = { model: 'a-mid', input, stream: true };
    const { events } = await hold('post', '/v1/responses', running.http.post('/v1/responses', body));
    const { id } = (events.at(-1) as { readonly response: { readonly id: string } }).response;
    const one = '/v1/responses/{response_id}';
    const ask = (method: 'GET' | 'DELETE' | 'POST', rest = ''): Promise<Response> =>
      running.http.request(method, `/v1/responses/${id}${rest}`);
    await hold('get', one, ask('GET'));
    await hold('get', one, ask('GET', '?stream=true'));
    await hold('get', `${one}/input_items`, ask('GET', '/input_items'));
    await hold('get', `${one}/input_items`, ask('GET', '/input_items?limit=0'), 422);
    await hold('post', `${one}/cancel`, ask('POST', '/cancel'), 400);
    await hold('delete', one, ask('DELETE'));
    await hold('delete', one, ask('DELETE'), 404);
    await hold('get', `${one}/input_items`, ask('GET', '/input_items'), 404);
    await hold('post', `${one}/cancel`, ask('POST', '/cancel'), 404);
  });

  it('a failure after an early 200 is told as we say', async () => {
    const other = await startOther(running, { limits: impatient });
    for (const format of formats) {
      const late = await lateFailure(running, other.url, format);
      expect(late.events.length).toBeGreaterThan(0);
      expect(refusals('post', addresses[format], [late])).toEqual([]);
    }
    await other.stop();
  });

  it('embeddings, decisions, counts and models are answered as we say', async () => {
    const post = (path: string, body: object, status = 200) =>
      hold('post', path, running.http.post(path, body), status);
    await post('/v1/embeddings', { model: 'embed-small', input: 'a' });
    await post('/v1/embeddings', { model: 'embed-small', input: ['a', 'b'], encoding_format: 'base64' });
    await post('/v1/embeddings', { model: 'a-mid', input: 'a' }, 400);
    const questions = {
      kind: { type: 'choice', criteria: { bee: 'It hums.', ship: null } },
      worth: { type: 'score', criteria: ['none', 'some', 'much'] },
      real: { type: 'noul' },
    };
    await post('/v1/decisions', { model: 'decide', state: 'A red bee', questions });
    await post('/v1/decisions', { model: 'decide', state: 'A red bee', questions: { kind: { type: 'x' } } }, 422);
    const messages = [{ role: 'user', content: 'Hello' }];
    for (const model of ['a-mid', 'g-a']) await post('/v1/messages/count_tokens', { model, messages });
    await hold('get', '/v1/models', running.http.request('GET', '/v1/models'));
    await hold('get', '/v1/models/{model_id}', running.http.request('GET', '/v1/models/a-mid'));
    await hold('get', '/v1/models/{model_id}', running.http.request('GET', '/v1/models/nobody'), 404);
    await hold('get', '/healthz', running.http.request('GET', '/healthz'));
  });
});
