import { check } from './check/check.ts';
import type { OpenAPI3Document } from './load/openapi.ts';
import { inReadingOrder } from './load/place.ts';
import type { Problem } from './load/place.ts';
import { rowTypes, schemasOf } from './load/schema.ts';
import { fileOf, sourceProblems } from './load/sources.ts';
import type { Sources } from './load/sources.ts';
import { tableIn } from './load/tables.ts';
import { parseYaml } from './load/yaml.ts';
import type { YamlFile } from './load/yaml.ts';
import type { Spec } from './model.ts';
import { plansOf } from './resolve/plan.ts';

/** A spec that emitters may read, or everything that is wrong with it. */
export type Read =
  { readonly spec: Spec; readonly problems?: never } | { readonly spec?: never; readonly problems: readonly Problem[] };

/** Tables as they were read last: a watching generator reads the one that was edited. */
const read = new Map<string, { readonly text: string; readonly file: YamlFile }>();

function fileIn(name: string, text: string): YamlFile {
  const known = read.get(name);
  if (known?.text === text) return known.file;
  const file = parseYaml(fileOf(name), text);
  read.set(name, { text, file });
  return file;
}

/** Checks and resolves what was loaded. Pure; `done` hears of each phase that has ended. */
export function readSpec(
  documents: ReadonlyMap<string, OpenAPI3Document>,
  sources: Sources,
  done: (phase: string) => void = () => undefined,
): Read {
  const catalog = documents.get('Catalog');
  if (catalog === undefined) throw new Error('spec/ has no service Polywire.Catalog');
  const names = [...rowTypes(catalog).keys()];
  const files = new Map(names.map((name) => [name, fileIn(name, sources.get(name) ?? '')]));
  const unreadable = [...sourceProblems(sources, names), ...[...files.values()].flatMap(({ problems }) => problems)];
  done('read');
  if (unreadable.length > 0) return { problems: inReadingOrder(unreadable) };

  const tables = new Map([...files].map(([name, file]) => [name, tableIn(name, file)]));
  const problems = check(documents, catalog, tables, files);
  done('check');
  if (problems.length > 0) return { problems };

  const plans = plansOf(tables, (schemasOf(catalog)['ChatWire']?.enum ?? []).map(String));
  done('resolve');
  return { spec: { documents, tables, plans } };
}
