import { globSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './catalog/checkout.ts';

/** Milliseconds without a change after which what the generator writes is taken to be whole: it replaces its files at once. */
const pause = 80;

/** What a gateway serves of generated/: folders, since a watch of files loses those that are replaced. */
const served = ['catalog', 'hosted', 'wires/*', 'deployment', 'docs'];

/** Sees to it that what is generated is served. */
export interface GeneratedWatch {
  /** Resolves when no call is under way any more. */
  close(): Promise<void>;
}

/**
 * Calls `react` whenever the generator has written something, one call at a time; what is written during a call is answered
 * by another one after it. Without a checkout nothing is ever written.
 */
export function watchGenerated(react: () => Promise<void>): GeneratedWatch {
  const root = checkout();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const heard = (file: string | null): void => {
    if (file?.endsWith('.draft') === true) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(react);
    }, pause);
  };
  const generated = root === null ? null : join(root, 'generated');
  const folders = generated === null ? [] : globSync(served, { cwd: generated }).map((name) => join(generated, name));
  const watchers = folders.map((folder) => listen(folder, heard));
  return {
    async close() {
      for (const watcher of watchers) watcher.close();
      clearTimeout(timer);
      await running;
    },
  };
}

function listen(folder: string, heard: (file: string | null) => void): FSWatcher {
  const watcher = watch(folder, (_, file) => {
    heard(file);
  });
  // A folder that is gone is heard of no more; the gateway goes on with what it has.
  watcher.on('error', () => {
    watcher.close();
  });
  return watcher;
}
