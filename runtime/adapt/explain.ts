import type { ClampDecision, Decision, DowngradeDecision, Plan, Provenance } from '@polywire/generated/catalog/rows.ts';

/** One decision of a plan, with the cell it follows from, and in words. */
export interface Explanation {
  readonly alias: string;
  readonly parameter: string;
  readonly decision: Decision;

  /** What happens to the parameter, as a phrase. */
  readonly says: string;
}

/** Every decision of the plan, in canonical order. */
export function explainPlan(plan: Plan): readonly Explanation[] {
  return Object.entries(plan.parameters).map(([parameter, decision]) => ({
    alias: plan.alias,
    parameter,
    decision,
    says: phrase(decision),
  }));
}

/** `groups A-small sampling (adaptation 7)`. */
export function cell({ table, row, column, rule }: Provenance): string {
  return `${table} ${row} ${column} (${rule})`;
}

function phrase(decision: Decision): string {
  switch (decision.do) {
    case 'pass':
      return 'sent on as it stands';
    case 'drop':
      return decision.beside === undefined
        ? 'dropped and named'
        : `dropped and named when ${decision.beside} is sent too`;
    case 'clamp':
      return bounded(decision);
    case 'ladder':
      return `set onto ${decision.levels.join(', ')}; an unknown level becomes ${decision.default}`;
    case 'pin':
      return `always ${decision.value}`;
    case 'downgrade':
      return downgraded(decision);
    case 'refuse':
      return `refused with ${decision.error} when its type is ${decision.types.join(' or ')}`;
  }
}

function bounded({ floor, ceiling }: ClampDecision): string {
  const bounds = [
    floor === null ? null : `raised to at least ${floor}`,
    ceiling === null ? null : `lowered to at most ${ceiling}`,
  ];
  return bounds.filter((bound) => bound !== null).join(', ');
}

function downgraded(decision: DowngradeDecision): string {
  const changes = [
    decision.named === 'auto' ? 'a named tool becomes auto' : null,
    decision.required === 'auto' ? 'required becomes auto' : null,
    decision.none === 'drop_tools' ? 'none is honoured by dropping the tools' : null,
  ].filter((change) => change !== null);
  return changes.length === 0 ? 'sent on as it stands' : changes.join('; ');
}
