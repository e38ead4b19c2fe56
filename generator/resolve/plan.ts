import type { Row, Tables } from '../load/tables.ts';
import { rowsOf } from '../load/tables.ts';
import { flag, text } from '../load/cells.ts';
import { droppedContent, toolDecisions } from './content.ts';
import type { Decision, ToolDecision } from './decision.ts';
import { cell, modelOf } from './model.ts';
import { decide } from './parameters.ts';
import { ruleOf } from './rule.ts';

/** All that a turn needs to know on its way to one alias: `Plan` of spec/catalog/plan.tsp. Flat: nothing is left to look up. */
export interface Plan {
  readonly alias: string;
  readonly group: string;
  readonly provider: string;
  readonly wire: string;

  /** One decision for every canonical parameter, in the order of parameters.yaml. */
  readonly parameters: Readonly<Record<string, Decision>>;
  readonly tools: Readonly<Record<string, ToolDecision>>;
  readonly dropped_content: Readonly<Record<string, readonly string[]>>;
  readonly verbatim: boolean;
  readonly web_tool_choice: string;
  readonly mcp_blocked_tools: boolean;
  readonly truncated_tool_calls: string;
  readonly tool_schema: string;
}

/** One plan for each chat alias, in the order of aliases.yaml. The tables have been checked. */
export function plansOf(tables: Tables, chatWires: readonly string[]): ReadonlyMap<string, Plan> {
  const plans = new Map<string, Plan>();
  for (const [name, alias] of rowsOf(tables, 'aliases')) {
    if (text(alias, 'kind') === 'chat') plans.set(name, planOf(tables, alias, chatWires));
  }
  return plans;
}

function planOf(tables: Tables, alias: Row, chatWires: readonly string[]): Plan {
  const model = modelOf(tables, alias);
  const parameters: Record<string, Decision> = {};
  for (const [name, parameter] of rowsOf(tables, 'parameters')) {
    const rule = ruleOf(parameter);
    if (rule !== null) parameters[name] = decide(parameter, rule, model);
  }
  const subset = [model.provider, model.group].some((row) => text(row, 'tool_schema') === 'subset');
  return {
    alias: alias.key,
    group: model.group.key,
    provider: model.provider.key,
    wire: text(model.provider, 'wire'),
    parameters,
    tools: toolDecisions(tables, model),
    dropped_content: droppedContent(tables, model, chatWires),
    verbatim: flag(model.provider, 'verbatim'),
    web_tool_choice: text(model.provider, 'web_tool_choice'),
    mcp_blocked_tools: flag(model.provider, 'mcp_blocked_tools'),
    truncated_tool_calls: String(cell(model, 'truncated_tool_calls')),
    tool_schema: subset ? 'subset' : 'full',
  };
}
