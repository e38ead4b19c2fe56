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
import type { Case } from './fixture.ts';
import { MocksClient } from './mocks-client.ts';
import { hasGenerator, servingBy, type TableEdits } from './tables.ts';
import type { Gateway } from './target.ts';

/** Settings of a gateway that the runner starts, in the words of the deployment file. */
interface Settings {
  readonly gateway?: object;
  readonly limits?: object;

  /** Real model ids, by alias. */
  readonly models?: Readonly<Record<string, string>>;

  /** Put over the bindings to the mocks, by kind; null: not bound. */
  readonly providers?: Readonly<Record<string, object | null>>;

  /** What its tables say otherwise: it serves by what the generator makes of them. */
  readonly tables?: TableEdits;

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
  /** Only what these need is there: deployments, and organisations in their stores. */
  readonly cases: readonly Case[];
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
export async function startOwn({ cases, environment = {} }: OwnOptions): Promise<Own> {
  const file = fileURLToPath(new URL('../suite/deployments.yaml', import.meta.url));
  const all = Object.entries(
    parse(await readFile(file, 'utf8'), { merge: true }) as Readonly<Record<string, Settings>>,
  );
  const wanted = all.filter(
    ([name, { tables }]) =>
      name === plain || ((tables === undefined || hasGenerator) && cases.some(({ deployment }) => deployment === name)),
  );
  const [mocks, key, folder] = await Promise.all([startMocks(), newKey(), mkdtemp(join(tmpdir(), 'polywire-own-'))]);
  const commands: Command[] = [];
  const client = new MocksClient(mocks.url);
  const bases = await client.bases();
  const start = async (name: string, settings: Settings): Promise<Gateway> => {
    const config = join(folder, `${name}.yaml`);
    await writeFile(config, JSON.stringify(deploymentFile(settings, bases, key, join(folder, name))));
    const { tables } = settings;
    const serving = tables === undefined ? {} : await servingBy(tables);
    const options = [environment, serving].flatMap(({ NODE_OPTIONS }) => NODE_OPTIONS ?? []);
    const command = await startCommand(['gateway', '--config', config, '--log', 'silent', '--workers', '1'], {
      [variable]: credential,
      ...environment,
      ...serving,
      ...(options.length > 0 && { NODE_OPTIONS: options.join(' ') }),
    });
    commands.push(command);
    const own = cases.filter(({ deployment = plain }) => deployment === name);
    const callers = await makeCallers(config, namedIn(own, settings.callers ?? {}), { [variable]: credential });
    return { url: (command.announced as { readonly url: string }).url, key, callers };
  };
  // One after the other: each takes several processes, and cases that need none of the others run meanwhile.
  let last: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const { [plain]: first, ...others } = Object.fromEntries(
    wanted.map(([name, settings]) => {
      const gateway = last.then(() => {
        if (stopped) throw new Error('the run has ended');
        return start(name, settings);
      });
      last = gateway.catch(() => undefined);
      return [name, gateway] as const;
    }),
  );
  const stop = async (): Promise<void> => {
    stopped = true;
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

/** The organisations that the cases name: each takes several commands to make. */
function namedIn(cases: readonly Case[], callers: NonNullable<Settings['callers']>): NonNullable<Settings['callers']> {
  const text = JSON.stringify(cases);
  return Object.fromEntries(Object.entries(callers).filter(([name]) => text.includes(name)));
}

function deploymentFile(
  { gateway, limits, models, providers }: Settings,
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
    models,
    limits,
  };
}

async function newKey(): Promise<string> {
  const polywire = fileURLToPath(import.meta.resolve('@polywire/runtime/bin/polywire.js'));
  const { stdout } = await promisify(execFile)(process.execPath, [polywire, 'key', 'new']);
  return stdout.trim();
}
