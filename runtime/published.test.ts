import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFrom, startFrom } from './cli/run-command.ts';
import { docsRoutes } from './gateway/docs/paths.ts';
import { keyPrefix } from './gateway/accounts/key-prefix.ts';
import { newKey, readKey } from './platform/key.ts';

const exec = promisify(execFile);

/** Node strips no types below node_modules, so what runs from there is what was compiled. */
describe('the published package', () => {
  let place = '';
  let installed = '';
  let command = '';

  beforeAll(async () => {
    const cache = join(import.meta.dirname, '..', 'node_modules', '.cache');
    await mkdir(cache, { recursive: true });
    place = await mkdtemp(join(cache, 'published-'));
    await exec('npm', ['pack', '--pack-destination', place], { cwd: import.meta.dirname });
    const [tarball] = await readdir(place);
    await exec('tar', ['-xzf', String(tarball)], { cwd: place });
    installed = join(place, 'node_modules', 'polywire');
    await mkdir(join(place, 'node_modules'));
    await rename(join(place, 'package'), installed);
    command = join(installed, 'bin', 'polywire.js');
  }, 60_000);

  afterAll(() => rm(place, { recursive: true, force: true }));

  it('holds no TypeScript', async () => {
    const files = await readdir(installed, { recursive: true });
    expect(files).toContain('dist/commands.js');
    expect(files.filter((file) => file.endsWith('.ts'))).toEqual([]);
  });

  it('makes keys', async () => {
    const { out } = await runFrom(command, ['key', 'new']);
    expect(readKey(keyPrefix, out.trim())).not.toBeNull();
  });

  it('says that a comparison of tables needs a checkout, and explains without one', async () => {
    const { code, err } = await runFrom(command, ['catalog', 'diff']);
    expect([code, err]).toEqual([1, expect.stringMatching(/^polywire catalog: .* needs a checkout of the repository/)]);
    const { out } = await runFrom(command, ['explain', 'a-mid', 'temperature']);
    expect(out).toMatch(/^temperature +dropped and named +groups A-mid sampling/m);
  });

  it('starts a gateway that lists its models and tells of its API', async () => {
    const key = newKey(keyPrefix);
    const config = join(place, 'polywire.yaml');
    await writeFile(config, JSON.stringify({ gateway: { listen: '127.0.0.1:1', keys: [key] } }));
    const gateway = await startFrom(command, ['gateway', '--config', config, '--port', '0']);
    const { url } = JSON.parse(gateway.line) as { url: string };
    const { data } = (await (await fetch(`${url}/v1/models`, { headers: { 'x-api-key': key } })).json()) as {
      data: { id: string }[];
    };
    expect(data.map(({ id }) => id)).toContain('a-mid');
    for (const { path } of Object.values(docsRoutes)) expect((await fetch(url + path)).status).toBe(200);
    expect(await gateway.interrupt()).toBe(0);
  });
});
