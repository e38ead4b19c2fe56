import { aliases, type AliasName } from '@polywire/generated/catalog/aliases.ts';

/** Aliases by what restricts them: their own name, or that of their group. */
const byName: ReadonlyMap<string, readonly AliasName[]> = restrictable();

function restrictable(): Map<string, AliasName[]> {
  const found = new Map<string, AliasName[]>();
  for (const alias of Object.keys(aliases) as AliasName[]) {
    const { group } = aliases[alias];
    found.set(alias, [alias]);
    if (group !== undefined && group !== alias) found.set(group, [...(found.get(group) ?? []), alias]);
  }
  return found;
}

/** The aliases that a restriction takes away: none where it names what the catalogue no longer has. */
export function aliasesOf(model: string): readonly AliasName[] {
  return byName.get(model) ?? [];
}

/** Every alias and every group. */
export function restrictableModels(): readonly string[] {
  return [...byName.keys()];
}
