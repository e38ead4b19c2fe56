import { chmodSync, constants } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { homeAt, prepareHome, type Home } from '../home.ts';
import { lockHome } from '../lock.ts';
import { faultsOf } from './integrity.ts';

/** A backup that cannot be made or read, in words for the person. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'BackupError';
  }
}

/** Says of a folder that it is a backup; the last thing that is written. */
const manifestName = 'polywire-backup.json';
const format = 1;

interface Manifest {
  readonly format: number;
  readonly created_at: string;
}

/** What is in a backup beside the database. */
const folders = ['projects', 'uploads'] as const;

/**
 * Copies a home folder into a new folder: the database as it is at one moment, the uploads and the projects. A server may
 * go on meanwhile. The key of the connections' secrets stays where it is: who has the backup has no secret in clear, and on
 * another machine connections need their credentials anew. Throws BackupError.
 */
export async function backUp(home: Home, target: string, now: Date): Promise<void> {
  const folder = resolve(target);
  if (!(await isThere(home.database))) throw new BackupError(`there is nothing to back up in ${home.path}`);
  if (await isThere(folder)) throw new BackupError(`${folder} is there already: a backup overwrites nothing`);
  const growing = join(dirname(folder), `.${basename(folder)}.${process.pid}`);
  await mkdir(growing, { recursive: true, mode: 0o700 });
  try {
    // Uploads are never changed, so what is there before the database is copied, and what came meanwhile, has all it names.
    for (const name of folders) await copyAll(home[name], join(growing, name), 'kept');
    copyDatabase(home.database, join(growing, 'agent.db'));
    for (const name of folders) await copyAll(home[name], join(growing, name), 'kept');
    const manifest: Manifest = { format, created_at: now.toISOString() };
    await writeFile(join(growing, manifestName), JSON.stringify(manifest), { mode: 0o600 });
    await rename(growing, folder);
  } catch (error) {
    await rm(growing, { recursive: true, force: true });
    if (error instanceof BackupError) throw error;
    throw new BackupError(`the backup failed: ${error instanceof Error ? error.message : String(error)}`, error);
  }
}

/**
 * Makes a home folder of a backup, where there is none yet. The database comes last, so one that broke off is no home and
 * can be repeated. Throws BackupError and HomeInUse.
 */
export async function restore(source: string, path: string, now: Date): Promise<Home> {
  const folder = resolve(source);
  await requireBackup(folder);
  const home = homeAt(path);
  await prepareHome(home);
  const lock = await lockHome(home, now);
  try {
    if (await isThere(home.database)) throw new BackupError(`${home.path} has data already: nothing is overwritten`);
    for (const name of folders) await copyAll(join(folder, name), home[name], 'replaced');
    // SQLite would take what it finds there for the end of the new database.
    for (const rest of ['-wal', '-shm', '-journal']) await rm(home.database + rest, { force: true });
    const growing = join(home.scratch, 'restored.db');
    await copyFile(join(folder, 'agent.db'), growing);
    await chmod(growing, 0o600);
    await rename(growing, home.database);
    return home;
  } finally {
    await lock.release();
  }
}

async function requireBackup(folder: string): Promise<void> {
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(await readFile(join(folder, manifestName), 'utf8')) as Partial<Manifest>;
  } catch (error) {
    throw new BackupError(`${folder} is no backup: it has no ${manifestName}`, error);
  }
  if (manifest.format !== format) throw new BackupError(`${folder} was made by another version of this program`);
  const [fault] = faultsOf(join(folder, 'agent.db'));
  if (fault !== undefined) throw new BackupError(`the database in ${folder} is damaged: ${fault}`);
}

/** The database as it is at one moment, while others write, with what is in its log. */
function copyDatabase(from: string, to: string): void {
  const file = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    file.prepare('vacuum into ?').run(to);
  } finally {
    file.close();
  }
  chmodSync(to, 0o600);
}

/** Copies all files; those that are there already are kept or replaced. Links are not followed; what goes meanwhile is left out. */
async function copyAll(from: string, to: string, there: 'kept' | 'replaced'): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    if (entry.isDirectory()) await mkdir(target, { recursive: true, mode: 0o700 });
    if (!entry.isFile()) continue;
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      // One that broke off may have left half of it; a link in its place is not written through.
      if (there === 'replaced') await rm(target, { force: true });
      await copyFile(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    } catch (error) {
      if (!passing.includes((error as NodeJS.ErrnoException).code)) throw error;
    }
  }
}

/** A file that is there, or that is gone. */
const passing: readonly unknown[] = ['EEXIST', 'ENOENT'];

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
