import type { Problem } from '../load/place.ts';
import type { JsonSchema } from '../load/schema.ts';
import type { Row, Tables } from '../load/tables.ts';
import type { YamlFile } from '../load/yaml.ts';

/** What a rule may look at. */
export interface Subject {
  readonly tables: Tables;

  /** The files that the tables were read from, by table. */
  readonly files: ReadonlyMap<string, YamlFile>;

  /** Types of spec/catalog/*.tsp. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;

  /** Of each table the name of its rows' type. */
  readonly rowTypes: ReadonlyMap<string, string>;

  /** Wires of spec/wires: `chat`, `search`, … */
  readonly wires: readonly string[];
}

/**
 * One thing that must hold across the tables. A cell of the wrong type has been reported and is undefined here: a rule
 * looks away from it.
 */
export type Rule = (subject: Subject) => Iterable<Problem>;

/** The cells of a row that hold a name, each with its index in a list. */
export function* names(row: Row, column: string): Iterable<readonly [name: string, index: number]> {
  const cell = row.columns[column];
  if (!Array.isArray(cell)) return;
  for (const [index, name] of cell.entries()) if (typeof name === 'string') yield [name, index];
}
