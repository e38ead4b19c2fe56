import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { onPostgres } from '@polywire/runtime/platform/testing/databases.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from './asking.ts';
import { Http } from './http.ts';
import { formats, paths, request } from './in-formats.ts';
import { Organisation } from './organisation.ts';
import { startOther, type OtherGateway } from './other-gateway.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Authentication" 4 to 6, and the errors that they name: what needs organisations. */
let running: Running;
let gateway: OtherGateway;
let second: OtherGateway;

/** What a process knows of a key is old soon, so that tests need not wait. */
const limits = { key_freshness: 50, retry_delay: 1 };

beforeAll(async () => {
  running = await start();
  gateway = await startOther(running, { limits });
  const state = gateway.config.replace(/[^/]+$/u, '.polywire');
  second = await startOther(running, { limits, gateway: { state_dir: state } });
});
afterAll(async () => {
  await second.stop();
  await gateway.stop();
  await running.stop();
});

/** Every operation but health, as it is called. */
const reading = [
  ['GET', '/v1/models'],
  ['GET', '/v1/models/a-mid'],
  ['GET', '/v1/usage'],
] as const;
const executing = [
  ['POST', '/v1/chat/completions'],
  ['POST', '/v1/responses'],
  ['DELETE', '/v1/responses/resp_any'],
  ['POST', '/v1/responses/resp_any/cancel'],
  ['POST', '/v1/messages'],
  ['POST', '/v1/messages/count_tokens'],
  ['POST', '/v1/embeddings'],
  ['POST', '/v1/decisions'],
] as const;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

async function call(key: string, method: string, path: string, { url } = gateway): Promise<Answer> {
  const body = method === 'POST' ? { body: '{}' } : {};
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(url + path, { method, headers, ...body });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** The refusal of the gate where a credential may not do this. */
function expectDenied({ status, headers, body }: Answer): void {
  expect(body).toEqual({
    type: 'error',
    error: { type: 'permission_error', message: expect.any(String) as string, code: 'permission_denied' },
  });
  expect(status).toBe(403);
  expect(headers.get('x-service-reason')).toBe('permission_denied');
  expect(headers.get('x-service-deny-detail')).toBeNull();
  expect(headers.get('retry-after')).toBeNull();
}

/** Waits until the gateways have heard of a change. */
const soon = (expectation: () => Promise<void>): Promise<void> => vi.waitFor(expectation, { timeout: 5_000 });

describe('a key of an organisation', () => {
  it('is a credential in every gateway of the store', async () => {
    const organisation = await Organisation.create(gateway, 'opens');
    const key = await organisation.key();
    for (const { url } of [gateway, second]) {
      const { response } = await ask({ ...running, http: new Http(url, key) }, paths.messages, (mark) =>
        request('messages', 'a-mid', mark),
      );
      expect(response.status).toBe(200);
    }
  });

  it('is refused as unknown by every gateway once it was revoked', async () => {
    const organisation = await Organisation.create(gateway, 'revokes');
    const key = await organisation.key();
    for (const one of [gateway, second]) expect((await call(key, 'GET', '/v1/models', one)).status).toBe(200);
    await organisation.revoke(key);
    for (const one of [gateway, second]) {
      await soon(async () => {
        expect(await call(key, 'GET', '/v1/models', one)).toMatchObject({
          status: 401,
          body: { type: 'error', error: { type: 'authentication_error', code: 'invalid_credentials' } },
        });
      });
    }
  });

  it('is refused as unknown once its organisation was closed', async () => {
    const organisation = await Organisation.create(gateway, 'closes');
    const key = await organisation.key();
    expect((await call(key, 'GET', '/v1/models')).status).toBe(200);
    await organisation.tell('org', 'close');
    await soon(async () => {
      expect((await call(key, 'GET', '/v1/models')).status).toBe(401);
    });
  });
});

describe('a credential without permission', () => {
  let organisation: Organisation;
  beforeAll(async () => {
    organisation = await Organisation.create(gateway, 'denies');
  });

  it('of a role without model execution is 403 permission_denied wherever models run, and may read', async () => {
    const key = await organisation.key('viewer');
    for (const [method, path] of executing) expectDenied(await call(key, method, path));
    for (const [method, path] of reading) expect([path, (await call(key, method, path)).status]).toEqual([path, 200]);
  });

  it('may do what its role may from the next moment on', async () => {
    const key = await organisation.key('billing');
    expectDenied(await call(key, 'POST', '/v1/messages'));
    await organisation.tell('member', 'role', ['billing@case.example', 'developer']);
    await soon(async () => {
      expect((await call(key, 'POST', '/v1/messages')).status).toBe(422);
    });
  });

  it('of a removed member is 403 permission_denied everywhere', async () => {
    const key = await organisation.key('developer');
    expect((await call(key, 'GET', '/v1/models')).status).toBe(200);
    await organisation.tell('member', 'remove', ['developer@case.example']);
    await soon(async () => {
      expect((await call(key, 'GET', '/v1/models')).status).toBe(403);
    });
    for (const [method, path] of [...reading, ...executing]) expectDenied(await call(key, method, path));
    expectDenied(await call(key, 'GET', '/v1/nothing'));
  });
});

describe('a restricted model', () => {
  let restricted: Running;
  beforeAll(async () => {
    const organisation = await Organisation.create(gateway, 'restricts');
    await organisation.tell('policy', 'restrict', ['A-mid', 'a-top', 'embed-small', 'decide']);
    restricted = { ...running, http: new Http(gateway.url, await organisation.key()) };
  });

  it.each(formats)('is 403 with deny_detail and its name on %s, and no provider is asked', async (format) => {
    for (const stream of [false, true]) {
      const { response, body, received } = await ask(restricted, paths[format], (mark) => ({
        ...request(format, 'a-mid', mark),
        stream,
      }));
      expect(response.status).toBe(403);
      const error = { type: 'permission_error', deny_detail: 'model_restricted' };
      expect(body).toMatchObject({
        error: format === 'messages' ? error : { ...error, code: 'permission_denied', param: 'model' },
      });
      expect((body as { error: { message: string } }).error.message).toContain('`a-mid`');
      expect(received).toBeUndefined();
    }
  });

  it.each(formats)('says so in X-Service-Deny-Detail on %s, without a way to pay', async (format) => {
    const { response } = await ask(restricted, paths[format], (mark) => request(format, 'a-mid', mark));
    expect(response.headers.get('x-service-deny-detail')).toBe('model_restricted');
    expect(response.headers.get('x-service-reason')).toBe('permission_denied');
    expect(response.headers.get('x-service-recovery-url')).toBeNull();
    expect(response.headers.get('retry-after')).toBeNull();
  });

  it('is refused by every name that means it', async () => {
    for (const name of ['a-mid-1', 'latest:a-mid', 'pa-mid-2-20260718', 'pa-mid-9-20991231']) {
      const { response } = await ask(restricted, paths.messages, (mark) => request('messages', name, mark));
      expect([name, response.headers.get('x-service-deny-detail')]).toEqual([name, 'model_restricted']);
    }
  });

  it('is refused where texts are embedded, questions decided and tokens counted', async () => {
    const decided = { model: 'decide', state: 'x', questions: { q: { type: 'noul', question: 'x?' } } };
    for (const [path, body] of [
      ['/v1/embeddings', { model: 'embed-small', input: 'x' }],
      ['/v1/decisions', decided],
      ['/v1/messages/count_tokens', request('messages', 'a-mid', 'x')],
    ] as const) {
      const response = await restricted.http.post(path, body);
      expect([path, response.status]).toEqual([path, 403]);
      expect(await response.json()).toMatchObject({ error: { deny_detail: 'model_restricted' } });
    }
  });

  it('stands disabled in the list of models, and alone', async () => {
    const { data } = (await restricted.http.get('/v1/models')) as { data: readonly { readonly id: string }[] };
    const off = { enabled: false, disabled_reason: 'model_restricted' };
    const on = { enabled: true, disabled_reason: null };
    const expected = new Set(['a-mid', 'a-mid-1', 'a-top', 'embed-small', 'decide']);
    for (const entry of data) expect(entry).toMatchObject(expected.has(entry.id) ? off : on);
    expect(await restricted.http.get('/v1/models/a-mid')).toMatchObject(off);
    expect(await restricted.http.get('/v1/models/r-mid')).toMatchObject(on);
  });

  it('is none to another organisation', async () => {
    const http = new Http(gateway.url, await (await Organisation.create(gateway, 'unrestricted')).key());
    const { response } = await ask({ ...running, http }, paths.chat, (mark) => request('chat', 'a-mid', mark));
    expect(response.status).toBe(200);
    expect(await http.get('/v1/models/a-mid')).toMatchObject({ enabled: true, disabled_reason: null });
  });

  it('never stands in for another one', async () => {
    await running.mocks.script({
      match: { kind: 'P-A', marker: 'stand-in' },
      answer: { status: 500, body: {} },
      times: 2,
    });
    const { response, body } = await ask(restricted, paths.chat, (mark) =>
      request('chat', 'a-small', `stand-in ${mark}`),
    );
    expect(response.status).toBe(200);
    expect(body).toMatchObject({ service: { failover: true } });
    expect(['a-mid', 'a-top']).not.toContain((body['service'] as { served_model: string }).served_model);
  });
});

onPostgres('an access that cannot be verified', ({ open }) => {
  let line: Line;
  let cut: OtherGateway;
  let key = '';
  beforeAll(async () => {
    const direct = await open();
    line = await Line.to(direct);
    const stores = { database_url_env: 'CASE_DATABASE' };
    cut = await startOther(running, { limits, stores, environment: { CASE_DATABASE: line.url } });
    const organisation = await Organisation.create(cut, 'unverified', ['--billing', 'none'], { CASE_DATABASE: direct });
    key = await organisation.key();
  });
  afterAll(async () => {
    await cut.stop();
    await line.close();
  });

  it('is 503 policy_unavailable while the store is away, and ends with that', async () => {
    expect((await call(key, 'GET', '/v1/models', cut)).status).toBe(200);
    line.cut();
    await soon(async () => {
      expect((await call(key, 'GET', '/v1/models', cut)).status).toBe(503);
    });
    for (const [method, path] of [...reading, ...executing]) {
      const { status, headers, body } = await call(key, method, path, cut);
      expect([path, status]).toEqual([path, 503]);
      expect(headers.get('x-service-reason')).toBe('policy_unavailable');
      expect(body).toMatchObject({ error: { type: 'api_error' } });
      if (!path.startsWith('/v1/messages')) expect(body).toMatchObject({ error: { code: 'policy_unavailable' } });
    }
    expect((await call(running.key, 'GET', '/v1/models', cut)).status).toBe(200);
    line.mend();
    await soon(async () => {
      expect((await call(key, 'GET', '/v1/models', cut)).status).toBe(200);
    });
  });
});

/** The way to a database, which can be cut and mended. */
class Line {
  readonly url: string;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private whole = true;

  private constructor(target: URL, server: Server) {
    this.server = server;
    const own = new URL(target);
    own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.url = own.href;
    server.on('connection', (near) => {
      if (!this.whole) {
        near.destroy();
        return;
      }
      const far = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.pipe(to);
        from.on('error', () => undefined);
        from.on('close', () => {
          this.sockets.delete(from);
          to.destroy();
        });
      }
    });
  }

  static async to(url: string): Promise<Line> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Line(new URL(url), server);
  }

  cut(): void {
    this.whole = false;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.whole = true;
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }
}
