import { type AliasName, aliases } from '@polywire/generated/catalog/aliases.ts';
import { type GroupName, groups } from '@polywire/generated/catalog/groups.ts';
import { type ProviderName, providers } from '@polywire/generated/catalog/providers.ts';
import type { Group } from '@polywire/generated/catalog/rows.ts';
import type { Answer, Service, Target } from '../codec.ts';

/** For tests: the target that a chat alias of the catalogue is. Ids count up from 1, the time stands still. */
export function aliasTarget(alias: AliasName): Target {
  const { group, provider_model } = aliases[alias] as { group?: GroupName; provider_model: string };
  if (group === undefined) throw new Error(`${alias} is not a chat alias`);
  const row: Group = groups[group];
  const provider = row.provider as ProviderName;
  return target(alias, provider_model, group, row, provider);
}

/** For tests: a model of a provider kind that no alias routes to, with the capabilities of some group. */
export function providerTarget(provider: ProviderName, group: GroupName): Target {
  return target(group, `${group}-model`, group, groups[group], provider);
}

function target(alias: string, model: string, groupName: string, group: Group, providerName: ProviderName): Target {
  let ids = 0;
  return {
    alias,
    model,
    groupName,
    group,
    providerName,
    provider: providers[providerName],
    now: 1_780_000_000,
    newId: () => String((ids += 1)),
  };
}

/** For tests: what a caller is told beside the reply; no `service` field unless one is given. */
export function exampleAnswer<Asked>(asked: Asked, target: Target, service: Service | null = null): Answer<Asked> {
  return {
    asked,
    model: target.alias,
    id: 'abc',
    created: target.now,
    service: () => service,
    provider: target.provider,
  };
}
