import { readdir, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Ground } from '../ground.ts';
import type { Home } from '../home.ts';
import { newId } from '../ids.ts';

type Needs = Pick<Ground, 'database' | 'home' | 'log'>;

/** How what is being removed is called in the folder for it. */
const prefix = 'doomed-';

/**
 * Takes from the disk what belongs to nothing any more: after each deletion, and once at the start for what a crash left
 * over. It vanishes from its place first and is then removed, so nobody finds half of it. What cannot be moved or removed
 * is told to the log and tried again by the next sweep. Never throws.
 */
export async function sweepDoomed(ground: Needs): Promise<void> {
  try {
    const rows = await ground.database.kysely.selectFrom('doomed_path').select('path').execute();
    for (const { path } of rows) await patiently(ground, () => vanish(ground, path));
    for (const name of await readdir(ground.home.scratch)) {
      if (!name.startsWith(prefix)) continue;
      await patiently(ground, () => rm(join(ground.home.scratch, name), { recursive: true, force: true }));
    }
  } catch (error) {
    complain(ground, error);
  }
}

/** Moves it where it is removed, and forgets it; not what was given its rows meanwhile, and is doomed no more. */
async function vanish({ database, home }: Needs, path: string): Promise<void> {
  const from = await containedPath(home, path);
  await database.transaction(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('doomed_path').where('path', '=', path).executeTakeFirst();
    if (numDeletedRows === 0n || from === null) return;
    await moveAway(from, join(home.scratch, `${prefix}${newId('file')}`));
  });
}

async function moveAway(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return;
    // The user keeps projects or uploads on another disk.
    if (code !== 'EXDEV') throw error;
    await rm(from, { recursive: true, force: true });
  }
}

/** Where it is; null: its folder is not there. Throws for a path that is not below the projects or the uploads. */
async function containedPath({ path: root, projects, uploads }: Home, path: string): Promise<string | null> {
  const wanted = resolve(root, path);
  const room = [projects, uploads].find((room) => isBelow(room, wanted));
  if (room === undefined) throw new Error('a doomed path is outside the folders of projects and uploads');
  try {
    // A link on the way to it leads elsewhere; one at its end is removed itself, not what it leads to.
    const [roomItself, folder] = await Promise.all([realpath(room), realpath(dirname(wanted))]);
    if (folder !== roomItself && !isBelow(roomItself, folder)) throw new Error('a link leads a doomed path elsewhere');
    return wanted;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path;
}

async function patiently(ground: Needs, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    complain(ground, error);
  }
}

/** The name of the error is enough: paths and messages can tell what the user called things. */
function complain({ log }: Needs, error: unknown): void {
  const code = codeOf(error) ?? (error instanceof Error ? error.message : 'unknown');
  log.warn('something that was deleted is still on the disk; the next sweep tries again', { reason: code });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
