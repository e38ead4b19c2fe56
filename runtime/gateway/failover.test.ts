import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, it } from 'vitest';
import { allowFailover, type Change, startTestGateway, type TestGateway } from './testing/gateway.ts';
import { asks, model, says } from './testing/model-turns.ts';
import { json, type Provider, type Script, startProvider } from './testing/provider.ts';
import { hello } from './testing/replies.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider(hello);
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.received.length = 0;
});
afterEach(async () => {
  provider.script = hello;
  await Promise.all(gateways.splice(0).map((gateway) => gateway.close()));
});

const gateways: TestGateway[] = [];

async function start(change: Change = {}): Promise<TestGateway> {
  const gateway = await startTestGateway(provider.url, change);
  gateways.push(gateway);
  return gateway;
}

const chat = { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] };
const busy = json(500, { error: { message: 'busy' } });

function ask(gateway: TestGateway, body: object = chat): Promise<Response> {
  return gateway.post('/v1/chat/completions', body, allowFailover);
}

/** The provider's own names of the models that were asked, without their versions. */
function asked(): readonly string[] {
  return provider.received
    .filter(({ path }) => !path.startsWith('/search/'))
    .map(({ body }) => String(body['model']).replace(/-\d.*$/u, ''));
}

/** What a model of this family does; all others say hello. */
function where(family: string, script: Script): Script {
  return (request, response) => {
    (String(request.body['model']).startsWith(family) ? script : hello)(request, response);
  };
}

it('goes to fallbacks whose provider is bound', async () => {
  const bound = (...kinds: string[]): Change => ({
    providers: Object.fromEntries(kinds.map((kind) => [kind, { base_url: `${provider.url}/${kind}` }])),
  });
  provider.script = where('pa-', busy);
  expect((await ask(await start(bound('P-A')))).status).toBe(500);
  expect(asked()).toEqual(['pa-mid', 'pa-mid', 'pa-top', 'pa-top']);
  provider.received.length = 0;
  const response = await ask(await start(bound('P-A', 'P-R')));
  expect(response.headers.get('x-service-attempts')).toBe('5');
  expect(asked().at(-1)).toBe('pr-high');
});

it('serves a stream whose 200 went out early, or tells in it how the named model failed', async () => {
  const gateway = await start({ limits: { early_ok: 20, keep_alive: 10 } });
  provider.script = where('pa-', (request, response) => {
    setTimeout(() => {
      busy(request, response);
    }, 30);
  });
  const served = await ask(gateway, { ...chat, stream: true });
  expect(served.headers.has('x-service-failover')).toBe(false);
  const text = await served.text();
  expect(text).toContain('Hello, pr-high');
  expect(text).toContain('{"failover":true,"attempts":5,"requested_model":"a-mid","served_model":"r-high"}');

  provider.script = (request, response) => {
    setTimeout(() => {
      json(500, { error: { message: `${String(request.body['model'])} is busy` } })(request, response);
    }, 30);
  };
  const failed = await (await ask(gateway, { ...chat, stream: true })).text();
  expect(failed).toContain('pa-mid-2-20260718 is busy');
});

it('has one deadline for all attempts', async () => {
  const gateway = await start({ limits: { request_deadline: 300 } });
  provider.script = (request, response) => {
    if (asked().length <= 2) busy(request, response);
  };
  const response = await ask(gateway);
  expect(await response.json()).toMatchObject({ error: { code: 'assembly_timeout', upstream_status: 504 } });
  expect(asked()).toEqual(['pa-mid', 'pa-mid', 'pa-top']);
});

it('leaves a provider alone whose breaker is open, also after a reload', async () => {
  const gateway = await start({ limits: { breaker_window: 4, breaker_open: 10_000 } });
  provider.script = where('pa-', busy);
  expect((await ask(gateway)).headers.get('x-service-attempts')).toBe('5');
  provider.received.length = 0;
  expect(await gateway.reload()).toBe(true);
  const response = await ask(gateway);
  expect(await response.json()).toMatchObject({ service: { failover: true, attempts: 1, served_model: 'r-high' } });
  expect(asked()).toEqual(['pr-high']);
  const refused = await gateway.post('/v1/chat/completions', chat);
  expect(refused.status).toBe(503);
  expect(refused.headers.has('x-should-retry')).toBe(false);
  expect(await refused.json()).toMatchObject({ error: { type: 'api_error', code: null, upstream_status: 502 } });
  expect(asked()).toEqual(['pr-high']);
});

describe('a model that searches through the gateway', () => {
  const body = { ...chat, model: 'f-d', web_search_options: {} };
  const pages = json(200, { results: [{ url: 'https://one.example/', title: 'One', content: 'One.' }] });

  /** The first model fails once it has searched; the second searches and answers. */
  function failsLater(): void {
    const [first, second] = [model(asks('a')), model(asks('b'), says('Done.'))];
    provider.script = (request, response) => {
      if (request.path.startsWith('/search/')) pages(request, response);
      else (String(request.body['model']).startsWith('pf-d') ? first : second)(request, response);
    };
  }

  it('begins anew as another model where it fails later', async () => {
    const gateway = await start();
    failsLater();
    const response = await ask(gateway, body);
    expect(response.headers.get('x-service-attempts')).toBe('5');
    expect(await response.json()).toMatchObject({
      choices: [{ message: { content: 'Done.' } }],
      usage: { prompt_tokens: 20, completion_tokens: 10 },
      service: { failover: true, served_model: 'f-q' },
    });
    expect(asked()).toEqual(['pf-d', 'pf-d', 'pf-d', 'pf-q', 'pf-q']);
    expect(provider.received.filter(({ path }) => path.endsWith('/messages'))[3]?.body['messages']).toHaveLength(1);
  });

  it('does not once its caller has seen a search', async () => {
    const gateway = await start();
    failsLater();
    const response = await gateway.post(
      '/v1/responses',
      { model: 'f-d', input: 'Hi', tools: [{ type: 'web_search' }], stream: true },
      allowFailover,
    );
    expect(await response.text()).toContain('event: response.failed');
    expect(asked()).toEqual(['pf-d', 'pf-d', 'pf-d']);
  });
});

describe('a fallback is passed over', () => {
  it('whose provider would not know its id: the deployment binds real ids to others, and none to it', async () => {
    const gateway = await start({ models: { 'a-mid': 'real-a', 'r-high': 'real-r' } });
    provider.script = where('real-a', busy);
    expect((await ask(gateway)).headers.get('x-service-attempts')).toBe('3');
    expect(asked()).toEqual(['real-a', 'real-a', 'real-r']);
  });

  it('of another kind where the turn holds a token for an MCP server', async () => {
    const gateway = await start();
    provider.script = busy;
    const tool = {
      type: 'mcp',
      server_label: 'files',
      server_url: 'https://files.example/mcp',
      require_approval: 'never',
    };
    expect((await ask(gateway, { ...chat, tools: [{ ...tool, authorization: 'of-the-caller' }] })).status).toBe(500);
    expect(asked()).toEqual(['pa-mid', 'pa-mid', 'pa-top', 'pa-top']);
    provider.received.length = 0;
    await ask(gateway, { ...chat, tools: [tool] });
    expect(asked()).toEqual(['pa-mid', 'pa-mid', 'pa-top', 'pa-top', 'pr-high', 'pr-high']);
  });
});

it('reasoning that a caller got elsewhere goes to the model that it named, and to no fallback of the same wire', async () => {
  const gateway = await start();
  provider.script = where('px-', busy);
  const reasoning = { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'of-unknown-make' };
  const input = [{ role: 'user', content: 'Hi' }, reasoning, { role: 'user', content: 'And?' }];
  const response = await gateway.post('/v1/responses', { model: 'x-a', input, store: false }, allowFailover);
  expect(response.headers.get('x-service-failover')).toBe('true');
  expect(response.headers.get('x-service-dropped-content')).toBe('thinking');
  const sent = provider.received.map(({ body }) => JSON.stringify(body).includes('of-unknown-make'));
  expect(sent).toEqual([true, true, false]);
});
