import { limits as table, type LimitName } from '@polywire/generated/catalog/limits.ts';

/** Every limit in its row's unit, as this deployment has it. */
export type Limits = Readonly<Record<LimitName, number>>;

/** The table's values, lowered where the deployment file says so. */
export function limitsOf(lowered: Readonly<Partial<Record<string, number>>> = {}): Limits {
  const names = Object.keys(table) as LimitName[];
  return Object.fromEntries(names.map((name) => [name, lowered[name] ?? table[name].value])) as Record<
    LimitName,
    number
  >;
}
