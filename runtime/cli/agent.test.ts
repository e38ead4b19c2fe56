import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run, runIn, startIn } from './run-command.ts';

const environment = { PATH: process.env['PATH'], POLYWIRE_API_KEY: 'canary-key-5521' };

let folder: string;
let home: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polywire-cli-agent-'));
  home = join(folder, 'home');
});
afterEach(() => rm(folder, { recursive: true }));

describe('polywire agent', () => {
  it('serves until it is told to stop, says where, and keeps what it was told', async () => {
    const first = await startIn(environment, 'agent', '--port', '0', '--home', home);
    const { url, home: told } = JSON.parse(first.line) as { url: string; home: string };
    expect(told).toBe(home);
    const headers = { 'content-type': 'application/json' };
    await fetch(`${url}/api/v1/memories`, { method: 'POST', headers, body: '{"content":"kept"}' });
    expect(await first.interrupt()).toBe(0);

    const second = await startIn(environment, 'agent', '--port', '0', '--home', home);
    const again = JSON.parse(second.line) as { url: string };
    expect(await (await fetch(`${again.url}/api/v1/memories`)).json()).toMatchObject({ data: [{ content: 'kept' }] });
    expect(await runIn(environment, 'agent', '--port', '0', '--home', home)).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/polywire agent: \S+ is in use by the process \d+ since/) as string,
    });
    expect(await second.interrupt()).toBe(0);
  });

  it('ends with 1 for a file that is wrong, told by line, and with 2 for arguments that are', async () => {
    const config = join(folder, 'agent.yaml');
    await writeFile(config, 'agent:\n  prot: 1\n');
    const wrong = await run('agent', '--config', config, '--home', home);
    expect([wrong.code, wrong.err]).toEqual([
      1,
      `polywire agent: ${config}:2:3: agent.prot is not known here, leave it out\n`,
    ]);
    for (const args of [['--port', 'x'], ['--log', 'loud'], ['nothing'], ['backup'], ['doctor', 'more']])
      expect((await run('agent', ...args)).code, args.join(' ')).toBe(2);
  });

  it('backs up and restores', async () => {
    const server = await startIn(environment, 'agent', '--port', '0', '--home', home);
    const target = join(folder, 'backup');
    expect((await run('agent', 'backup', target, '--home', home)).code).toBe(0);
    expect((await run('agent', 'backup', target, '--home', home)).err).toContain('overwrites nothing');
    await server.interrupt();
    expect((await run('agent', 'restore', target, '--home', home)).code).toBe(1);
    expect((await run('agent', 'restore', target, '--home', join(folder, 'new'))).code).toBe(0);
  });
});

describe('polywire agent doctor', () => {
  let gateway: Server;
  let status = 200;
  let seen: string | undefined;
  beforeAll(async () => {
    gateway = createServer((request, response) => {
      seen = request.headers.authorization;
      const model = { id: 'a-mid', object: 'model' };
      const body = { object: 'list', data: [model], has_more: false, first_id: 'a-mid', last_id: 'a-mid' };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    gateway.listen(0, '127.0.0.1');
    await once(gateway, 'listening');
  });
  afterAll(() => {
    gateway.close();
  });

  interface Report {
    readonly ok: boolean;
    readonly checks: readonly { level: string; about: string; what: string; next?: string }[];
  }

  async function report(
    file: object,
    more: NodeJS.ProcessEnv = environment,
  ): Promise<Report & { code: number | null }> {
    const config = join(folder, 'agent.yaml');
    const base_url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    await writeFile(config, JSON.stringify({ agent: { port: 0, home }, gateway: { base_url, ...file } }));
    const { code, out, err } = await runIn(more, 'agent', 'doctor', '--json', '--config', config);
    expect(out + err).not.toContain('canary');
    return { code, ...(JSON.parse(out) as Report) };
  }

  const level = ({ checks }: Report, about: string): string[] =>
    checks.filter((check) => check.about === about).map((check) => check.level);

  it('finds nothing that fails where nothing does, and asks the gateway with the key', async () => {
    status = 200;
    const found = await report({});
    expect(found).toMatchObject({ code: 0, ok: true });
    expect(['home', 'disk', 'port', 'gateway', 'model'].map((about) => level(found, about))).toEqual(
      Array(5).fill(['ok']),
    );
    for (const about of ['keyring', 'python', 'browser']) expect(level(found, about)).toHaveLength(1);
    expect(seen).toBe('Bearer canary-key-5521');
  });

  it('says that a model is none of the gateway’s, that the key is refused, that the gateway is not there', async () => {
    status = 200;
    const wrong = await report({ model: 'nothing', embeddings: { model: 'a-mid' } });
    expect([wrong.code, level(wrong, 'model')]).toEqual([1, ['fail', 'ok']]);
    status = 401;
    expect((await report({})).checks.find(({ about }) => about === 'gateway')).toMatchObject({
      level: 'fail',
      next: expect.stringContaining('POLYWIRE_API_KEY') as string,
    });
    expect(level(await report({ base_url: 'http://127.0.0.1:1' }), 'gateway')).toEqual(['fail']);
  });

  it('says that a key is missing, that others can read the folder, that the database is damaged', async () => {
    status = 200;
    await mkdir(home, { mode: 0o755 });
    await chmod(home, 0o755);
    await writeFile(join(home, 'agent.db'), 'nothing of a database'.repeat(100));
    const found = await report({}, { PATH: process.env['PATH'] });
    expect([level(found, 'file'), level(found, 'home'), level(found, 'database')]).toEqual([
      ['warn'],
      ['warn'],
      ['fail'],
    ]);
  });
});
