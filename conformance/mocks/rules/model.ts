import { aliases } from '@polywire/generated/catalog/aliases.ts';
import { groups } from '@polywire/generated/catalog/groups.ts';
import type { Alias, Group } from '@polywire/generated/catalog/rows.ts';

/** A model of the catalogue, as its provider knows it. */
export interface Model {
  /** Row of providers.yaml. */
  readonly kind: string;
  readonly alias: Alias;

  /** Row key of groups.yaml, and the row with what the alias overrides; null: the model cannot chat. */
  readonly groupName: string | null;
  readonly group: Group | null;
}

/** By the neutral id of the tables. Null: a model that only a deployment knows, of which nothing can be judged. */
export function modelOf(id: string): Model | null {
  const alias: Alias | undefined = Object.values(aliases).find((row) => row.provider_model === id);
  if (alias === undefined) return null;
  const groupName = alias.group ?? null;
  const row = groupName === null ? undefined : (groups as Readonly<Record<string, Group>>)[groupName];
  const group = row === undefined ? null : { ...row, ...alias.override };
  return { kind: group?.provider ?? alias.provider ?? '', alias, groupName, group };
}
