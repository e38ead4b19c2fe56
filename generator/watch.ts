import { watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What a change of files calls for. */
export type Changed = 'documents' | 'tables';

/** Edits that come within this time, in milliseconds, are one edit: editors write a file in several steps. */
const pause = 40;

/**
 * Calls `react` at once and after each edit of a file in spec/, one call at a time, until the signal is aborted. An
 * edit during a call is answered by another call after it.
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
  const folders = listener(join(root, 'spec'), (file) => {
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
  return file.endsWith('.yaml') ? 'tables' : null;
}

/**
 * Hears of every file in a folder and the folders below it. Each folder is watched by itself: a watch of files loses
 * those that an editor replaces, which a watch of their folder does not.
 */
function listener(top: string, heard: (file: string) => void) {
  const watchers = new Map<string, FSWatcher>();
  return {
    /** Begins with folders that are new. */
    async listen(): Promise<void> {
      const entries = await readdir(top, { recursive: true, withFileTypes: true });
      const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
      for (const folder of [top, ...folders].filter(
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
