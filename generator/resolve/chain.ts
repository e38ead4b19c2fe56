import { rowOf, rowsOf } from '../load/tables.ts';
import type { Tables } from '../load/tables.ts';
import type { Place } from '../load/place.ts';
import type { Decision } from './decision.ts';
import { modelOf } from './model.ts';
import type { Model } from './model.ts';
import { decide } from './parameters.ts';
import { inOrder, readsOf } from './reads.ts';
import type { ReadCell } from './reads.ts';
import { ruleOf } from './rule.ts';

/** A cell that mattered for a decision. */
export interface ChainCell {
  readonly table: string;
  readonly row: string;

  /** With dots between keys: `override.named_tool_choice`. */
  readonly column: string;
  readonly value: unknown;
  readonly place: Place;

  /** The decision is said to follow from this one: its provenance. */
  readonly decides: boolean;
}

/** How a decision came about. */
export interface Chain {
  readonly alias: string;
  readonly parameter: string;
  readonly decision: Decision;

  /** Provider, group, alias: from the widest row to the narrowest. */
  readonly cells: readonly ChainCell[];
}

/** The chains of a chat alias, of every parameter that has a decision, in canonical order. The tables have been checked. */
export function chainsOf(tables: Tables, aliasName: string): readonly Chain[] {
  const model = modelOf(tables, rowOf(tables, 'aliases', aliasName));
  return [...rowsOf(tables, 'parameters').values()].flatMap((parameter) => {
    const rule = ruleOf(parameter);
    if (rule === null) return [];
    const decision = decide(parameter, rule, model);
    const { because } = decision;
    const reads = readsOf(model, (noting) => decide(parameter, rule, noting));
    const cells = inOrder([...reads, ...reads.flatMap(replaced(model))]).map(({ table, row, path }) => ({
      table,
      row: row.key,
      column: path.join('.'),
      value: path.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], row.columns),
      place: row.placeOf(...path),
      decides: because.table === table && because.row === row.key && because.column === path.join('.'),
    }));
    return [{ alias: aliasName, parameter: parameter.key, decision, cells }];
  });
}

/** The cell of the group that a cell of its alias stands in the place of. */
function replaced({ group }: Model): (cell: ReadCell) => readonly ReadCell[] {
  return ({ table, path: [mapping, column] }) =>
    table === 'aliases' && mapping === 'override' && column !== undefined
      ? [{ table: 'groups', row: group, path: [column] }]
      : [];
}
