import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { OutputFile } from '../model.ts';

/** How the files below generated/ differ from what the emitters made. Paths are relative to generated/, sorted. */
export interface Drift {
  /** Made, but not there. */
  readonly missing: readonly OutputFile[];

  /** There, with other bytes. */
  readonly changed: readonly OutputFile[];

  /** There, but made by no emitter. */
  readonly stray: readonly string[];
}

/** Files that a person keeps in generated/, and what npm and Python put there. */
const kept = /^(package\.json|README\.md|node_modules(\/.*)?|(.*\/)?__pycache__\/.*)$/;

/** Compares what is in a folder with what should be. */
export async function driftOf(folder: string, files: readonly OutputFile[]): Promise<Drift> {
  const present = new Set(await filesIn(folder));
  const compared = await Promise.all(
    files.map(async (file) => ({
      file,
      state: !present.has(file.path)
        ? 'missing'
        : (await readFile(join(folder, file.path), 'utf8')) === file.text
          ? 'equal'
          : 'changed',
    })),
  );
  const made = new Set(files.map(({ path }) => path));
  return {
    missing: compared.filter(({ state }) => state === 'missing').map(({ file }) => file),
    changed: compared.filter(({ state }) => state === 'changed').map(({ file }) => file),
    stray: [...present].filter((path) => !made.has(path) && !kept.test(path)).sort(),
  };
}

/** One line for each file that drifts. */
export function driftText({ missing, changed, stray }: Drift): readonly string[] {
  return [
    ...missing.map(({ path }) => `generated/${path}: missing`),
    ...changed.map(({ path }) => `generated/${path}: differs from spec/`),
    ...stray.map((path) => `generated/${path}: nothing in spec/ makes it`),
  ].sort();
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => !path.startsWith('node_modules/'));
}
