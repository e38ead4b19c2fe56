import cluster from 'node:cluster';
import type { DeploymentFile } from '@polywire/generated/deployment/types.ts';
import type { HotState } from '../hot/hot-state.ts';
import { MemoryHot } from '../hot/memory-hot.ts';
import { connectWorker } from '../hot/worker-hot.ts';
import { limitsOf } from '../limits.ts';
import { addressIn } from './address.ts';

/** A hot state, and what closes it with its connections. */
export interface OpenHot {
  readonly hot: HotState;

  /** It begins with this process, and knows nothing of what was before. */
  readonly fresh: boolean;
  close(): Promise<void>;
}

/** Before every key and channel: other programs may use the same server. */
const prefix = 'polywire:';

/**
 * The hot state that this process shares: with all that have the same Redis, where `stores.redis_url_env` names one; else with
 * the workers of its primary; else with nobody. Throws DeploymentError where the variable is missing, StoreUnavailable where
 * Redis does not answer.
 */
export async function openHotOf(file: DeploymentFile, path: string, environment: NodeJS.ProcessEnv): Promise<OpenHot> {
  const address = addressIn(environment, 'redis_url_env', file, path);
  if (address !== null) return openRedisHot(address, limitsOf(file.limits).lease_ttl);
  const hot = cluster.isWorker ? connectWorker() : new MemoryHot();
  return { hot, fresh: !cluster.isWorker, close: () => hot.close() };
}

/** `lease` in milliseconds. */
async function openRedisHot(address: string, lease: number): Promise<OpenHot> {
  // Only where it is wanted: loading it takes time at each start.
  const { openRedis } = await import('../../platform/redis/open.ts');
  const { RedisHot } = await import('../hot/redis-hot.ts');
  const redis = await openRedis(address, prefix);
  try {
    const hot = await RedisHot.open(redis, { lease });
    return {
      hot,
      fresh: false,
      async close() {
        await hot.close();
        await redis.close();
      },
    };
  } catch (error) {
    await redis.close();
    throw error;
  }
}
