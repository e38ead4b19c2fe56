import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { startCommand, type Command } from '../cases/command.ts';
import { startMocks } from '../mocks/server.ts';
import { makeCallers, type CallerSettings } from './callers.ts';
import { MocksClient } from './mocks-client.ts';
import type { Gateway } from './target.ts';

/** Settings of a gateway that the runner starts, in the words of the deployment file. */
interface Settings {
  readonly gateway?: object;
  readonly limits?: object;

  /** Put over the bindings to the mocks, by kind; null: not bound. */
  readonly providers?: Readonly<Record<string, object | null>>;

  /** Organisations in its store. */
  readonly callers?: Readonly<Record<string, CallerSettings>>;
}

/** Gateways over mocks, all the runner's own. */
export interface Own {
  readonly gateway: Gateway;
  readonly others: Readonly<Record<string, Promise<Gateway>>>;
  readonly mocks: MocksClient;
  readonly stop: () => Promise<void>;
}

export interface OwnOptions {
  /** Names of deployments.yaml; absent: all. */
  readonly deployments?: ReadonlySet<string>;
  readonly environment?: NodeJS.ProcessEnv;
}

/** The variable whose value the gateways show to the mocks. */
const variable = 'POLYWIRE_CONFORMANCE_CREDENTIAL';
const credential = 'conformance';

/** The settings that any case without a deployment of its own is held against. */
const plain = 'plain';

/**
 * Starts mocks and gateways on free ports; the others may be starting yet when it resolves. Rejects with the command's
 * complaint where the first does not start.
 */
export async function startOwn({ deployments, environment = {} }: OwnOptions = {}): Promise<Own> {
  const file = fileURLToPath(new URL('../suite/deployments.yaml', import.meta.url));
  const all = Object.entries(
    parse(await readFile(file, 'utf8'), { merge: true }) as Readonly<Record<string, Settings>>,
  );
  const wanted = all.filter(([name]) => name === plain || deployments === undefined || deployments.has(name));
  const [mocks, key, folder] = await Promise.all([startMocks(), newKey(), mkdtemp(join(tmpdir(), 'polywire-own-'))]);
  const commands: Command[] = [];
  const client = new MocksClient(mocks.url);
  const bases = await client.bases();
  const start = async (name: string, settings: Settings): Promise<Gateway> => {
    const config = join(folder, `${name}.yaml`);
    await writeFile(config, JSON.stringify(deploymentFile(settings, bases, key, join(folder, name))));
    const command = await startCommand(['gateway', '--config', config, '--log', 'silent', '--workers', '1'], {
      [variable]: credential,
      ...environment,
    });
    commands.push(command);
    const callers = await makeCallers(config, settings.callers ?? {}, { [variable]: credential });
    return { url: (command.announced as { readonly url: string }).url, key, callers };
  };
  const { [plain]: first, ...others } = Object.fromEntries(
    wanted.map(([name, settings]) => [name, start(name, settings)] as const),
  );
  const stop = async (): Promise<void> => {
    await Promise.allSettled([first, ...Object.values(others)]);
    await Promise.all(commands.map((command) => command.stop()));
    await mocks.close();
    await rm(folder, { recursive: true });
  };
  // What keeps one of the others from starting is told by each case that needs it.
  for (const other of Object.values(others)) other.catch(() => undefined);
  try {
    if (first === undefined) throw new Error(`deployments.yaml has no ${plain}`);
    return { gateway: await first, others, mocks: client, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function deploymentFile(
  { gateway, limits, providers }: Settings,
  bases: Readonly<Record<string, string>>,
  key: string,
  state_dir: string,
): object {
  const bindings = Object.entries(bases).flatMap(([kind, base_url]) => {
    const binding = providers?.[kind];
    return binding === null ? [] : [[kind, { base_url, api_key_env: variable, ...binding }] as const];
  });
  return {
    gateway: { listen: '127.0.0.1:0', keys: [key], state_dir, ...gateway },
    providers: Object.fromEntries(bindings),
    limits,
  };
}

async function newKey(): Promise<string> {
  const polywire = fileURLToPath(import.meta.resolve('@polywire/runtime/bin/polywire.js'));
  const { stdout } = await promisify(execFile)(process.execPath, [polywire, 'key', 'new']);
  return stdout.trim();
}
