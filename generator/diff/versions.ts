import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readSources, tablesFolder } from '../load/sources.ts';
import type { Sources } from '../load/sources.ts';

/** Two versions of the tables. */
export interface Versions {
  /** A git ref. */
  readonly from: string;

  /** A git ref; null: the files as they are now. */
  readonly to: string | null;
}

/** `HEAD~3`: from there to the files as they are now. `A..B`: from A to B, each HEAD where it is empty. */
export function versionsIn(text: string): Versions {
  const [from = '', to] = text.split('..');
  return { from: from === '' ? 'HEAD' : from, to: to === undefined ? null : to === '' ? 'HEAD' : to };
}

/** The tables as a version of the repository has them. Throws with git's words where there is no such version. */
export async function sourcesAt(root: string, ref: string | null): Promise<Sources> {
  if (ref === null) return readSources(root);
  const commit = (await git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)).trim();
  // Paths of ls-tree and show are relative to the top of the git repository, which the project may be a folder of.
  const prefix = (await git(root, 'rev-parse', '--show-prefix')).trim();
  const names = (await git(root, 'ls-tree', '--name-only', commit, `${tablesFolder}/`))
    .split('\n')
    .filter((name) => name.endsWith('.yaml'));
  const texts = names.map(async (name) => {
    const table = name.slice(name.lastIndexOf('/') + 1, -'.yaml'.length);
    return [table, await git(root, 'show', `${commit}:${prefix}${name}`)] as const;
  });
  return new Map((await Promise.all(texts)).sort(([a], [b]) => Number(a > b) - Number(a < b)));
}

async function git(root: string, ...args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('git', [...args], { cwd: root, maxBuffer: 1 << 26 });
    return stdout;
  } catch (error) {
    const { stderr = '', code } = error as { readonly stderr?: string; readonly code?: unknown };
    if (code === 'ENOENT') throw new Error('git is not installed', { cause: error });
    const why =
      stderr.trim() === '' ? `git knows no version "${args.at(-1)?.replace('^{commit}', '') ?? ''}"` : stderr.trim();
    throw new Error(why, { cause: error });
  }
}

/** A version as a person names it. */
export function versionText(ref: string | null): string {
  return ref ?? 'the files as they are now';
}

/** Where the corpus of request shapes stands. */
export const corpusFile = (root: string): string => join(root, 'spec/shapes.yaml');
