import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isErrorBody } from '../error-form.ts';
import { sendRaw } from '../raw-http.ts';
import { start, type Running } from '../running.ts';

/** What stands around a body: no spelling of an address, no header and no method gets past the credential or to another route. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

/** A request without a body, its target byte for byte. */
function send(target: string, lines: readonly string[] = [], method = 'GET'): ReturnType<typeof sendRaw> {
  return sendRaw(
    running.url,
    [`${method} ${target} HTTP/1.1`, 'host: x', 'connection: close', ...lines, '', ''].join('\r\n'),
  );
}
const key = (): string => `x-api-key: ${running.key}`;

/** Targets that are no route, whatever they would be once somebody had tidied them up. */
const nowhere = [
  '//v1/models',
  '/v1//models',
  '/v1/./models',
  '/v1/../v1/models',
  '/healthz/../v1/models',
  '/healthz/..%2fv1/models',
  '/healthz/%2e%2e/v1/models',
  '/%2e%2e/v1/models',
  '/V1/Models',
  '/v1%2fmodels',
  '/v1/models%00',
  '/v1/models;x=1',
  '/v1/models%3fx',
  '/healthz;',
  '/healthz%2f',
  '/healthz/',
  '/HEALTHZ',
  '/.env',
  '/.git/config',
  '/v1/models/%zz',
  '/v1/models/%ff',
];

describe.each(nowhere)('%s', (target) => {
  it('is 401 without a credential and 404 with one', async () => {
    const closed = await send(target);
    expect(closed.status).toBe(401);
    expect(isErrorBody('/', closed.body) || (JSON.parse(closed.body) as { type?: unknown }).type === 'error').toBe(
      true,
    );
    const open = await send(target, [key()]);
    expect(open.status).toBe(404);
    expect(isErrorBody('/', open.body)).toBe(true);
  });
});

it.each([
  '/v1/models/../../etc/passwd',
  '/v1/models/..%2f..%2fetc%2fpasswd',
  '/v1/models/%2e%2e',
  '/v1/models/__proto__',
])('%s names no model', async (target) => {
  expect((await send(target, [key()])).status).toBe(404);
});

it.each(['/v1/models', '/v1/%6dodels', 'http://elsewhere.example/v1/models', '/v1/models?x-api-key=KEY'])(
  '%s is the list of models, for who may see it',
  async (target) => {
    expect((await send(target.replace('KEY', running.key))).status).toBe(401);
    expect((await send(target.replace('KEY', 'x'), [key()])).status).toBe(200);
  },
);

it('a target as long as the head may be is too long', async () => {
  const answer = await send(`/${'a'.repeat(20_000)}`, [key()]);
  expect(answer.status).toBe(431);
  expect(isErrorBody('/', answer.body)).toBe(true);
});

it('a head of many fields, or of one long one, is too long', async () => {
  for (const lines of [Array.from({ length: 5_000 }, (_, at) => `x${at}: y`), [`x: ${'y'.repeat(20_000)}`]])
    expect((await send('/v1/models', [...lines, key()])).status).toBe(431);
});

it('a target with raw control or other characters is no HTTP', async () => {
  for (const target of ['/v1/models\u0000', '/v1/mod\tels', '\\v1\\models', '/v1/mod els'])
    expect((await send(target, [key()])).status).toBe(400);
});

it.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])('%s changes no method', async (name) => {
  const post = await send('/v1/models', [key(), `${name}: DELETE`]);
  expect(post.status).toBe(200);
  expect((await send('/v1/models', [key(), `${name}: GET`], 'DELETE')).status).toBe(405);
});

it.each([
  'X-Original-URL: /healthz',
  'X-Rewrite-URL: /healthz',
  'X-Forwarded-Prefix: /healthz',
  'X-Forwarded-For: 127.0.0.1',
  'X-Real-IP: 127.0.0.1',
  'Forwarded: for=127.0.0.1;host=localhost',
  'X-Forwarded-Host: localhost',
  'X-Forwarded-User: admin',
  'Cookie: service_session=made-up',
  'Authorization: Basic YWRtaW46YWRtaW4=',
])('%s lets nobody in', async (line) => {
  expect((await send('/v1/models', [line])).status).toBe(401);
});

it.each(['localhost', 'evil.example', '127.0.0.1:1', 'x@y', '', '[::1'])('Host %j changes nothing', async (host) => {
  const head = `GET /v1/models HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${key()}\r\n\r\n`;
  const answer = await sendRaw(running.url, head);
  expect(answer.status).toBe(200);
  if (host.length > 2) expect(JSON.stringify(answer)).not.toContain(host);
});

it.each(['host: x', 'host: y', 'authorization: Bearer x', 'content-type: text/plain'])(
  'a second %j makes a request ambiguous',
  async (line) => {
    const lines = [key(), `authorization: Bearer ${running.key}`, 'content-type: application/json', line];
    const answer = await send('/v1/models', lines);
    expect(answer.status).toBe(400);
    expect(isErrorBody('/', answer.body)).toBe(true);
  },
);

it('two keys are none', async () => {
  for (const other of ['x', running.key])
    expect((await send('/v1/models', [key(), `x-api-key: ${other}`])).status).toBe(401);
});

it.each(['TRACE', 'PATCH', 'PUT', 'PROPFIND', 'PURGE', 'DELETE'])(
  '%s is told which methods there are',
  async (method) => {
    const answer = await send('/v1/models', [key(), 'x-secret: reflected'], method);
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('GET');
    expect(answer.body).not.toContain('reflected');
  },
);

it('a query cannot put a line into the head of an answer', async () => {
  for (const target of [
    '/v1/models?x=%0d%0aset-cookie:a=b',
    '/v1/models/%0d%0aset-cookie:%20a=b',
    '/v1/%0d%0aset-cookie:a',
  ]) {
    const { headers } = await send(target, [key()]);
    expect(headers['set-cookie']).toBeUndefined();
  }
});

it('a browser of another site is told nothing that would let it read an answer', async () => {
  for (const method of ['GET', 'OPTIONS']) {
    const lines = ['origin: https://evil.example', 'access-control-request-method: POST', key()];
    const { headers } = await send('/v1/models', lines, method);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

it('five hundred connections that have said half of something keep nobody else out', async () => {
  const { hostname, port } = new URL(running.url);
  const silent = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      await once(socket, 'connect');
      socket.write('POST /v1/messages HTTP/1.1\r\nhost: x\r\ncontent-');
      return socket;
    }),
  );
  expect((await send('/v1/models', [key()])).status).toBe(200);
  for (const socket of silent) socket.destroy();
});
