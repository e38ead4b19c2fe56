import { aliases } from '@polywire/generated/catalog/aliases.ts';
import { groups, type GroupName } from '@polywire/generated/catalog/groups.ts';
import { providers, type ProviderName } from '@polywire/generated/catalog/providers.ts';
import type { Alias, Group, Provider } from '@polywire/generated/catalog/rows.ts';

/** A model that stands for its group. */
export interface GroupModel {
  readonly alias: string;
  readonly row: Alias;
  readonly groupName: GroupName;
  readonly group: Group;
  readonly provider: Provider;
}

/** For each group, in catalogue order, its first alias that changes no column of the group. */
export const groupModels: readonly GroupModel[] = (Object.keys(groups) as GroupName[]).map((groupName) => {
  const found = Object.entries<Alias>(aliases).find(([, row]) => row.group === groupName && row.override === undefined);
  if (found === undefined) throw new Error(`every alias of ${groupName} is overridden`);
  const group: Group = groups[groupName];
  const [alias, row] = found;
  return { alias, row, groupName, group, provider: providers[group.provider as ProviderName] };
});

/** The name that a reply gives to the model that served (seed 000, "Model addressing" 2 and 3). */
export function servingName({ alias, row }: GroupModel): string {
  return row.echo ? alias : row.provider_model;
}

/** For each wire that a provider speaks, the first of those. */
export const wireModels: readonly GroupModel[] = [
  ...Map.groupBy(groupModels, ({ provider }) => provider.wire).values(),
].flatMap(([first]) => first ?? []);
