import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CheckoutCopy } from './checkout-copy.ts';
import { startFrom, type Started } from './run-command.ts';

interface Announced {
  readonly url: string;
  readonly key: string;
  readonly mocks_url: string;
}

let copy: CheckoutCopy;
let generator: ChildProcess | undefined;
let up: Started | undefined;
beforeEach(async () => {
  copy = await CheckoutCopy.make();
}, 60_000);
afterEach(async () => {
  if (generator?.kill() === true) await once(generator, 'exit');
  await up?.interrupt();
  await copy.remove();
});

/** Starts `npm run generate -- --watch`; resolves when it has made everything once. */
async function watch(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(copy.folder, 'generator/cli.ts'), '--watch'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) if (/files, /.test(line)) break;
  child.stdout.resume();
  return child;
}

async function start(): Promise<Announced> {
  up = await startFrom(copy.command, ['up', '--json', '--port', '0', '--mocks-port', '0']);
  return JSON.parse(up.line) as Announced;
}

function ask({ url, key }: Announced, body: object): Promise<Response> {
  return fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const hello = { model: 'm-s', temperature: 0.2, messages: [{ role: 'user', content: 'Hello' }] };

/** Names of parameters that the model does not get; rejects where a request fails. */
async function dropped(gateway: Announced): Promise<string | null> {
  const answer = await ask(gateway, hello);
  expect(answer.status).toBe(200);
  await answer.text();
  return answer.headers.get('x-service-dropped-params');
}

it('a saved row is served by the running gateway, whose streams end as they began', { timeout: 180_000 }, async () => {
  generator = await watch();
  const gateway = await start();
  expect(await dropped(gateway)).toBeNull();

  await fetch(`${gateway.mocks_url}/__script`, {
    method: 'POST',
    body: JSON.stringify({ match: { marker: 'slowly' }, stream: { delay: 500 } }),
  });
  const messages = [{ role: 'user', content: 'say 40 words slowly' }];
  const stream = await ask(gateway, { ...hello, messages, stream: true });
  let ended = false;
  const text = stream.text().finally(() => {
    ended = true;
  });

  await copy.edit('groups', /(M-s:[^]*?sampling: )\[temperature, top_p, top_k\]/, '$1[top_p, top_k]');
  const saved = performance.now();
  await expect.poll(() => dropped(gateway), { timeout: 60_000, interval: 50 }).toBe('temperature');
  const served = Math.round(performance.now() - saved);
  process.stdout.write(`a saved row was served after ${served} ms\n`);

  expect(ended).toBe(false);
  expect(stream.headers.get('x-service-dropped-params')).toBeNull();
  expect(await text).toMatch(/"finish_reason":"stop".*data: \[DONE\]\n\n$/s);
  expect(up?.err()).toContain('serving what was generated');

  await appendFile(join(copy.folder, 'generated/catalog/plans.ts'), '\nbroken(');
  await expect.poll(() => up?.err(), { timeout: 30_000 }).toContain('a worker could not be renewed');
  expect(await dropped(gateway)).toBe('temperature');
});
