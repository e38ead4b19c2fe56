import { agentLimits } from '@polywire/generated/catalog/agent_limits.ts';
import type { Values } from '../credentials.ts';
import type { Access } from '../driver.ts';

const limits = {
  tool_time: agentLimits.tool_time.value,
  query_answer: agentLimits.query_answer.value,
  openapi_size: agentLimits.openapi_size.value,
};

/** Access with values that stay as they are. */
export function fixed(values: Values): Access {
  return { limits, current: () => Promise.resolve(values), renew: () => Promise.resolve(null) };
}

/** Bounds that nothing here reaches. */
export const wide = (signal: AbortSignal = AbortSignal.timeout(15_000)) => ({ rows: 500, size: 50_000, signal });
