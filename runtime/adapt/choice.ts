import type { Plan, ToolDecision } from '@polywire/generated/catalog/rows.ts';
import type { Parameters, ToolChoice } from '../turn/parameters.ts';
import type { Tool, WebTool } from '../turn/tool.ts';
import { omit } from './omit.ts';
import type { Notes } from './report.ts';

/** The tools of a turn before and after adaptation, and the plan that says what becomes of those the platform runs. */
export interface Tools {
  readonly offered: readonly Tool[];
  readonly kept: readonly Tool[];
  readonly plan: Plan;
}

/**
 * The parameters that speak of tools, in the light of those that are left. Without any tool neither a choice nor
 * parallel calls are sent; a choice that is forced onto tools which were dropped, or which nobody can force, becomes `auto`, and is named.
 */
export function adaptToolParameters(parameters: Parameters, tools: Tools, notes: Notes): Parameters {
  const choice = parameters.tool_choice;
  const lost = choice !== undefined && (isLost(choice, tools) || isUnforced(choice, tools));
  if (lost) notes.clamp('tool_choice' satisfies keyof Parameters, choice.type, 'auto');
  if (tools.kept.length > 0) return lost ? { ...parameters, tool_choice: { type: 'auto' } } : parameters;
  return withoutKey(withoutKey(parameters, 'tool_choice'), 'parallel_tool_calls');
}

/** Forced, and there were tools that it could have meant, but no longer. */
function isLost(choice: ToolChoice, { offered, kept }: Tools): boolean {
  if (kept.length === offered.length) return false;
  if (choice.type === 'required') return kept.length === 0;
  return choice.type === 'tool' && !kept.some((tool) => nameOf(tool) === choice.name);
}

/** It means a web tool that the provider runs, and that it cannot be made to call so. */
function isUnforced(choice: ToolChoice, { offered, kept, plan }: Tools): boolean {
  const runs = (tool: Tool): boolean => isWebTool(tool) && plan.tools[tool.type] !== external;
  switch (choice.type) {
    case 'auto':
    case 'none':
      return false;
    case 'required':
      return plan.web_tool_choice === 'none' && kept.length > 0 && kept.every(runs);
    case 'tool': {
      const named = offered.filter((tool) => nameOf(tool) === choice.name);
      return plan.web_tool_choice !== 'named' && named.length > 0 && named.every(runs);
    }
  }
}

const external: ToolDecision = 'external';

function isWebTool(tool: Tool): tool is WebTool {
  return tool.type === 'web_search' || tool.type === 'web_fetch';
}

function nameOf(tool: Tool): string {
  if (tool.type === 'function') return tool.name;
  return tool.type === 'opaque' ? tool.kind : tool.type;
}

function withoutKey(parameters: Parameters, key: keyof Parameters): Parameters {
  return key in parameters ? omit(parameters, key) : parameters;
}
