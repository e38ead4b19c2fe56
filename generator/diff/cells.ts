import type { Place } from '../load/place.ts';
import type { Row, Tables } from '../load/tables.ts';

/** A row that is in one of two tables alone, or a column whose value differs. */
export type CellChange = RowChange | ColumnChange;

export interface RowChange {
  readonly kind: 'added' | 'removed';
  readonly table: string;
  readonly row: Row;
  readonly place: Place;
}

export interface ColumnChange {
  readonly kind: 'changed';
  readonly table: string;
  readonly row: Row;
  readonly column: string;

  /** Undefined: it was not there, or is not any more. */
  readonly before: unknown;
  readonly after: unknown;
  readonly place: Place;
}

/** Every difference between the rows of two sets of tables, in the order of the newer. The order of rows is none. */
export function* cellChanges(before: Tables, after: Tables): Iterable<CellChange> {
  for (const name of new Set([...after.keys(), ...before.keys()])) {
    const [old, now] = [before.get(name)?.rows ?? noRows, after.get(name)?.rows ?? noRows];
    for (const [key, row] of now) {
      const was = old.get(key);
      if (was === undefined) yield { kind: 'added', table: name, row, place: row.place };
      else yield* columnChanges(name, was, row);
    }
    for (const [key, row] of old) {
      if (!now.has(key)) yield { kind: 'removed', table: name, row, place: row.place };
    }
  }
}

function* columnChanges(table: string, was: Row, row: Row): Iterable<ColumnChange> {
  for (const column of new Set([...Object.keys(row.columns), ...Object.keys(was.columns)])) {
    const [before, after] = [was.columns[column], row.columns[column]];
    if (same(before, after)) continue;
    const place = after === undefined ? was.placeOfColumn(column) : row.placeOf(column);
    yield { kind: 'changed', table, row, column, before, after, place };
  }
}

/** Whether two cells say the same. The tables are plain data, written in the order of their columns. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

const noRows: ReadonlyMap<string, Row> = new Map();
