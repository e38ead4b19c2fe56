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

/** Starts ours as a user would: a key from `polywire key new`, a deployment file, `polywire gateway`. */
export async function startGateway(port: number, providerPort: number, profileDir?: string): Promise<Gateway> {
  const { stdout } = await promisify(execFile)(process.execPath, [polywire, 'key', 'new']);
  const key = /sk-svc-\S+/.exec(stdout)?.[0];
  if (key === undefined) throw new Error(`polywire key new printed no key: ${stdout}`);

  const folder = mkdtempSync(join(tmpdir(), 'polywire-bench-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const config = join(folder, 'polywire.yaml');
  writeFileSync(config, JSON.stringify(deployment(port, providerPort, key), null, 2));
  const flags = profileDir === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileDir}`];
  const child = startNode('gateway', [...flags, polywire, 'gateway', '--config', config, '--port', String(port)], {
    POLYWIRE_BENCH_PROVIDER_KEY: 'bench',
  });
  return { child, headers: { authorization: `Bearer ${key}` } };
}

/** JSON is YAML too. */
function deployment(port: number, providerPort: number, key: string): object {
  const at = (path: string) => ({
    base_url: `http://127.0.0.1:${providerPort}/${path}`,
    api_key_env: 'POLYWIRE_BENCH_PROVIDER_KEY',
  });
  return {
    gateway: { listen: `127.0.0.1:${port}`, keys: [key] },
    // As many as there is time for.
    limits: { requests_per_minute: 1_000_000_000, tokens_per_minute: 1_000_000_000_000, concurrency: 100_000 },
    providers: { 'P-R': at('v1'), 'P-A': at('v1'), 'P-G': at('v1beta') },
  };
}
