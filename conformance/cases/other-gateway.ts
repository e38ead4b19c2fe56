import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommand } from './command.ts';
import type { Running } from './running.ts';

/** A second gateway in front of the same mocks, whose deployment file says something else. */
export interface OtherGateway {
  readonly url: string;
  stop(): Promise<void>;
}

/** It takes the running one's key. Its breakers never open, as those of the running one. `providers` are put over the bindings to the mocks, by kind; null: not bound. */
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
  const file = {
    gateway: { listen: '127.0.0.1:0', keys: [key] },
    providers: bindings,
    limits: { breaker_window: 0, ...limits },
  };
  await writeFile(config, JSON.stringify(file));

  const command = await startCommand(['gateway', '--config', config, '--log', 'silent'], { [variable]: 'demo' });
  const { url } = command.announced as { readonly url: string };
  return {
    url,
    async stop() {
      await command.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The variable whose value the gateway shows to the mocks. */
const variable = 'POLYWIRE_CASE_CREDENTIAL';
