import type { Place } from '../load/place.ts';
import { rowOf } from '../load/tables.ts';
import type { Row, Tables } from '../load/tables.ts';
import { modelOf } from '../resolve/model.ts';
import type { Model } from '../resolve/model.ts';
import { readsOf } from '../resolve/reads.ts';
import type { ReadCell } from '../resolve/reads.ts';
import { same } from './cells.ts';

/** Whose cells a change of an alias's plan follows from. */
export interface Cause {
  readonly table: 'providers' | 'groups' | 'aliases' | 'rules';

  /** The row; of a rule that holds for all models: empty. */
  readonly name: string;
  readonly places: readonly Place[];
}

/** The rows of one alias before and after a change. */
export interface Models {
  readonly before: Model;
  readonly after: Model;
}

export function modelsOf(alias: string, before: Tables, after: Tables): Models {
  const at = (tables: Tables): Model => modelOf(tables, rowOf(tables, 'aliases', alias));
  return { before: at(before), after: at(after) };
}

/**
 * The cells that differ of those that `decide` reads: all of the widest row that has any, since narrower ones follow what
 * holds for more models. Where an alias or its group has moved to another row, that is the cause. `rules` are the places of
 * what decides where no cell of the model differs.
 */
export function causeOf({ before, after }: Models, decide: (model: Model) => unknown, rules: readonly Place[]): Cause {
  const { alias, group } = after;
  if (before.group.key !== group.key) return { table: 'aliases', name: alias.key, places: [alias.placeOf('group')] };
  if (before.provider.key !== after.provider.key)
    return { table: 'groups', name: group.key, places: [group.placeOf('provider')] };

  const rowIn = (model: Model, table: ReadCell['table']): Row => model[partOf[table]];
  const differ = [...readsOf(after, decide), ...readsOf(before, decide)].filter(
    ({ table, path }) => !same(valueAt(rowIn(before, table), path), valueAt(rowIn(after, table), path)),
  );
  for (const table of ['providers', 'groups', 'aliases'] as const) {
    const row = rowIn(after, table);
    const paths = new Map(differ.filter((cell) => cell.table === table).map(({ path }) => [path.join('.'), path]));
    if (paths.size > 0)
      return { table, name: row.key, places: [...paths.values()].map((path) => row.placeOf(...path)) };
  }
  return { table: 'rules', name: '', places: rules };
}

const partOf = { providers: 'provider', groups: 'group', aliases: 'alias' } as const;

function valueAt(row: Row, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    row.columns,
  );
}
