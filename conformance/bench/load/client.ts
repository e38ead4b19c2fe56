import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startNode } from '../system/children.ts';
import type { Done, Job, Measured } from './job.ts';

/** Runs one job at a time in the load generator's process. */
export type Load = (job: Job) => Promise<Measured>;

/** Starts the load generator. A job fails when any of its requests does. */
export function startLoad(): Load {
  const child = startNode('load generator', [fileURLToPath(new URL('generator.ts', import.meta.url))]);
  return async (job) => {
    const done = once(child.process, 'message', { signal: AbortSignal.timeout(60_000) }) as Promise<[Done]>;
    child.process.send(job);
    const [answer] = await done;
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.measured;
  };
}
