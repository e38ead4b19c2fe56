import type { Log } from '../platform/log.ts';
import { drain } from '../platform/serving/drain.ts';
import { SilentConnections } from '../platform/serving/silent-connections.ts';
import { within } from '../platform/within.ts';
import { createApp } from './app.ts';
import { type OpenBrowser, openBrowser as openDefaultBrowser } from './artifacts/browser.ts';
import { loadConfig } from './config/load.ts';
import { type Keyring, systemKeyring } from './connectors/keys/keyring.ts';
import { Bus } from './events/bus.ts';
import type { Ground } from './ground.ts';
import { clearScratch, homeAt, prepareHome } from './home.ts';
import { lockHome } from './lock.ts';
import { listenOnLoopback } from './loopback.ts';
import { startServices } from './services.ts';
import { openAgentDatabase } from './storage/open.ts';

export interface AgentOptions {
  /** Path of the agent's file. Absent: `polywire-agent.yaml` where it is, else all defaults. */
  readonly config?: string;

  /** Instead of the port that the file names; 0: any free one. */
  readonly port?: number;

  /** Folder of the data, instead of the one that the file names. */
  readonly home?: string;
  readonly log: Log;

  /** Where credentials are; absent: the process's. */
  readonly environment?: NodeJS.ProcessEnv;

  /** What shows an address to the person; absent: the system's default browser. */
  readonly openBrowser?: OpenBrowser;

  /** What keeps the key of the connections' secrets; absent: the system's keyring. A test has none. */
  readonly keyring?: () => Promise<Keyring | null>;

  /** The clock; a test has its own. */
  readonly now?: () => Date;
}

/** An agent server that takes requests. */
export interface Agent {
  /** Without a trailing slash and without `/api/v1`. */
  readonly url: string;
  readonly port: number;

  /** Path of the folder of the data. */
  readonly home: string;

  /** Takes no more connections and lets requests under way end, for the limit `drain`; then it cuts them. */
  close(): Promise<void>;
}

/** Milliseconds for answers that are cut to say so. */
const lastWords = 1_000;

/** Starts the server. Throws ConfigFileError, HomeInUse, StoreUnavailable and what listening throws. */
export async function startAgent(options: AgentOptions): Promise<Agent> {
  const { log, environment = process.env, now = () => new Date(), openBrowser = openDefaultBrowser } = options;
  const { settings, limits, home: folder, warnings } = await loadConfig(options.config, environment, options);
  for (const warning of warnings) log.warn(warning);
  const home = homeAt(folder);
  const { keyring = () => systemKeyring(home.path, process.platform, environment) } = options;

  await using held = new AsyncDisposableStack();
  await prepareHome(home);
  const lock = await lockHome(home, now());
  held.defer(() => lock.release());
  await clearScratch(home);
  const database = await openAgentDatabase(home.database);
  held.defer(() => database.close());
  const ground: Ground = { database, home, bus: new Bus(), settings, limits, now, log };
  let port = 0;
  const address = (): string => `http://127.0.0.1:${port}`;
  const services = await startServices(ground, { address, openBrowser, keyring });
  let closed: Promise<void> | null = null;
  const closeServices = (): Promise<void> => (closed ??= services.close());
  held.defer(closeServices);

  const app = createApp(ground, services.operations, () => port);
  const silent = new SilentConnections(app.server);
  await app.ready();
  const sockets = await listenOnLoopback(app.server, settings.port);
  ({ port } = sockets);
  held.defer(async () => {
    const late = setTimeout(() => {
      // Turns that are cut end with an event that says so, if they get to it.
      void within(closeServices(), lastWords)
        .catch(() => undefined)
        .finally(() => {
          app.server.closeAllConnections();
        });
    }, limits.drain);
    services.stop();
    await Promise.all([drain(app, silent), sockets.close()]);
    clearTimeout(late);
  });

  const ending = held.move();
  let ended: Promise<void> | null = null;
  return { url: address(), port, home: home.path, close: () => (ended ??= ending.disposeAsync()) };
}
