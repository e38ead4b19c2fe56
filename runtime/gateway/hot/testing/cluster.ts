import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { PrimaryHot, servePrimary } from '../primary-hot.ts';
import { connectWorker } from '../worker-hot.ts';
import { heardBy } from './heard.ts';

/**
 * A program: a primary process and two real workers, of which one is killed. Prints what came of it as JSON. Run by
 * cluster.test.ts.
 */
const bounds = { requestsPerMinute: 100, tokensPerMinute: 100, concurrency: 2 };

type Order = { readonly enter: string } | { readonly tell: true } | { readonly heard: true };

async function primary(): Promise<unknown> {
  const hot = new PrimaryHot();
  const [one, other] = [cluster.fork(), cluster.fork()];
  for (const worker of [one, other]) servePrimary(hot, worker);
  await Promise.all([once(one, 'message'), once(other, 'message')]);

  const places = [
    await order(one, { enter: 'a' }),
    await order(one, { enter: 'b' }),
    await order(other, { enter: 'c' }),
  ];
  await order(one, { tell: true });
  await order(one, { enter: 'after it was told' });
  await order(other, { enter: 'after it was heard' });
  const heard = [await order(one, { heard: true }), await order(other, { heard: true })];

  one.process.kill('SIGKILL');
  await once(one, 'exit');
  const freed = [
    await order(other, { enter: 'd' }),
    await order(other, { enter: 'e' }),
    await order(other, { enter: 'f' }),
  ];
  other.process.kill('SIGKILL');
  return { places, heard, freed };
}

/** What the worker's next answer is. */
async function order(worker: Worker, what: Order): Promise<unknown> {
  const answered = new Promise((resolve) => {
    const listener = (message: { readonly answer?: unknown; readonly hot?: string }): void => {
      if (message.hot !== undefined) return;
      worker.off('message', listener);
      resolve(message.answer);
    };
    worker.on('message', listener);
  });
  worker.send(what);
  return answered;
}

function work(): void {
  const hot = connectWorker();
  const heard = heardBy(hot);
  const carryOut = async (what: Order): Promise<unknown> => {
    if ('enter' in what) return hot.enter('acme', what.enter, bounds);
    if ('heard' in what) return heard;
    hot.breakerOpened('pa', 10_000);
    return null;
  };
  process.on('message', (message: Order | { readonly hot: string }) => {
    if ('hot' in message) return;
    void carryOut(message).then((answer) => process.send?.({ answer }));
  });
  process.send?.('ready');
}

if (cluster.isPrimary) process.stdout.write(JSON.stringify(await primary()));
else work();
