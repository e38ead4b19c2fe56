import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Home } from '../home.ts';
import { faultsOf } from '../storage/integrity.ts';
import { about, type Finding } from './finding.ts';

/** Free bytes below which it is time to tidy up, and below which nothing works for long. */
const little = 1024 ** 3;
const none = 100 * 1024 ** 2;

/** The folder of the data, its database and its disk. */
export async function examineHome(home: Home): Promise<readonly Finding[]> {
  const found = about('home');
  const folder = await stat(home.path).catch(() => null);
  if (folder === null)
    return [found('ok', `${home.path} is not there yet; the first start makes it`), await disk(home)];
  if (!folder.isDirectory()) return [found('fail', `${home.path} is no folder`, 'choose another one with --home')];
  if (!(await isWritable(home.path)))
    return [found('fail', `${home.path} cannot be written`, `give it to the user that runs the server`)];
  const open = process.platform !== 'win32' && (folder.mode & 0o077) !== 0;
  return [
    open
      ? found('warn', `${home.path} can be read by others`, `chmod 700 ${home.path}`)
      : found('ok', `${home.path} belongs to its owner alone`),
    await database(home),
    await disk(home),
  ];
}

async function database(home: Home): Promise<Finding> {
  const found = about('database');
  const file = await stat(home.database).catch(() => null);
  if (file === null) return found('ok', 'there is none yet; the first start makes it');
  const [fault] = faultsOf(home.database);
  if (fault === undefined) return found('ok', `whole, ${Math.ceil(file.size / 1024)} KiB`);
  return found('fail', `damaged: ${fault}`, 'move the folder away and run polywire agent restore with the last backup');
}

async function disk({ path }: Home): Promise<Finding> {
  const found = about('disk');
  const there = await existing(path);
  const { bavail, bsize } = await statfs(there);
  const free = bavail * bsize;
  const what = `${Math.floor(free / 1024 ** 2)} MiB free`;
  if (free < none) return found('fail', what, 'make room: nothing can be stored');
  return free < little ? found('warn', what, 'make room soon') : found('ok', what);
}

/** The folder, or the nearest one above it that is there. */
async function existing(path: string): Promise<string> {
  const there = await stat(path).catch(() => null);
  return there === null && dirname(path) !== path ? existing(dirname(path)) : path;
}

function isWritable(path: string): Promise<boolean> {
  return access(path, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}
