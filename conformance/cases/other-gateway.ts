import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommand } from './command.ts';
import type { Running } from './running.ts';

/** A second gateway in front of the same mocks, whose deployment file says something else. */
export interface OtherGateway {
  readonly url: string;

  /** Path of its deployment file. */
  readonly config: string;

  /** What it has written to its log so far, where `log` asks for one. */
  logged(): string;
  stop(): Promise<void>;
}

export interface OtherOptions {
  readonly limits?: object;

  /** Put over the bindings to the mocks, by kind; null: not bound. */
  readonly providers?: Readonly<Record<string, object | null>>;

  /** Put over its settings of the gateway. */
  readonly gateway?: object;
  readonly stores?: object;

  /** Processes that serve; absent: one. */
  readonly workers?: number;

  /** Level of its log; absent: silent. */
  readonly log?: 'debug';
  readonly environment?: NodeJS.ProcessEnv;
}

/** It takes the running one's key. Its breakers never open, as those of the running one. */
export async function startOther(
  { key, mocks }: Running,
  { limits, providers, gateway, stores, workers = 1, log, environment }: OtherOptions,
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
    gateway: { listen: '127.0.0.1:0', keys: [key], ...gateway },
    providers: bindings,
    limits: { breaker_window: 0, ...limits },
    ...(stores && { stores }),
  };
  await writeFile(config, JSON.stringify(file));

  let logged = '';
  const command = await startCommand(
    ['gateway', '--config', config, '--log', log ?? 'silent', '--workers', String(workers)],
    { [variable]: 'demo', ...environment },
    log === undefined
      ? undefined
      : (text) => {
          logged += text;
        },
  );
  const { url } = command.announced as { readonly url: string };
  return {
    url,
    config,
    logged: () => logged,
    async stop() {
      await command.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The variable whose value the gateway shows to the mocks. */
const variable = 'POLYWIRE_CASE_CREDENTIAL';
