import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agentLimits, type AgentLimitName } from '@polywire/generated/catalog/agent_limits.ts';
import type { AgentEvent } from '@polywire/generated/local/types.ts';
import { createLog } from '../../../platform/log.ts';
import { Bus } from '../../events/bus.ts';
import type { Ground } from '../../ground.ts';
import { homeAt, prepareHome } from '../../home.ts';
import { openAgentDatabase } from '../../storage/open.ts';

/** A ground for tests: a home of its own with a real database. */
export interface TestGround extends Ground {
  /** What was told on the bus. */
  readonly events: readonly AgentEvent[];

  /** Lines of the log. */
  readonly lines: readonly string[];

  /** With the home folder. */
  remove(): Promise<void>;
}

export async function openTestGround(limits: Partial<Record<AgentLimitName, number>> = {}): Promise<TestGround> {
  const folder = await mkdtemp(join(tmpdir(), 'polywire-files-'));
  const home = homeAt(join(folder, 'home'));
  await prepareHome(home);
  const database = await openAgentDatabase(home.database);
  const bus = new Bus();
  const events: AgentEvent[] = [];
  bus.subscribe((event) => events.push(event));
  const lines: string[] = [];
  const defaults = Object.entries(agentLimits).map(([name, { value }]) => [name, value]);
  return {
    database,
    home,
    bus,
    settings: {
      port: 0,
      gatewayUrl: 'http://127.0.0.1:1',
      gatewayKey: null,
      model: 'none',
      embeddingModel: null,
      oauthClients: {},
    },
    limits: { ...(Object.fromEntries(defaults) as Record<AgentLimitName, number>), ...limits },
    now: () => new Date(),
    log: createLog('debug', (line) => lines.push(line)),
    events,
    lines,
    async remove() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
