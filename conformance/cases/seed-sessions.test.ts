import { onPostgres } from '@polywire/runtime/platform/testing/databases.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, cookieOf, press, type Got } from './browser.ts';
import { formats, paths, request } from './in-formats.ts';
import { Organisation } from './organisation.ts';
import { startOther, type OtherGateway } from './other-gateway.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Authentication" 1: a browser session is a credential. What it is follows from GAPS "G browser session". */
let running: Running;
let gateway: OtherGateway;
let second: OtherGateway;
let organisation: Organisation;

const limits = { key_freshness: 50, retry_delay: 1 };

beforeAll(async () => {
  running = await start();
  gateway = await startOther(running, { limits, log: 'debug' });
  const state = gateway.config.replace(/[^/]+$/u, '.polywire');
  second = await startOther(running, { limits, gateway: { state_dir: state } });
  organisation = await Organisation.create(gateway, 'sessions');
});
afterAll(async () => {
  await second.stop();
  await gateway.stop();
  await running.stop();
});

/** Every token that was spoken of, for the search of the log. */
const tokens: string[] = [];

/** The cookie of a new session. */
async function signIn(of = organisation, member?: string): Promise<string> {
  const token = await of.link(member);
  const cookie = cookieOf(await press(gateway.url, token));
  tokens.push(token, cookie.replace('service_session=', ''));
  return cookie;
}

const json = ({ text }: Got): unknown => JSON.parse(text);
const unauthenticated = {
  type: 'error',
  error: { type: 'authentication_error', message: expect.any(String) as string },
};
const invalid = { ...unauthenticated, error: { ...unauthenticated.error, code: 'invalid_credentials' } };
const foreign = { type: 'error', error: { type: 'permission_error', message: expect.any(String) as string } };
const unknownCookie = `service_session=${'A'.repeat(43)}`;
const question = request('chat', 'a-mid', 'session-asks');

describe('a link', () => {
  it('leads to a button, and to look at it spends nothing', async () => {
    const token = await organisation.link();
    for (let look = 0; look < 3; look++) {
      const { status, headers, text } = await ask(gateway.url, `/console/open?token=${token}`);
      expect(status).toBe(200);
      expect(headers['set-cookie']).toBeUndefined();
      expect(text).toMatch(/<form method="post" action="session">/u);
      expect(text).toContain(`value="${token}"`);
    }
    await ask(gateway.url, `/console/open?token=${token}`, { method: 'HEAD' });
    expect((await press(gateway.url, token)).status).toBe(303);
  });

  it('opens one session and leads to the console; then it is good for nothing', async () => {
    const token = await organisation.link();
    const { status, headers } = await press(gateway.url, token);
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/console', 'no-store']);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^service_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/u,
      ) as string,
    ]);
    const again = await press(gateway.url, token);
    expect([again.status, again.headers['set-cookie']]).toEqual([401, undefined]);
    expect(again.text).toContain('polywire console-link');
  });

  it('opens one session for twenty who press at once, at two gateways of one store', async () => {
    const token = await organisation.link();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => press((index % 2 === 0 ? gateway : second).url, token)),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([303, ...Array<number>(19).fill(401)]);
    expect(all.filter(({ headers }) => headers['set-cookie'] !== undefined)).toHaveLength(1);
  });

  it('is pressed on our own page alone: any other origin leaves it good', async () => {
    const token = await organisation.link();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[])
      expect((await press(gateway.url, token, headers)).status).toBe(403);
    const bare = await ask(gateway.url, '/console/session', { method: 'POST', body: `token=${token}` });
    expect([bare.status, json(bare)]).toEqual([403, foreign]);
    expect((await press(gateway.url, token)).status).toBe(303);
  });

  it('that was cut, mistyped, sent twice or as anything but a form opens nothing', async () => {
    const headers = { origin: gateway.url };
    const post = (body: string | object): Promise<Got> =>
      ask(gateway.url, '/console/session', { method: 'POST', headers, body });
    const token = await organisation.link();
    for (const body of [
      '',
      'token=',
      'token=x',
      `token=${token.slice(1)}`,
      `token=${token}&token=${token}`,
      `t=${token}`,
    ])
      expect([body, (await post(body)).status]).toEqual([body, 401]);
    expect((await post({ token })).status).toBe(415);
    expect((await post(`token=${'x'.repeat(5_000)}`)).status).toBe(413);
    for (const wrong of ['x', '"><script>', `${token}x`]) {
      const { text } = await ask(gateway.url, `/console/open?token=${encodeURIComponent(wrong)}`);
      expect(text).not.toContain('<script');
      expect(text).not.toContain('<form');
    }
    expect((await press(gateway.url, token)).status).toBe(303);
  });

  it('ends the session that the browser had', async () => {
    const before = await signIn();
    const after = cookieOf(await press(gateway.url, await organisation.link(), { cookie: before }));
    await vi.waitFor(async () => {
      expect((await ask(gateway.url, '/v1/models', { headers: { cookie: before } })).status).toBe(401);
    });
    expect((await ask(gateway.url, '/v1/models', { headers: { cookie: after } })).status).toBe(200);
  });
});

describe('a browser session', () => {
  it('is a credential, in every gateway of the store', async () => {
    const cookie = await signIn();
    for (const { url } of [gateway, second]) {
      for (const path of ['/v1/models', '/v1/models/a-mid', '/v1/usage'])
        expect((await ask(url, path, { headers: { cookie } })).status).toBe(200);
      for (const format of formats) {
        const asked = await ask(url, paths[format], {
          method: 'POST',
          headers: { cookie, origin: url },
          body: request(format, 'a-mid', 'session-asks'),
        });
        expect([format, asked.status]).toEqual([format, 200]);
      }
    }
    expect(json(await ask(gateway.url, '/v1/usage', { headers: { cookie } }))).toMatchObject({
      organization_id: organisation.id,
    });
  });

  it('that is malformed is refused at the edge, one that is unknown at the gate', async () => {
    const cookie = await signIn();
    const malformed = [
      '',
      'x',
      'service_session=',
      `${cookie}x`,
      `${cookie}; ${unknownCookie}`,
      cookie.replace('=', '="'),
    ];
    for (const path of ['/v1/models', '/v1/nothing']) {
      for (const wrong of malformed) {
        const got = await ask(gateway.url, path, { headers: { cookie: wrong } });
        expect([wrong, got.status, json(got)]).toEqual([wrong, 401, unauthenticated]);
        expect(got.headers['x-service-reason']).toBeUndefined();
      }
      const unknown = await ask(gateway.url, path, { headers: { cookie: unknownCookie } });
      expect([unknown.status, json(unknown)]).toEqual([401, invalid]);
      expect(unknown.headers['x-service-reason']).toBe('invalid_credentials');
    }
  });

  it('beside a key is not looked at', async () => {
    const [key, cookie] = [await organisation.key(), await signIn()];
    const post = (headers: Record<string, string>): Promise<Got> =>
      ask(gateway.url, '/v1/chat/completions', { method: 'POST', headers, body: question });
    for (const other of ['service_session=x', unknownCookie, cookie]) {
      expect((await post({ cookie: other, 'x-api-key': key })).status).toBe(200);
      const authorization = `Bearer ${key}`;
      expect((await post({ cookie: other, authorization, origin: 'https://evil.example' })).status).toBe(200);
    }
    const got = await post({ cookie, 'x-api-key': 'sk-svc-nonsense', origin: gateway.url });
    expect([got.status, json(got)]).toEqual([401, unauthenticated]);
  });

  describe('changes something from our own pages alone', () => {
    const unsafe = [
      ['POST', '/v1/chat/completions', 200],
      ['DELETE', '/v1/responses/resp_any', 404],
      ['POST', '/v1/responses/resp_any/cancel', 404],
      ['PUT', '/v1/models', 405],
      ['PATCH', '/v1/nothing', 404],
    ] as const;
    const origins = [undefined, 'null', 'https://evil.example', 'https:', 'port', 'own'] as const;
    const sites = [undefined, 'same-origin', 'none', 'same-site', 'cross-site'] as const;
    const originOf = (origin: (typeof origins)[number]): string | undefined => {
      if (origin === 'https:') return gateway.url.replace('http:', 'https:');
      if (origin === 'port') return 'http://127.0.0.1:1';
      return origin === 'own' ? gateway.url : origin;
    };

    it.each(unsafe)('%s %s', async (method, path, status) => {
      const cookie = await signIn();
      for (const origin of origins) {
        for (const site of sites) {
          const said = originOf(origin);
          const headers = {
            cookie,
            ...(said !== undefined && { origin: said }),
            ...(site !== undefined && { 'sec-fetch-site': site }),
          };
          const body = path === '/v1/chat/completions' ? { body: question } : {};
          const got = await ask(gateway.url, path, { method, headers, ...body });
          const own = origin === 'own' && [undefined, 'same-origin', 'none'].includes(site);
          expect([origin, site, got.status]).toEqual([origin, site, own ? status : 403]);
          if (!own) expect(json(got)).toEqual(foreign);
        }
      }
    });

    it('and may look from anywhere: a page of another origin gets no cookie and reads nothing', async () => {
      const cookie = await signIn();
      for (const method of ['GET', 'HEAD']) {
        const got = await ask(gateway.url, '/v1/models', {
          method,
          headers: { cookie, origin: 'https://evil.example' },
        });
        expect(got.status).toBe(200);
        expect(Object.keys(got.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    });

    it('and is refused before anybody looks for the session', async () => {
      const got = await ask(gateway.url, '/v1/chat/completions', {
        method: 'POST',
        headers: { cookie: unknownCookie, origin: 'https://evil.example' },
        body: question,
      });
      expect([got.status, json(got)]).toEqual([403, foreign]);
      expect(got.headers['x-service-reason']).toBeUndefined();
    });
  });

  it('of a removed member, or of a role without model execution, is 403 permission_denied', async () => {
    const other = await Organisation.create(gateway, 'sessions-denied');
    const cookie = await signIn(other, await other.member('viewer'));
    const post = (): Promise<Got> =>
      ask(gateway.url, '/v1/chat/completions', {
        method: 'POST',
        headers: { cookie, origin: gateway.url },
        body: question,
      });
    const get = (): Promise<Got> => ask(gateway.url, '/v1/models', { headers: { cookie } });
    const denied = { ...foreign, error: { ...foreign.error, code: 'permission_denied' } };
    expect((await get()).status).toBe(200);
    expect(json(await post())).toEqual(denied);
    await other.tell('member', 'remove', ['viewer@case.example']);
    await vi.waitFor(async () => {
      expect(json(await get())).toEqual(denied);
    });
    const page = await ask(gateway.url, '/console', { headers: { cookie } });
    expect([page.status, page.headers.location]).toEqual([303, '/console/open']);
  });

  it('of a closed organisation is unknown', async () => {
    const other = await Organisation.create(gateway, 'sessions-closed');
    const cookie = await signIn(other);
    expect((await ask(gateway.url, '/v1/models', { headers: { cookie } })).status).toBe(200);
    await other.tell('org', 'close');
    await vi.waitFor(async () => {
      expect(json(await ask(gateway.url, '/v1/models', { headers: { cookie } }))).toEqual(invalid);
    });
  });

  it('has the restrictions and the rate limits of its organisation', async () => {
    const other = await Organisation.create(gateway, 'sessions-bounded');
    await other.tell('org', 'set', ['--requests-per-minute', '2']);
    await other.tell('policy', 'restrict', ['A-mid']);
    const cookie = await signIn(other);
    const post = (model: string): Promise<Got> =>
      ask(gateway.url, '/v1/chat/completions', {
        method: 'POST',
        headers: { cookie, origin: gateway.url },
        body: { ...question, model },
      });
    const restricted = await post('a-mid');
    expect([restricted.status, restricted.headers['x-service-deny-detail']]).toEqual([403, 'model_restricted']);
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push(await post('a-top'));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(statuses[2]?.headers).toMatchObject({ 'x-service-reason': 'rate_limited' });
  });

  it('ends when its person signs out, by either way, on our own pages alone', async () => {
    for (const [method, path, status] of [
      ['DELETE', '/console/session', 204],
      ['POST', '/console/sign-out', 303],
    ] as const) {
      const cookie = await signIn();
      const leave = (origin: string): Promise<Got> =>
        ask(gateway.url, path, { method, headers: { cookie, origin }, ...(method === 'POST' && { body: '' }) });
      expect((await leave('https://evil.example')).status).toBe(403);
      expect((await ask(gateway.url, '/v1/models', { headers: { cookie } })).status).toBe(200);
      const left = await leave(gateway.url);
      expect(left.status).toBe(status);
      expect(left.headers['set-cookie']).toEqual(['service_session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0']);
      for (const { url } of [gateway, second])
        await vi.waitFor(async () => {
          expect(json(await ask(url, '/v1/models', { headers: { cookie } }))).toEqual(invalid);
        });
      expect((await leave(gateway.url)).status).toBe(status);
    }
  });
});

describe('a public address', () => {
  let shown: OtherGateway;
  let token = '';
  const host = 'gateway.example';
  const origin = `https://${host}`;
  beforeAll(async () => {
    shown = await startOther(running, { limits, gateway: { public_url: `${origin}/llm/` } });
    token = await (await Organisation.create(shown, 'public')).link();
  });
  afterAll(() => shown.stop());

  it('is where a session begins, with a cookie that is Secure, and where it counts', async () => {
    for (const headers of [{ origin: shown.url }, { origin }, { host }, { host: 'evil.example', origin }])
      expect((await press(shown.url, token, headers as Record<string, string>)).status).toBeGreaterThan(400);
    const opened = await press(shown.url, token, { host, origin });
    expect([opened.status, opened.headers.location]).toEqual([303, `${origin}/llm/console`]);
    expect(opened.headers['set-cookie']?.[0]).toMatch(/; HttpOnly; SameSite=Strict; Max-Age=43200; Secure$/u);
    const cookie = cookieOf(opened);
    const get = (headers: Record<string, string>): Promise<Got> => ask(shown.url, '/v1/models', { headers });
    expect((await get({ cookie, host })).status).toBe(200);
    expect((await get({ cookie, host: `${host}:443` })).status).toBe(200);
    for (const other of ['evil.example', `${host}:8443`, '127.0.0.1']) {
      const got = await get({ cookie, host: other });
      expect([other, got.status, json(got)]).toEqual([other, 401, unauthenticated]);
    }
    const page = await ask(shown.url, '/console', { headers: { cookie } });
    expect(page.headers.location).toBe(`${origin}/llm/console/open`);
  });
});

describe('the console', () => {
  let member: Organisation;
  let cookie = '';
  beforeAll(async () => {
    member = await Organisation.create(gateway, 'Acme & <b>Sons</b>', ['--billing', 'prepaid']);
    await member.tell('credit', 'add', ['12.50']);
    await member.tell('policy', 'restrict', ['a-top']);
    cookie = await signIn(member);
  });
  const get = (path: string, headers: Record<string, string> = { cookie }): Promise<Got> =>
    ask(gateway.url, path, { headers });

  it('shows whose it is, what is left, the limits and the models', async () => {
    const { status, text } = await get('/console');
    expect(status).toBe(200);
    expect(text).toContain('<h1>Acme &#38; &#60;b&#62;Sons&#60;/b&#62;</h1>');
    const plain = text.replace(/<[^>]*>/gu, ' ').replace(/\s+/gu, ' ');
    for (const said of [
      'owner@case.example',
      member.id,
      'Left 100 %',
      'Units left 50,000,000 of 50,000,000',
      'Balance 12.50 USD',
      'Held for requests under way 0.00 USD',
      'Free calls left 200 of 200',
      'Requests a minute 600',
      'Tokens a minute 2,000,000',
      'At once 64',
    ])
      expect(plain).toContain(said);
    expect(text).toMatch(/<progress max="100" value="100"/u);
    expect(plain).toMatch(/Whole again \d{4}-\d\d-\d\d \d\d:\d\d UTC/u);
    const { data } = json(await get('/v1/models')) as {
      data: { id: string; enabled: boolean; display_name: string }[];
    };
    for (const { id, enabled, display_name: name } of data)
      expect(plain).toContain(`${id} ${name} ${enabled ? 'enabled' : 'restricted by an administrator'}`);
  });

  it('says at /console/credit, where wallet_empty leads, what is in the wallet and how more gets there', async () => {
    const { status, text } = await get('/console/credit');
    expect(status).toBe(200);
    expect(text).toContain('12.50 USD');
    expect(text).toContain(`polywire credit add ${member.id} `);
  });

  it('tells who has no session, or none any more, how to get one', async () => {
    for (const path of ['/console', '/console/credit']) {
      for (const headers of [{}, { cookie: 'service_session=x' }, { cookie: unknownCookie }] as Record<
        string,
        string
      >[]) {
        const { status, headers: told } = await get(path, headers);
        expect([path, status, told.location]).toEqual([path, 303, '/console/open']);
      }
      const key = await get(path, { 'x-api-key': running.key });
      expect([key.status, key.headers.location]).toEqual([303, '/console/open']);
    }
    const { status, text } = await get('/console/open', {});
    expect(status).toBe(200);
    expect(text).toContain('polywire console-link');
  });

  it('says which methods its paths have', async () => {
    const headers = { 'x-api-key': running.key };
    const { status, headers: told } = await ask(gateway.url, '/console/session', { headers });
    expect([status, told.allow]).toEqual([405, 'POST, DELETE']);
    expect((await ask(gateway.url, '/console', { method: 'HEAD', headers: { cookie } })).status).toBe(200);
  });

  it('takes nothing from anywhere, runs no script, stands in no frame and in no cache, and tells nobody its address', async () => {
    const token = await member.link();
    for (const page of [
      await get('/console'),
      await get('/console/credit'),
      await get('/console/open'),
      await get(`/console/open?token=${token}`),
      await press(gateway.url, 'x'),
    ]) {
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/u,
      );
      const [, style = ''] = /<style>(.*?)<\/style>/su.exec(page.text) ?? [];
      const digest = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)));
      expect(policy).toContain(`'sha256-${digest.toString('base64')}'`);
      expect(page.text).not.toMatch(/<script|<link|<img|<iframe|\sstyle=|\son\w+=|https?:|url\(|@import/iu);
      expect(page.text).toMatch(/^<!doctype html>\n<html lang="en">/u);
    }
  });
});

it('no token of a link or a session reaches the log, which names the session by its id', async () => {
  await signIn();
  const log = gateway.logged();
  expect(tokens.length).toBeGreaterThan(10);
  for (const token of tokens) expect(log).not.toContain(token);
  expect(log).not.toContain('service_session');
  expect(log).toMatch(/"browser session opened".*/u);
  expect(log).toMatch(/"key":"session_[0-9a-f]{16}"/u);
});

onPostgres('links and sessions', ({ open }) => {
  it('are known to every gateway of the database', async () => {
    const environment = { CASE_DATABASE: await open() };
    const stores = { database_url_env: 'CASE_DATABASE' };
    const secret = { secret_env: 'CASE_SECRET' };
    const both = { ...environment, CASE_SECRET: 'a secret of thirty-two bytes or more' };
    const options = { limits, stores, gateway: secret, environment: both };
    const one = await startOther(running, options);
    const other = await startOther(running, options);
    const token = await (await Organisation.create(one, 'postgres', ['--billing', 'none'], both)).link();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => press((index % 2 === 0 ? one : other).url, token)),
    );
    const [opened, another] = all.filter(({ status }) => status === 303);
    expect(another).toBeUndefined();
    const cookie = cookieOf(opened as Got);
    for (const { url } of [one, other])
      expect((await ask(url, '/v1/models', { headers: { cookie } })).status).toBe(200);
    await other.stop();
    await one.stop();
  });
});
