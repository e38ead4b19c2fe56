import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keyPrefix } from '../gateway/accounts/key-prefix.ts';
import { type Provider, startProvider } from '../gateway/testing/provider.ts';
import { hello, messageBegin, messageDelta, messageEnd } from '../gateway/testing/replies.ts';
import { newKey } from '../platform/key.ts';
import { run, startCommand, type Started } from './run-command.ts';

const key = newKey(keyPrefix);
const folder = mkdtempSync(join(tmpdir(), 'polywire-workers-'));
const config = join(folder, 'polywire.yaml');
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider(hello);
});
afterAll(async () => {
  await provider.close();
  rmSync(folder, { recursive: true });
});

const running: Started[] = [];
afterEach(async () => {
  for (const { child } of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  provider.script = hello;
});

function configure(more: object = {}): void {
  const providers = { 'P-A': { base_url: `${provider.url}/v1` } };
  writeFileSync(config, JSON.stringify({ gateway: { listen: '127.0.0.1:0', keys: [key] }, providers, ...more }));
}

/** A gateway with so many workers, and its address. */
async function start(workers: number | 'auto') {
  configure();
  const gateway = await startCommand('gateway', '--config', config, '--workers', String(workers));
  running.push(gateway);
  const { url } = JSON.parse(gateway.line) as { url: string };
  return { ...gateway, url };
}

/** A request on a connection of its own, which may come to any worker. */
function ask(url: string, stream = false): Promise<Response> {
  return fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ model: 'a-mid', stream, messages: [{ role: 'user', content: 'Hi' }] }),
  });
}

async function model(url: string): Promise<unknown> {
  return ((await (await ask(url)).json()) as { model: unknown }).model;
}

/** A stream that has begun; `finish` lets the provider end it. */
async function stream(url: string) {
  const finish = Promise.withResolvers<() => void>();
  provider.script = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(messageBegin('Hel'));
    finish.resolve(() => response.end(messageDelta('lo') + messageEnd));
  };
  const response = await ask(url, true);
  provider.script = hello;
  return { text: response.text(), finish: await finish.promise };
}

function refused(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('error', () => {
      resolve(true);
    });
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });
}

function exit({ child }: Started): Promise<unknown> {
  return once(child, 'exit');
}

/** Process ids of the workers, as the log of each says when it takes requests. */
function workers({ err }: Started): readonly number[] {
  return [...err().matchAll(/"pid":(\d+)/g)].map(([, pid]) => Number(pid));
}

describe.each([1, 2])('a gateway of %d workers', (count) => {
  it('that is told to stop lets a stream end whole, and takes no more connections', async () => {
    const gateway = await start(count);
    const { text, finish } = await stream(gateway.url);
    const ended = exit(gateway);
    gateway.child.kill('SIGTERM');
    await expect.poll(() => refused(gateway.url)).toBe(true);
    expect(gateway.child.exitCode).toBeNull();
    finish();
    expect(await text).toMatch(/"content":"Hel".*"content":"lo".*data: \[DONE\]\n\n$/s);
    expect(await ended).toEqual([0, null]);
  });

  it('that is told twice does not wait', async () => {
    const gateway = await start(count);
    const { text } = await stream(gateway.url);
    const cut = expect(text).rejects.toThrow();
    const ended = exit(gateway);
    gateway.child.kill('SIGTERM');
    await expect.poll(() => refused(gateway.url)).toBe(true);
    gateway.child.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
    await cut;
  });

  it('reads its deployment file again while a stream goes on', async () => {
    const gateway = await start(count);
    const { text, finish } = await stream(gateway.url);
    configure({ models: { 'a-mid': 'another-9' } });
    gateway.child.kill('SIGHUP');
    await expect.poll(() => gateway.err().match(/deployment file reloaded/g)?.length).toBe(count);
    const models = await Promise.all(Array.from({ length: 2 * count }, () => model(gateway.url)));
    expect(new Set(models)).toEqual(new Set(['another-9']));
    finish();
    expect(await text).toContain('[DONE]');
    expect(await gateway.interrupt()).toBe(0);
  });
});

describe('a gateway of several workers', () => {
  it('replaces a worker that is killed, and serves on meanwhile', async () => {
    const gateway = await start(2);
    const [victim, other] = workers(gateway);
    process.kill(victim ?? 0, 'SIGKILL');
    for (let asked = 0; asked < 10; asked += 1) expect((await ask(gateway.url)).status).toBe(200);
    await expect.poll(() => workers(gateway).length, { timeout: 15_000 }).toBe(3);
    expect(gateway.err()).toContain('"reason":"SIGKILL"');
    process.kill(other ?? 0, 'SIGKILL');
    await expect.poll(() => workers(gateway).length, { timeout: 15_000 }).toBe(4);
    for (let asked = 0; asked < 10; asked += 1) expect((await ask(gateway.url)).status).toBe(200);
    expect(await gateway.interrupt()).toBe(0);
  });

  it('gives up where not even one can start', async () => {
    writeFileSync(config, 'gateway: 1');
    const { code, out, err } = await run('gateway', '--config', config, '--workers', '2');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^polywire gateway: .*polywire\.yaml:1:\d+: .*\n.*worker 0 could not start: exit code 1\n$/);
  });

  it('leaves no worker behind when it is killed itself', async () => {
    const gateway = await start(2);
    const ids = workers(gateway);
    gateway.child.kill('SIGKILL');
    await expect.poll(() => ids.filter(runs)).toEqual([]);
  });
});

it('a number of workers that is none is refused', async () => {
  for (const workers of ['0', 'many', '-1', '2.5', '9999']) {
    expect(await run('gateway', '--workers', workers)).toMatchObject({ code: 2, out: '' });
  }
});

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
