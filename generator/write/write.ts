import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../model.ts';
import { driftOf } from './drift.ts';
import type { Drift } from './drift.ts';

/**
 * Makes a folder hold exactly these files. Writes only bytes that differ, each file at once, and removes what no
 * emitter makes. Returns what differed before.
 */
export async function writeFiles(folder: string, files: readonly OutputFile[]): Promise<Drift> {
  for (const { path } of files) {
    if (path.startsWith('/') || path.split('/').includes('..')) throw new Error(`${path} is not below generated/`);
  }
  const drift = await driftOf(folder, files);
  const drafts = await Promise.all([...drift.missing, ...drift.changed].map((file) => draft(folder, file)));
  // All at once, when all are there: whoever watches the folder hardly sees new files beside old ones.
  await Promise.all(drafts.map((replace) => replace()));
  for (const path of drift.stray) {
    await rm(join(folder, path));
    await removeEmpty(folder, dirname(path));
  }
  return drift;
}

/** Writes a file under another name; resolves to what puts it into place. A reader sees the old file or the new one, never a part. */
async function draft(folder: string, { path, text }: OutputFile): Promise<() => Promise<void>> {
  const target = join(folder, path);
  const draft = `${target}.${process.pid}.draft`;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(draft, text);
  return () => rename(draft, target);
}

async function removeEmpty(folder: string, path: string): Promise<void> {
  if (path === '.') return;
  const removed = await rmdir(join(folder, path)).then(
    () => true,
    () => false,
  );
  if (removed) await removeEmpty(folder, dirname(path));
}
