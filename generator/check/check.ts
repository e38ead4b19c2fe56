import { rowTypes, schemasOf } from '../load/schema.ts';
import type { OpenAPI3Document } from '../load/openapi.ts';
import { inReadingOrder } from '../load/place.ts';
import type { Problem } from '../load/place.ts';
import type { Row, Table, Tables } from '../load/tables.ts';
import type { YamlFile } from '../load/yaml.ts';
import { columnProblems } from './columns.ts';
import type { ColumnProblem } from './columns.ts';
import { rules } from './rules/index.ts';

/** Every problem of the tables at once, in reading order; none if they may be resolved. */
export function check(
  documents: ReadonlyMap<string, OpenAPI3Document>,
  catalog: OpenAPI3Document,
  tables: Tables,
  files: ReadonlyMap<string, YamlFile>,
): readonly Problem[] {
  const subject = {
    files,
    schemas: schemasOf(catalog),
    rowTypes: rowTypes(catalog),
    wires: [...documents.keys()]
      .filter((name) => name.startsWith('Wires.'))
      .map((name) => name.slice('Wires.'.length).toLowerCase()),
  };
  const broken = [...columnProblems(subject)];
  const sound = withoutBroken(tables, broken);
  const across = rules.flatMap((rule) => [...rule({ ...subject, tables: sound })]);
  return inReadingOrder([...broken.map(({ problem }) => problem), ...across]);
}

/** The same tables, in which a cell of the wrong type is there but undefined. */
function withoutBroken(tables: Tables, broken: readonly ColumnProblem[]): Tables {
  const clean = (table: Table, row: Row): Row => {
    const bad = broken
      .filter((one) => one.table === table.name && one.key === row.key)
      .flatMap(({ column }) => column ?? []);
    if (bad.length === 0) return row;
    return { ...row, columns: { ...row.columns, ...Object.fromEntries(bad.map((column) => [column, undefined])) } };
  };
  return new Map(
    [...tables].map(([name, table]) => [
      name,
      { ...table, rows: new Map([...table.rows].map(([key, row]) => [key, clean(table, row)])) },
    ]),
  );
}
