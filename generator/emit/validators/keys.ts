import { flag } from '../../load/cells.ts';
import { rowsOf, type Tables } from '../../load/tables.ts';
import { mapSchema, type Schema } from '../document/schema.ts';

/** What `x-polywire-keys` says of a mapping: its keys are rows of a table. */
interface Keys {
  /** Name of the table. */
  readonly table: string;

  /** Only rows whose column of this name is true. */
  readonly where?: string;

  /** One more key. */
  readonly also?: string;
}

/** The schema with the names that its mappings may have, from the tables. */
export function withKeys(schema: Schema, tables: Tables): Schema {
  return mapSchema(schema, (inner) => {
    const keys = inner['x-polywire-keys'] as Keys | undefined;
    if (keys === undefined) return inner;
    const { table, where, also } = keys;
    const names = [...rowsOf(tables, table).values()]
      .filter((row) => where === undefined || flag(row, where))
      .map(({ key }) => key);
    return { ...inner, propertyNames: { enum: also === undefined ? names : [...names, also] } };
  });
}
