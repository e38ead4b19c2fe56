import type { Worker } from 'node:cluster';

/** What a primary tells a worker that another one has taken the place of. */
const retired = { polywire: 'retired' } as const;

/** For the primary. A worker that is gone hears nothing, and has nothing to end. */
export function tellRetired(worker: Worker): void {
  if (worker.isConnected()) worker.send(retired);
}

/** For a worker: resolves when another one has taken its place. */
export function untilRetired(): Promise<void> {
  return new Promise((resolve) => {
    process.on('message', (message) => {
      if ((message as Partial<typeof retired> | null)?.polywire === retired.polywire) resolve();
    });
  });
}
