import { routes } from '@polywire/generated/local/routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceRoutes } from '../../platform/docs/paths.ts';
import type { Route } from '../../platform/fastify.ts';
import { startTestAgent, type TestAgent } from '../testing/agent.ts';
import { attacks } from './testing/attacks.ts';
import { ask } from './testing/raw.ts';

let agent: TestAgent;
beforeAll(async () => {
  agent = await startTestAgent();
});
afterAll(() => agent.close());

const own = (): string => `127.0.0.1:${agent.port}`;
const all: readonly Route[] = Object.values(routes);
const docs: readonly Route[] = Object.values(referenceRoutes);

/** Every path of the API, and what is none. */
const places = [
  ...[...all, ...docs].map(({ operation, method, path }) => ({
    operation,
    method,
    path: path.replace(/:\w+/g, 'x').replace('*', 'x'),
  })),
  { operation: 'none', method: 'GET', path: '/' },
  { operation: 'none', method: 'POST', path: '/api/v1/nothing' },
  { operation: 'none', method: 'DELETE', path: '/%zz' },
  { operation: 'none', method: 'GET', path: `/api/v1/files/${'x'.repeat(5000)}` },
];

const refusals: readonly unknown[] = [
  'forbidden_host',
  'forbidden_origin',
  'unsupported_media_type',
  'invalid_request',
];

describe('Every path of the API, and every path that is none, refuses', () => {
  it.each(attacks)('$name', async ({ method, target, headers, body, meant = [] }) => {
    for (const place of places) {
      const path = target?.(place.path, own()) ?? place.path;
      const answer = await ask(agent.port, method ?? place.method, path, headers(own()), body);
      const where = `${place.method} ${place.path}`;
      expect(
        [...answer.headers.keys()].filter((name) => name.startsWith('access-control-')),
        where,
      ).toEqual([]);
      if (meant.includes(place.operation)) {
        expect(answer.body, where).not.toContain('forbidden_');
        continue;
      }
      expect([400, 403, 415], where).toContain(answer.status);
      const { error } = JSON.parse(answer.body) as { error: { code: unknown } };
      expect(refusals, where).toContain(error.code);
      expect(answer.headers.get('x-request-id'), where).toMatch(/^req_/);
    }
  });
});

describe('Every operation that may change something refuses a browser that says', () => {
  it.each([
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('content type %s, with a body or without one', async (type) => {
    for (const { method, path, upload = [] } of all.filter((route) => route.method !== 'GET')) {
      const headers = [
        'host',
        own(),
        'origin',
        `http://${own()}`,
        ...(type === undefined ? [] : ['content-type', type]),
      ];
      const taken = upload.some((known) => type?.startsWith(known) === true);
      for (const body of ['', '{}']) {
        const { status } = await ask(agent.port, method, path.replace(/:\w+/g, 'x'), headers, body);
        if (taken) expect(status, path).not.toBe(403);
        else expect(status, `${method} ${path}`).toBe(415);
      }
    }
  });
});

describe('Whoever is meant is let in', () => {
  it.each([
    ['a program', (host: string) => ['host', host]],
    [
      'a person who types the address',
      (host: string) => ['host', host, 'sec-fetch-site', 'none', 'sec-fetch-mode', 'navigate'],
    ],
    [
      'a page of this server',
      (host: string) => ['host', host, 'origin', `http://${host}`, 'sec-fetch-site', 'same-origin'],
    ],
    ['a program that offers HTTP/2', (host: string) => ['host', host, 'upgrade', 'h2c', 'http2-settings', 'AAMAAABk']],
  ])('%s, by each name of this machine', async (_, headers) => {
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
      const host = `${name}:${agent.port}`;
      const to = name === '[::1]' ? '::1' : '127.0.0.1';
      expect((await ask(agent.port, 'GET', '/api/v1/health', headers(host), '', to)).status, host).toBe(200);
    }
  });

  it('OPTIONS of nobody in particular is a method that a path does not have', async () => {
    const answer = await ask(agent.port, 'OPTIONS', '/api/v1/health', ['host', own()]);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });
});
