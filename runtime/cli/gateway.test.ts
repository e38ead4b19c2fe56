import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keyPrefix } from '../gateway/accounts/key-prefix.ts';
import { newKey } from '../platform/key.ts';
import { run, startCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'polywire-cli-'));
const key = newKey(keyPrefix);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function deployment(name: string, content: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

it('starts what the deployment file says, on the port that the option says', async () => {
  const config = deployment('good.yaml', { gateway: { listen: '127.0.0.1:1', keys: [key] } });
  const gateway = await startCommand('gateway', '--config', config, '--port', '0');
  const { url } = JSON.parse(gateway.line) as { url: string };
  const models = await fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
  expect(models.status).toBe(200);
  expect(await gateway.interrupt()).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});

it('ends with 1 and a line for each thing that is wrong with the file', async () => {
  const config = deployment('bad.yaml', { gateway: { listen: '127.0.0.1:1', keys: [key] }, providers: { 'P-Z': 1 } });
  const { code, out, err } = await run('gateway', '--config', config);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  for (const line of err.trim().split('\n')) expect(line).toMatch(/^polywire gateway: .*bad\.yaml:\d+:\d+: /);
});

it('ends with 2 for an option that is none', async () => {
  expect(await run('gateway', '--log', 'loud')).toMatchObject({ code: 2, out: '' });
  expect(await run('gateway', '--port', 'many')).toMatchObject({ code: 2, out: '' });
});
