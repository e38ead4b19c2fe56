import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from './checkout.ts';
import { requestChanges } from './compare.ts';
import type { Outcome } from './outcomes.ts';
import type { TableDiff } from './report.ts';
import { type CatalogDiff, weigh } from './verdict.ts';

/** Compares two versions of the tables; `versions` as git names them. Throws where there is no checkout or version. */
export async function diffCatalog(versions: string): Promise<CatalogDiff> {
  const folder = await mkdtemp(join(tmpdir(), 'polywire-diff-'));
  try {
    const tables = (await ask('generator/diff/cli.ts', '--into', folder, '--', versions)) as TableDiff;
    if (!tables.resolved) return weigh(tables, null);
    const shapes = join(folder, 'shapes.json');
    await writeFile(shapes, JSON.stringify(tables.shapes));
    const outcomes = async (version: string): Promise<readonly Outcome[]> =>
      (await ask('runtime/cli/catalog/requests.ts', join(folder, version), shapes)) as readonly Outcome[];
    const [before, after] = await Promise.all([outcomes('before'), outcomes('after')]);
    return weigh(tables, { changed: requestChanges(before, after), compared: after.length });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
