import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectors } from '@polywire/generated/catalog/connectors.ts';
import { expect, it, onTestFinished } from 'vitest';
import { AuthorizationServer } from './testing/authorization-server.ts';
import { serveConnectors } from './testing/app.ts';
import { testConnections, testGround } from './testing/ground.ts';
import { sendJson, serve } from './testing/serve.ts';

const canary = (name: string) => `canary-${name}-5f3a`;

/** Every form in which a canary could have got out. */
const forms = /canary-[a-z-]+-5f3a|Y2FuYXJ5L|NhbmFyeS|jYW5hcnkt|63616e6172792d/;

/** Environments and arguments of all processes below this one, but for those of the one with this id. */
async function processes(except: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([process.pid]);
  for (const [pid = 0, parent = 0] of rows) if (family.has(parent) && pid !== except) family.add(pid);
  const read = (pid: number, name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  return (await Promise.all([...family].flatMap((pid) => [read(pid, 'environ'), read(pid, 'cmdline')]))).join('\n');
}

it(
  'no secret gets out by anything that is written, said or started',
  { skip: process.platform !== 'linux', timeout: 60_000 },
  async () => {
    const server = await AuthorizationServer.start({
      ...{ clientId: 'c1', clientSecret: canary('client'), credentials: 'body', body: 'form', rotates: true },
    });
    const ground = await testGround({ oauthClients: { github: { clientId: 'c1', clientSecret: canary('client') } } });
    const oauth = {
      ...connectors.github.oauth,
      authorize_url: `${server.origin}/authorize`,
      token_url: `${server.origin}/token`,
    };
    const github = {
      ...connectors.github,
      base_url: `${server.origin}/api`,
      check: { method: 'GET', path: 'me' },
      oauth,
    };
    const limits = { ...ground.limits, check_time: 2_000 };
    const connections = testConnections({ ...ground, limits }, { ...connectors, github } as never);
    const call = await serveConnectors(ground, connections);

    const said: string[] = [];
    const ask = async (...request: Parameters<typeof call>) => {
      const { status, headers, text, json } = await call(...request);
      said.push(`${status} ${JSON.stringify([...headers])} ${text}`);
      return json;
    };
    const make = (spec_id: string, credentials: object) =>
      ask('POST', '/connectors/connections', { spec_id, name: spec_id, credentials });

    // Sources that repeat what they get, in their answers and in their errors.
    const parrot = await serve(({ headers, body }, response) => {
      sendJson(response, 401, { headers, body });
    });
    const cut = await serve(({ headers }, response) =>
      response.writeHead(302, { location: `http://${headers.authorization ?? ''}` }).end(),
    );
    for (const base_url of [parrot, cut, 'http://127.0.0.1:1']) {
      await make('http', { base_url, token: canary('token'), api_key: canary('key') });
      await make('mcp-http', { url: base_url, token: canary('mcp-token') });
    }
    const database = {
      host: '127.0.0.1',
      port: new URL(parrot).port,
      database: 'd',
      user: 'u',
      password: canary('password'),
    };
    await make('postgres', database);
    await make('mysql', database);
    await make('postgres', { ...database, port: '1' });
    await make('http', { base_url: parrot, token: `${canary('line')}\n`, other: canary('other') });
    await make('http', { base_url: `http://me:${canary('url')}@a.example`, token: 'x' });

    // A program that fails with its own environment in its last words, and one that lives while we look.
    await make('mcp-stdio', {
      command: process.execPath,
      args: '-e\nthrow new Error(process.env.T)',
      env: `T=${canary('env')}`,
    });
    await make('mcp-stdio', { command: '/no/such/program', env: `T=${canary('env')}` });
    const place = await mkdtemp(join(tmpdir(), 'canary-'));
    onTestFinished(() => rm(place, { recursive: true }));
    const args = `${join(import.meta.dirname, 'testing/mcp-stdio.ts')}\n${join(place, 'pid')}`;
    const mcp = await make('mcp-stdio', { command: process.execPath, args, env: `T=${canary('env')}` });
    const { driver } = await connections.open(String(mcp['id']));
    await driver.check(AbortSignal.timeout(10_000));
    const other = await connections.open(String((await make('sqlite-file', { path: ground.home.database }))['id']));
    if (other.driver.kind !== 'sql') throw new Error('not SQL');
    const bounds = { rows: 1, size: 10, signal: AbortSignal.timeout(1_500) };
    const slow = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n';
    const asked = other.driver.query(slow, bounds).catch((error: unknown) => said.push(String(error)));
    const started = await processes(Number(await readFile(join(place, 'pid'), 'utf8')));
    await asked;
    await driver.close();

    // An authorization with all that may go wrong on the way.
    const { redirect_url } = await ask('GET', '/connectors/oauth/github/start');
    const back = server.authorize(String(redirect_url));
    await ask('GET', back);
    await ask('GET', back);
    const { data } = await ask('GET', '/connectors/connections?limit=200');
    for (const { id } of data as { id: string }[]) await ask('POST', `/connectors/connections/${id}/test`);
    server.revoke();
    for (const { id } of data as { id: string }[]) {
      const opened = await connections.open(id).catch((error: unknown) => said.push(String(error)));
      if (typeof opened === 'number') continue;
      if (opened.driver.kind === 'http') {
        const request = { method: 'GET', path: 'me', size: 10_000, signal: AbortSignal.timeout(10_000) } as const;
        await opened.driver.request(request).then(
          (reply) => said.push(JSON.stringify(reply)),
          (error: unknown) => said.push(String(error), JSON.stringify(error), String((error as Error).cause)),
        );
      }
      await opened.driver.close();
    }

    const files = await readdir(ground.home.path, { recursive: true, withFileTypes: true });
    const written = await Promise.all(
      files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
    );
    expect(written.length).toBeGreaterThanOrEqual(2);
    const everything = {
      said,
      written,
      started: [started],
      lines: ground.lines,
      events: ground.events.map((event) => JSON.stringify(event)),
    };
    for (const [where, texts] of Object.entries(everything)) {
      expect(texts.length, where).toBeGreaterThan(0);
      for (const text of texts) {
        expect(forms.exec(text)?.[0], where).toBeUndefined();
        for (const token of server.issued) expect(text.includes(token), where).toBe(false);
        // The state is in the address that the user is sent to, and nowhere else.
        const passing = ['state', 'code'].flatMap((name) => back.searchParams.get(name) ?? []);
        if (where !== 'said') for (const value of passing) expect(text.includes(value), where).toBe(false);
      }
    }
  },
);
