import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';
import type { GatewayOptions } from '../gateway/server.ts';
import { levels } from '../platform/log-levels.ts';
import type { Log } from '../platform/log.ts';
import { readArguments, readPort, UsageError, type Command } from './command.ts';
import { work } from './gateway-worker.ts';
import { untilToldToStop } from './until-told.ts';

export const gateway: Command = {
  summary: 'the gateway of a deployment file',
  help: `Usage: polywire gateway [--config FILE] [--port N] [--workers N|auto] [--log LEVEL]

Starts the gateway. SIGHUP reads the deployment file again; a bad new file keeps
the old one and the log says why. Ctrl-C or SIGTERM lets requests under way end
first, for half a minute; a second one does not wait. Logs go to stderr, one JSON
object a line.

  --config FILE  deployment file; default polywire.yaml
  --port N       instead of the port in the file; 0 picks a free one
  --workers N    processes that share the port; auto: one for each core; default 1.
                 With more than one the process that was started handles no
                 request itself: it replaces workers that end, and tells all of
                 them what it is told
  --log LEVEL    ${levels.join(', ')}; default info

Prints one line of JSON with the address, once all workers listen.

Exit codes: 0 ok, 1 failed, 2 bad usage.`,

  async run(args) {
    const { values } = readArguments(args, {
      config: { type: 'string', default: 'polywire.yaml' },
      port: { type: 'string' },
      workers: { type: 'string', default: '1' },
      log: { type: 'string', default: 'info' },
    });
    const level = levels.find((name) => name === values.log);
    if (level === undefined) throw new UsageError(`--log must be one of ${levels.join(', ')}, not '${values.log}'`);
    const port = values.port === undefined ? {} : { port: readPort(values.port, 'port') };
    const count = readCount(values.workers);

    const { createLog } = await import('../platform/log.ts');
    const log = createLog(level);
    const options = { deployment: values.config, ...port, log };
    if (cluster.isWorker) await work(options, log);
    else if (count > 1) await supervise(count, log);
    else await serve(options);
  },
};

/** The gateway in this process. */
async function serve(options: GatewayOptions): Promise<void> {
  const { startGateway } = await import('../gateway/server.ts');
  const started = await startGateway(options);
  const told = untilToldToStop();
  console.log(JSON.stringify({ url: started.url }));
  await told;
  await started.close();
}

/** The gateway in processes that this one starts. */
async function supervise(count: number, log: Log): Promise<void> {
  const { startCrew } = await import('../gateway/workers/crew.ts');
  const { PrimaryHot, servePrimary } = await import('../gateway/hot/primary-hot.ts');
  const hot = new PrimaryHot();
  const serveHot = (worker: Worker): void => {
    servePrimary(hot, worker);
  };
  const crew = await startCrew({ count, serve: serveHot, log });
  const told = untilToldToStop();
  const reload = (): void => {
    crew.reload();
  };
  process.on('SIGHUP', reload);
  console.log(JSON.stringify({ url: crew.url }));
  try {
    await Promise.race([told, crew.failed]);
  } finally {
    await crew.close();
    process.off('SIGHUP', reload);
  }
}

function readCount(text: string): number {
  if (text === 'auto') return availableParallelism();
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > 1024) {
    throw new UsageError(`--workers must be a number from 1 to 1024 or auto, not '${text}'`);
  }
  return count;
}
