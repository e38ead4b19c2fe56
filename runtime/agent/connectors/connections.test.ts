import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connectors } from '@polywire/generated/catalog/connectors.ts';
import { describe, expect, it } from 'vitest';
import { stamp } from '../times.ts';
import { keyText, newKey } from './keys/key.ts';
import { serveConnectors } from './testing/app.ts';
import { testConnections, testGround, type TestGround } from './testing/ground.ts';
import { sendJson, serve } from './testing/serve.ts';

const start = async () => {
  const ground = await testGround();
  const connections = testConnections(ground);
  return { ground, connections, call: await serveConnectors(ground, connections) };
};

/** A SQLite file to connect to. */
const file = ({ home }: TestGround) => {
  const path = join(home.scratch, 'data.sqlite');
  const made = new DatabaseSync(path);
  made.exec("create table if not exists person (name text); insert into person values ('Ada')");
  made.close();
  return path;
};

const bearer = (base_url: string, token: string) => ({
  spec_id: 'http',
  name: 'API',
  credentials: { base_url, token },
});

/** Lets in who has the token. */
const service = (token: string) =>
  serve(({ headers }, response) => {
    sendJson(response, headers.authorization === `Bearer ${token}` ? 200 : 401, { you: headers.authorization });
  });

describe('Connector specs', () => {
  it('are all rows of the table, without what is not for a caller', async () => {
    const { call } = await start();
    const { status, json } = await call('GET', '/connectors/specs');
    expect(status).toBe(200);
    expect(json).toMatchObject({ has_more: false, total: Object.keys(connectors).length });
    const specs = json['data'] as readonly { readonly id: string; readonly fields: readonly object[] }[];
    expect(specs.map(({ id }) => id)).toEqual(Object.keys(connectors));
    expect(specs[0]?.fields.slice(0, 2)).toEqual([
      { key: 'host', label: 'Host', secret: false, required: true },
      { key: 'port', label: 'Port', secret: false, required: false },
    ]);
  });
});

describe('A connection', () => {
  it('is checked when it is made, and tells how that went', async () => {
    const { ground, call } = await start();
    const made = await call('POST', '/connectors/connections', {
      ...{ spec_id: 'sqlite-file', name: 'People', credentials: { path: file(ground) } },
    });
    expect(made.status).toBe(201);
    const { id } = made.json;
    expect(made.json).toEqual({
      ...{
        id: expect.stringMatching(/^conn_/) as string,
        spec_id: 'sqlite-file',
        name: 'People',
        status: 'connected',
        reason: null,
      },
      created_at: expect.stringMatching(/Z$/) as string,
    });
    expect(ground.events).toMatchObject([
      { type: 'changed', resource: 'connection', id, action: 'created' },
      { type: 'changed', resource: 'connection', id, action: 'updated' },
    ]);
  });

  it('that cannot be used is there all the same, with the reason', async () => {
    const { call } = await start();
    const origin = await service('right');
    const made = await call('POST', '/connectors/connections', bearer(origin, 'wrong'));
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({ status: 'error', reason: 'It answers with status 401.' });
  });

  it('can be checked again', async () => {
    const { ground, call } = await start();
    const path = join(ground.home.scratch, 'later.sqlite');
    const made = await call('POST', '/connectors/connections', {
      ...{ spec_id: 'sqlite-file', name: 'Later', credentials: { path } },
    });
    expect(made.json).toMatchObject({ status: 'error', reason: 'There is no such file.' });
    new DatabaseSync(path).close();
    const again = await call('POST', `/connectors/connections/${String(made.json['id'])}/test`);
    expect([again.status, again.json['status'], again.json['reason']]).toEqual([200, 'connected', null]);
    expect((await call('POST', '/connectors/connections/conn_none/test')).status).toBe(404);
  });

  it('of a source that says nothing is given up after the time for a check', async () => {
    const ground = await testGround();
    const connections = testConnections({ ...ground, limits: { ...ground.limits, check_time: 200 } });
    const origin = await serve(() => undefined);
    expect(await connections.create(bearer(origin, 't'))).toMatchObject({
      status: 'error',
      reason: 'It did not answer in time.',
    });
  });

  it('whose check is cut short by the end of the server stays as it was', async () => {
    const { connections } = await start();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const origin = await serve(() => {
      resolve(undefined);
    });
    const made = connections.create(bearer(origin, 't0ken'));
    await promise;
    await connections.close();
    expect(await made).toMatchObject({ status: 'pending', reason: null });
  });

  it.each([
    [{ path: '' }, 'path', 'missing'],
    [{}, 'path', 'missing'],
    [{ path: 'relative' }, 'path', 'bad_value'],
    [{ path: '/a', other: 'x' }, 'other', 'unknown_field'],
    [{ path: '/a\u0000' }, 'path', 'bad_value'],
  ])('has the fields of its kind and no others: %j', async (credentials, key, type) => {
    const { call } = await start();
    const { status, json } = await call('POST', '/connectors/connections', {
      spec_id: 'sqlite-file',
      name: 'x',
      credentials,
    });
    expect([status, json]).toMatchObject([422, { detail: [{ loc: ['body', 'credentials', key], type }] }]);
    expect((await call('GET', '/connectors/connections')).json).toMatchObject({ total: 0 });
  });

  it.each([
    ['postgres', { host: 'h', database: 'd', user: 'u', port: '0' }, 'port'],
    ['postgres', { host: 'h', database: 'd', user: 'u', port: '5432x' }, 'port'],
    ['postgres', { host: 'h', database: 'd', user: 'u', ssl: 'maybe' }, 'ssl'],
    ['http', { base_url: 'ftp://a.example' }, 'base_url'],
    ['http', { base_url: 'http://me:pw@a.example' }, 'base_url'],
    ['http', { base_url: 'http://a.example', api_key_header: 'a b' }, 'api_key_header'],
    ['http', { base_url: 'http://a.example', token: 'a\r\nX: y' }, 'token'],
    ['mcp-stdio', { command: 'x', env: 'no equals sign' }, 'env'],
  ])('has fields that look as they have to: %s %j', async (spec_id, credentials, key) => {
    const { call } = await start();
    const { status, text, json } = await call('POST', '/connectors/connections', { spec_id, name: 'x', credentials });
    expect([status, json]).toMatchObject([422, { detail: [{ loc: ['body', 'credentials', key] }] }]);
    expect(text).not.toContain('me:pw');
  });

  it('is of a kind that there is', async () => {
    const { call } = await start();
    for (const spec_id of ['oracle', 'constructor', '__proto__']) {
      const { status, json } = await call('POST', '/connectors/connections', { spec_id, name: 'x', credentials: {} });
      expect([status, json]).toMatchObject([422, { detail: [{ loc: ['body', 'spec_id'] }] }]);
    }
  });

  it('that needs an authorization first waits for it, unless it has a token', async () => {
    const { ground } = await start();
    const origin = await serve(({ headers }, response) => {
      sendJson(response, headers.authorization === 'Bearer pat' ? 200 : 401, {});
    });
    const connections = testConnections(ground, { github: { ...connectors.github, base_url: origin } });
    const made = await connections.create({ spec_id: 'github', name: 'Hub', credentials: {} });
    expect(made.status).toBe('pending');
    expect((await connections.test(made.id)).status).toBe('pending');
    await expect(connections.open(made.id)).rejects.toThrow('waits for its authorization');
    expect((await connections.test(made.id)).status).toBe('pending');
    const credentials = { access_token: 'pat' };
    expect((await connections.create({ spec_id: 'github', name: 'Hub', credentials })).status).toBe('connected');
  });

  it('is listed newest first, by kind and in pages', async () => {
    const { ground, call } = await start();
    const make = async (spec_id: string, credentials: object) =>
      (await call('POST', '/connectors/connections', { spec_id, name: 'x', credentials })).json['id'];
    const [a, b] = [
      await make('sqlite-file', { path: file(ground) }),
      await make('sqlite-file', { path: file(ground) }),
    ];
    const c = await make('notion', {});
    const ids = async (query: string) => {
      const { json } = await call('GET', `/connectors/connections${query}`);
      return [(json['data'] as { id: string }[]).map(({ id }) => id), json['total'], json['has_more']];
    };
    expect(await ids('')).toEqual([[c, b, a], 3, false]);
    expect(await ids('?spec_id=sqlite-file&limit=1')).toEqual([[b], 2, true]);
    expect(await ids('?spec_id=none')).toEqual([[], 0, false]);
  });

  it('goes with its secrets, and out of every project', async () => {
    const { ground, call } = await start();
    const origin = await service('t');
    const { id } = (await call('POST', '/connectors/connections', bearer(origin, 't'))).json;
    const [connection_id, at] = [String(id), stamp(ground.now())];
    const { kysely } = ground.database;
    const project = { id: 'proj_1', name: 'P', description: '', created_at: at, updated_at: at };
    await kysely.insertInto('project').values(project).execute();
    await kysely
      .insertInto('project_connection')
      .values({ project_id: 'proj_1', connection_id, position: 0n })
      .execute();
    expect((await call('DELETE', `/connectors/connections/${connection_id}`)).json).toEqual({ id, deleted: true });
    for (const table of ['project_connection', 'connection_secret', 'connection'] as const)
      expect(await kysely.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await call('DELETE', `/connectors/connections/${connection_id}`)).status).toBe(404);
    expect(ground.events.at(-1)).toMatchObject({ id, action: 'deleted' });
  });
});

describe('A connection whose key is gone', () => {
  it.each([
    ['lost', (path: string) => rm(path)],
    ['another one', (path: string) => writeFile(path, keyText(newKey()))],
    ['broken', (path: string) => writeFile(path, 'xx')],
  ])('says so and stops nothing: %s', async (_what, spoil) => {
    const { ground, connections } = await start();
    const origin = await service('t');
    const { id, status } = await connections.create(bearer(origin, 't'));
    expect(status).toBe('connected');
    await spoil(ground.home.key);
    // Another start of the server.
    const later = testConnections(ground);
    await expect(later.open(id)).rejects.toThrow('API: credentials cannot be read');
    expect(await later.test(id)).toMatchObject({ status: 'error', reason: 'credentials cannot be read' });
    expect((await later.list({ limit: 10, offset: 0 })).total).toBe(1);
  });

  it('cannot be given the secret of another one', async () => {
    const { ground, connections } = await start();
    const origin = await service('t');
    const [a, b] = [await connections.create(bearer(origin, 't')), await connections.create(bearer(origin, 't2'))];
    const { kysely } = ground.database;
    const { sealed } = await kysely
      .selectFrom('connection_secret')
      .selectAll()
      .where('connection_id', '=', a.id)
      .executeTakeFirstOrThrow();
    await kysely.updateTable('connection_secret').set({ sealed }).where('connection_id', '=', b.id).execute();
    expect(await connections.test(b.id)).toMatchObject({ status: 'error', reason: 'credentials cannot be read' });
  });
});

describe('An open connection', () => {
  it('reads with fresh credentials, and fails in words without a secret', async () => {
    const { ground, connections } = await start();
    const { id } = await connections.create({
      spec_id: 'sqlite-file',
      name: 'People',
      credentials: { path: file(ground) },
    });
    const { driver, spec } = await connections.open(id);
    expect([driver.kind, spec.name]).toEqual(['sql', 'SQLite file']);
    if (driver.kind !== 'sql') return;
    const bounds = { rows: 10, size: 1_000, signal: AbortSignal.timeout(10_000) };
    expect((await driver.query('select name from person', bounds)).rows).toEqual([['Ada']]);
    await expect(driver.query('delete from person', bounds)).rejects.toMatchObject({ code: 'connection_failed' });
    await driver.close();
  });

  it('does not give its own secret away where the source repeats it', async () => {
    const { connections } = await start();
    const { id } = await connections.create(bearer(await service('s3cret-t0ken'), 's3cret-t0ken'));
    const { driver } = await connections.open(id);
    if (driver.kind !== 'http') throw new Error(driver.kind);
    const request = { method: 'GET', path: '', size: 1_000, signal: AbortSignal.timeout(10_000) } as const;
    expect((await driver.request(request)).body).toBe('{"you":"Bearer (secret)"}');
    await driver.close();
  });

  it('is none where there is no such connection', async () => {
    const { connections } = await start();
    await expect(connections.open('conn_none')).rejects.toMatchObject({ code: 'not_found' });
  });
});
