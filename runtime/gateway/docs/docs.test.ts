import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { docsRoutes } from './paths.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway('http://127.0.0.1:1');
});
afterAll(() => gateway.close());

describe('The documentation', () => {
  it.each(Object.values(docsRoutes).map(({ path }) => path))('at %s needs no credential', async (path) => {
    const answer = await fetch(gateway.url + path);
    expect(answer.status).toBe(200);
    expect((await answer.text()).length).toBeGreaterThan(100);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it('has the document from which the API is made', async () => {
    const answer = await fetch(`${gateway.url}${docsRoutes.openapi.path}`);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0', paths: { '/v1/chat/completions': {} } });
  });

  it('is read and nothing else: another method, and a path that is none, are refused as anywhere', async () => {
    const headers = { authorization: `Bearer ${gateway.key}` };
    const posted = await fetch(`${gateway.url}/docs`, { method: 'POST', headers });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
    expect((await fetch(`${gateway.url}/docs/nothing`)).status).toBe(401);
    expect((await fetch(`${gateway.url}/docs/nothing`, { headers })).status).toBe(404);
  });
});
