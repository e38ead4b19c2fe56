import { setTimeout as sleep } from 'node:timers/promises';
import { onRedis } from '@polywire/runtime/platform/testing/redis.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { expectRow, told } from './error-form.ts';
import { Http } from './http.ts';
import { formats, paths, request } from './in-formats.ts';
import { Organisation } from './organisation.ts';
import { startOther, type OtherGateway } from './other-gateway.ts';
import { start, type Running } from './running.ts';

/** Seed 000: `rate_limited` in "Catalog" of errors, `Retry-After` in "Error headers", "Authentication" 7, "Limits". */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

/** A gateway with these limits. */
async function limited(limits: object, more: object = {}): Promise<OtherGateway> {
  const other = await startOther(running, { limits: { retry_delay: 1, ...limits }, ...more });
  onTestFinished(() => other.stop());
  return other;
}

/** Every operation that runs a model or counts for one, in the least words; `mark` is what a provider is asked. */
const operations: readonly (readonly [path: string, body: (mark: string) => object])[] = [
  ...formats.map((format) => [paths[format], (mark: string) => request(format, 'a-mid', mark)] as const),
  ['/v1/messages/count_tokens', (mark) => request('messages', 'a-mid', mark)],
  ['/v1/embeddings', (mark) => ({ model: 'embed-small', input: mark })],
  ['/v1/decisions', (mark) => ({ model: 'decide', state: mark, questions: { good: { type: 'noul' } } })],
];

/** For tests that start several processes one after the other. */
const patience = { timeout: 60_000 };

const chat = (mark: string, more: object = {}): object => ({ ...request('chat', 'a-mid', mark), ...more });

function callerOf({ url }: OtherGateway, key = running.key) {
  const http = new Http(url, key);
  /** The status of a small chat request, of which the whole answer was read. */
  const status = async (mark = 'Hello'): Promise<number> => {
    const response = await http.post(paths.chat, chat(mark));
    await response.text();
    return response.status;
  };
  return { http, status };
}

describe('more requests than a minute has', () => {
  let gateway: OtherGateway;
  beforeAll(async () => {
    gateway = await startOther(running, { limits: { requests_per_minute: 1 } });
    expect(await callerOf(gateway).status()).toBe(200);
  });
  afterAll(() => gateway.stop());

  it.each(operations)(
    'are rate_limited on %s, with the seconds until the next, and reach no provider',
    async (path, body) => {
      const mark = `refused-on-${path}-here`;
      const answer = await told(await callerOf(gateway).http.post(path, body(mark)));
      expectRow('rate_limited', path, answer);
      expect(answer.headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/u);
      expect(await running.mocks.received(mark)).toEqual([]);
    },
  );

  it.each(formats)('are rate_limited on %s where they ask for a stream, too', async (format) => {
    const body = { ...request(format, 'a-mid', 'Hello'), stream: true };
    expectRow('rate_limited', paths[format], await told(await callerOf(gateway).http.post(paths[format], body)));
  });

  it('does not keep anybody from reading the models', async () => {
    const response = await callerOf(gateway).http.request('GET', '/v1/models');
    expect(response.status).toBe(200);
  });
});

it('who waits for Retry-After is let in', async () => {
  const gateway = await limited({ requests_per_minute: 30 });
  const { http, status } = callerOf(gateway);
  let refused: Response;
  do refused = await http.post(paths.chat, chat('Hello'));
  while (refused.ok && (await refused.text()));
  const seconds = Number(refused.headers.get('retry-after'));
  expect([1, 2]).toContain(seconds);
  await sleep(seconds * 1000);
  expect(await status()).toBe(200);
});

it('what requests have read and written counts as tokens of the minute', async () => {
  const gateway = await limited({ tokens_per_minute: 60 });
  const { http, status } = callerOf(gateway);
  expect(await status('say 200 words')).toBe(200);
  const answer = await told(await http.post(paths.chat, chat('Hello')));
  expectRow('rate_limited', paths.chat, answer);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
});

describe('with one request at once', () => {
  let gateway: OtherGateway;
  beforeAll(async () => {
    gateway = await startOther(running, {
      limits: { concurrency: 1, retry_delay: 1, request_deadline: 400, early_ok: 10_000 },
    });
  });
  afterAll(() => gateway.stop());

  it('a second one is rate_limited for a second, until the first has ended', async () => {
    const { http, status } = callerOf(gateway);
    await running.mocks.script({ match: { marker: 'slow-here' }, stream: { hangAfter: 5 } });
    const calledOff = new AbortController();
    const first = await http.post(paths.chat, chat('slow-here', { stream: true }), { signal: calledOff.signal });
    expect(first.status).toBe(200);
    for (const format of formats) {
      const answer = await told(await http.post(paths[format], request(format, 'a-mid', 'Hello')));
      expectRow('rate_limited', paths[format], answer);
      expect(answer.headers['retry-after']).toBe('1');
    }
    calledOff.abort();
    await expect.poll(() => status(), { timeout: 5_000 }).toBe(200);
  });

  it.each([
    ['an answer', {}, {}, 200],
    ['a stream', { stream: true }, {}, 200],
    ['a stream that breaks', { stream: true }, { stream: { destroyAfter: 5 } }, 200],
    ['a provider that refuses', {}, { answer: { status: 400 } }, 400],
    ['a provider that fails', {}, { times: 2, destroy: true }, 503],
    ['a deadline', {}, { wait: 2_000 }, 503],
    ['a refusal before any provider', { max_tokens: 200_000 }, {}, 400],
    ['a body that is none', { messages: 7 }, {}, 422],
    ['a model that there is not', { model: 'nobody' }, {}, 404],
  ])('the place is free again after %s', async (name, more, manner, expected) => {
    const { http, status } = callerOf(gateway);
    const mark = `${name.replaceAll(' ', '-')}-here`;
    await running.mocks.script({ match: { marker: mark }, ...manner });
    const response = await http.post(paths.chat, chat(mark, more), {
      headers: { 'x-service-allow-failover': 'false' },
    });
    await response.text().catch(() => 'broken off');
    expect(response.status).toBe(expected);
    expect(await status()).toBe(200);
  });

  it.each(operations)('the place is free again after %s', async (path, body) => {
    const { http, status } = callerOf(gateway);
    const response = await http.post(path, body('Hello'));
    await response.text();
    expect(response.status).toBe(200);
    expect(await status()).toBe(200);
  });
});

it('rate limits hold for every organisation, its own where it has any, and for each apart', patience, async () => {
  const gateway = await limited({ requests_per_minute: 2 });
  const [usual, own] = [await Organisation.create(gateway, 'usual'), await Organisation.create(gateway, 'own')];
  await own.tell('org', 'set', ['--requests-per-minute', '3']);
  const letIn = async (key: string): Promise<number> => {
    const { status } = callerOf(gateway, key);
    for (let count = 0; ; count++) if ((await status()) !== 200) return count;
  };
  const [one, other] = [await usual.key(), await usual.key()];
  expect([await letIn(one), await letIn(other)]).toEqual([2, 0]); // Keys of one organisation share its minute.
  expect(await letIn(await own.key())).toBe(3);
  expect(await letIn(running.key)).toBe(2);
});

it('the workers of one machine count together', patience, async () => {
  const { url } = await limited({ requests_per_minute: 2 }, { workers: 2 });
  expect(await letInAtOnce([url], running.key)).toBe(2);
});

onRedis('gateways that share a server', ({ url }) => {
  it('count together', patience, async () => {
    const stores = { redis_url_env: 'CASE_REDIS' };
    const environment = { CASE_REDIS: url };
    const limits = { requests_per_minute: 2 };
    const one = await limited(limits, { stores, environment });
    const state = one.config.replace(/[^/]+$/u, '.polywire');
    const other = await limited(limits, { stores, environment, gateway: { state_dir: state } });
    const organisation = await Organisation.create(one, 'shared', ['--billing', 'none'], environment);
    expect(await letInAtOnce([one.url, other.url], await organisation.key())).toBe(2);
  });
});

/** How many of 20 requests are let in, on as many connections. */
async function letInAtOnce(urls: readonly string[], key: string): Promise<number> {
  const statuses = Array.from({ length: 20 }, async (_, index) => {
    const response = await fetch((urls[index % urls.length] ?? '') + paths.chat, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(chat('Hello')),
    });
    await response.text();
    return response.status;
  });
  return (await Promise.all(statuses)).filter((status) => status === 200).length;
}
