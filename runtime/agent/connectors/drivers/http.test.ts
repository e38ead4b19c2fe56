import { connectors } from '@polywire/generated/catalog/connectors.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withDefaults, type Values } from '../credentials.ts';
import { fixed } from '../testing/access.ts';
import { sendJson, serve, type Got } from '../testing/serve.ts';
import { httpDriver } from './http.ts';

const signal = () => AbortSignal.timeout(10_000);
const get = (path: string, size = 10_000) => ({ method: 'GET', path, size, signal: signal() }) as const;

const open = (values: Values) => {
  const driver = httpDriver(connectors.http, fixed(withDefaults(connectors.http, values)));
  onTestFinished(() => driver.close());
  return driver;
};

/** A server that writes down what it got and answers by path. */
const recorder = async (answers: Readonly<Record<string, (response: Parameters<typeof sendJson>[0]) => void>> = {}) => {
  const got: Got[] = [];
  const origin = await serve((request, response) => {
    got.push(request);
    const answer = answers[request.path];
    if (answer === undefined) sendJson(response, 200, { path: request.path });
    else answer(response);
  });
  return { origin, got };
};

describe('An HTTP connection', () => {
  it('asks below its base URL with a bearer token or a key', async () => {
    const { origin, got } = await recorder();
    const reply = await open({ base_url: `${origin}/v1`, token: 't0ken' }).request({
      ...{ method: 'POST', path: '/things?a=1', body: '{"b":2}', size: 10_000, signal: signal() },
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer other', Host: 'elsewhere', 'X-Own': 'yes' },
    });
    expect(reply).toMatchObject({ status: 200, body: '{"path":"/v1/things"}', truncated: false });
    expect(got[0]).toMatchObject({
      ...{ method: 'POST', path: '/v1/things', body: '{"b":2}' },
      headers: {
        authorization: 'Bearer t0ken',
        'content-type': 'application/json',
        'x-own': 'yes',
        host: new URL(origin).host,
      },
    });
    expect(got[0]?.headers).not.toHaveProperty('x-api-key');
    await open({ base_url: origin, api_key: 'k3y' }).request(get('a'));
    await open({ base_url: origin, api_key: 'k3y', api_key_header: 'X-Other' }).request(get('a'));
    expect(got[1]?.headers).toMatchObject({ 'x-api-key': 'k3y' });
    expect(got[1]?.headers).not.toHaveProperty('authorization');
    expect(got[2]?.headers).toMatchObject({ 'x-other': 'k3y' });
  });

  it('follows a redirect below its base URL, and no other', async () => {
    const other = await recorder();
    const to = (location: string) => (response: Parameters<typeof sendJson>[0]) =>
      response.writeHead(302, { location }).end();
    const { origin, got } = await recorder({
      '/v1/inside': to('/v1/there'),
      '/v1/outside': to('/admin'),
      '/v1/away': to(`${other.origin}/v1/there`),
      '/v1/round': to('/v1/round'),
    });
    const { request } = open({ base_url: `${origin}/v1`, token: 't0ken' });
    expect((await request(get('inside'))).body).toBe('{"path":"/v1/there"}');
    for (const path of ['outside', 'away', 'round']) expect((await request(get(path))).status).toBe(302);
    expect(other.got).toEqual([]);
    expect(got.map(({ path }) => path)).not.toContain('/admin');
    const post = { method: 'POST', path: 'inside', body: 'x', size: 100, signal: signal() } as const;
    expect((await request(post)).status).toBe(302);
  });

  it('reaches no address of the link, under whatever name', async () => {
    const places = [
      'http://169.254.169.254/',
      'http://[::ffff:169.254.169.254]/',
      'http://0xa9fea9fe/',
      'http://2852039166/',
      'http://[fe80::1]/',
      'http://[fd00:ec2::254]/',
      'http://100.100.100.200/',
    ];
    for (const base_url of places)
      await expect(open({ base_url }).request(get('latest')), base_url).rejects.toThrow('no connection may');
  });

  it('reaches this machine, by its name as well', async () => {
    const { origin } = await recorder();
    const reply = await open({ base_url: origin.replace('127.0.0.1', 'localhost') }).request(get('a'));
    expect(reply.status).toBe(200);
  });

  it('reads as much of an answer as it is told to, and tells no cookies', async () => {
    const { origin } = await recorder({
      '/long': (response) => response.writeHead(200, { 'set-cookie': 'a=b' }).end('x'.repeat(1_000_000)),
    });
    const { body, truncated, headers } = await open({ base_url: origin }).request(get('long', 10));
    expect([body, truncated, headers['set-cookie']]).toEqual(['xxxxxxxxxx', true, undefined]);
  });

  it('is checked by asking: what lets nobody in is no connection', async () => {
    const status = (code: number) => (response: Parameters<typeof sendJson>[0]) => {
      sendJson(response, code, {});
    };
    const { origin } = await recorder({
      '/401/': status(401),
      '/404/': status(404),
      '/500/': status(500),
      '/403/': status(403),
    });
    await open({ base_url: origin }).check(signal());
    await open({ base_url: `${origin}/404` }).check(signal());
    for (const code of [401, 403, 500])
      await expect(open({ base_url: `${origin}/${code}` }).check(signal())).rejects.toThrow(`status ${code}`);
    await expect(open({ base_url: 'http://127.0.0.1:1' }).check(signal())).rejects.toThrow();
  });

  it('reads its OpenAPI document, with credentials at its own origin only', async () => {
    const document = (response: Parameters<typeof sendJson>[0]) =>
      response.writeHead(200).end('openapi: 3.1.0\npaths: {}\n');
    const own = await recorder({ '/spec.yaml': document });
    const other = await recorder({ '/spec.yaml': document });
    for (const at of [own, other]) {
      const driver = open({ base_url: own.origin, token: 't0ken', openapi: `${at.origin}/spec.yaml` });
      expect(await driver.openapi(signal())).toEqual({ openapi: '3.1.0', paths: {} });
    }
    expect([own.got[0]?.headers.authorization, other.got[0]?.headers.authorization]).toEqual([
      'Bearer t0ken',
      undefined,
    ]);
    expect(await open({ base_url: own.origin }).openapi(signal())).toBe(null);
    const none = open({ base_url: own.origin, openapi: `${own.origin}/else` });
    await expect(none.check(signal())).rejects.toThrow('is none');
  });
});

describe('The check of a row', () => {
  const check = async (answer: (response: Parameters<typeof sendJson>[0]) => void, row: keyof typeof connectors) => {
    const origin = await serve((_got, response) => {
      answer(response);
    });
    const spec = { ...connectors[row], base_url: origin };
    const driver = httpDriver(spec, fixed({ access_token: 't0ken' }));
    onTestFinished(() => driver.close());
    return driver.check(signal());
  };

  it('may expect a field, for services that say 200 to everybody', async () => {
    await check((response) => {
      sendJson(response, 200, { ok: true });
    }, 'slack');
    await expect(
      check((response) => {
        sendJson(response, 200, { ok: false });
      }, 'slack'),
    ).rejects.toThrow('credentials');
  });

  it('may accept a status that only those hear who are let in', async () => {
    await check((response) => {
      sendJson(response, 404, {});
    }, 'google-sheets');
    await expect(
      check((response) => {
        sendJson(response, 401, {});
      }, 'google-sheets'),
    ).rejects.toThrow('401');
    await expect(
      check((response) => {
        sendJson(response, 404, {});
      }, 'github'),
    ).rejects.toThrow('404');
  });
});
