import { plans } from '@polywire/generated/catalog/plans.ts';
import type { Plan } from '@polywire/generated/catalog/rows.ts';
import { cell, explainPlan, type Explanation } from '../adapt/explain.ts';
import { nearest } from '../platform/nearest.ts';
import { readArguments, UsageError, type Command } from './command.ts';

export const explain: Command = {
  summary: 'what happens to a parameter on the way to a model, and why',
  help: `Usage: polywire explain ALIAS [PARAMETER] [--json]

Says for one parameter of a chat alias, or for all, what the gateway does with it,
and the cell of the catalogue from which that follows: table, row, column (rule).

  --json  one JSON array on one line

Exit codes: 0 ok, 1 no such alias or parameter, 2 bad usage.`,

  run(args) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } }, 2);
    const [alias, parameter] = positionals;
    if (alias === undefined) throw new UsageError('which alias? usage: polywire explain ALIAS [PARAMETER]');
    const plan = planOf(alias);
    const explanations = select(explainPlan(plan), parameter);
    console.log(values.json ? JSON.stringify(explanations) : inWords(plan, explanations));
    return Promise.resolve();
  },
};

function planOf(alias: string): Plan {
  const plan = Object.hasOwn(plans, alias) ? (plans as Readonly<Record<string, Plan>>)[alias] : undefined;
  return plan ?? unknown('chat alias', alias, Object.keys(plans));
}

function select(all: readonly Explanation[], parameter: string | undefined): readonly Explanation[] {
  const found = parameter === undefined ? all : all.filter((explanation) => explanation.parameter === parameter);
  if (parameter === undefined || found.length > 0) return found;
  return unknown(
    'parameter',
    parameter,
    all.map((explanation) => explanation.parameter),
  );
}

function unknown(kind: string, name: string, known: readonly string[]): never {
  const meant = nearest(name, known);
  throw new Error(
    `no ${kind} '${name}', ${meant === null ? `known are ${known.join(', ')}` : `did you mean '${meant}'?`}`,
  );
}

function inWords(plan: Plan, explanations: readonly Explanation[]): string {
  const rows = explanations.map(({ parameter, says, decision }) => [parameter, says, cell(decision.because)] as const);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '));
  return [`${plan.alias}: group ${plan.group}, provider ${plan.provider}, ${plan.wire} wire`, ...lines].join('\n');
}
