import { randomBytes } from 'node:crypto';
import { chmod, link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { keyText, newKey, readKey, type Key } from './key.ts';

/** The keys in a file, one a line, the first one to seal with. Empty: there is no file. Takes others' rights to it away. */
export async function readKeyFile(path: string): Promise<readonly Key[]> {
  try {
    const { mode } = await stat(path);
    if ((mode & 0o077) !== 0) await chmod(path, 0o600);
    const lines = (await readFile(path, 'utf8')).split('\n');
    return lines.flatMap((line) => readKey(line) ?? []);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Makes a file with a new key, which nobody but its owner may read; somebody else's of the same moment stays. */
export async function makeKeyFile(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, `${keyText(newKey())}\n`, { mode: 0o600, flag: 'wx', flush: true });
    // A link is there with all of its content, or not at all.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
