import { aliases } from '@polywire/generated/catalog/aliases.ts';
import { groups } from '@polywire/generated/catalog/groups.ts';
import type { Alias, Group } from '@polywire/generated/catalog/rows.ts';
import { columns } from './columns.ts';

const heads = ['model', 'provider', 'effort', 'max output', 'context'] as const;

/** Every alias with what a caller asks first, in catalogue order, as lines of equal columns. */
export function modelTable(): readonly string[] {
  return columns([heads, ...Object.entries<Alias>(aliases).map(([name, alias]) => row(name, alias))]);
}

function row(name: string, alias: Alias): readonly string[] {
  const group = (groups as Readonly<Record<string, Group>>)[alias.group ?? ''];
  if (group === undefined) return [name, alias.provider ?? '', `(${alias.kind})`, '', ''];
  return [
    name,
    group.provider,
    group.effort_levels.join(' ') || (group.default_reasoning_effort ?? '-'),
    group.max_output === null ? '-' : String(group.max_output),
    group.context === null ? '-' : String(group.context),
  ];
}
