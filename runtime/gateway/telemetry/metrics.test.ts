import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { allowFailover, type Change, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { json, type Provider, startProvider } from '../testing/provider.ts';
import { hello } from '../testing/replies.ts';

let provider: Provider;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await startProvider(hello);
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.script = hello;
});
afterEach(() => gateway.close());

async function start(change: Change = {}): Promise<void> {
  gateway = await startTestGateway(provider.url, { ...change, gateway: { admin_listen: '127.0.0.1:0' } });
}

async function admin(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${gateway.adminUrl ?? ''}${path}`, init);
}

/** A sample of the text format, its labels in any order: `name`, `{ label: value }`, its value. */
interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

async function scrape(): Promise<readonly Sample[]> {
  const text = await (await admin('/metrics')).text();
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^([a-z_0-9]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(/([a-z_0-9]+)="([^"]*)"/g)].map(([, key, said]) => [key, said] as const);
    return [{ name, labels: Object.fromEntries(pairs) as Sample['labels'], value: Number(value) }];
  });
}

/** The one sample of that name that has these labels among its own. */
async function valueOf(name: string, labels: Readonly<Record<string, string>> = {}): Promise<number | undefined> {
  const found = (await scrape()).filter(
    (sample) => sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  );
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0]?.value;
}

const chat = { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] };

async function ask(body: object = chat, headers = {}): Promise<number> {
  const response = await gateway.post('/v1/chat/completions', body, headers);
  await response.text();
  return response.status;
}

it('requests are counted by what the tables name: wire, alias, outcome, status', async () => {
  await start();
  await ask();
  await ask();
  await ask({ ...chat, model: 'nobody' });
  await ask({ ...chat, max_tokens: 10_000_000 });
  const chatted = { polywire_wire: 'chat', polywire_alias: 'a-mid' };
  expect(await valueOf('polywire_requests_total', { ...chatted, polywire_outcome: 'whole' })).toBe(2);
  expect(await valueOf('polywire_requests_total', { error_type: 'model_not_found' })).toBe(1);
  expect(
    await valueOf('polywire_requests_total', {
      ...chatted,
      http_response_status_code: '400',
      polywire_outcome: 'refused',
    }),
  ).toBe(1);
  expect(await valueOf('polywire_requests_in_flight', { polywire_operation: 'createChatCompletion' })).toBe(0);
});

it('requests, calls and tokens of models are measured by the conventions for generative AI', async () => {
  await start();
  await ask();
  await ask({ ...chat, stream: true });
  const model = { gen_ai_operation_name: 'chat', gen_ai_provider_name: 'P-A', gen_ai_request_model: 'a-mid' };
  expect(await valueOf('gen_ai_server_request_duration_count', model)).toBe(2);
  expect(await valueOf('gen_ai_server_request_duration_sum', model)).toBeGreaterThan(0);
  expect(await valueOf('gen_ai_server_time_to_first_token_count', model)).toBe(1);
  const provided = { gen_ai_operation_name: 'chat', gen_ai_provider_name: 'P-A' };
  expect(await valueOf('gen_ai_client_operation_duration_count', provided)).toBe(2);
  expect(await valueOf('gen_ai_client_operation_time_to_first_chunk_count', provided)).toBe(1);
  expect(await valueOf('gen_ai_client_token_usage_sum', { ...provided, gen_ai_token_type: 'input' })).toBe(14);
  expect(await valueOf('gen_ai_client_token_usage_sum', { ...provided, gen_ai_token_type: 'output' })).toBe(10);
  expect(await valueOf('polywire_tokens_total', { polywire_alias: 'a-mid', polywire_token_kind: 'output' })).toBe(10);
});

it('a provider that fails shows: its calls, who served instead, its breaker and what was spared it', async () => {
  await start({ limits: { breaker_window: 2, breaker_open: 10_000, retry_delay: 1 } });
  provider.script = (request, response) => {
    (request.path.startsWith('/P-A/') ? json(500, { error: { message: 'busy' } }) : hello)(request, response);
  };
  expect(await ask(chat, allowFailover)).toBe(200);
  const of = { gen_ai_provider_name: 'P-A' };
  expect(await valueOf('gen_ai_client_operation_duration_count', { ...of, error_type: 'upstream_error' })).toBe(2);
  expect(await valueOf('polywire_failovers_total', { polywire_alias: 'a-mid' })).toBe(1);
  expect(await valueOf('polywire_breaker_open', of)).toBe(1);
  expect(await valueOf('polywire_breaker_refusals_total', of)).toBe(1);
  expect(await valueOf('polywire_breaker_open', { gen_ai_provider_name: 'P-R' })).toBe(0);
});

it('the process is measured', async () => {
  await start();
  const names = new Set((await scrape()).map(({ name }) => name));
  for (const name of [
    'nodejs_eventloop_delay_p99',
    'nodejs_eventloop_utilization',
    'process_cpu_time_total',
    'process_memory_usage',
    'process_uptime',
  ])
    expect(names).toContain(name);
});

it('the admin port says how the gateway is, also while it drains, and has nothing else', async () => {
  await start();
  const { headers } = await admin('/metrics');
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await (await admin('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await admin('/readyz')).status).toBe(200);
  expect((await admin('/v1/models')).status).toBe(404);
  expect((await admin('/constructor')).status).toBe(404);
  expect((await admin('/metrics', { method: 'POST' })).status).toBe(405);

  const end = Promise.withResolvers<() => void>();
  provider.script = (request, response) => {
    end.resolve(() => {
      hello(request, response);
    });
  };
  const asked = ask();
  const answer = await end.promise;
  const closed = gateway.close();
  const ready = await admin('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'not_ready', reason: 'the gateway is stopping' });
  answer();
  expect(await asked).toBe(200);
  await closed;
  await expect(admin('/healthz')).rejects.toThrow();
  gateway = { ...gateway, close: () => Promise.resolve() };
});
