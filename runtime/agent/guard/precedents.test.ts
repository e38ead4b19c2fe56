import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestAgent, type TestAgent } from '../testing/agent.ts';
import { ask } from './testing/raw.ts';

/** What went wrong in other local servers. Each test sends what worked there. */

let agent: TestAgent;
beforeAll(async () => {
  agent = await startTestAgent();
  expect((await agent.send('POST', '/conversations', { title: 'Secret' })).status).toBe(201);
});
afterAll(() => agent.close());

const own = (): string => `127.0.0.1:${agent.port}`;
const evil = 'https://evil.example';

/** Nothing of it is read, nothing is different after it, and no leave is given. */
async function refused(method: string, path: string, headers: readonly string[], body?: string): Promise<string> {
  const before = await (await agent.call('/conversations')).text();
  const answer = await ask(agent.port, method, `/api/v1${path}`, headers, body);
  expect(answer.status).toBe(403);
  expect(answer.body).not.toContain('Secret');
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(await (await agent.call('/conversations')).text()).toBe(before);
  return (JSON.parse(answer.body) as { error: { code: string } }).error.code;
}

describe('CVE-2025-49596: any page could start programs through a local proxy, at 0.0.0.0 too', () => {
  const start = '/connectors/oauth/github/start?command=calc';

  it('a GET without CORS that begins something', async () => {
    const headers = [
      'host',
      own(),
      'sec-fetch-site',
      'cross-site',
      'sec-fetch-mode',
      'no-cors',
      'sec-fetch-dest',
      'empty',
    ];
    expect(await refused('GET', start, headers)).toBe('forbidden_origin');
  });

  it('0.0.0.0, which leads here and is no name of this server', async () => {
    const host = `0.0.0.0:${agent.port}`;
    expect(await refused('GET', start, ['host', host])).toBe('forbidden_host');
    expect(await refused('GET', '/events', ['host', host, 'origin', evil, 'accept', 'text/event-stream'])).toBe(
      'forbidden_host',
    );
  });
});

describe('CVE-2024-28224: a name that was led to this machine reached the whole API (DNS rebinding)', () => {
  const rebound = (): readonly string[] => ['host', `rebound.example:${agent.port}`];

  it.each([
    ['GET', '/conversations', undefined],
    ['POST', '/conversations', '{"title":"theirs"}'],
    ['DELETE', '/conversations/conv_x', undefined],
  ])('%s %s', async (method, path, body) => {
    const headers = [...rebound(), 'sec-fetch-site', 'same-origin', 'content-type', 'application/json'];
    expect(await refused(method, path, headers, body)).toBe('forbidden_host');
  });
});

describe('CVE-2026-22812: no credential and an Access-Control-Allow-Origin of *, so pages ran commands', () => {
  it('is asked for leave and gives none', async () => {
    const headers = ['host', own(), 'origin', evil, 'access-control-request-method', 'POST'];
    expect(await refused('OPTIONS', '/scratchpads/pad_x/cells/cell_x/run', headers)).toBe('forbidden_origin');
  });

  it.each([
    ['a page', evil],
    ['a page on this machine, which was let in after the repair', 'http://localhost:3000'],
    ['a page whose name begins as ours', 'http://localhost:1.evil.example'],
  ])('%s runs no cell, and reads nothing', async (_, origin) => {
    const headers = ['host', own(), 'origin', origin];
    expect(await refused('POST', '/scratchpads/pad_x/cells/cell_x/run', headers)).toBe('forbidden_origin');
    expect(await refused('GET', '/conversations', headers)).toBe('forbidden_origin');
  });
});

describe("GHSA-c83v-7274-4vgp: what a model wrote became a program in the server's own origin", () => {
  it('no answer of the API is a page, whatever stands in it', async () => {
    const title = '<img src=x onerror=alert(1)>';
    const made = await agent.send('POST', '/conversations', { title });
    expect((await agent.call(`/conversations/${((await made.json()) as { id: string }).id}`)).headers).toSatisfy(
      closed,
    );
    expect((await agent.call(`/nothing/${encodeURIComponent(title)}`)).headers).toSatisfy(closed);
  });

  it('what is a page has an origin of its own', async () => {
    const project = (await (await agent.send('POST', '/projects', { name: 'p' })).json()) as { id: string };
    const answer = await agent.call(`/artifacts/serve/${project.id}/`);
    expect(answer.status).toBe(404);
    expect(answer.headers).toSatisfy(closed);
  });
});

function closed(headers: Headers): boolean {
  return (
    headers.get('content-type') === 'application/json; charset=utf-8' &&
    headers.get('x-content-type-options') === 'nosniff' &&
    headers.get('content-security-policy') === "default-src 'none'; frame-ancestors 'none'"
  );
}
