import cluster, { type Worker } from 'node:cluster';
import { createLog } from '../platform/log.ts';
import type { Crew } from '../gateway/workers/crew.ts';
import { checkout } from './catalog/checkout.ts';
import { credentialVariable } from './demo.ts';
import { work, type Work } from './gateway-worker.ts';

/** What the process that was started tells its worker, once the mocks are there. */
interface Handed {
  readonly handed: Work;
}

/**
 * The gateway in a process of its own, which another can take the place of: a process has one version of what is generated.
 * In a checkout that other one waits from the beginning, so that what is saved is served soon. Throws where it cannot start.
 */
export async function startWorker(wanted: Promise<Work>): Promise<Crew> {
  const { startCrew } = await import('../gateway/workers/crew.ts');
  const { PrimaryHot, servePrimary } = await import('../gateway/hot/primary-hot.ts');
  const hot = new PrimaryHot();
  process.env[credentialVariable] = 'demo';
  const serve = (worker: Worker): void => {
    servePrimary(hot, worker);
    wanted.then(
      (handed) => worker.send({ handed } satisfies Handed),
      () => worker.process.kill(),
    );
  };
  return startCrew({ count: 1, spare: checkout() !== null, serve, log: createLog('warn') });
}

/** Whether this process is that worker. */
export function isWorker(): boolean {
  return cluster.isWorker;
}

/**
 * The gateway as that worker. Until it is told what to serve it loads only what knows nothing of what is generated: packages,
 * which are the most of it.
 */
export async function workForUp(): Promise<void> {
  const wanted = new Promise<Work>((resolve) => {
    process.on('message', (message) => {
      const { handed } = message as Partial<Handed>;
      if (handed !== undefined) resolve(handed);
    });
  });
  await Promise.all([
    import('../platform/database/open.ts'),
    import('../platform/fastify.ts'),
    import('../platform/config-file/source.ts'),
    import('../platform/upstream.ts'),
  ]);
  await work(await wanted, createLog('warn'));
}
