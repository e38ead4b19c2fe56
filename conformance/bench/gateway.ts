import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startNode, type Child } from './system/children.ts';

/** A started server and what its callers send beside the body. */
export interface Gateway {
  readonly child: Child;
  readonly headers: Readonly<Record<string, string>>;
}

/** The command, from the checkout. */
export const polywire = fileURLToPath(new URL('../../runtime/bin/polywire.js', import.meta.url));

/**
 * Starts ours as a user would, with a deployment file and `polywire gateway`. `gateway`: callers have a key of the operator's.
 * `metered`: they have one of an organisation with credit.
 */
export async function startGateway(
  name: 'gateway' | 'metered',
  port: number,
  providerPort: number,
  profileDir?: string,
): Promise<Gateway> {
  const folder = mkdtempSync(join(tmpdir(), 'polywire-bench-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const config = join(folder, 'polywire.yaml');
  const write = (keys: readonly string[]): void => {
    writeFileSync(config, JSON.stringify(deployment(port, providerPort, keys), null, 2));
  };
  const own = name === 'gateway' ? keyIn(await command('key', 'new')) : null;
  write(own === null ? [] : [own]);
  const key = own ?? (await organisationKey(config));
  const flags = profileDir === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileDir}`];
  const child = startNode(name, [...flags, polywire, 'gateway', '--config', config, '--port', String(port)], {
    POLYWIRE_BENCH_PROVIDER_KEY: 'bench',
  });
  return { child, headers: { authorization: `Bearer ${key}` } };
}

/** Of a new organisation that can pay for whatever the bench sends. */
async function organisationKey(config: string): Promise<string> {
  const where = ['--config', config];
  await command('org', 'create', 'bench', '--email', 'bench@bench.example', ...where);
  await command('credit', 'add', 'bench', '1000000', ...where);
  return keyIn(await command('key', 'create', 'bench', ...where));
}

async function command(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [polywire, ...args]);
  return stdout;
}

function keyIn(printed: string): string {
  const key = /sk-svc-\S+/.exec(printed)?.[0];
  if (key === undefined) throw new Error(`polywire printed no key: ${printed}`);
  return key;
}

/** JSON is YAML too. */
function deployment(port: number, providerPort: number, keys: readonly string[]): object {
  const at = (path: string) => ({
    base_url: `http://127.0.0.1:${providerPort}/${path}`,
    api_key_env: 'POLYWIRE_BENCH_PROVIDER_KEY',
  });
  return {
    gateway: { listen: `127.0.0.1:${port}`, keys },
    // As many as there is time for.
    limits: { requests_per_minute: 1_000_000_000, tokens_per_minute: 1_000_000_000_000, concurrency: 100_000 },
    providers: { 'P-R': at('v1'), 'P-A': at('v1'), 'P-G': at('v1beta') },
  };
}
