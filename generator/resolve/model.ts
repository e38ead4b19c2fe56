import { rowOf } from '../load/tables.ts';
import type { Row, Tables } from '../load/tables.ts';
import { mapping, text } from '../load/cells.ts';
import type { Provenance } from './decision.ts';

/** The rows that decide for one alias, from the widest to the narrowest. */
export interface Model {
  readonly provider: Row;
  readonly group: Row;
  readonly alias: Row;
}

export function modelOf(tables: Tables, alias: Row): Model {
  const group = rowOf(tables, 'groups', text(alias, 'group'));
  return { alias, group, provider: rowOf(tables, 'providers', text(group, 'provider')) };
}

/** A column of the group, or what the alias puts in its place. */
export function cell(model: Model, column: string): unknown {
  const override = mapping(model.alias, 'override') ?? {};
  return column in override ? override[column] : model.group.columns[column];
}

/** That a column of the group decides, or what the alias puts in its place. */
export function byGroup({ alias, group }: Model, column: string, rule: string): Provenance {
  const overrides = column in (mapping(alias, 'override') ?? {});
  return overrides
    ? { table: 'aliases', row: alias.key, column: `override.${column}`, rule }
    : { table: 'groups', row: group.key, column, rule };
}

/** That a column of the provider kind decides. */
export function byProvider({ provider }: Model, column: string, rule: string): Provenance {
  return { table: 'providers', row: provider.key, column, rule };
}
