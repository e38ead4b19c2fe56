import { existsSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What a change of files calls for. */
export type Changed = 'documents' | 'tables';

/** Edits that come within this time, in milliseconds, are one edit: editors write a file in several steps. */
const pause = 40;

/** What generated/ is made from: spec/, and the core of the Python SDK, which is copied. */
const tops = ['spec', 'runtime/client-python/package'];

/**
 * Calls `react` at once and after each edit of a file that something is generated from, one call at a time, until the signal
 * is aborted. An edit during a call is answered by another call after it.
 */
export async function watchSpec(
  root: string,
  react: (changed: Changed) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let waiting: Changed | null = 'documents';
  let timer: NodeJS.Timeout | undefined;

  const answer = async (): Promise<void> => {
    const changed = waiting;
    waiting = null;
    if (changed !== null) await react(changed);
    await folders.listen();
  };
  const tree = tops.map((top) => join(root, top)).filter((top) => existsSync(top));
  const folders = listener(tree, (file) => {
    const changed = changedBy(file);
    if (changed === null) return;
    if (waiting !== 'documents') waiting = changed;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(answer);
    }, pause);
  });
  await folders.listen();
  let running = answer();
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
  clearTimeout(timer);
  await running;
  folders.close();
}

function changedBy(file: string): Changed | null {
  if (file.endsWith('.tsp')) return 'documents';
  return /\.(yaml|py|md|toml)$/.test(file) ? 'tables' : null;
}

/**
 * Hears of every file in these folders and the folders below them. Each folder is watched by itself: a watch of files loses
 * those that an editor replaces, which a watch of their folder does not.
 */
function listener(tops: readonly string[], heard: (file: string) => void) {
  const watchers = new Map<string, FSWatcher>();
  return {
    /** Begins with folders that are new. */
    async listen(): Promise<void> {
      const entries = (
        await Promise.all(tops.map((top) => readdir(top, { recursive: true, withFileTypes: true })))
      ).flat();
      const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
      for (const folder of [...tops, ...folders].filter(
        (folder) => !folder.includes('node_modules') && !watchers.has(folder),
      )) {
        const watcher = watch(folder, (_event, file) => {
          heard(file ?? '');
        });
        watcher.on('error', () => {
          watcher.close();
          watchers.delete(folder);
        });
        watchers.set(folder, watcher);
      }
    },
    close(): void {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
