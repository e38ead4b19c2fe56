import { aliases } from '@polywire/generated/catalog/aliases.ts';
import { groups } from '@polywire/generated/catalog/groups.ts';
import type { Alias, Group, ModelsCall } from '@polywire/generated/catalog/rows.ts';
import type { JsonObject } from '../json.ts';

/** The list of a kind's models, by the ids that the catalogue knows, as its wire writes it. */
export function models(kind: string, { list, id, prefix = '' }: ModelsCall): JsonObject {
  const own = Object.values<Alias>(aliases).filter((alias) => kindOf(alias) === kind);
  return { [list]: own.map((alias) => ({ [id]: prefix + alias.provider_model })) };
}

function kindOf({ provider, group }: Alias): string | undefined {
  return provider ?? (groups as Readonly<Record<string, Group>>)[group ?? '']?.provider;
}
