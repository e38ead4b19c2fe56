import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDeployment } from '../deployment/load.ts';
import { deploymentSecret } from './secret.ts';

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polywire-secret-'));
  path = join(folder, 'polywire.yaml');
});
afterEach(() => rm(folder, { recursive: true }));

const plain = readDeployment('polywire.yaml', "gateway: { listen: '127.0.0.1:0' }");
const named = readDeployment('polywire.yaml', "gateway: { listen: '127.0.0.1:0', secret_env: THE_SECRET }");

it('is made at the first use, for its owner alone, and is the same from then on', async () => {
  const secret = await deploymentSecret(plain, path, {});
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await deploymentSecret(plain, path, {})).toBe(secret);
  const file = join(folder, '.polywire', 'secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, 'utf8')).trim()).toBe(secret);
});

it('is one, however many ask for it first', async () => {
  const secrets = await Promise.all(Array.from({ length: 50 }, () => deploymentSecret(plain, path, {})));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(join(folder, '.polywire'))).toEqual(['secret']);
});

it('is one, also where several processes start at once', async () => {
  const secretModule = JSON.stringify(new URL('./secret.ts', import.meta.url).href);
  const script = `
    const { deploymentSecret } = await import(${secretModule});
    process.stdout.write(await deploymentSecret({ gateway: { listen: 'x:0' } }, ${JSON.stringify(path)}, {}));
  `;
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  const outputs = await Promise.all(Array.from({ length: 4 }, start));
  const secrets = new Set(outputs.map(({ stdout }) => stdout));
  expect(secrets.size).toBe(1);
  expect([...secrets][0]).toMatch(/^[0-9a-f]{64}$/);
});

it('is the one of the environment where the file names a variable', async () => {
  const secret = 'correct horse battery staple, thrice';
  expect(await deploymentSecret(named, path, { THE_SECRET: secret })).toBe(secret);
  expect(await readdir(folder)).toEqual([]);
});

it('that is missing or too short is refused, and not told', async () => {
  await expect(deploymentSecret(named, path, {})).rejects.toThrow(
    'gateway.secret_env names THE_SECRET, which the environment does not have',
  );
  const short = await deploymentSecret(named, path, { THE_SECRET: 'hunter2' }).catch(String);
  expect(short).toContain('the secret in THE_SECRET is too short, it must have 32 bytes or more');
  expect(short).not.toContain('hunter2');
});

it('that is damaged is refused rather than replaced', async () => {
  await deploymentSecret(plain, path, {});
  const file = join(folder, '.polywire', 'secret');
  await writeFile(file, '');
  await expect(deploymentSecret(plain, path, {})).rejects.toThrow('the secret is damaged');
  expect(await readFile(file, 'utf8')).toBe('');
});
