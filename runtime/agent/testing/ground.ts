import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AgentEvent } from '@polywire/generated/local/types.ts';
import { agentLimits } from '@polywire/generated/catalog/agent_limits.ts';
import type { AgentLimitName } from '@polywire/generated/catalog/agent_limits.ts';
import { createLog } from '../../platform/log.ts';
import { Bus } from '../events/bus.ts';
import type { Ground } from '../ground.ts';
import { homeAt, prepareHome } from '../home.ts';
import { openAgentDatabase } from '../storage/open.ts';

/** The ground of a part under test: a real database in a home folder of its own. */
export interface TestGround extends Ground {
  /** What the bus told, oldest first. */
  readonly events: AgentEvent[];

  /** Lines of the log. */
  readonly logged: string[];

  /** Sets the clock, which stands still. */
  setTime(iso: string): void;

  /** Closes the database and removes the folder, unless it was given. */
  close(): Promise<void>;
}

/** In a new folder, or in one that is given. The clock stands at 2026-01-01. */
export async function testGround(folder?: string): Promise<TestGround> {
  const home = homeAt(folder ?? (await mkdtemp(join(tmpdir(), 'polywire-ground-'))));
  await prepareHome(home);
  const database = await openAgentDatabase(home.database);
  const bus = new Bus();
  const events: AgentEvent[] = [];
  bus.subscribe((event) => events.push(event));
  const logged: string[] = [];
  let now = new Date('2026-01-01T00:00:00.000Z');
  return {
    database,
    home,
    bus,
    events,
    logged,
    log: createLog('debug', (line) => logged.push(line)),
    now: () => now,
    limits: Object.fromEntries(Object.entries(agentLimits).map(([name, { value }]) => [name, value])) as Readonly<
      Record<AgentLimitName, number>
    >,
    settings: {
      port: 0,
      gatewayUrl: 'http://127.0.0.1:9',
      gatewayKey: null,
      model: 'a-mid',
      embeddingModel: null,
      oauthClients: {},
    },
    setTime(iso) {
      now = new Date(iso);
    },
    async close() {
      await database.close();
      if (folder === undefined) await rm(home.path, { recursive: true, force: true });
    },
  };
}
