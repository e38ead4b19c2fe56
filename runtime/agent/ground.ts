import type { AgentLimitName } from '@polywire/generated/catalog/agent_limits.ts';
import type { Log } from '../platform/log.ts';
import type { Settings } from './config/settings.ts';
import type { Bus } from './events/bus.ts';
import type { Home } from './home.ts';
import type { AgentDatabase } from './storage/open.ts';

/**
 * What every part of the agent server stands on. A part that needs more than this and its own tables gets it as a
 * parameter of its own; a part with work behind the requests is a class with `close()`.
 */
export interface Ground {
  readonly database: AgentDatabase;
  readonly home: Home;
  readonly bus: Bus;
  readonly settings: Settings;

  /** By row of agent_limits.yaml, as the agent's file sets them. */
  readonly limits: Readonly<Record<AgentLimitName, number>>;

  /** The clock; a test has its own. */
  readonly now: () => Date;

  /** Knows no prompt, completion, credential or content of a file. */
  readonly log: Log;
}
