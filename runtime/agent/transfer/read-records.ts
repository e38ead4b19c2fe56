import { newId } from '../ids.ts';
import { type Column, type Referable, wrongWith } from './columns.ts';
import { malformed } from './malformed.ts';
import type { Table } from './tables.ts';

/** New ids, by those of the archive. */
export class NewIds {
  private readonly ids: Readonly<Record<Referable, Map<string, string>>> = {
    conversation: new Map(),
    response: new Map(),
    scratchpad: new Map(),
  };

  /** Of skills, by name. */
  readonly skills: ReadonlyMap<string, string>;

  constructor(skills: ReadonlyMap<string, string>) {
    this.skills = skills;
  }

  /** False: another record has it. */
  add(table: string, old: string, id: string): boolean {
    const known = this.ids[table as Referable] as Map<string, string> | undefined;
    if (known?.has(old) === true) return false;
    known?.set(old, id);
    return true;
  }

  of(to: Referable, old: string): string | undefined {
    return this.ids[to].get(old);
  }
}

export type Value = string | bigint | null;

/** The row of a record, with new ids. `where` is what complaints call it. Throws AgentError `invalid_request`. */
export function rowFrom(
  { name, prefix, columns, fixed = {} }: Table,
  record: Readonly<Record<string, unknown>>,
  ids: NewIds,
  where: string,
): Record<string, Value> {
  requireColumns(columns, record, where);
  const id = newId(prefix);
  if (!ids.add(name, String(record['id']), id)) throw malformed(`${where}: another record has its id`);
  const row: Record<string, Value> = { ...fixed };
  for (const [field, column] of Object.entries(columns)) {
    const value = column.is === 'id' ? id : taken(column, record[field] ?? null, ids);
    if (value === undefined) throw malformed(`${where}: ${field} names no record of the archive`);
    row[field] = value;
  }
  return row;
}

/** Refuses a record whose fields are not all there, with values as they should be. Throws AgentError. */
export function requireColumns(
  columns: Table['columns'],
  record: Readonly<Record<string, unknown>>,
  where: string,
): void {
  for (const [field, column] of Object.entries(columns)) {
    const wrong = Object.hasOwn(record, field) ? wrongWith(column, record[field]) : 'is missing';
    if (wrong !== null) throw malformed(`${where}: ${field} ${wrong}`);
  }
}

/** A value that was checked, so its type is the column's, as the database has it; undefined: it refers to nothing. */
function taken(column: Column, value: unknown, ids: NewIds): Value | undefined {
  if (value === null) return null;
  switch (column.is) {
    case 'reference':
      return ids.of(column.to, value as string);
    case 'count':
      return BigInt(Number(value));
    case 'flag':
      return value === true ? 1n : 0n;
    case 'json':
      return JSON.stringify(value);
    case 'skills':
      return JSON.stringify((value as string[]).flatMap((name) => ids.skills.get(name) ?? []));
    case 'id':
    case 'text':
    case 'name':
    case 'time':
    case 'choice':
    case 'path':
    case 'sha256':
      return value as string;
  }
}
