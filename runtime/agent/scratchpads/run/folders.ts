import { copyFile, link, lstat, mkdir, readdir, rm, symlink, unlink } from 'node:fs/promises';
import { constants } from 'node:fs';
import { extname, join } from 'node:path';
import type { Ground } from '../../ground.ts';
import type { Pad } from '../pad.ts';

/** The folders of a scratchpad's kernels. */
export interface Folders {
  /** What cells write. It stays as long as the scratchpad. */
  readonly work: string;

  /** The files that were uploaded to its conversation and project, under the names that people know. */
  readonly files: string;
}

export function foldersOf({ home }: Pick<Ground, 'home'>, padId: string): Folders {
  const folder = join(home.path, 'scratchpads', padId);
  return { work: join(folder, 'work'), files: join(folder, 'files') };
}

/**
 * Makes the folders and brings the files in it up to date. In a cage, which lets nobody write them, they are links; else
 * copies, because a link would let a cell change what was uploaded.
 */
export async function prepareFolders(ground: Ground, pad: Pad, isCaged: boolean): Promise<void> {
  const { work, files } = foldersOf(ground, pad.id);
  for (const folder of [work, files]) await mkdir(folder, { recursive: true, mode: 0o700 });
  await offer(work, isCaged);
  const wanted = await wantedFiles(ground, pad);
  const there = await readdir(files);
  for (const name of there) if (!wanted.has(name)) await rm(join(files, name), { force: true });
  for (const [name, from] of wanted) {
    const to = join(files, name);
    if (there.includes(name) && (await isSame(from, to))) continue;
    await rm(to, { force: true });
    await (isCaged ? link(from, to).catch(() => copy(from, to)) : copy(from, to));
  }
}

/** Removes the folders of scratchpads that are no more. Never throws. */
export async function sweepFolders({ home, database, log }: Ground): Promise<void> {
  try {
    const room = join(home.path, 'scratchpads');
    const names = await readdir(room).catch(() => []);
    if (names.length === 0) return;
    const rows = await database.kysely.selectFrom('scratchpad').select('id').execute();
    const live = new Set(rows.map(({ id }) => id));
    for (const name of names) if (!live.has(name)) await rm(join(room, name), { recursive: true, force: true });
  } catch (error) {
    log.warn('folders of scratchpads that are gone are still there', {
      reason: error instanceof Error ? error.name : 'unknown',
    });
  }
}

/** The name of the files' folder in the working folder: a place for the cage to put it, or a link to it. */
async function offer(work: string, isCaged: boolean): Promise<void> {
  const place = join(work, 'files');
  const stats = await lstat(place).catch(() => null);
  if (isCaged) {
    if (stats !== null && !stats.isDirectory()) await unlink(place);
    await mkdir(place, { recursive: true });
  } else if (stats === null || stats.isDirectory()) {
    if (stats !== null) await rm(place, { recursive: true });
    await symlink(join('..', 'files'), place);
  }
}

const copy = (from: string, to: string): Promise<void> => copyFile(from, to, constants.COPYFILE_FICLONE);

async function isSame(from: string, to: string): Promise<boolean> {
  const [one, other] = await Promise.all([lstat(from), lstat(to)]);
  return one.ino === other.ino || (one.size === other.size && one.mtimeMs <= other.mtimeMs);
}

/** Paths of the files by the names that cells see. */
async function wantedFiles({ database, home }: Ground, pad: Pad): Promise<ReadonlyMap<string, string>> {
  const rows = await database.kysely
    .selectFrom('file')
    .select(['name', 'storage_name'])
    .where((eb) => eb.or([eb('conversation_id', '=', pad.conversation_id), eb('project_id', '=', pad.project_id)]))
    .orderBy('id')
    .execute();
  const wanted = new Map<string, string>();
  for (const { name, storage_name } of rows) wanted.set(freeName(wanted, name), join(home.uploads, storage_name));
  return wanted;
}

/** `data.csv`, or `data (2).csv` where that is taken. */
function freeName(taken: ReadonlyMap<string, unknown>, name: string): string {
  const plain = name.replaceAll(/[/\\\0]/g, '_').replace(/^\.{1,2}$/, '_');
  const end = extname(plain);
  const start = plain.slice(0, plain.length - end.length);
  let free = plain;
  for (let count = 2; taken.has(free); count++) free = `${start} (${count})${end}`;
  return free;
}
