import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GatewayProcesses } from './gateway-processes.ts';
import { run, type Started } from './run-command.ts';

let gateways: GatewayProcesses;
beforeAll(async () => {
  gateways = await GatewayProcesses.open();
});
afterEach(() => gateways.end());
afterAll(() => gateways.close());

/** Of waiting for what other processes do. */
const patience = { timeout: 15_000 };

async function model(url: string): Promise<unknown> {
  return ((await (await gateways.ask(url)).json()) as { model: unknown }).model;
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
    const gateway = await gateways.start(count);
    const [, admin = ''] = /"url":"([^"]+)","message":"admin port open"/.exec(gateway.err()) ?? [];
    expect((await fetch(`${admin}/readyz`)).status).toBe(200);
    const { text, finish } = await gateways.stream(gateway.url);
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
    const gateway = await gateways.start(count);
    const { text } = await gateways.stream(gateway.url);
    const cut = expect(text).rejects.toThrow();
    const ended = exit(gateway);
    gateway.child.kill('SIGTERM');
    await expect.poll(() => refused(gateway.url), patience).toBe(true);
    gateway.child.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
    await cut;
  });

  it('reads its deployment file again while a stream goes on', async () => {
    const gateway = await gateways.start(count);
    const { text, finish } = await gateways.stream(gateway.url);
    gateways.configure({ models: { 'a-mid': 'another-9' } });
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
    const gateway = await gateways.start(2);
    for (const [index, victim] of workers(gateway).entries()) {
      process.kill(victim, 'SIGKILL');
      await expect.poll(() => gateway.err().match(/"reason":"SIGKILL"/g)?.length, patience).toBe(index + 1);
      for (let asked = 0; asked < 5; asked += 1) expect((await gateways.ask(gateway.url)).status).toBe(200);
      await expect.poll(() => workers(gateway).length, patience).toBe(index + 3);
    }
    for (let asked = 0; asked < 5; asked += 1) expect((await gateways.ask(gateway.url)).status).toBe(200);
    expect(await gateway.interrupt()).toBe(0);
  });

  it('cuts the connection that a worker died over, before it had taken it', async () => {
    const gateway = await gateways.start(2);
    const [victim = 0] = workers(gateway);
    process.kill(victim, 'SIGSTOP');
    const answers = Array.from({ length: 4 }, async () => (await gateways.ask(gateway.url)).status);
    await expect.poll(() => gateways.provider.received.length, patience).toBe(3);
    process.kill(victim, 'SIGKILL');
    const ends = await Promise.allSettled(answers);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  });

  it('frees the places that a killed worker had taken', async () => {
    const gateway = await gateways.start(2, { limits: { concurrency: 1 } });
    const cut = expect((await gateways.stream(gateway.url)).text).rejects.toThrow();
    expect((await gateways.ask(gateway.url)).status).toBe(429);
    for (const [index, victim] of workers(gateway).entries()) {
      process.kill(victim, 'SIGKILL');
      await expect.poll(() => workers(gateway).length, patience).toBe(index + 3);
    }
    await cut;
    expect((await gateways.ask(gateway.url)).status).toBe(200);
  });

  it('knows of a response under way whichever worker is asked, and calls it off', async () => {
    const gateway = await gateways.start(2);
    const statuses = async (id: string): Promise<Set<unknown>> =>
      new Set(await Promise.all([1, 2, 3, 4, 5].map(() => gateways.status(gateway.url, id))));
    for (let round = 0; round < 2; round += 1) {
      const { id, text } = await gateways.stream(gateway.url);
      await expect.poll(() => statuses(id), patience).toEqual(new Set(['in_progress']));
      const cancelled = await gateways.send(`${gateway.url}/v1/responses/${id}/cancel`, 'POST');
      expect(await cancelled.json()).toMatchObject({ id, status: 'cancelled' });
      expect(await statuses(id)).toEqual(new Set(['cancelled']));
      expect(await text).toMatch(/event: response\.incomplete\n.*"status":"cancelled"/);
    }
  });

  it('tells all that read a stream what it was, whichever worker they ask', async () => {
    const gateway = await gateways.start(2);
    const { id, text, finish } = await gateways.stream(gateway.url);
    const path = `${gateway.url}/v1/responses/${id}?stream=true`;
    const readers = [0, 0, 3, 3].map((after) => gateways.send(`${path}&starting_after=${after}`, 'GET'));
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
    const gateway = await gateways.start(2, { limits: { lease_ttl: 1_000 } });
    const { id, text } = await gateways.stream(gateway.url);
    const cut = expect(text).rejects.toThrow();
    const status = (): Promise<unknown> => gateways.status(gateway.url, id);
    expect(await status()).toBe('in_progress');
    for (const [index, victim] of workers(gateway).entries()) {
      process.kill(victim, 'SIGKILL');
      await expect.poll(() => workers(gateway).length, patience).toBe(index + 3);
    }
    await cut;
    await expect.poll(status, patience).toBe('failed');
  });

  it('gives up where not even one can start', async () => {
    writeFileSync(gateways.config, 'gateway: 1');
    const { code, out, err } = await run('gateway', '--config', gateways.config, '--workers', '2');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^polywire gateway: .*polywire\.yaml:1:\d+: .*\n.*worker 0 could not start: exit code 1\n$/);
  });

  it('leaves no worker behind when it is killed itself', async () => {
    const gateway = await gateways.start(2);
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
