import { randomUUID } from 'node:crypto';
import { copyFile, lstat, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AgentError, InvalidField } from '../errors.ts';
import { folderSize, requireRoom } from '../files/project-size.ts';
import type { Ground } from '../ground.ts';
import { requireProject } from '../projects/require.ts';
import { updateArtifact } from './artifacts.ts';
import { openContained, stepsOf } from './contained.ts';

/** A file of a project's folder. */
export interface ProjectFile {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Bytes of a name and of a path that every file system takes. */
const longestName = 200;
const longestPath = 1000;

/**
 * Writes files into a project's folder, each whole or not at all; folders on the way are made, and no link is followed. The
 * artifacts whose file is among them are updated. Throws InvalidField for a path that is none and for a project that is not
 * there, AgentError `conflict` where something else is at a path, `too_large` for more than a file or a project may have.
 */
export async function writeProjectFiles(
  ground: Ground,
  projectId: string,
  files: readonly ProjectFile[],
): Promise<void> {
  const { home, limits, database } = ground;
  const wanted = files.map(({ path, content }) => ({ steps: requireSteps(path), bytes: Buffer.from(content) }));
  for (const { bytes } of wanted) {
    if (bytes.length <= limits.file_size) continue;
    throw new AgentError('too_large', `A file may have ${limits.file_size} bytes.`, { param: 'content' });
  }
  const root = join(home.projects, projectId);
  const size = wanted.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const folder = (await folderSize(root)) - (await sizeOf(root, wanted));
  await database.transaction(async (tx) => {
    await requireProject(tx, projectId);
    await requireRoom(tx, { project: projectId, folder, size, limit: limits.project_size });
  });
  await mkdir(root, { recursive: true, mode: 0o700 });
  for (const { steps, bytes } of wanted) await write(home.scratch, await realpath(root), steps, bytes);
  const paths = wanted.map(({ steps }) => steps.join('/'));
  const known = await database.kysely
    .selectFrom('artifact')
    .select('id')
    .where('project_id', '=', projectId)
    .where('path', 'in', paths)
    .execute();
  for (const { id } of known) await updateArtifact(ground, id, {});
}

interface Wanted {
  readonly steps: readonly string[];
  readonly bytes: Uint8Array;
}

/** Bytes of the files whose places others take. */
async function sizeOf(root: string, wanted: readonly Wanted[]): Promise<number> {
  const paths = new Set(wanted.map(({ steps }) => steps.join('/')));
  let size = 0;
  for (const path of paths) {
    const there = await openContained(root, path);
    if (there?.stats.isFile() === true) size += Number(there.stats.size);
    await there?.handle.close();
  }
  return size;
}

function requireSteps(path: string): readonly string[] {
  const steps = path.endsWith('/') ? null : stepsOf(path);
  const isShort = (name: string): boolean => Buffer.byteLength(name) <= longestName;
  if (steps !== null && steps.length > 0 && steps.every(isShort) && Buffer.byteLength(path) <= longestPath)
    return steps;
  const message =
    'A path is relative to the folder of the project: names with / between them, none of them hidden or very long.';
  throw new InvalidField(['body', 'path'], message, 'invalid_path');
}

/** Beside the folder first, then into it at once: a reader sees the old file or the new one. */
async function write(scratch: string, root: string, steps: readonly string[], bytes: Uint8Array): Promise<void> {
  let folder = root;
  for (const step of steps.slice(0, -1)) {
    folder = join(folder, step);
    await mkdir(folder, { mode: 0o700 }).catch(requireKnown);
    if (!(await lstat(folder)).isDirectory()) throw inTheWay(steps);
  }
  const target = join(folder, steps.at(-1) ?? '');
  const there = await lstat(target).catch(() => null);
  if (there?.isDirectory() === true) throw inTheWay(steps);
  const name = randomUUID();
  const fresh = join(scratch, name);
  const beside = join(folder, `.${name}`);
  try {
    await writeFile(fresh, bytes, { mode: 0o600, flag: 'wx' });
    if ((await realpath(folder)) !== folder) throw inTheWay(steps);
    await rename(fresh, target).catch(async (error: unknown) => {
      if (codeOf(error) !== 'EXDEV') throw error;
      // The user keeps projects on another disk.
      await copyFile(fresh, beside);
      await rename(beside, target);
    });
  } finally {
    await rm(fresh, { force: true });
    await rm(beside, { force: true });
  }
}

function requireKnown(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}

function inTheWay(steps: readonly string[]): AgentError {
  return new AgentError('conflict', `Something that is no file or folder of its own is at ${steps.join('/')}.`);
}
