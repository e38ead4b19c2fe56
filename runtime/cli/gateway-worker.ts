import cluster from 'node:cluster';
import type { GatewayOptions } from '../gateway/server.ts';
import { workerNumber } from '../gateway/workers/number.ts';
import { untilRetired } from '../gateway/workers/retired.ts';
import { tellUp } from '../gateway/workers/up.ts';
import type { Log } from '../platform/log.ts';
import { untilToldToStop } from './until-told.ts';

/** What a worker is to serve. */
export type Work = Omit<GatewayOptions, 'log'>;

/** The gateway as a worker of the process that started this one; it loads while what it is to serve is still awaited. */
export async function work(wanted: Work | Promise<Work>, log: Log): Promise<void> {
  try {
    const told = untilToldToStop({ patient: true });
    const retired = untilRetired();
    const [{ startGateway }, { withFields }, options] = await Promise.all([
      import('../gateway/server.ts'),
      import('../platform/log.ts'),
      wanted,
    ]);
    const started = await startGateway({ ...options, log: withFields(log, { worker: workerNumber(process.env) }) });
    tellUp(started.url);
    await Promise.race([told, retired]);
    const ended = started.close('however long');
    void told.then(() => started.close());
    await ended;
  } finally {
    // Else the channel to the process that started it would keep this one alive.
    cluster.worker?.disconnect();
  }
}
