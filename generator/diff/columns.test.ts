import { beforeAll, expect, it } from 'vitest';
import { rowTypes, schemasOf } from '../load/schema.ts';
import { loadProject } from '../testing.ts';
import type { Project } from '../testing.ts';
import { columnJudges } from './columns.ts';

let project: Project;
beforeAll(async () => {
  project = await loadProject();
}, 90_000);

it('Every column of every table is judged, and no other', () => {
  const catalog = project.documents.get('Catalog');
  if (catalog === undefined) throw new Error('no catalogue');
  const schemas = schemasOf(catalog);
  const columns = [...rowTypes(catalog)].map(([table, type]) => named(table, schemas[type]?.properties ?? {}));
  const judged = Object.entries(columnJudges).map(([table, judges]) => named(table, judges));
  expect(judged.sort()).toEqual(columns.sort());
});

function named(table: string, columns: object): string {
  return `${table}: ${Object.keys(columns).sort().join(' ')}`;
}
