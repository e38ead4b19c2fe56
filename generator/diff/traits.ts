import type { Model } from '../resolve/model.ts';
import { cell } from '../resolve/model.ts';
import type { Plan } from '../resolve/plan.ts';
import { causeOf } from './cause.ts';
import type { Cause, Models } from './cause.ts';
import type { Verdict } from './level.ts';
import { arrow, valueText } from './words.ts';

/** A part of a plan that is one word: whence it comes, its words from least to most, and what it means for callers. */
interface Trait {
  readonly reads: (model: Model) => unknown;

  /** Null: neither is more than the other. */
  readonly order: readonly unknown[] | null;
  readonly says: string;
  readonly lost: string;
}

const traits: Readonly<Partial<Record<keyof Plan, Trait>>> = {
  verbatim: {
    reads: ({ provider }) => provider.columns['verbatim'],
    order: [false, true],
    says: 'what no table knows is carried as it came',
    lost: 'parts and tools that no table knows do not reach the model any more',
  },
  web_tool_choice: {
    reads: ({ provider }) => provider.columns['web_tool_choice'],
    order: ['none', 'required', 'named'],
    says: 'the narrowest choice of web tools',
    lost: 'a choice that was honoured becomes auto',
  },
  mcp_blocked_tools: {
    reads: ({ provider }) => provider.columns['mcp_blocked_tools'],
    order: [false, true],
    says: 'single tools of an MCP server can be left out',
    lost: 'servers with blocked tools are left out whole',
  },
  truncated_tool_calls: {
    reads: (model) => cell(model, 'truncated_tool_calls'),
    order: null,
    says: 'finish reason of cut-off tool calls',
    lost: 'who reads the finish reason reads another',
  },
  tool_schema: {
    reads: ({ provider, group }) => [provider.columns['tool_schema'], group.columns['tool_schema']],
    order: ['subset', 'full'],
    says: 'schemas of tools',
    lost: 'schemas of tools are rewritten',
  },
};

/** The changes of a plan's single words. */
export function* traitChanges(
  was: Plan,
  plan: Plan,
  models: Models,
): Iterable<Verdict & { readonly says: string; readonly unasked: boolean; readonly cause: Cause }> {
  for (const name of Object.keys(traits) as (keyof typeof traits)[]) {
    const trait = traits[name];
    if (trait === undefined || was[name] === plan[name]) continue;
    const { order, says, lost } = trait;
    const loses = order === null || order.indexOf(plan[name]) < order.indexOf(was[name]);
    yield {
      level: loses ? 'major' : 'minor',
      reason: loses ? lost : 'more is carried or honoured than before',
      unasked: true,
      says: `${says}: ${arrow(valueText(was[name]), valueText(plan[name]))}`,
      cause: causeOf(models, trait.reads, [models.after.group.place]),
    };
  }
}
