import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { connectors } from '@polywire/generated/catalog/connectors.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTestAgent, type TestAgent } from '../testing/agent.ts';

let agent: TestAgent;
let place = '';
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'connections-'));
  new DatabaseSync(join(place, 'data.sqlite')).close();
  agent = await startTestAgent({ file: { oauth_clients: { github: { client_id: 'c1' } } } });
});
afterAll(async () => {
  await agent.close();
  await rm(place, { recursive: true });
});

/** Asks as a browser does when a person is led here from another site; fetch has words of its own for that. */
async function ledTo(path: string) {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const asked = get(`${agent.url}/api/v1${path}`, { headers });
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: reply.statusCode, type: reply.headers['content-type'], text: await text(reply) };
}

describe('A server under test', () => {
  it.skipIf(process.platform === 'win32')('leaves the keyring of whoever runs the test alone', async () => {
    const tool = `#!/bin/sh\ntouch '${join(place, 'asked')}'\nexit 1\n`;
    await writeFile(join(place, 'secret-tool'), tool, { mode: 0o700 });
    vi.stubEnv('DBUS_SESSION_BUS_ADDRESS', 'unix:path=/nowhere');
    vi.stubEnv('PATH', `${place}${delimiter}${process.env['PATH'] ?? ''}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const credentials = { base_url: 'http://127.0.0.1:9', token: 'canary-token' };
    await agent.send('POST', '/connectors/connections', { spec_id: 'http', name: 'K', credentials });
    expect(existsSync(join(agent.home, 'secret.key'))).toBe(true);
    expect(existsSync(join(place, 'asked'))).toBe(false);
  });
});

describe('Connectors of a whole server', () => {
  it('are listed, and connections are made, found, checked and removed', async () => {
    const specs = (await (await agent.call('/connectors/specs')).json()) as { data: { id: string }[] };
    expect(specs.data.map(({ id }) => id)).toEqual(Object.keys(connectors));
    const body = { spec_id: 'sqlite-file', name: 'Data', credentials: { path: join(place, 'data.sqlite') } };
    const made = await agent.send('POST', '/connectors/connections', body);
    expect(made.status).toBe(201);
    const connection = (await made.json()) as { id: string; status: string };
    expect(connection.status).toBe('connected');
    const project = await agent.send('POST', '/projects', { name: 'P', connector_ids: [connection.id] });
    const { id: project_id } = (await project.json()) as { id: string };
    expect(await (await agent.call('/connectors/connections?spec_id=sqlite-file')).json()).toMatchObject({
      data: [connection],
    });
    const tested = await agent.send('POST', `/connectors/connections/${connection.id}/test`, '');
    expect(await tested.json()).toEqual(connection);
    const gone = await agent.call(`/connectors/connections/${connection.id}`, { method: 'DELETE' });
    expect(await gone.json()).toEqual({ id: connection.id, deleted: true });
    expect(await (await agent.call(`/projects/${project_id}`)).json()).toMatchObject({ connector_ids: [] });
  });

  it('are authorized at an address of this machine by its number', async () => {
    const start = (await (await agent.call('/connectors/oauth/github/start')).json()) as { redirect_url: string };
    const { origin, searchParams } = new URL(start.redirect_url);
    expect(origin).toBe('https://github.com');
    expect(searchParams.get('redirect_uri')).toBe(`${agent.url}/api/v1/connectors/oauth/callback`);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
  });

  it('take the answer of an authorization server from a browser that comes from there, with whatever is in it', async () => {
    const page = await ledTo('/connectors/oauth/callback?state=x&code=y&iss=https://a.example&scope=z');
    expect([page.status, page.type]).toEqual([400, 'text/html; charset=utf-8']);
    expect(page.text).toContain('Begin again');
    expect((await ledTo('/connectors/oauth/github/start')).status).toBe(403);
  });

  it('refuse what is not right in the words of the API', async () => {
    const body = { spec_id: 'http', name: 'x', credentials: { base_url: 'nowhere' } };
    const refused = await agent.send('POST', '/connectors/connections', body);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { detail: [{ loc: ['body', 'credentials', 'base_url'], type: 'bad_value' }] },
    ]);
    const unregistered = await agent.call('/connectors/oauth/notion/start');
    expect([unregistered.status, await unregistered.json()]).toMatchObject([
      400,
      { error: { code: 'invalid_request' } },
    ]);
  });
});
