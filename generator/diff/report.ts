import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { NamedEmitter } from '../emit/index.ts';
import { loadApi } from '../load/openapi.ts';
import { problemText } from '../load/place.ts';
import type { Problem } from '../load/place.ts';
import { fileOf } from '../load/sources.ts';
import type { Sources } from '../load/sources.ts';
import { tableIn } from '../load/tables.ts';
import type { Tables } from '../load/tables.ts';
import { parseYaml } from '../load/yaml.ts';
import type { OutputFile, Spec } from '../model.ts';
import { readSpec } from '../spec.ts';
import type { Change } from './change.ts';
import { diffRows, diffSpecs } from './diff.ts';
import { corpusFile, sourcesAt, versionText } from './versions.ts';
import type { Versions } from './versions.ts';

/** All that the generator knows of a change of the tables; `polywire catalog diff` adds what becomes of requests. */
export interface DiffReport {
  readonly from: string;
  readonly to: string;

  /** False: the older tables have not the row types of today, so that rows are compared and nothing follows from them. */
  readonly resolved: boolean;

  /** Why they could not be resolved. */
  readonly misfits: readonly string[];
  readonly changes: readonly Change[];

  /** Files below generated/ that the change changes; null: not known. */
  readonly files: readonly string[] | null;

  /** The request shapes of spec/shapes.yaml as they stand there. */
  readonly shapes: unknown;
}

/** The tables of the newer version contradict themselves. */
export class SpecProblems extends Error {
  constructor(problems: readonly Problem[]) {
    super(problems.map(problemText).join('\n'));
  }
}

/**
 * Compares two versions of the tables with the TypeSpec and the generator of today. Writes the catalogue of each to the
 * folders before/ and after/ of `into`, so that requests can be adapted with both. Throws SpecProblems.
 */
export async function reportDiff(
  root: string,
  versions: Versions,
  emitters: readonly NamedEmitter[],
  into: string | null,
): Promise<DiffReport> {
  const [old, now] = await Promise.all([sourcesAt(root, versions.from), sourcesAt(root, versions.to)]);
  const { documents, problems } = await loadApi(root, join(root, 'spec/main.tsp'));
  if (problems.length > 0) throw new SpecProblems(problems);
  const [before, after] = [readSpec(documents, old), readSpec(documents, now)];
  if (after.problems !== undefined) throw new SpecProblems(after.problems);

  const named = { from: versions.from, to: versionText(versions.to), shapes: await readShapes(root) };
  if (before.problems !== undefined) {
    const changes = diffRows(tablesIn(old), tablesIn(now));
    return { ...named, resolved: false, misfits: before.problems.map(problemText), changes, files: null };
  }
  const made = emitters.filter(({ reads }) => reads === 'everything');
  const [was, is] = [await filesOf(before.spec, made), await filesOf(after.spec, made)];
  if (into !== null) {
    await write(join(into, 'before'), was);
    await write(join(into, 'after'), is);
  }
  const changes = diffSpecs(before.spec, after.spec);
  return { ...named, resolved: true, misfits: [], changes, files: differing(was, is) };
}

async function readShapes(root: string): Promise<unknown> {
  return parse(await readFile(corpusFile(root), 'utf8')) as unknown;
}

/** The tables as they stand, whatever their row types were. */
function tablesIn(sources: Sources): Tables {
  return new Map([...sources].map(([name, text]) => [name, tableIn(name, parseYaml(fileOf(name), text))]));
}

async function filesOf(spec: Spec, emitters: readonly NamedEmitter[]): Promise<readonly OutputFile[]> {
  const files: OutputFile[] = [];
  for (const { emit } of emitters) files.push(...(await emit(spec)));
  return files;
}

function differing(before: readonly OutputFile[], after: readonly OutputFile[]): readonly string[] {
  const texts = new Map(before.map(({ path, text }) => [path, text]));
  const gone = before.filter(({ path }) => !after.some((file) => file.path === path));
  return [...after.filter(({ path, text }) => texts.get(path) !== text), ...gone].map(({ path }) => path).sort();
}

async function write(folder: string, files: readonly OutputFile[]): Promise<void> {
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
