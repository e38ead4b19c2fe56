import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The repository that this file is part of; null: it is a published package, which has neither tables nor generator. */
export function checkout(): string | null {
  return existsSync(join(root, 'generator/cli.ts')) && existsSync(join(root, 'spec/catalog')) ? root : null;
}

/** Runs a program of the repository to its end: what it said on stdout, as JSON. Throws what it said on stderr, and where there is no checkout. */
export async function ask(program: string, ...args: readonly string[]): Promise<unknown> {
  const folder = checkout();
  if (folder === null) throw new Error('this needs a checkout of the repository: the published package has no tables');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, program), ...args], {
      maxBuffer: 1 << 28,
    });
    return JSON.parse(stdout) as unknown;
  } catch (error) {
    const { stderr = '' } = error as { readonly stderr?: string };
    throw stderr.trim() === '' ? error : new Error(stderr.trim(), { cause: error });
  }
}
