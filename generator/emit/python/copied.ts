import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { OutputFile } from '../../model.ts';
import { folder } from './print.ts';

/** What is written by hand and ships with what is made: the core, the package's description, its tests. */
const written = join(import.meta.dirname, '../../../runtime/client-python/package');

/** The files that are copied byte for byte. */
export async function copiedFiles(): Promise<readonly OutputFile[]> {
  const entries = await readdir(written, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.pyc'))
    .map((entry) => relative(written, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({ path: `${folder}/${path}`, text: await readFile(join(written, path), 'utf8') })),
  );
}
