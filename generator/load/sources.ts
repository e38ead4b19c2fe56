import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from './place.ts';

/** Texts of the tables by table: `aliases` → the text of spec/catalog/aliases.yaml. */
export type Sources = ReadonlyMap<string, string>;

/** The folder of the tables, relative to the repository. */
export const tablesFolder = 'spec/catalog';

/** Reads every table of a repository. */
export async function readSources(root: string): Promise<Sources> {
  const files = (await readdir(join(root, tablesFolder))).filter((file) => file.endsWith('.yaml')).sort();
  const texts = files.map(
    async (file) => [file.slice(0, -'.yaml'.length), await readFile(join(root, tablesFolder, file), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
}

/** The file of a table, relative to the repository. */
export function fileOf(table: string): string {
  return `${tablesFolder}/${table}.yaml`;
}

/** That each table of rows.tsp has a file, and each file a table. */
export function* sourceProblems(sources: Sources, tables: readonly string[]): Iterable<Problem> {
  for (const table of tables) {
    if (!sources.has(table))
      yield { place: top(table), message: 'there is no such file: rows.tsp has a table of that name' };
  }
  for (const table of sources.keys()) {
    if (!tables.includes(table))
      yield { place: top(table), message: `rows.tsp has no table "${table}": add it to Tables, or delete the file` };
  }
}

function top(table: string): Problem['place'] {
  return { file: fileOf(table), line: 1, column: 1 };
}
