import { resolve } from 'node:path';
import { loadApi } from './load/openapi.ts';
import type { OpenAPI3Document } from './load/openapi.ts';
import { readSources } from './load/sources.ts';
import type { Sources } from './load/sources.ts';
import type { Spec } from './model.ts';
import { readSpec } from './spec.ts';

/** The repository, for tests. */
export const root = resolve(import.meta.dirname, '..');

/** The project's own spec, loaded once for each file of tests. */
export interface Project {
  readonly documents: ReadonlyMap<string, OpenAPI3Document>;
  readonly sources: Sources;
}

export async function loadProject(): Promise<Project> {
  const { documents, problems } = await loadApi(root, resolve(root, 'spec/main.tsp'));
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return { documents, sources: await readSources(root) };
}

/** The same tables with one text of one table replaced, which must be there. */
export function edited(sources: Sources, table: string, from: string | RegExp, to: string): Sources {
  const text = sources.get(table) ?? '';
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${table}.yaml has no ${String(from)}`);
  return new Map([...sources, [table, changed]]);
}

/** A spec that is known to be right. */
export function specOf(documents: Project['documents'], sources: Sources): Spec {
  const { spec, problems } = readSpec(documents, sources);
  if (spec === undefined) throw new Error(JSON.stringify(problems));
  return spec;
}
