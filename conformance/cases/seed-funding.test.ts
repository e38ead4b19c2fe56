import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Told, told } from './error-form.ts';
import { Http } from './http.ts';
import { formats, paths, request } from './in-formats.ts';
import { Organisation } from './organisation.ts';
import { startOther, type OtherGateway } from './other-gateway.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Funding", and the errors that it names, over HTTP; the rules one by one are beside runtime/gateway/funding. */
let running: Running;
let gateway: OtherGateway;

beforeAll(async () => {
  running = await start();
  gateway = await startOther(running, {
    limits: { allowance_units: 1_000, decision_free_calls: 2, key_freshness: 0, retry_delay: 1 },
    gateway: { public_url: 'https://api.case.example' },
  });
});
afterAll(async () => {
  await gateway.stop();
  await running.stop();
});

/** For tests that run the command several times. */
const patience = { timeout: 60_000 };

interface Customer {
  readonly organisation: Organisation;
  readonly http: Http;
  usage(): Promise<UsageReport>;
}

interface UsageReport {
  readonly included_percent_remaining: number | null;
  readonly next_refresh_at: string | null;
  readonly included: { readonly units_total: string; readonly units_remaining: string };
  readonly wallet: {
    readonly balance_nano_usd: string;
    readonly held_nano_usd: string;
    readonly spent_nano_usd: string;
  };
  readonly decisions: { readonly free_remaining: number };
}

async function customer(name: string, usd?: string, at = gateway): Promise<Customer> {
  const organisation = await Organisation.create(at, name, ['--billing', 'prepaid']);
  if (usd !== undefined) await organisation.tell('credit', 'add', [usd]);
  const http = new Http(at.url, await organisation.key());
  return { organisation, http, usage: async () => (await http.get('/v1/usage')) as UsageReport };
}

const post = async ({ http }: Customer, path: string, body: object): Promise<Told> => told(await http.post(path, body));
const embedding = (input: string): object => ({ model: 'embed-small', input });
const decision = (state: string): object => ({ model: 'decide', state, questions: { good: { type: 'noul' } } });

/** Instants as the API tells them. */
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u) as string;

/** Holds a 429 of free serving: the instant is the same in header and body, and nobody is told to repeat it. */
function expectUntil(name: string, until: unknown, { status, headers, body }: Told): void {
  expect(status).toBe(429);
  expect(headers['x-service-reason']).toBe(name);
  expect(headers['x-should-retry']).toBe('false');
  expect(headers).not.toHaveProperty('retry-after');
  const { reset_at: resetAt, error } = JSON.parse(body) as { reset_at?: string; error: { type: string } };
  expect(error.type).toBe('rate_limit_error');
  expect(resetAt).toEqual(until);
  expect(headers['x-service-reset-at']).toBe(resetAt);
}

describe('an organisation without credit', () => {
  let poor: Customer;
  beforeAll(async () => {
    poor = await customer('poor');
    await poor.organisation.tell('org', 'set', ['--allowance-units', '0']);
  }, patience.timeout);

  it.each([
    ...formats.map((format) => [paths[format], (mark: string) => request(format, 'a-mid', mark)] as const),
    ['/v1/embeddings', embedding] as const,
  ])('is refused on %s before the model runs: 402 wallet_empty, and where credit is added', async (path, body) => {
    const mark = `unpaid-on-${path}`;
    const answer = await post(poor, path, body(mark));
    expect(answer.status).toBe(402);
    expect(answer.headers['x-service-reason']).toBe('wallet_empty');
    expect(answer.headers['x-service-recovery-url']).toBe('https://api.case.example/console/credit');
    expect(answer.headers).not.toHaveProperty('retry-after');
    const { error } = JSON.parse(answer.body) as { error: { type: string; code?: string } };
    expect(error.type).toBe('invalid_request_error');
    if (path !== paths.messages) expect(error.code).toBe('wallet_empty');
    expect(await running.mocks.received(mark)).toEqual([]);
    expect((await poor.usage()).wallet).toMatchObject({
      balance_nano_usd: '0',
      held_nano_usd: '0',
      spent_nano_usd: '0',
    });
  });

  it.each(formats)('or an allowance is refused service_air on %s: 429 without an instant', async (format) => {
    const answer = await post(poor, paths[format], request(format, 'service_air', 'Hello'));
    expectUntil('included_allowance_exhausted', undefined, answer);
  });

  it('may count tokens', async () => {
    const path = '/v1/messages/count_tokens';
    expect(await post(poor, path, request('messages', 'a-mid', 'Hello'))).toMatchObject({ status: 200 });
    expect((await poor.usage()).wallet.spent_nano_usd).toBe('0');
  });

  it('decides freely, at no price, until its share is used up: then 402 wallet_empty', async () => {
    for (let n = 0; n < 2; n++) expect(await post(poor, '/v1/decisions', decision('x'))).toMatchObject({ status: 200 });
    const answer = await post(poor, '/v1/decisions', decision('one-too-many'));
    expect(answer.status).toBe(402);
    expect(answer.headers['x-service-reason']).toBe('wallet_empty');
    expect(await running.mocks.received('one-too-many')).toEqual([]);
    expect(await poor.usage()).toMatchObject({ decisions: { free_remaining: 0 }, wallet: { spent_nano_usd: '0' } });
  });
});

describe('a wallet', () => {
  interface Used {
    readonly usage: { readonly prompt_tokens: number; readonly completion_tokens: number };
  }

  it(
    'pays what a request used, embeddings at 0.02 USD a million tokens, and decisions without end',
    patience,
    async () => {
      const rich = await customer('rich', '1.00');
      const chat = await post(rich, paths.chat, request('chat', 'a-mid', 'Hello'));
      expect(chat.status).toBe(200);
      const { usage } = JSON.parse(chat.body) as Used;
      const spent = usage.prompt_tokens * 3_000 + usage.completion_tokens * 15_000;
      expect((await rich.usage()).wallet).toMatchObject({
        balance_nano_usd: String(1_000_000_000 - spent),
        held_nano_usd: '0',
        spent_nano_usd: String(spent),
      });
      const embedded = JSON.parse((await post(rich, '/v1/embeddings', embedding('some words'))).body) as Used;
      const both = String(spent + embedded.usage.prompt_tokens * 20);
      expect((await rich.usage()).wallet.spent_nano_usd).toBe(both);
      for (let n = 0; n < 5; n++)
        expect(await post(rich, '/v1/decisions', decision('x'))).toMatchObject({ status: 200 });
      expect(await rich.usage()).toMatchObject({ wallet: { spent_nano_usd: both }, included_percent_remaining: 100 });
    },
  );

  it('that gets credit is funded for the next request', patience, async () => {
    const late = await customer('late');
    expect((await post(late, paths.chat, request('chat', 'a-mid', 'Hello'))).status).toBe(402);
    await late.organisation.tell('credit', 'add', ['0.50', '--note', 'at last']);
    expect((await post(late, paths.chat, request('chat', 'a-mid', 'Hello'))).status).toBe(200);
  });
});

describe('an included allowance', () => {
  it(
    'pays for service_air until it is used up: then 429 until the window ends, and the wallet where it can',
    patience,
    async () => {
      const frugal = await customer('frugal');
      expect(await frugal.usage()).toMatchObject({
        included_percent_remaining: 100,
        next_refresh_at: instant,
        included: { units_total: '1000', units_remaining: '1000' },
      });
      const air = (format: (typeof formats)[number]) =>
        post(frugal, paths[format], request(format, 'service_air', 'say 100 words'));
      expect((await air('chat')).status).toBe(200);
      const { next_refresh_at: end, ...used } = await frugal.usage();
      expect(used).toMatchObject({ included_percent_remaining: 0, included: { units_remaining: '0' } });
      for (const format of formats) expectUntil('included_allowance_exhausted', end, await air(format));
      expect((await frugal.usage()).wallet.spent_nano_usd).toBe('0');

      await frugal.organisation.tell('credit', 'add', ['1']);
      expect((await air('chat')).status).toBe(200);
      expect(Number((await frugal.usage()).wallet.spent_nano_usd)).toBeGreaterThan(0);
    },
  );

  it('is not served while the free serving of the day is spent: 429 until UTC midnight', patience, async () => {
    const blown = await startOther(running, { limits: { free_air_daily_budget: 0 } });
    try {
      const calm = await customer('calm', undefined, blown);
      const midnight = expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/u) as string;
      for (const format of formats) {
        const answer = await post(calm, paths[format], request(format, 'service_air', 'Hello'));
        expectUntil('free_air_daily_spend_fuse_exceeded', midnight, answer);
      }
    } finally {
      await blown.stop();
    }
  });
});

describe('a request that comes to no good end', () => {
  let hasty: OtherGateway;
  let unlucky: Customer;
  beforeAll(async () => {
    hasty = await startOther(running, {
      limits: { request_deadline: 400, early_ok: 10_000, key_freshness: 0, retry_delay: 1 },
    });
    unlucky = await customer('unlucky', '100', hasty);
  }, patience.timeout);
  afterAll(() => hasty.stop());

  /** What the wallet paid for a request of which the mock does this, in nano-USD. */
  async function paidFor(mark: string, script: object, more: object): Promise<number> {
    const before = Number((await unlucky.usage()).wallet.spent_nano_usd);
    await running.mocks.script({ match: { marker: mark }, ...script });
    const body = { ...request('chat', 'a-mid', `${mark} say 100 words`), ...more };
    const headers = { 'x-service-allow-failover': 'false' };
    await (await unlucky.http.post(paths.chat, body, { headers })).text().catch(() => null);
    await expect.poll(async () => (await unlucky.usage()).wallet.held_nano_usd, { timeout: 5_000 }).toBe('0');
    return Number((await unlucky.usage()).wallet.spent_nano_usd) - before;
  }

  it('pays for what came before a stream broke', async () => {
    expect(await paidFor('breaks-here', { stream: { destroyAfter: 20 } }, { stream: true })).toBeGreaterThan(0);
  });

  it('pays nothing where its provider refused or failed', async () => {
    expect(await paidFor('refused-here', { answer: { status: 400 } }, {})).toBe(0);
    expect(await paidFor('failed-here', { times: 2, destroy: true }, {})).toBe(0);
  });

  it('pays nothing where its time was up, but for the prompt where max_tokens was large', async () => {
    expect(await paidFor('slow-here', { wait: 2_000 }, { max_tokens: 1_000 })).toBe(0);
    const prompt = await paidFor('slow-and-large-here', { wait: 2_000 }, { max_tokens: 32_000 });
    expect(prompt).toBeGreaterThan(0);
    expect(prompt).toBeLessThan(100 * 3_000);
  });
});
