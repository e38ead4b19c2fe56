import { constants, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isSafePath } from './safe-path.ts';

/** What was copied: paths with `/`. */
export interface Copied {
  readonly paths: readonly string[];

  /** Files that are no plain files any more, or whose names no archive should have. */
  readonly leftOut: number;
}

/** Copies the files of a folder that others may be writing in. Links are neither followed nor copied. */
export async function copyFolder(from: string, to: string): Promise<Copied> {
  // A project without artifacts has none.
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths: string[] = [];
  let leftOut = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = relative(from, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (isSafePath(path) && (await copyFile(from, path, join(to, path)))) paths.push(path);
    else leftOut += 1;
  }
  return { paths: paths.toSorted(), leftOut };
}

/** False: it is gone, or is no file any more. */
async function copyFile(root: string, path: string, to: string): Promise<boolean> {
  const from = join(root, path);
  const handle = await open(from, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(() => null);
  if (handle === null) return false;
  try {
    // A folder on the way may have become a link since it was listed.
    if (!(await handle.stat()).isFile() || (await realpath(from)) !== join(await realpath(root), path)) return false;
    await mkdir(dirname(to), { recursive: true });
    await pipeline(handle.createReadStream({ autoClose: false }), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
    return true;
  } finally {
    await handle.close();
  }
}
