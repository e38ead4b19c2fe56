import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Running } from './running.ts';

/** A second gateway in front of the same mocks, whose deployment file says something else. */
export interface OtherGateway {
  readonly url: string;
  stop(): Promise<void>;
}

/** It takes the running one's key. `providers` are put over the bindings to the mocks, by kind; null: not bound. */
export async function startOther(
  { key, mocks }: Running,
  { limits, providers }: { readonly limits?: object; readonly providers?: Readonly<Record<string, object | null>> },
): Promise<OtherGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'polywire-case-'));
  const config = join(folder, 'polywire.yaml');
  const known = (await (await fetch(`${mocks.url}/`)).json()) as { readonly providers: Record<string, string> };
  const bindings: Record<string, object> = {};
  for (const [kind, base_url] of Object.entries(known.providers)) {
    const binding = providers?.[kind];
    if (binding !== null) bindings[kind] = binding ?? { base_url, api_key_env: variable };
  }
  const file = { gateway: { listen: '127.0.0.1:0', keys: [key] }, providers: bindings, limits };
  await writeFile(config, JSON.stringify(file));

  const command = fileURLToPath(import.meta.resolve('@polywire/runtime/bin/polywire.js'));
  const child = spawn(process.execPath, [command, 'gateway', '--config', config, '--log', 'silent'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, [variable]: 'demo' },
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { url } = JSON.parse(line) as { readonly url: string };
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** The variable whose value the gateway shows to the mocks. */
const variable = 'POLYWIRE_CASE_CREDENTIAL';
