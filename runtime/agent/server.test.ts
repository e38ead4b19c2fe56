import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../platform/log.ts';
import { type Agent, startAgent } from './server.ts';
import { startTestAgent } from './testing/agent.ts';

let folder: string;
let home: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polywire-agent-server-'));
  home = join(folder, 'home');
});
afterEach(() => rm(folder, { recursive: true }));

const start = (more: object = {}): Promise<Agent> =>
  startAgent({ port: 0, home, environment: {}, log: createLog('silent'), ...more });

describe('A home folder', () => {
  it('is made for its owner alone', async () => {
    const agent = await start();
    expect(agent.home).toBe(home);
    for (const name of ['.', 'projects', 'uploads', 'scratch'])
      expect((await stat(join(home, name))).mode & 0o777, name).toBe(0o700);
    expect((await stat(join(home, 'agent.db'))).mode & 0o777).toBe(0o600);
    await agent.close();
  });

  it('belongs to one server at a time; who comes second is told who has it', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(new RegExp(`^${home} is in use by the process ${process.pid} since \\d{4}-`));
    await first.close();
    await (await start()).close();
    expect((await readdir(home)).includes('agent.pid')).toBe(false);
  });

  it('is free when the process that had it was killed, whatever it left', async () => {
    const program = join(folder, 'hold.ts');
    const [lock, homes] = ['./lock.ts', './home.ts'].map((path) => new URL(path, import.meta.url).href);
    await writeFile(
      program,
      `import { lockHome } from '${String(lock)}';
      import { homeAt, prepareHome } from '${String(homes)}';
      const home = homeAt(${JSON.stringify(home)});
      await prepareHome(home);
      await lockHome(home, new Date());
      console.log('held');
      setInterval(() => undefined, 1000);`,
    );
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(createInterface(child.stdout), 'line');
    await expect(start()).rejects.toThrow(`in use by the process ${String(child.pid)}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await start()).close();
  });

  it('is given back where the server cannot start', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    taken.close();
    await (await start()).close();
  });
});

describe('A port', () => {
  it('that is taken on the other loopback address is taken', async () => {
    const taken = createServer().listen({ port: 0, host: '::1', ipv6Only: true });
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    taken.close();
  });
});

describe('Closing', () => {
  it('ends streams of events, and does not wait for connections that are kept open', async () => {
    const agent = await startTestAgent();
    const stream = (await agent.call('/events')).body?.getReader();
    await stream?.read();
    await (await agent.call('/health')).text();
    await agent.close();
    expect((await stream?.read())?.done).toBe(true);
    await expect(agent.call('/health')).rejects.toThrow();
  });

  it('cuts what has not ended after the limit', async () => {
    const agent = await startTestAgent({ file: { limits: { drain: 100 } } });
    const upload = fetch(`${agent.url}/api/v1/files`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('--x\r\n'));
        },
      }),
      duplex: 'half',
    });
    await expect.poll(() => agent.log.length).toBeGreaterThan(0);
    const ended = expect(upload).rejects.toThrow();
    await agent.close();
    await ended;
  });
});
