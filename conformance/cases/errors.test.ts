import { type ErrorName, errors } from '@polywire/generated/catalog/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRow, told, type Told } from './error-form.ts';
import { json, readStream } from './http.ts';
import { startOther, type OtherGateway } from './other-gateway.ts';
import { sendRaw } from './raw-http.ts';
import { start, type Running } from './running.ts';

/** Every row of the errors table, provoked in each envelope, with its body and its headers. */
let running: Running;
let other: OtherGateway;
beforeAll(async () => {
  running = await start();
  other = await startOther(running, {
    limits: { request_deadline: 300, retry_delay: 1, early_ok: 100, keep_alive: 100 },
    providers: { 'P-X': { base_url: 'http://127.0.0.1:1' }, 'P-G': null },
  });
});
afterAll(async () => {
  await other.stop();
  await running.stop();
});

const chat = '/v1/chat/completions';
const messages = '/v1/messages';
const responses = '/v1/responses';
const embeddings = '/v1/embeddings';

/** A valid request of each format. */
const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  [chat]: { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] },
  [messages]: { model: 'a-mid', max_tokens: 500, messages: [{ role: 'user', content: 'Hi' }] },
  [responses]: { model: 'a-mid', input: 'Hi' },
  [embeddings]: { model: 'embed-small', input: 'Hi' },
};
const chatPaths = [chat, messages, responses];

interface Request {
  readonly path: string;
  readonly method?: string;

  /** In place of the key. */
  readonly headers?: Readonly<Record<string, string>>;

  /** Of the body; absent: JSON. */
  readonly type?: string;

  /** JSON, or a text as it is. */
  readonly body?: object | string;

  /** On the gateway with the other deployment file. */
  readonly elsewhere?: boolean;
}

/** Of a model that no other stands in for. */
const plainly = { 'x-service-allow-failover': 'false' };

async function send({ path, method = 'POST', headers, type, body, elsewhere = false }: Request): Promise<Told> {
  const shown = headers ?? { authorization: `Bearer ${running.key}` };
  const text = typeof body === 'object' ? JSON.stringify(body) : body;
  const typed = text === undefined ? {} : { 'content-type': type ?? 'application/json' };
  const init = { method, headers: { ...plainly, ...shown, ...typed }, ...(text !== undefined && { body: text }) };
  return told(await fetch((elsewhere ? other.url : running.url) + path, init));
}

async function sendText(lines: readonly string[]): Promise<Told> {
  const { status, ...rest } = await sendRaw(running.url, [...lines, '', ''].join('\r\n'));
  return { status: status ?? 0, ...rest };
}

/** The valid requests of some formats, changed. */
function each(paths: readonly string[], change: object, more: Partial<Request> = {}): Request[] {
  return paths.map((path) => ({ path, body: { ...bodies[path], ...change }, ...more }));
}

/** The chat formats with a text that a script of the mocks waits for. */
function marked(mark: string): Request[] {
  return chatPaths.map((path) => {
    const said = path === responses ? { input: mark } : { messages: [{ role: 'user', content: mark }] };
    return { path, body: { ...bodies[path], ...said } };
  });
}

/** The same, answered so by the provider each time. */
async function answered(mark: string, answer: object): Promise<Request[]> {
  await running.mocks.script({ match: { marker: mark }, times: 20, answer });
  return marked(mark);
}

const requests = (list: Request[]) => () => Promise.resolve(list);
const accounts = 'needs accounts';
const byUnitTest = 'nothing that a caller can send makes one; runtime/gateway/app.test.ts does';

/** A malformed key; one that is well-formed and unknown: its last part is a checksum, so it was made once. */
const malformedKey = 'sk-svc-nonsense';
const unknownKey = 'sk-svc-px9btf6wr1-3hgk8x8zwekxppv2r05nfk0qb3hr80bq3thk1g';

/** A session, from a page of another origin; that nobody knows it is not looked at before. */
const sessionElsewhere = { cookie: `service_session=${'A'.repeat(43)}`, origin: 'https://elsewhere.example' };

/** How to provoke each row, or why it is not provoked here. */
const ways: Readonly<Record<ErrorName, string | (() => Promise<Request[]>)>> = {
  unauthenticated: requests([
    ...Object.entries(bodies).flatMap(([path, body]) =>
      [{}, { 'x-api-key': malformedKey }, { authorization: 'Basic x' }].map((headers) => ({ path, headers, body })),
    ),
    { path: '/v1/models', method: 'GET', headers: {} },
    { path: '/v1/nothing', method: 'GET', headers: {} },
    { path: chat, headers: { 'x-api-key': unknownKey, authorization: `Bearer ${malformedKey}` } },
  ]),
  invalid_credentials: requests([
    ...Object.entries(bodies).map(([path, body]) => ({ path, headers: { 'x-api-key': unknownKey }, body })),
    { path: '/v1/models', method: 'GET', headers: { authorization: `Bearer ${unknownKey}` } },
  ]),
  origin_refused: requests(Object.entries(bodies).map(([path, body]) => ({ path, headers: sessionElsewhere, body }))),
  permission_denied: accounts,
  model_restricted: accounts,
  policy_unavailable: accounts,
  wallet_empty: accounts,
  rate_limited: accounts,
  included_allowance_exhausted: accounts,
  free_air_daily_spend_fuse_exceeded: accounts,

  malformed_json: requests([...chatPaths, embeddings].map((path) => ({ path, body: '{"model": "a-mid",' }))),
  invalid_image: requests([
    ...['data:image/png;base64,%%%', 'data:text/plain;base64,eHg=', 'data:image/png,xx', 'data:'].map((url) => ({
      path: chat,
      body: {
        model: 'a-mid',
        messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url } }] }],
      },
    })),
    {
      path: responses,
      body: {
        model: 'a-mid',
        input: [{ role: 'user', content: [{ type: 'input_image', image_url: 'data:image/png;base64,%' }] }],
      },
    },
  ]),
  invalid_metadata: requests(
    ['text', 5, [], true].map((metadata) => ({ path: chat, body: { ...bodies[chat], metadata } })),
  ),
  validation_failed: requests([
    ...each([...chatPaths, embeddings], { model: 5 }),
    ...each([chat, messages], { messages: [{ role: 'nobody', content: 'x' }] }),
    ...each([chat, messages], { messages: [] }),
    ...each([responses], { input: [] }),
    ...each([chat, messages, responses], { stream: 'yes' }),
    { path: messages, body: { ...bodies[chat] } },
    { path: embeddings, body: { model: 'embed-small' } },
    { path: '/v1/messages/count_tokens', body: { model: 'a-mid' } },
    { path: '/v1/decisions', body: { model: 'decide', state: 'x', questions: { q: { type: 'guess' } } } },
  ]),
  max_tokens_exceeded: requests([
    ...each([chat, messages], { max_tokens: 131_073 }),
    ...each([chat], { max_completion_tokens: 131_073 }),
    ...each([chat, messages], { max_tokens: 2 ** 64 }),
    ...each([responses], { max_output_tokens: 131_073 }),
  ]),
  model_not_configured: requests([
    ...each(chatPaths, { model: 'decide' }),
    ...each([embeddings], { model: 'a-mid' }),
    ...each(chatPaths, { model: 'g-a' }, { elsewhere: true }),
  ]),
  model_not_found: requests([
    ...each([...chatPaths, embeddings], { model: 'no-such-model' }),
    ...each(chatPaths, { model: 'latest:no-such-model' }),
    ...each(chatPaths, { model: '' }),
    ...each(chatPaths, { model: '__proto__' }),
    { path: '/v1/models/no-such-model', method: 'GET' },
  ]),
  param_not_supported: requests([
    ...each([chat], { response_format: { type: 'json_object' } }),
    ...each([responses], { text: { format: { type: 'json_object' } } }),
    ...each([messages], { output_config: { format: { type: 'json_object' } } }),
  ]),
  param_rejected: requests(
    [{ conversation: 'conv_1' }, { prompt: { id: 'pmpt_1' } }, { context_management: [] }].flatMap((field) =>
      each([responses], field),
    ),
  ),
  thread_unsupported: requests(each([messages], { thread: { id: 'x' } })),
  mcp_servers_unpaired: requests([
    ...each([messages], { mcp_servers: [{ type: 'url', url: 'https://example.com/mcp', name: 'notes' }] }),
    ...each([messages], { tools: [{ type: 'mcp_toolset', mcp_server_name: 'notes' }] }),
  ]),
  previous_response_not_found: requests(each([responses], { previous_response_id: 'resp_none' })),
  response_not_cancellable: async () => {
    const { body } = await send({ path: responses, body: { ...bodies[responses], store: true } });
    const { id } = JSON.parse(body) as { readonly id: string };
    return [{ path: `${responses}/${id}/cancel` }];
  },
  not_found: requests([
    { path: `${responses}/resp_none`, method: 'GET' },
    { path: `${responses}/resp_none`, method: 'DELETE' },
    { path: `${responses}/resp_none/input_items`, method: 'GET' },
    { path: `${responses}/resp_none/cancel` },
    { path: `${responses}/${'x'.repeat(5_000)}`, method: 'GET' },
  ]),
  unknown_path: requests([
    ...['/v1', '/v1/nothing', '//v1/models', '/V1/models', '/v1/%zz', '/v1/models%'].map((path) => ({
      path,
      method: 'GET',
    })),
    { path: '/v1/messages/nothing', method: 'GET' },
    { path: '/v1/messages/%zz', method: 'GET' },
    { path: '/v1/nothing', body: {} },
    { path: '/v1/nothing', body: '{' },
  ]),
  method_not_allowed: requests([
    ...[chat, messages, embeddings].flatMap((path) =>
      ['GET', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ path, method })),
    ),
    { path: '/v1/models', body: {} },
    { path: '/v1/models', body: '{' },
    { path: `${responses}/resp_none`, method: 'PUT', body: {} },
  ]),
  too_large: requests([...chatPaths, embeddings].map((path) => ({ path, body: { user: 'x'.repeat(33_600_000) } }))),
  unsupported_media_type: requests(
    [...chatPaths, embeddings].flatMap((path) =>
      ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'].map((type) => ({
        path,
        type,
        body: { ...bodies[path] },
      })),
    ),
  ),

  malformed_http: 'no HTTP client sends it: see "a request that is no HTTP"',
  headers_too_large: 'see "a request that is no HTTP"',
  request_timeout: 'takes the minute that a request has to come whole; runtime/gateway/client-error.test.ts',

  upstream_error: async () => [
    ...(await answered('relayed-502', { status: 502, body: {} })),
    ...(await answered('relayed-page', { status: 502, text: '<html>Bad gateway</html>' })),
  ],
  upstream_unreachable: requests(each(chatPaths, { model: 'x-a' }, { elsewhere: true })),
  upstream_credential_refused: async () => [
    ...(await answered('refused-401', { status: 401, body: { error: { message: 'wrong key' } } })),
    ...(await answered('refused-403', { status: 403, body: { error: { message: 'wrong key' } } })),
  ],
  upstream_malformed: async () => [
    ...(await answered('malformed-text', { text: 'no JSON' })),
    ...(await answered('malformed-list', { body: [] })),
    ...(await answered('malformed-empty', { body: {} })),
    ...(await answered('malformed-status', { status: 302, body: {} })),
  ],
  assembly_timeout: async () => {
    await running.mocks.script({ match: { marker: 'too-slow' }, times: 3, wait: 1_000 });
    return marked('too-slow').map((request) => ({ ...request, elsewhere: true }));
  },
  internal: byUnitTest,
  embeddings_internal: byUnitTest,
};

const rows = Object.keys(errors) as ErrorName[];
const provoked = rows.flatMap((name) => {
  const way = ways[name];
  return typeof way === 'string' ? [] : [{ name, way }];
});

it('each row is provoked, or there is a reason why not', () => {
  expect(Object.keys(ways).toSorted()).toEqual(rows.toSorted());
});

it.each(provoked)('$name', async ({ name, way }) => {
  for (const request of await way()) expectRow(name, request.path, await send(request));
});

describe('a request that is no HTTP', () => {
  const key = () => `x-api-key: ${running.key}`;
  const end = 'connection: close';

  it.each([
    ['an unknown method', 'BREW /v1/messages HTTP/1.1', []],
    ['an unknown version', 'GET /v1/models HTTP/7.2', []],
    ['a length that is no number', 'POST /v1/messages HTTP/1.1', ['content-length: many']],
    ['a negative length', 'POST /v1/messages HTTP/1.1', ['content-length: -5']],
    ['two lengths', 'POST /v1/messages HTTP/1.1', ['content-length: 5', 'content-length: 6']],
    ['a length beside chunks', 'POST /v1/messages HTTP/1.1', ['content-length: 5', 'transfer-encoding: chunked']],
    [
      'an unknown transfer encoding',
      'POST /v1/messages HTTP/1.1',
      ['content-type: application/json', 'transfer-encoding: gzip'],
    ],
    ['bytes of another protocol', '\u0016\u0003\u0001\u0002', []],
  ])('with %s is malformed_http', async (_what, first, lines) => {
    expectRow('malformed_http', '', await sendText([first, 'host: x', key(), end, ...lines]));
  });

  it('with a broken chunk is malformed_http', async () => {
    const head = ['POST /v1/messages HTTP/1.1', 'host: x', key(), 'content-type: application/json'];
    expectRow('malformed_http', '', await sendText([...head, 'transfer-encoding: chunked', '', 'zz']));
  });

  it('with a megabyte of headers is headers_too_large', async () => {
    const long = 'x'.repeat(1024 * 1024);
    expectRow('headers_too_large', '', await sendText(['GET /v1/models HTTP/1.1', 'host: x', `x-long: ${long}`, end]));
    expectRow('headers_too_large', '', await sendText([`GET /v1/${long} HTTP/1.1`, 'host: x', end]));
  });
});

describe("a provider's refusal", () => {
  it.each([
    [400, 'invalid_request_error'],
    [404, 'not_found_error'],
    [413, 'request_too_large'],
    [422, 'invalid_request_error'],
    [429, 'rate_limit_error'],
    [500, 'api_error'],
    [503, 'api_error'],
    [529, 'overloaded_error'],
  ])('with %d is relayed with its status and words, in the type of each envelope', async (status, type) => {
    const error = { message: `No, for ${status}`, type: 'any', code: 'its_own' };
    for (const request of await answered(`relayed-${status}`, {
      status,
      headers: { 'retry-after': '0' },
      body: { error },
    })) {
      const answer = await send(request);
      expect(answer.status).toBe(status);
      expect(answer.headers).not.toHaveProperty('retry-after');
      const { message, code } = error;
      expect(JSON.parse(answer.body)).toEqual(
        request.path === messages
          ? { type: 'error', error: { type, message } }
          : { error: { message, type: 'api_error', param: null, code } },
      );
    }
  });
});

describe('a failure after a stream took too long to begin', () => {
  const failing = async (path: string, status: number) => {
    const mark = `late-${status}-on-${path.replaceAll('/', '-')}`;
    await running.mocks.script({
      match: { marker: mark },
      times: 5,
      wait: 400,
      answer: { status, body: { error: { message: 'No.' } } },
    });
    const request = marked(mark).find((one) => one.path === path);
    const headers = { ...plainly, authorization: `Bearer ${running.key}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ ...(request?.body as object), stream: true });
    const response = await fetch(other.url + path, { method: 'POST', headers, body });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect([...response.headers.keys()].filter((name) => name.startsWith('x-service-'))).toEqual([]);
    return (await readStream(response)).sent;
  };

  it.each([400, 502])('is told in-band, each format in its words: %d', async (status) => {
    const [told, ...more] = await failing(chat, status);
    expect(json(told)).toMatchObject({ error: { message: expect.any(String) as string, type: 'api_error' } });
    expect(more).toEqual([]);

    const events = await failing(responses, status);
    expect([events[0]?.event, events.at(-1)?.event]).toEqual(['response.created', 'response.failed']);
    expect(json(events.at(-1))).toMatchObject({
      response: {
        status: 'failed',
        error: { code: expect.any(String) as string, message: expect.any(String) as string },
      },
    });

    const [error, ...rest] = await failing(messages, status);
    expect([error?.event, json(error)]).toEqual([
      'error',
      {
        type: 'error',
        error: expect.objectContaining({ type: status === 400 ? 'invalid_request_error' : 'api_error' }) as object,
      },
    ]);
    expect(rest).toEqual([]);
  });
});

describe('HEAD', () => {
  it.each([
    '/',
    '/healthz',
    '/v1/models',
    '/v1/models/a-mid',
    chat,
    messages,
    '/v1/messages/count_tokens',
    responses,
    embeddings,
    '/v1/decisions',
  ])('of %s is answered without a body', async (path) => {
    const headers = { 'x-api-key': running.key };
    const response = await fetch(running.url + path, { method: 'HEAD', headers });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('needs a credential where the other methods do, and finds nothing where there is nothing', async () => {
    const head = (path: string, key?: string) =>
      fetch(running.url + path, { method: 'HEAD', headers: key === undefined ? {} : { 'x-api-key': key } });
    expect((await head('/')).status).toBe(200);
    expect((await head('/v1/models')).status).toBe(401);
    expect((await head('/v1/nothing', running.key)).status).toBe(404);
  });
});
