import type { Parameters, ToolChoice } from '../../turn/parameters.ts';
import type { FunctionTool, Tool, WebTool } from '../../turn/tool.ts';
import type { JsonObject, Target } from '../codec.ts';
import { kindOf } from '../shared/content-kind.ts';
import { asBoolean, asNumber, asObject, asObjects, asText, asTexts } from '../shared/json.ts';
import { originOf } from './decode-block.ts';
import { verbatim } from './encode-block.ts';
import { asksDeferLoading, deferLoading, encodeToolset, McpServers } from './mcp.ts';

/** The dated names under which the wire has its web tools; a caller's own date is kept. */
const webToolTypes: Readonly<Record<WebTool['type'], string>> = {
  web_search: 'web_search_20250305',
  web_fetch: 'web_fetch_20250910',
};

/** The tools of a request. Throws ProblemError (`mcp_servers_unpaired`). */
export function decodeTools(body: JsonObject): {
  readonly tools: readonly Tool[];
  readonly reported: readonly string[];
} {
  const tools: Tool[] = [];
  const reported: string[] = [];
  const servers = new McpServers(body);
  for (const entry of asObjects(body.tools)) {
    const type = asText(entry.type) ?? 'custom';
    const kind = kindOf('messages', 'tool', type);
    if (type === 'mcp_toolset') {
      tools.push(servers.take(entry));
      if (asksDeferLoading(entry) && !reported.includes(deferLoading)) reported.push(deferLoading);
    } else if (kind === 'web_search' || kind === 'web_fetch') {
      tools.push(decodeWebTool(kind, entry));
    } else if (type === 'custom') {
      tools.push(decodeFunction(entry));
    } else {
      tools.push({ type: 'opaque', kind, origin: originOf(entry) });
    }
  }
  servers.finish();
  return { tools, reported };
}

function decodeFunction(entry: JsonObject): FunctionTool {
  const description = asText(entry.description);
  const schema = asObject(entry.input_schema);
  const strict = asBoolean(entry.strict);
  return {
    type: 'function',
    name: asText(entry.name) ?? '',
    ...(description === undefined ? {} : { description }),
    ...(schema === undefined ? {} : { schema }),
    ...(strict === undefined ? {} : { strict }),
    origin: originOf(entry),
  };
}

function decodeWebTool(type: WebTool['type'], entry: JsonObject): WebTool {
  const maxUses = asNumber(entry.max_uses);
  const allowedDomains = asTexts(entry.allowed_domains);
  const blockedDomains = asTexts(entry.blocked_domains);
  return {
    type,
    ...(maxUses === undefined ? {} : { maxUses }),
    ...(allowedDomains === undefined ? {} : { allowedDomains }),
    ...(blockedDomains === undefined ? {} : { blockedDomains }),
    origin: originOf(entry),
  };
}

/** What a request says about the choice among its tools; parallel calls are told inverted, inside the choice. */
export function decodeToolChoice(body: JsonObject): Pick<Parameters, 'tool_choice' | 'parallel_tool_calls'> {
  const value = asObject(body.tool_choice);
  const choice = decodeChoice(value);
  const disabled = asBoolean(value?.disable_parallel_tool_use);
  return {
    ...(choice === undefined ? {} : { tool_choice: choice }),
    ...(disabled === undefined ? {} : { parallel_tool_calls: !disabled }),
  };
}

function decodeChoice(choice: JsonObject | undefined): ToolChoice | undefined {
  switch (choice?.type) {
    case 'auto':
    case 'none':
      return { type: choice.type };
    case 'any':
      return { type: 'required' };
    case 'tool':
      return { type: 'tool', name: asText(choice.name) ?? '' };
    default:
      return undefined;
  }
}

/** Tools for a provider. */
export function encodeTools(tools: readonly Tool[], target: Target): readonly JsonObject[] {
  const encoded: JsonObject[] = [];
  for (const tool of tools) {
    const entry = encodeTool(tool, target);
    if (entry !== undefined) encoded.push(entry);
  }
  return encoded;
}

function encodeTool(tool: Tool, target: Target): JsonObject | undefined {
  switch (tool.type) {
    case 'function':
      return verbatim(tool.origin, target) ?? encodeFunction(tool);
    case 'web_search':
    case 'web_fetch':
      return encodeWebTool(tool, verbatim(tool.origin, target));
    case 'mcp':
      return encodeToolset(tool, target);
    case 'opaque':
      return tool.origin.wire === 'messages' ? asObject(tool.origin.value) : undefined;
  }
}

function encodeFunction({ name, description, schema = {}, strict }: FunctionTool): JsonObject {
  return {
    name,
    ...(description === undefined ? {} : { description }),
    // The wire demands a schema of an object, whose type other wires' callers leave out.
    input_schema: schema.type === undefined ? { type: 'object', ...schema } : schema,
    ...(strict === undefined ? {} : { strict }),
  };
}

function encodeWebTool(tool: WebTool, value: JsonObject | undefined): JsonObject {
  const type = webToolTypes[tool.type];
  if (value !== undefined) return value.type === tool.type ? { ...value, type, name: tool.type } : value;
  const { maxUses, allowedDomains, blockedDomains } = tool;
  return {
    type,
    name: tool.type,
    ...(maxUses === undefined ? {} : { max_uses: maxUses }),
    ...(allowedDomains === undefined ? {} : { allowed_domains: allowedDomains }),
    ...(blockedDomains === undefined ? {} : { blocked_domains: blockedDomains }),
  };
}

/** The choice for a provider, which has tools; undefined: nothing to say. */
export function encodeToolChoice({
  tool_choice: choice,
  parallel_tool_calls: parallel,
}: Parameters): JsonObject | undefined {
  if (choice === undefined && parallel !== false) return undefined;
  const encoded = encodeChoice(choice ?? { type: 'auto' });
  return parallel === undefined || choice?.type === 'none'
    ? encoded
    : { ...encoded, disable_parallel_tool_use: !parallel };
}

function encodeChoice(choice: ToolChoice): JsonObject {
  return choice.type === 'required' ? { type: 'any' } : choice;
}
