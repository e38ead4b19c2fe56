import type { Plan } from '@polywire/generated/catalog/rows.ts';
import { cell, explainPlan, type Explanation } from '../adapt/explain.ts';
import { nearest } from '../platform/nearest.ts';
import { chainsIn, type Chain } from './catalog/chains.ts';
import { placeText } from './catalog/report.ts';
import { columns } from './columns.ts';
import { readArguments, UsageError, type Command } from './command.ts';

export const explain: Command = {
  summary: 'what happens to a parameter on the way to a model, and why',
  help: `Usage: polywire explain ALIAS [PARAMETER] [--json]

Says for one parameter of a chat alias, or for all, what the gateway does with it,
and the cell of the catalogue from which that follows: table, row, column (rule).
In a checkout it shows for one parameter every cell that mattered, from the provider
kind over the group to the alias, with file, line and column.

  --json  one JSON array on one line

Exit codes: 0 ok, 1 no such alias or parameter, 2 bad usage.`,

  async run(args) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } }, 2);
    const [alias, parameter] = positionals;
    if (alias === undefined) throw new UsageError('which alias? usage: polywire explain ALIAS [PARAMETER]');
    const plan = await planOf(alias);
    const explanations = select(explainPlan(plan), parameter);
    const chains = parameter === undefined && !values.json ? [] : await chainsIn(alias);
    const chained = explanations.map((explanation) => {
      const chain = chains.find((one) => one.parameter === explanation.parameter);
      return { ...explanation, chain: chain === undefined ? null : { ...chain, stale: isStale(explanation, chain) } };
    });
    if (values.json) console.log(JSON.stringify(chained));
    else console.log([inWords(plan, explanations), ...chained.flatMap(({ chain }) => chainLines(chain))].join('\n'));
  },
};

/** Loads the plans only here: commands are loaded together, and not all of them may have read what is generated. */
async function planOf(alias: string): Promise<Plan> {
  const { plans } = await import('@polywire/generated/catalog/plans.ts');
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

/** Whether the tables say something else than what was generated of them. */
function isStale({ decision }: Explanation, chain: Chain): boolean {
  return JSON.stringify(decision) !== JSON.stringify(chain.decision);
}

/** Provider, group, alias: every cell that mattered, the one that decides marked. */
function chainLines(chain: (Chain & { readonly stale: boolean }) | null): readonly string[] {
  if (chain === null) return [];
  const cells = chain.cells.map(({ table, row, column, value, place, decides }) => [
    `  ${table}`,
    row,
    column,
    JSON.stringify(value),
    placeText(place),
    decides ? '← decides' : '',
  ]);
  const stale = ['spec/ says something else by now: npm run generate'];
  return [...columns(cells), ...(chain.stale ? stale : [])];
}
