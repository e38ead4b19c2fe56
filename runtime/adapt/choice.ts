import type { Parameters, ToolChoice } from '../turn/parameters.ts';
import type { Tool } from '../turn/tool.ts';
import { omit } from './omit.ts';
import type { Notes } from './report.ts';

/** The tools of a turn before and after adaptation. */
export interface Tools {
  readonly offered: readonly Tool[];
  readonly kept: readonly Tool[];
}

/**
 * The parameters that speak of tools, in the light of those that are left. Without any tool neither a choice nor
 * parallel calls are sent; a choice that is forced onto tools which were dropped becomes `auto`, and is named.
 */
export function adaptToolParameters(parameters: Parameters, tools: Tools, notes: Notes): Parameters {
  const choice = parameters.tool_choice;
  const lost = choice !== undefined && isLost(choice, tools);
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

function nameOf(tool: Tool): string {
  if (tool.type === 'function') return tool.name;
  return tool.type === 'opaque' ? tool.kind : tool.type;
}

function withoutKey(parameters: Parameters, key: keyof Parameters): Parameters {
  return key in parameters ? omit(parameters, key) : parameters;
}
