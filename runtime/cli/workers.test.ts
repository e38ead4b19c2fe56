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

/** Of waiting for what other processes do. */
const patience = { timeout: 15_000 };

const running: Started[] = [];
afterEach(async () => {
  for (const { child } of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  provider.script = hello;
  provider.received.length = 0;
});

function configure(more: object = {}): void {
  const gateway = { listen: '127.0.0.1:0', admin_listen: '127.0.0.1:0', keys: [key] };
  const providers = { 'P-A': { base_url: `${provider.url}/v1` } };
  writeFileSync(config, JSON.stringify({ gateway, providers, ...more }));
}

/** A gateway with so many workers, and its address. `more` is put over its deployment file. */
async function start(workers: number, more: object = {}) {
  configure(more);
  const gateway = await startCommand('gateway', '--config', config, '--workers', String(workers));
  running.push(gateway);
  const { url } = JSON.parse(gateway.line) as { url: string };
  return { ...gateway, url };
}

/** A request on a connection of its own, which may come to any worker. */
function send(url: string, method: string, body?: object): Promise<Response> {
  return fetch(url, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', connection: 'close' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function ask(url: string): Promise<Response> {
  return send(`${url}/v1/chat/completions`, 'POST', { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] });
}

async function model(url: string): Promise<unknown> {
  return ((await (await ask(url)).json()) as { model: unknown }).model;
}

/** A stream of stored response that has begun; `finish` lets the provider end it. */
async function stream(url: string) {
  const finish = Promise.withResolvers<() => void>();
  provider.script = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(messageBegin('Hel'));
    finish.resolve(() => response.end(messageDelta('lo') + messageEnd));
  };
  const { body } = await send(`${url}/v1/responses`, 'POST', { model: 'a-mid', stream: true, input: 'Hi' });
  const pieces = body?.pipeThrough(new TextDecoderStream()).getReader();
  if (pieces === undefined) throw new Error('no stream');
  const { value: first = '' } = await pieces.read();
  provider.script = hello;
  const rest = async (): Promise<string> => {
    for (let text = first; ;) {
      const { value, done } = await pieces.read();
      if (done) return text;
      text += value;
    }
  };
  const [, id = ''] = /"id":"(resp_\w+)"/.exec(first) ?? [];
  return { id, text: rest(), finish: await finish.promise };
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

describe.each([1, 2])('a gateway of %d workers', { timeout: 60_000 }, (count) => {
  it('that is told to stop lets a stream end whole, takes no more connections and is not ready', async () => {
    const gateway = await start(count);
    const [, admin = ''] = /"url":"([^"]+)","message":"admin port open"/.exec(gateway.err()) ?? [];
    expect((await fetch(`${admin}/readyz`)).status).toBe(200);
    const { text, finish } = await stream(gateway.url);
    const ended = exit(gateway);
    gateway.child.kill('SIGTERM');
    await expect.poll(() => refused(gateway.url), patience).toBe(true);
    if (count === 1) {
      const ready = await fetch(`${admin}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { status: 'not_ready', reason: 'the gateway is stopping' },
      ]);
      expect((await fetch(`${admin}/healthz`)).status).toBe(200);
    }
    finish();
    expect(await text).toMatch(/"delta":"Hel".*"delta":"lo".*event: response\.completed\n.*\n\n$/s);
    expect(await ended).toEqual([0, null]);
  });

  it('that is told twice does not wait', async () => {
    const gateway = await start(count);
    const { text } = await stream(gateway.url);
    const cut = expect(text).rejects.toThrow();
    const ended = exit(gateway);
    gateway.child.kill('SIGTERM');
    await expect.poll(() => refused(gateway.url), patience).toBe(true);
    gateway.child.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
    await cut;
  });

  it('reads its deployment file again while a stream goes on', async () => {
    const gateway = await start(count);
    const { text, finish } = await stream(gateway.url);
    configure({ models: { 'a-mid': 'another-9' } });
    gateway.child.kill('SIGHUP');
    await expect.poll(() => gateway.err().match(/deployment file reloaded/g)?.length, patience).toBe(count);
    const models = await Promise.all(Array.from({ length: 2 * count }, () => model(gateway.url)));
    expect(new Set(models)).toEqual(new Set(['another-9']));
    finish();
    expect(await text).toContain('response.completed');
    expect(await gateway.interrupt()).toBe(0);
  });
});

describe('a gateway of several workers', { timeout: 60_000 }, () => {
  it('replaces a worker that is killed, and serves on meanwhile', async () => {
    const gateway = await start(2);
    for (const [index, victim] of workers(gateway).entries()) {
      process.kill(victim, 'SIGKILL');
      await expect.poll(() => gateway.err().match(/"reason":"SIGKILL"/g)?.length, patience).toBe(index + 1);
      for (let asked = 0; asked < 5; asked += 1) expect((await ask(gateway.url)).status).toBe(200);
      await expect.poll(() => workers(gateway).length, patience).toBe(index + 3);
    }
    for (let asked = 0; asked < 5; asked += 1) expect((await ask(gateway.url)).status).toBe(200);
    expect(await gateway.interrupt()).toBe(0);
  });

  it('cuts the connection that a worker died over, before it had taken it', async () => {
    const gateway = await start(2);
    const [victim = 0] = workers(gateway);
    process.kill(victim, 'SIGSTOP');
    const answers = Array.from({ length: 4 }, async () => (await ask(gateway.url)).status);
    await expect.poll(() => provider.received.length, patience).toBe(3);
    process.kill(victim, 'SIGKILL');
    const ends = await Promise.allSettled(answers);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  });

  it('frees the places that a killed worker had taken', async () => {
    const gateway = await start(2, { limits: { concurrency: 1 } });
    const cut = expect((await stream(gateway.url)).text).rejects.toThrow();
    expect((await ask(gateway.url)).status).toBe(429);
    for (const [index, victim] of workers(gateway).entries()) {
      process.kill(victim, 'SIGKILL');
      await expect.poll(() => workers(gateway).length, patience).toBe(index + 3);
    }
    await cut;
    expect((await ask(gateway.url)).status).toBe(200);
  });

  it('knows of a response under way whichever worker is asked, and calls it off', async () => {
    const gateway = await start(2);
    const statuses = async (id: string): Promise<Set<unknown>> => {
      const responses = `${gateway.url}/v1/responses/${id}`;
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(responses, 'GET')));
      return new Set(await Promise.all(answers.map(async (one) => ((await one.json()) as { status: unknown }).status)));
    };
    for (let round = 0; round < 2; round += 1) {
      const { id, text } = await stream(gateway.url);
      await expect.poll(() => statuses(id), patience).toEqual(new Set(['in_progress']));
      const cancelled = await send(`${gateway.url}/v1/responses/${id}/cancel`, 'POST');
      expect(await cancelled.json()).toMatchObject({ id, status: 'cancelled' });
      expect(await statuses(id)).toEqual(new Set(['cancelled']));
      expect(await text).toMatch(/event: response\.incomplete\n.*"status":"cancelled"/);
    }
  });

  it('tells all that read a stream what it was, whichever worker they ask', async () => {
    const gateway = await start(2);
    const { id, text, finish } = await stream(gateway.url);
    const path = `${gateway.url}/v1/responses/${id}?stream=true`;
    const readers = [0, 0, 3, 3].map((after) => send(`${path}&starting_after=${after}`, 'GET'));
    const begun = await Promise.all(readers);
    finish();
    const texts = await Promise.all(begun.map((reader) => reader.text()));
    const [all, again, late, lateAgain] = texts.map((told) => told.replaceAll(/^:.*\n\n/gm, ''));
    const whole = await text;
    expect(all).toBe(whole.slice(whole.indexOf('\n\n') + 2));
    expect(again).toBe(all);
    expect(lateAgain).toBe(late);
    expect(all?.endsWith(late ?? '-')).toBe(true);
  });

  it('has failed a response whose worker was killed', async () => {
    const gateway = await start(2, { limits: { lease_ttl: 1_000 } });
    const { id, text } = await stream(gateway.url);
    const cut = expect(text).rejects.toThrow();
    const status = async (): Promise<unknown> =>
      ((await (await send(`${gateway.url}/v1/responses/${id}`, 'GET')).json()) as { status: unknown }).status;
    expect(await status()).toBe('in_progress');
    for (const [index, victim] of workers(gateway).entries()) {
      process.kill(victim, 'SIGKILL');
      await expect.poll(() => workers(gateway).length, patience).toBe(index + 3);
    }
    await cut;
    await expect.poll(status, patience).toBe('failed');
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
    await expect.poll(() => ids.filter(runs), patience).toEqual([]);
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
