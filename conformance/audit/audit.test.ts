import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { audit, type Verdict } from './audit.ts';

/** What is found where a registry answers so. */
async function auditOf(listener: RequestListener): Promise<Verdict> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await auditAt(`http://127.0.0.1:${port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** npm keeps advisories by their number, so each registry here has a cache of its own. */
async function auditAt(registry: string): Promise<Verdict> {
  const cache = await mkdtemp(join(tmpdir(), 'polywire-audit-'));
  const verdict = await audit({ ...process.env, npm_config_registry: registry, npm_config_cache: cache });
  await rm(cache, { recursive: true, force: true });
  return verdict;
}

/** A registry that knows these advisories, by package, and no package itself. */
function knowing(advisories: object): RequestListener {
  return ({ url }, response) => {
    const asked = url?.endsWith('/advisories/bulk') === true;
    response.writeHead(asked ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(asked ? advisories : { error: 'not found' }));
  };
}

const against = (severity: string): object => ({
  fastify: [
    {
      id: 1,
      url: 'https://advisories.example/1',
      title: 'It answers too much',
      severity,
      vulnerable_versions: '>=5.0.0',
    },
  ],
});

it('a registry that knows nothing against our dependencies: clean, and how many were asked for', async () => {
  expect(await auditOf(knowing({}))).toEqual({ kind: 'clean', packages: expect.any(Number) as number });
});

it.each(['moderate', 'high', 'critical'])('an advisory of %s severity is told', async (severity) => {
  const verdict = await auditOf(knowing(against(severity)));
  expect(verdict).toMatchObject({ kind: 'advisories', advisories: [{ package: 'fastify', severity }] });
  expect(JSON.stringify(verdict)).toContain('It answers too much (https://advisories.example/1)');
});

it('one of low severity is not', async () => {
  expect((await auditOf(knowing(against('low')))).kind).toBe('clean');
});

it.each([405, 403, 404, 500])('a registry that answers with %i: not run, and never clean', async (status) => {
  const verdict = await auditOf((_request, response) => {
    response.writeHead(status).end();
  });
  expect(verdict).toEqual({ kind: 'not_run', reason: expect.stringContaining(String(status)) as string });
});

it('one that answers with a page, or is not there: not run', async () => {
  const page = await auditOf((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
  });
  expect(page.kind).toBe('not_run');
  expect((await auditAt('http://127.0.0.1:1/')).kind).toBe('not_run');
});
