import { content } from '@polywire/generated/catalog/content.ts';
import type { ChatWire, Content } from '@polywire/generated/catalog/rows.ts';
import type { FunctionTool, McpTool, Tool, WebTool } from '../turn/tool.ts';
import { takesOpaque, withoutMarkers, withoutOrigin, type Sieve } from './content.ts';
import { omit } from './omit.ts';
import { subset } from './schema.ts';

/** The tools that are offered to the model; the others are named in the report. */
export function adaptTools(tools: readonly Tool[], through: Sieve): readonly Tool[] {
  let changed = false;
  const kept: Tool[] = [];
  for (const tool of tools) {
    const adapted = adaptTool(tool, through);
    if (adapted !== tool) changed = true;
    if (adapted !== null && !isSecondSearch(adapted, kept)) kept.push(adapted);
  }
  return changed ? kept : tools;
}

/** Null: not offered. */
function adaptTool(tool: Tool, through: Sieve): Tool | null {
  switch (tool.type) {
    case 'function':
      return adaptSchema(withoutMarkers(tool, through), through);
    case 'web_search':
    case 'web_fetch':
    case 'mcp':
      return adaptPlatformTool(tool, through);
    case 'opaque':
      return takesOpaque(tool, through) ? tool : drop(tool.kind, through);
  }
}

function adaptSchema(tool: FunctionTool, { plan, notes }: Sieve): FunctionTool {
  if (plan.tool_schema === 'full' || tool.schema === undefined) return tool;
  const schema = subset(tool.schema);
  if (schema === tool.schema) return tool;
  notes.leaveOut(`tools.${tool.name}.input_schema`);
  return withoutOrigin({ ...tool, schema });
}

function adaptPlatformTool(tool: WebTool | McpTool, through: Sieve): Tool | null {
  const decision = through.plan.tools[tool.type] ?? 'drop';
  switch (decision) {
    case 'native':
      return runsOthers(tool, through) ? drop(kindOf(tool, through.caller), through) : withoutMarkers(tool, through);
    case 'echoed':
      return withoutMarkers(tool, through);
    case 'search':
      return tool.type === 'web_fetch'
        ? { ...omit(tool, 'origin'), type: 'web_search' }
        : withoutMarkers(tool, through);
    case 'external':
      return through.searchLoop ? tool : drop(kindOf(tool, through.caller), through);
    case 'drop':
      return drop(kindOf(tool, through.caller), through);
  }
}

/** The provider would run tools of the server that must not run: then the whole server is left out. */
function runsOthers(tool: WebTool | McpTool, { plan }: Sieve): boolean {
  return tool.type === 'mcp' && (tool.blockedTools ?? []).length > 0 && !plan.mcp_blocked_tools;
}

/** The caller's word for a tool that the turn has one word for. */
function kindOf(tool: WebTool | McpTool, caller: ChatWire): string {
  const { decided_by } = content[tool.type];
  const rows = Object.entries<Content>(content);
  return rows.find(([, row]) => row.decided_by === decided_by && row[caller] !== undefined)?.[0] ?? tool.type;
}

function drop(kind: string, { notes }: Sieve): null {
  notes.drop(kind);
  return null;
}

/** A fetch tool that is served by search, beside a search tool: one is enough. */
function isSecondSearch(tool: Tool, kept: readonly Tool[]): boolean {
  return tool.type === 'web_search' && kept.some((other) => other.type === tool.type);
}
