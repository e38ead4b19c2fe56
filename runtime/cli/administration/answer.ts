import { columns } from '../columns.ts';

/** Prints a list: as a table, or as one line of JSON. */
export function printList<Row>(
  json: boolean,
  rows: readonly Row[],
  heads: readonly string[],
  cellsOf: (row: Row) => readonly string[],
): void {
  if (json) printJson(rows);
  else for (const line of columns([heads, ...rows.map(cellsOf)])) console.log(line);
}

/** Prints one thing: in words, or as one line of JSON. */
export function print(json: boolean, value: unknown, inWords: () => readonly string[]): void {
  if (json) printJson(value);
  else for (const line of inWords()) console.log(line);
}

/** Amounts as numbers where they are whole in one, else as a string of digits. */
function printJson(value: unknown): void {
  const plain = (_: string, part: unknown): unknown => {
    if (typeof part !== 'bigint') return part;
    return part <= Number.MAX_SAFE_INTEGER && part >= Number.MIN_SAFE_INTEGER ? Number(part) : String(part);
  };
  console.log(JSON.stringify(value, plain));
}

/** A time to the second, as a person reads it; `-` where there is none. */
export function time(iso: string | null): string {
  return iso === null ? '-' : iso.replace('T', ' ').replace(/\..*$/, 'Z');
}
