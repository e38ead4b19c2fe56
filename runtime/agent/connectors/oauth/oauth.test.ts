import { connectors } from '@polywire/generated/catalog/connectors.ts';
import { describe, expect, it } from 'vitest';
import type { Connector } from '@polywire/generated/catalog/rows.ts';
import { AuthorizationServer, type Registered } from '../testing/authorization-server.ts';
import { serveConnectors } from '../testing/app.ts';
import { testConnections, testGround } from '../testing/ground.ts';

const usual: Registered = {
  clientId: 'c1',
  clientSecret: 's3cr/et+',
  credentials: 'body',
  body: 'form',
  rotates: true,
};

/** A row of the table with another place to ask at. */
const rowAt = (row: Connector, origin: string): Connector => {
  if (row.oauth === undefined) throw new Error('it has no oauth');
  const oauth = { ...row.oauth, authorize_url: `${origin}/authorize`, token_url: `${origin}/token` };
  return { ...row, base_url: `${origin}/api`, check: { method: 'GET', path: 'me' }, oauth };
};

const start = async (registered: Registered = usual, row: Connector = connectors.github) => {
  const server = await AuthorizationServer.start(registered);
  const client = { clientId: registered.clientId, clientSecret: registered.clientSecret };
  const ground = await testGround({ oauthClients: { github: client, notion: client } });
  const specs = { ...connectors, github: rowAt(row, server.origin), notion: rowAt(connectors.notion, server.origin) };
  const connections = testConnections(ground, specs);
  const call = await serveConnectors(ground, connections);
  const begin = async (query = '', spec = 'github') => {
    const { json } = await call('GET', `/connectors/oauth/${spec}/start${query}`);
    return {
      url: String(json['redirect_url']),
      id: String(json['connection_id']),
      expires: String(json['expires_at']),
    };
  };
  const connected = async () => {
    const { url, id } = await begin();
    await call('GET', server.authorize(url));
    return id;
  };
  const status = async (id: string) => {
    const { data } = await connections.list({ limit: 50, offset: 0 });
    const found = data.find((one) => one.id === id);
    return [found?.status, found?.reason];
  };
  return { server, ground, connections, call, begin, connected, status };
};

const api = { method: 'GET', path: 'me', size: 1_000 } as const;

describe('An authorization', () => {
  it.each([
    ['with the secret in the body', usual, connectors.github],
    [
      'with the secret in a header',
      { ...usual, credentials: 'basic' },
      { ...connectors.github, oauth: { ...connectors.notion.oauth, token_body: 'form' } },
    ],
    ['with JSON', { ...usual, credentials: 'basic', body: 'json' }, connectors.notion],
    ['of a public client', { ...usual, clientSecret: null }, connectors.github],
  ] as readonly (readonly [string, Registered, Connector])[])(
    'makes a connection: %s',
    async (_what, registered, row) => {
      const { server, ground, call, begin, status } = await start(registered, row);
      const { url, id, expires } = await begin('?name=Mine');
      expect(await status(id)).toEqual(['pending', null]);
      expect(Math.round((Date.parse(expires) - Date.now()) / 60_000)).toBe(10);
      const page = await call('GET', server.authorize(url));
      expect(server.problems).toEqual([]);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.text).toContain('Mine is connected');
      expect(await status(id)).toEqual(['connected', null]);
      expect(ground.events.map((event) => 'action' in event && event.action)).toEqual(['created', 'updated']);
    },
  );

  it('asks for the scopes of its row', async () => {
    const { server, call, begin } = await start({ ...usual, clientId: 'c1' }, connectors.slack);
    const { url } = await begin();
    await call('GET', server.authorize(url));
    expect(server.scopes).toEqual(['channels:read,channels:history,users:read']);
  });

  it('ends with a page that can do nothing and tells nothing', async () => {
    const { server, call, begin } = await start();
    const { url } = await begin(`?name=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    const back = server.authorize(url);
    const { text, headers } = await call('GET', back);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; is connected');
    expect(text).not.toMatch(/<script|<img|<style|href|src="/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    for (const secret of [...server.issued, ...back.searchParams.values()].filter(
      (value) => value.length > 20 && !value.startsWith('http'),
    ))
      expect(text).not.toContain(secret);
  });

  it('that the user refuses is an error, in words of ours', async () => {
    const { server, call, begin, status } = await start();
    const { url, id } = await begin();
    const page = await call('GET', server.authorize(url, false));
    expect([page.status, page.text.includes('script')]).toEqual([400, false]);
    expect(page.text).toContain('The access was refused.');
    expect(await status(id)).toEqual(['error', 'The access was refused.']);
  });

  it('that another server answers is not taken (RFC 9207)', async () => {
    const { server, call, begin, status } = await start();
    const { url, id } = await begin();
    const answer = server.authorize(url);
    answer.searchParams.set('iss', 'https://elsewhere.example');
    expect((await call('GET', answer)).status).toBe(400);
    expect(await status(id)).toEqual(['error', 'The answer came from another authorization server.']);
    expect(server.issued).toEqual([]);
  });

  it('is good for one callback', async () => {
    const { server, call, begin, status } = await start();
    const { url, id } = await begin();
    const back = server.authorize(url);
    const pages = await Promise.all([call('GET', back), call('GET', back), call('GET', back)]);
    expect(pages.map((page) => page.status).toSorted()).toEqual([200, 400, 400]);
    expect((await call('GET', back)).text).toContain('Begin again');
    expect((await status(id))[0]).toBe('connected');
    expect(server.issued.filter((token) => token.startsWith('access'))).toHaveLength(1);
  });

  it('is good for ten minutes', async () => {
    const { server, ground, call, begin, status } = await start();
    const { url, id } = await begin();
    ground.pass(601_000);
    const page = await call('GET', server.authorize(url));
    expect([page.status, await status(id)]).toEqual([400, ['pending', null]]);
    expect(server.issued).toEqual([]);
  });

  it.each(['?state=unknown&code=x', '?code=x', '', '?state=&code=x', '?error=access_denied', '?state=%3Cscript%3E'])(
    'that nobody began comes to nothing: %s',
    async (query) => {
      const { server, call } = await start();
      const page = await call('GET', `/connectors/oauth/callback${query}`);
      expect([page.status, page.text.includes('Not connected')]).toEqual([400, true]);
      expect(server.issued).toEqual([]);
    },
  );

  it('of one source is of no use for another one, and a code of another flow for none', async () => {
    const { server, call, begin, status } = await start();
    const [one, other] = [await begin(), await begin('', 'notion')];
    const [first, second] = [server.authorize(one.url), server.authorize(other.url)];
    // Somebody changes the codes: PKCE binds each to its own flow.
    const [a, b] = [first.searchParams.get('code'), second.searchParams.get('code')];
    first.searchParams.set('code', b ?? '');
    second.searchParams.set('code', a ?? '');
    expect((await call('GET', first)).status).toBe(400);
    expect((await call('GET', second)).status).toBe(400);
    expect([(await status(one.id))[0], (await status(other.id))[0]]).toEqual(['error', 'error']);
  });

  it('is written down without its state or verifier', async () => {
    const { ground, begin } = await start();
    const { url } = await begin();
    const rows = JSON.stringify(await ground.database.kysely.selectFrom('oauth_flow').selectAll().execute());
    expect(rows).not.toContain(new URL(url).searchParams.get('state'));
    expect(rows).toContain('v1.');
  });

  it('can be made again for a connection, which stays the same', async () => {
    const { server, call, begin, connected, status } = await start();
    const id = await connected();
    const { url, id: again } = await begin(`?connection_id=${id}`);
    expect(again).toBe(id);
    await call('GET', server.authorize(url));
    expect((await status(id))[0]).toBe('connected');
    const { url: third } = await begin(`?connection_id=${id}`);
    expect((await call('GET', server.authorize(third, false))).status).toBe(400);
    expect((await status(id))[0]).toBe('connected');
    expect((await call('GET', `/connectors/oauth/notion/start?connection_id=${id}`)).status).toBe(422);
    expect((await call('GET', '/connectors/oauth/github/start?connection_id=conn_none')).status).toBe(404);
  });

  it('needs a client, and says where it goes', async () => {
    const { call } = await start();
    const { status, json } = await call('GET', '/connectors/oauth/slack/start');
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain('oauth_clients: { slack: { client_id: …, client_secret_env: … } }');
    expect((await call('GET', '/connectors/oauth/postgres/start')).status).toBe(400);
    expect((await call('GET', '/connectors/oauth/none/start')).status).toBe(404);
  });

  it('with a client that is not accepted says so', async () => {
    const { server, ground, begin, call, status } = await start();
    const { url, id } = await begin();
    const back = server.authorize(url);
    Object.assign(ground.settings.oauthClients['github'] ?? {}, { clientSecret: 'wrong' });
    await call('GET', back);
    expect(await status(id)).toEqual(['error', 'The client in polywire-agent.yaml is not accepted.']);
  });
});

describe('A token', () => {
  const open = async (connections: Awaited<ReturnType<typeof start>>['connections'], id: string) => {
    const { driver } = await connections.open(id);
    if (driver.kind !== 'http') throw new Error(driver.kind);
    return { ...driver, ask: () => driver.request({ ...api, signal: AbortSignal.timeout(10_000) }) };
  };

  it('is renewed before it ends, once for all who use it', async () => {
    const { server, ground, connections, connected } = await start();
    const id = await connected();
    ground.pass(3_590_000);
    server.expireAll();
    const drivers = await Promise.all(Array.from({ length: 5 }, () => open(connections, id)));
    const replies = await Promise.all(drivers.map((driver) => driver.ask()));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(server.refreshes).toHaveLength(1);
    await Promise.all(drivers.map((driver) => driver.close()));
  });

  it('that is refused is renewed, once for all who use it, and kept before it is used', async () => {
    const { server, ground, connections, connected } = await start();
    const id = await connected();
    const drivers = await Promise.all([open(connections, id), open(connections, id), open(connections, id)]);
    server.expireAll();
    const replies = await Promise.all(drivers.map((driver) => driver.ask()));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(server.refreshes).toHaveLength(1);
    // Another start of the server finds the new refresh token: the old one is forgotten there.
    server.expireAll();
    const specs = { ...connectors, github: rowAt(connectors.github, server.origin) };
    const later = await open(testConnections(ground, specs), id);
    expect((await later.ask()).status).toBe(200);
    expect(new Set(server.refreshes).size).toBe(2);
    await Promise.all([...drivers, later].map((driver) => driver.close()));
  });

  it('keeps its refresh token where the server gives no new one', async () => {
    const { server, connections, connected } = await start({ ...usual, rotates: false });
    const driver = await open(connections, await connected());
    for (let times = 0; times < 2; times++) {
      server.expireAll();
      expect((await driver.ask()).status).toBe(200);
    }
    expect(server.refreshes).toHaveLength(2);
    expect(new Set(server.refreshes).size).toBe(1);
    await driver.close();
  });

  it('that cannot be renewed any more makes the connection an error', async () => {
    const { server, ground, connections, connected, status } = await start();
    const id = await connected();
    const driver = await open(connections, id);
    server.revoke();
    await expect(driver.ask()).rejects.toMatchObject({ code: 'connection_failed' });
    expect(await status(id)).toEqual(['error', 'The authorization has ended. Authorize it again.']);
    ground.pass(3_700_000);
    await expect(connections.open(id)).rejects.toThrow('The authorization has ended.');
    await driver.close();
  });

  it.each(['renewed', 'refused'])('that is %s while another one is authorized does not take its place', async (end) => {
    const { server, connections, begin, call, connected, status } = await start();
    const id = await connected();
    const driver = await open(connections, id);
    server.expireAll();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    server.held = promise.then(() => {
      if (end === 'refused') server.forgetOldest();
    });
    const asked = driver.ask();
    const { url } = await begin(`?connection_id=${id}`);
    await call('GET', server.authorize(url));
    const [authorized] = server.issued.slice(-2);
    resolve(undefined);
    const reply = await asked;
    expect([reply.status, await status(id)]).toEqual([200, ['connected', null]]);
    server.expireAll(authorized);
    const later = await open(connections, id);
    expect((await later.ask()).status).toBe(200);
    expect(server.refreshes).toHaveLength(end === 'refused' ? 0 : 1);
    await Promise.all([driver, later].map((one) => one.close()));
  });

  it('is not given up for an outage of the authorization server', async () => {
    const { server, connections, connected } = await start();
    const id = await connected();
    const driver = await open(connections, id);
    server.expireAll();
    server.outage = 503;
    await expect(driver.ask()).rejects.toThrow('without a token (status 503)');
    server.outage = null;
    expect((await driver.ask()).status).toBe(200);
    await driver.close();
  });
});
