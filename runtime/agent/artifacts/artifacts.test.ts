import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Artifact, ArtifactList, ArtifactPreview } from '@polywire/generated/local/types.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { limitsOf } from '../config/load.ts';
import { Bus } from '../events/bus.ts';
import type { Ground } from '../ground.ts';
import { ask } from '../guard/testing/raw.ts';
import { homeAt } from '../home.ts';
import { type AgentDatabase, openAgentDatabase } from '../storage/open.ts';
import { startTestAgent, type TestAgent } from '../testing/agent.ts';
import { createArtifact, updateArtifact } from './artifacts.ts';

let agent: TestAgent;
let database: AgentDatabase;
let ground: Ground;
const opened: string[] = [];
let browser: (() => void) | null = null;
beforeAll(async () => {
  agent = await startTestAgent({
    openBrowser: (url) => {
      if (browser === null) return Promise.reject(new Error('no browser'));
      opened.push(url);
      return Promise.resolve();
    },
  });
  const home = homeAt(agent.home);
  // The agent's tools will call the functions in the server's own process; here their ground is another one on the same home.
  database = await openAgentDatabase(home.database);
  const settings = { port: 0, gatewayUrl: '', gatewayKey: null, model: '', embeddingModel: null, oauthClients: {} };
  ground = {
    database,
    home,
    bus: new Bus(),
    settings,
    limits: limitsOf(),
    now: () => new Date(),
    log: createLog('silent'),
  };
});
afterAll(async () => {
  await database.close();
  await agent.close();
});

let project: string;
beforeEach(async () => {
  project = ((await (await agent.send('POST', '/projects', { name: 'p' })).json()) as { id: string }).id;
});

async function put(path: string, content: string | Uint8Array): Promise<void> {
  const file = join(agent.home, 'projects', project, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function artifact(path: string, more: Partial<Artifact> = {}): Promise<Artifact> {
  await put(path, '<h1>Title</h1><p>Some &amp; text</p><script>no()</script>');
  return createArtifact(ground, { project_id: project, title: 'An artifact', type: 'app', path, ...more });
}

const served = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${agent.url}/api/v1/artifacts/serve/${project}/${path}`, { headers, redirect: 'manual' });

describe('Artifacts', () => {
  it('are recorded for files of the project, once for each', async () => {
    const changes: unknown[] = [];
    const stop = ground.bus.subscribe((event) => changes.push(event));
    const first = await artifact('report/index.html');
    const second = await createArtifact(ground, { ...first, title: 'Another', type: 'report' });
    stop();
    expect(second).toMatchObject({ id: first.id, title: 'Another', type: 'report', created_at: first.created_at });
    expect(second.updated_at > first.updated_at).toBe(true);
    expect(changes).toMatchObject([
      { type: 'changed', resource: 'artifact', id: first.id, action: 'created', project_id: project },
      { type: 'changed', resource: 'artifact', id: first.id, action: 'updated', project_id: project },
    ]);
  });

  it.each(['nothing.html', '../../agent.db', '/etc/passwd', 'folder', ''])('are not made of %j', async (path) => {
    await put('folder/file', 'x');
    const made = createArtifact(ground, { project_id: project, title: 't', type: 'doc', path });
    await expect(made).rejects.toMatchObject({ name: 'InvalidField', loc: ['body', 'path'] });
  });

  it('belong to a project that is there', async () => {
    for (const project_id of ['proj_none', '../projects', '..'])
      await expect(createArtifact(ground, { project_id, title: 't', type: 'doc', path: 'a' })).rejects.toThrow();
  });

  it('change their title, type and path, not to a path that is taken', async () => {
    const first = await artifact('a.html');
    await artifact('b.html');
    await put('c.html', 'c');
    expect(await updateArtifact(ground, first.id, { title: 'New', path: 'c.html' })).toMatchObject({
      title: 'New',
      path: 'c.html',
    });
    await expect(updateArtifact(ground, first.id, { path: 'b.html' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(updateArtifact(ground, 'art_none', {})).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are listed by project and type, the one last changed first, page by page', async () => {
    const app = await artifact('a.html');
    const report = await artifact('b.html', { type: 'report' });
    const list = async (query: string): Promise<ArtifactList> =>
      (await (await agent.call(`/artifacts?project_id=${project}${query}`)).json()) as ArtifactList;
    expect((await list('')).data.map(({ id }) => id)).toEqual([report.id, app.id]);
    expect((await list('&type=app')).data).toEqual([app]);
    expect(await list('&limit=1')).toMatchObject({ has_more: true, total: 2, data: [{ id: report.id }] });
    expect(await list('&limit=1&offset=1')).toMatchObject({ has_more: false, total: 2, data: [{ id: app.id }] });
    expect((await agent.call('/artifacts?type=game')).status).toBe(422);
  });

  it('are found by their text', async () => {
    const { id } = await artifact('a.html');
    await put('a.html', '<p>walrus</p>');
    await updateArtifact(ground, id, {});
    const { results } = (await (await agent.call(`/search?q=walrus&project_id=${project}`)).json()) as {
      results: unknown[];
    };
    expect(results).toMatchObject([{ type: 'artifact', id }]);
  });

  it('go with their project', async () => {
    const { id } = await artifact('a.html');
    await agent.call(`/projects/${project}`, { method: 'DELETE' });
    expect(await (await agent.send('POST', '/artifacts/open', { artifact_id: id })).json()).toMatchObject({
      error: { code: 'not_found' },
    });
    expect((await served('a.html')).status).toBe(404);
  });
});

describe('A preview', () => {
  const preview = (path: string): Promise<Response> =>
    agent.call(`/artifacts/preview?project_id=${project}&path=${encodeURIComponent(path)}`);

  it('says what it is, where it is served and how it begins', async () => {
    const made = await artifact('my app/index.html');
    const shown = (await (await preview('my app/index.html')).json()) as ArtifactPreview;
    expect(shown).toEqual({
      artifact: made,
      html_url: `${agent.url}/api/v1/artifacts/serve/${project}/my%20app/index.html`,
      mime_type: 'text/html',
      excerpt: 'Title Some & text',
    });
    expect(await (await fetch(shown.html_url)).text()).toContain('<h1>');
  });

  it('of a folder is that of its page; of a file that is no artifact has none; of what is no text has no excerpt', async () => {
    await artifact('app/index.html');
    await put('app/logo.png', Buffer.from([1, 2, 3]));
    expect(await (await preview('app')).json()).toMatchObject({ artifact: { path: 'app/index.html' } });
    expect(await (await preview('app/logo.png')).json()).toMatchObject({
      artifact: null,
      mime_type: 'image/png',
      excerpt: '',
    });
  });

  it('of what is not there is a 404', async () => {
    for (const path of ['none', '../../agent.db', 'a\0b']) expect((await preview(path)).status, path).toBe(404);
    expect((await agent.call('/artifacts/preview?path=a&project_id=proj_none')).status).toBe(404);
    expect((await agent.call('/artifacts/preview?path=a')).status).toBe(422);
  });

  it('of a page of any depth ends', async () => {
    await put('deep.html', '<b>'.repeat(20_000));
    expect((await preview('deep.html')).status).toBe(200);
  });
});

describe('Serving', () => {
  it('gives each file its type, and its text as UTF-8', async () => {
    const types = {
      'a.html': 'text/html; charset=utf-8',
      'a.js': 'text/javascript; charset=utf-8',
      'a.css': 'text/css; charset=utf-8',
      'a.svg': 'image/svg+xml; charset=utf-8',
      'a.json': 'application/json; charset=utf-8',
      'a.png': 'image/png',
      'a.woff2': 'font/woff2',
      'a.mp4': 'video/mp4',
      'a.pdf': 'application/pdf',
      'a.wasm': 'application/wasm',
      'a.unknown': 'application/octet-stream',
      'no-ending': 'application/octet-stream',
    };
    for (const [path, type] of Object.entries(types)) {
      await put(path, '<script>1</script>');
      const answer = await served(path);
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, type]);
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });

  it('puts it into an origin of its own that reaches its own folder and nothing else', async () => {
    await put('a.html', 'x');
    const policy = (await served('a.html')).headers.get('content-security-policy')?.split('; ') ?? [];
    const folder = `${agent.url}/api/v1/artifacts/serve/${project}/`;
    expect(policy[0]).toMatch(/^sandbox /);
    expect(policy[0]).not.toContain('allow-same-origin');
    expect(policy[0]).not.toContain('allow-top-navigation');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy.find((one) => one.startsWith('connect-src'))).toBe('connect-src data: blob:');
    const sources = policy.slice(1).flatMap((one) => one.split(' ').slice(1));
    for (const source of sources)
      expect([folder, "'none'", "'self'", "'unsafe-inline'", "'unsafe-eval'", 'data:', 'blob:']).toContain(source);
  });

  it('gives a folder its page, and sends who left the slash out there', async () => {
    await put('index.html', 'top');
    await put('app/index.html', 'app');
    expect(await (await served('')).text()).toBe('top');
    expect(await (await served('app/')).text()).toBe('app');
    const moved = await served('app');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, `/api/v1/artifacts/serve/${project}/app/`]);
    expect((await fetch(`${agent.url}/api/v1/artifacts/serve/${project}`)).status).toBe(404);
  });

  it('lists no folder', async () => {
    await put('app/data.csv', 'x');
    expect([(await served('app/')).status, (await served('')).status, (await served('app/data.csv/')).status]).toEqual([
      404, 404, 404,
    ]);
  });

  it('sends ranges, and nothing that the caller has', async () => {
    await put('a.txt', '0123456789');
    const part = await served('a.txt', { range: 'bytes=2-4' });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await served('a.txt', { range: 'bytes=20-' })).status).toBe(416);
    const etag = (await served('a.txt')).headers.get('etag') ?? '';
    expect((await served('a.txt', { 'if-none-match': etag })).status).toBe(304);
    await put('a.txt', '9876543210');
    expect((await served('a.txt', { 'if-none-match': etag })).status).toBe(200);
    expect((await served('a.txt')).headers.get('last-modified')).toMatch(/GMT$/);
  });

  it('answers HEAD with the head alone', async () => {
    await put('a.txt', '0123456789');
    const answer = await fetch(`${agent.url}/api/v1/artifacts/serve/${project}/a.txt`, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '10', '']);
  });

  it('reads nothing outside of the folder, however it is written', async () => {
    await put('index.html', 'x');
    await symlink(join(agent.home, 'agent.db'), join(agent.home, 'projects', project, 'link'));
    const base = `/api/v1/artifacts/serve/${project}`;
    const ways = [
      '../../agent.db',
      '..%2f..%2fagent.db',
      '%2e%2e/%2e%2e/agent.db',
      '%2e%2e%2f%2e%2e%2fagent.db',
      '..%5c..%5cagent.db',
      '..%252f..%252fagent.db',
      '%00',
      'index.html%00.png',
      '/etc/passwd',
      '%2fetc%2fpasswd',
      '//etc/passwd',
      'file:///etc/passwd',
      'C:%5cWindows',
      'link',
      './index.html',
      'a/../index.html',
      '..%c0%af..%c0%afagent.db',
      '%u002e%u002e/x',
      '.%2e/index.html',
    ];
    for (const way of ways) {
      const answer = await ask(agent.port, 'GET', `${base}/${way}`, ['host', `127.0.0.1:${agent.port}`]);
      expect([404], way).toContain(answer.status);
      expect(answer.body, way).not.toContain('SQLite');
    }
    for (const id of ['..', '%2e%2e', '.', '..%2f..', 'proj_none', `${project}%2f..`]) {
      const answer = await ask(agent.port, 'GET', `/api/v1/artifacts/serve/${id}/agent.db`, [
        'host',
        `127.0.0.1:${agent.port}`,
      ]);
      expect(answer.status, id).toBe(404);
    }
  });
});

describe('Opening', () => {
  it('is for the shell that listens; without one for the browser; without both it says where to look', async () => {
    const { id } = await artifact('app/index.html');
    const url = `${agent.url}/api/v1/artifacts/serve/${project}/app/index.html`;
    const open = (): Promise<Response> => agent.send('POST', '/artifacts/open', { artifact_id: id });

    browser = null;
    const none = await open();
    expect(none.status).toBe(409);
    expect(await none.text()).toContain(url);

    browser = () => undefined;
    const inBrowser = await open();
    expect([inBrowser.status, await inBrowser.json()]).toEqual([202, { artifact_id: id, url, opened_in: 'browser' }]);
    expect(opened).toEqual([url]);

    const [viewer, shell] = [await agent.call('/events'), await agent.call('/events?role=shell')];
    const reader = shell.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    expect(await (await open()).json()).toEqual({ artifact_id: id, url, opened_in: 'shell' });
    const { value = '' } = (await reader?.read()) ?? {};
    expect(value).toMatch(/^event: artifact\.open\ndata: /);
    expect(JSON.parse(value.slice(value.indexOf('{')))).toMatchObject({
      type: 'artifact.open',
      artifact_id: id,
      project_id: project,
      url,
    });
    expect(opened).toEqual([url]);
    await Promise.all([reader?.cancel(), viewer.body?.cancel()]);
  });
});
