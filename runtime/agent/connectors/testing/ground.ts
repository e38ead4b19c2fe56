import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agentLimits } from '@polywire/generated/catalog/agent_limits.ts';
import type { AgentEvent } from '@polywire/generated/local/types.ts';
import { onTestFinished } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import type { Settings } from '../../config/settings.ts';
import { Bus } from '../../events/bus.ts';
import type { Ground } from '../../ground.ts';
import { homeAt, prepareHome } from '../../home.ts';
import { openAgentDatabase } from '../../storage/open.ts';
import { Connections } from '../connections.ts';
import type { Specs } from '../oauth/clients.ts';

/** A ground with all that is written on it within reach. */
export interface TestGround extends Ground {
  readonly lines: readonly string[];
  readonly events: readonly AgentEvent[];

  /** Sets the clock forward, in milliseconds. */
  pass(time: number): void;
}

export async function testGround(change: Partial<Settings> = {}): Promise<TestGround> {
  const home = homeAt(await mkdtemp(join(tmpdir(), 'connectors-')));
  await prepareHome(home);
  const database = await openAgentDatabase(home.database);
  onTestFinished(async () => {
    await database.close();
    await rm(home.path, { recursive: true, force: true });
  });
  const bus = new Bus();
  const [lines, events]: [string[], AgentEvent[]] = [[], []];
  bus.subscribe((event) => events.push(event));
  let passed = 0;
  const limits = Object.fromEntries(Object.entries(agentLimits).map(([name, { value }]) => [name, value]));
  const settings: Settings = {
    ...{ port: 0, gatewayUrl: 'http://127.0.0.1:1', gatewayKey: null, model: 'm', embeddingModel: null },
    oauthClients: {},
    ...change,
  };
  return {
    ...{ database, home, bus, settings, lines, events },
    limits: limits as Ground['limits'],
    now: () => new Date(Date.now() + passed),
    log: createLog('debug', (line) => lines.push(line)),
    pass(time) {
      passed += time;
    },
  };
}

/** Connections with the key in a file, whatever keyring this machine has; closed after the test. */
export function testConnections(ground: Ground, specs?: Specs): Connections {
  const keyring = () => Promise.resolve(null);
  const connections = new Connections(ground, specs === undefined ? { keyring } : { keyring, specs });
  onTestFinished(() => connections.close());
  return connections;
}
