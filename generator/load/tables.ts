import type { Place } from './place.ts';
import type { Path, YamlFile } from './yaml.ts';

/** One row of a table. Its columns have been held against their type in rows.tsp, unless a check says otherwise. */
export interface Row {
  readonly key: string;
  readonly columns: Readonly<Record<string, unknown>>;

  /** Place of the row's key. */
  readonly place: Place;

  /** Place of a value in the row: `row.placeOf('fallbacks', 1)`. */
  placeOf(...path: Path): Place;

  /** Place of a column's name: `row.placeOfColumn('fallbacks')`. */
  placeOfColumn(...path: Path): Place;
}

/** One file of spec/catalog. */
export interface Table {
  /** The file's name without its ending: `aliases`. */
  readonly name: string;

  /** Relative to the repository. */
  readonly file: string;

  /** In the order of the file. */
  readonly rows: ReadonlyMap<string, Row>;
}

/** The rows of spec/catalog/*.yaml by the table's name, in the order of `Tables` in rows.tsp. */
export type Tables = ReadonlyMap<string, Table>;

/** The table in a file that holds a mapping of rows; a row that is no mapping has no columns. */
export function tableIn(name: string, yaml: YamlFile): Table {
  const rows = new Map<string, Row>();
  for (const [key, columns] of Object.entries(asMapping(yaml.data))) {
    rows.set(key, {
      key,
      columns: asMapping(columns),
      place: yaml.placeOfKey([key]),
      placeOf: (...path) => yaml.placeOf([key, ...path]),
      placeOfColumn: (...path) => yaml.placeOfKey([key, ...path]),
    });
  }
  return { name, file: yaml.file, rows };
}

/** The rows of a table. */
export function rowsOf(tables: Tables, name: string): ReadonlyMap<string, Row> {
  const table = tables.get(name);
  if (table === undefined) throw new Error(`there is no table ${name}`);
  return table.rows;
}

/** A row that a check has proved to be there. */
export function rowOf(tables: Tables, name: string, key: string): Row {
  const row = rowsOf(tables, name).get(key);
  if (row === undefined) throw new Error(`${name}.yaml has no row ${key}`);
  return row;
}

function asMapping(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
