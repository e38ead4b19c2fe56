import cluster from 'node:cluster';
import { once } from 'node:events';
import { openRedis } from '../../../platform/redis/open.ts';
import { startRedis } from '../../../platform/testing/redis-server.ts';
import type { HotState } from '../hot-state.ts';
import { MemoryHot } from '../memory-hot.ts';
import { PrimaryHot, servePrimary } from '../primary-hot.ts';
import { RedisHot } from '../redis-hot.ts';
import { connectWorker } from '../worker-hot.ts';

/** A program: prints what letting a request in and out takes, by who keeps the hot state and how many come at once. */
const bounds = { requestsPerMinute: 1e9, tokensPerMinute: 1e9, concurrency: 1e6 };

async function measure(name: string, hot: HotState, count: number, atOnce: number): Promise<void> {
  const one = async (request: string): Promise<void> => {
    if ((await hot.enter('acme', request, bounds)) !== null) throw new Error('the bounds are too narrow');
    await hot.leave('acme', request, 1);
  };
  const run = async (of: number): Promise<number> => {
    const begun = performance.now();
    const lane = async (first: number) => {
      for (let index = first; index < of; index += atOnce) await one(String(index));
    };
    await Promise.all(Array.from({ length: atOnce }, (_, index) => lane(index)));
    return performance.now() - begun;
  };
  await run(count / 10);
  const milliseconds = await run(count);
  const each = (milliseconds * 1000) / count;
  const wait = each * atOnce;
  process.stdout.write(
    `${name}, ${atOnce} at once: ${each.toFixed(1)} µs each; a request waits ${wait.toFixed(0)} µs\n`,
  );
}

async function inPrimary(): Promise<void> {
  const memory = new MemoryHot();
  await measure('memory', memory, 200_000, 1);
  const primary = new PrimaryHot();
  const worker = cluster.fork();
  servePrimary(primary, worker);
  await once(worker, 'exit');
  const server = await startRedis();
  const store = await openRedis(server.url, 'measure:');
  const redis = await RedisHot.open(store, { lease: 15_000 });
  for (const atOnce of [1, 32]) await measure('redis', redis, 10_000, atOnce);
  await redis.close();
  await store.close();
  await server.remove();
}

async function inWorker(): Promise<void> {
  const hot = connectWorker();
  for (const atOnce of [1, 32]) await measure('worker', hot, 10_000, atOnce);
  process.disconnect();
}

await (cluster.isPrimary ? inPrimary() : inWorker());
