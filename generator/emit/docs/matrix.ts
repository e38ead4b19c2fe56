import { integer, list, text } from '../../load/cells.ts';
import { rowOf, rowsOf } from '../../load/tables.ts';
import type { Row } from '../../load/tables.ts';
import type { Spec } from '../../model.ts';
import type { Decision } from '../../resolve/decision.ts';
import type { Plan } from '../../resolve/plan.ts';
import { ruleOf } from '../../resolve/rule.ts';
import { decisionText } from './decisions.ts';

/** Whether a model has a capability; `partly`: in some ways, or always in one way. */
export type Has = 'yes' | 'partly' | 'no';

/** A capability of a model: what a cell of the matrix shows. */
export interface Ability {
  readonly has: Has;

  /** In a few words. */
  readonly says: string;
}

/** Models that can do the same: a row of the matrix. */
export interface MatrixRow {
  readonly group: string;
  readonly provider: string;
  readonly aliases: readonly {
    readonly name: string;
    readonly shown: string;
    readonly created: string;
    readonly pinned: boolean;
  }[];
  readonly efforts: readonly string[];
  readonly effort: string | null;

  /** Tokens; null: not listed. */
  readonly context: number | null;
  readonly output: number | null;

  /** Micro-USD per million tokens. */
  readonly price: { readonly input: number; readonly cached: number; readonly output: number };

  /** In the order of `abilities`. */
  readonly abilities: readonly Ability[];
}

/** What the page of the capability matrix shows. */
export interface Matrix {
  /** Names of the columns. */
  readonly abilities: readonly string[];

  /** Effort levels, weakest first. */
  readonly levels: readonly string[];
  readonly rows: readonly MatrixRow[];
}

export function matrixOf(spec: Spec, levels: readonly string[]): Matrix {
  const rows = [...rowsOf(spec.tables, 'groups').values()].flatMap((group) => rowsOfGroup(spec, group));
  const names = rows.map(({ named }) => named.keys().toArray())[0] ?? [];
  return {
    abilities: names,
    levels,
    rows: rows.map(({ row, named }) => ({ ...row, abilities: names.flatMap((name) => named.get(name) ?? []) })),
  };
}

/** The aliases of a group that have the same plan, in one row. */
function rowsOfGroup({ tables, plans }: Spec, group: Row) {
  const same = Map.groupBy(
    [...plans.values()].filter((plan) => plan.group === group.key),
    (plan) => JSON.stringify([...abilitiesOf(tables, plan)]),
  );
  return [...same.values()].flatMap((members) => {
    const [plan] = members;
    if (plan === undefined) return [];
    const price = rowOf(tables, 'prices', group.key);
    return [
      {
        named: abilitiesOf(tables, plan),
        row: {
          group: group.key,
          provider: plan.provider,
          aliases: members.map(({ alias }) => aliasOf(rowOf(tables, 'aliases', alias))),
          efforts: list(group, 'effort_levels'),
          effort: text(group, 'default_reasoning_effort') || null,
          context: integer(group, 'context'),
          output: integer(group, 'max_output'),
          price: {
            input: integer(price, 'input') ?? 0,
            cached: integer(price, 'cached_input') ?? 0,
            output: integer(price, 'output') ?? 0,
          },
        },
      },
    ];
  });
}

function aliasOf(alias: Row): MatrixRow['aliases'][number] {
  const [name, shown, created] = [alias.key, text(alias, 'display_name'), text(alias, 'created')];
  return { name, shown, created, pinned: alias.columns['pinned'] === true };
}

/** By name: one for each parameter, or for each way in which a parameter is decided, and one for each tool. */
function abilitiesOf(tables: Spec['tables'], plan: Plan): ReadonlyMap<string, Ability> {
  const abilities = new Map<string, Ability>();
  for (const [name, decision] of Object.entries(plan.parameters)) {
    const rule = ruleOf(rowOf(tables, 'parameters', name));
    if (rule?.from !== 'format') abilities.set(name, abilityOf(decision));
    else for (const type of Object.keys(rule.types)) abilities.set(`${name} ${type}`, formatAbility(decision, type));
  }
  for (const [kind, runs] of Object.entries(plan.tools)) {
    abilities.set(kind, { has: runs === 'drop' ? 'no' : 'yes', says: runs === 'drop' ? 'not offered' : runs });
  }
  return abilities;
}

function abilityOf(decision: Decision): Ability {
  const says = decisionText(decision).replaceAll('**', '');
  switch (decision.do) {
    case 'pass':
      return { has: 'yes', says: 'sent on as it is' };
    case 'drop':
      return decision.beside === undefined ? { has: 'no', says: 'left out, and named' } : { has: 'partly', says };
    case 'pin':
    case 'downgrade':
      return { has: 'partly', says };
    case 'ladder':
    case 'clamp':
    case 'refuse':
      return { has: 'yes', says };
  }
}

function formatAbility(decision: Decision, type: string): Ability {
  const refused = decision.do === 'refuse' && decision.types.includes(type);
  return refused ? { has: 'no', says: 'refused with 400' } : { has: 'yes', says: 'honoured' };
}
