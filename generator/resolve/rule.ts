import type { Row } from '../load/tables.ts';
import { mapping } from '../load/cells.ts';

/** How the decision for a parameter follows from columns: `DecisionRule` of spec/catalog/rows.tsp. */
export type DecisionRule = FlagRule | MemberRule | RangeRule | LadderRule | ChoiceRule | FormatRule;

export interface FlagRule {
  readonly from: 'flag';
  readonly column: string;
  readonly rule: string;
}

export interface MemberRule {
  readonly from: 'member';
  readonly column: string;
  readonly rule: string;
  readonly gives_way?: { readonly to: string; readonly where: string; readonly rule: string };
}

export interface RangeRule {
  readonly from: 'range';
  readonly floor: string;
  readonly ceiling: string;
  readonly rule: string;
}

export interface LadderRule {
  readonly from: 'ladder';
  readonly levels: string;
  readonly default: string;
  readonly rule: string;
}

export interface ChoiceRule {
  readonly from: 'choice';
  readonly named: string;
  readonly required: string;
  readonly none: string;
  readonly rule: string;
}

export interface FormatRule {
  readonly from: 'format';

  /** Of each `type` the column that says whether the model honours it. */
  readonly types: Readonly<Record<string, string>>;
  readonly error: string;
  readonly rule: string;
}

/** The rule in a row of parameters.yaml, whose columns have been checked; null where the parameter has no meaning for models. */
export function ruleOf(parameter: Row): DecisionRule | null {
  return mapping(parameter, 'decision') as DecisionRule | null;
}
