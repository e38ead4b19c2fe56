import type { ParameterName } from '@polywire/generated/catalog/parameters.ts';
import type { Provider } from '@polywire/generated/catalog/rows.ts';
import type { Parameters, ToolChoice } from '../../turn/parameters.ts';
import type { FunctionTool, McpTool, Tool, WebTool } from '../../turn/tool.ts';
import type { JsonObject, Target } from '../codec.ts';
import { kindOf } from '../shared/content-kind.ts';
import { asBoolean, asNumber, asObject, asObjects, asText, asTexts } from '../shared/json.ts';
import type { Asked } from './asked.ts';

const toolChoice: ParameterName = 'tool_choice';

/**
 * The tools of a request, whichever of its fields they stand in, and what is to be reported: the kinds of those that may
 * not run, and a legacy choice that nobody knows.
 */
export function decodeTools(
  body: JsonObject,
  asked: Asked,
): { readonly tools: readonly Tool[]; readonly reported: readonly string[] } {
  const tools: Tool[] = [];
  const reported: string[] = [];
  if (asked.legacy) {
    if (typeof body.function_call === 'string' && decodeLegacyChoice(body.function_call) === undefined) {
      reported.push(toolChoice);
    }
    for (const entry of asObjects(body.functions)) tools.push(decodeFunction(entry));
  }
  for (const entry of asObjects(body.tools)) {
    const tool = decodeTool(entry);
    if (typeof tool === 'string') reported.push(tool);
    else tools.push(tool);
  }
  if (asObject(body.web_search_options) !== undefined && !tools.some(({ type }) => type === 'web_search')) {
    tools.push({ type: 'web_search' });
  }
  return { tools, reported };
}

/** A string: the kind of a tool that may not run. */
function decodeTool(entry: JsonObject): Tool | string {
  const definition = asObject(entry.function);
  if (definition !== undefined && entry.type === 'function') return decodeFunction(definition);
  const kind = kindOf('chat', 'tool', asText(entry.type) ?? '');
  switch (kind) {
    case 'web_search':
    case 'web_fetch':
      return decodeWebTool(kind, entry);
    case 'mcp':
      return decodeMcpTool(entry) ?? kind;
    default:
      return { type: 'opaque', kind, origin: { wire: 'chat', value: entry } };
  }
}

function decodeFunction(definition: JsonObject): FunctionTool {
  const description = asText(definition.description);
  const schema = asObject(definition.parameters);
  const strict = asBoolean(definition.strict);
  return {
    type: 'function',
    name: asText(definition.name) ?? '',
    ...(description === undefined ? {} : { description }),
    ...(schema === undefined ? {} : { schema }),
    ...(strict === undefined ? {} : { strict }),
  };
}

function decodeWebTool(type: WebTool['type'], entry: JsonObject): WebTool {
  const filters = asObject(entry.filters) ?? entry;
  const maxUses = asNumber(entry.max_uses);
  const allowedDomains = asTexts(filters.allowed_domains);
  const blockedDomains = asTexts(filters.blocked_domains);
  return {
    type,
    ...(maxUses === undefined ? {} : { maxUses }),
    ...(allowedDomains === undefined ? {} : { allowedDomains }),
    ...(blockedDomains === undefined ? {} : { blockedDomains }),
  };
}

/** Undefined: it would want to be asked before each call, and this format has no way to ask. */
function decodeMcpTool(entry: JsonObject): McpTool | undefined {
  const url = asText(entry.server_url);
  if (entry.require_approval !== 'never' || url === undefined) return undefined;
  const authorization = asText(entry.authorization);
  const allowedTools = asTexts(entry.allowed_tools) ?? asTexts(asObject(entry.allowed_tools)?.tool_names);
  return {
    type: 'mcp',
    label: asText(entry.server_label) ?? '',
    url,
    ...(authorization === undefined ? {} : { authorization }),
    ...(allowedTools === undefined ? {} : { allowedTools }),
  };
}

/** What a request says about the choice among its tools. A word or form that nobody knows says nothing. */
export function decodeToolChoice(
  body: JsonObject,
  asked: Asked,
): Pick<Parameters, 'tool_choice' | 'parallel_tool_calls'> {
  const choice = asked.legacy ? decodeLegacyChoice(body.function_call) : decodeChoice(body.tool_choice);
  const parallel = asBoolean(body.parallel_tool_calls);
  return {
    ...(choice === undefined ? {} : { tool_choice: choice }),
    ...(parallel === undefined ? {} : { parallel_tool_calls: parallel }),
  };
}

function decodeChoice(choice: unknown): ToolChoice | undefined {
  if (choice === 'auto' || choice === 'none' || choice === 'required') return { type: choice };
  const object = asObject(choice);
  const name = asText(asObject(object?.function)?.name);
  if (name !== undefined) return { type: 'tool', name };
  const mode = asObject(object?.allowed_tools)?.mode;
  return mode === 'auto' || mode === 'required' ? { type: mode } : undefined;
}

function decodeLegacyChoice(choice: unknown): ToolChoice | undefined {
  if (choice === 'auto' || choice === 'none') return { type: choice };
  const name = asText(asObject(choice)?.name);
  return name === undefined ? undefined : { type: 'tool', name };
}

/** Tools for a provider; undefined for none. */
export function encodeTools(tools: readonly Tool[], { provider }: Target): readonly unknown[] | undefined {
  const encoded: unknown[] = [];
  for (const tool of tools) {
    const entry = encodeTool(tool, provider);
    if (entry !== undefined) encoded.push(entry);
  }
  return encoded.length === 0 ? undefined : encoded;
}

function encodeTool(tool: Tool, provider: Provider): unknown {
  switch (tool.type) {
    case 'function': {
      const { name, description, schema, strict } = tool;
      return {
        type: 'function',
        function: {
          name,
          ...(description === undefined ? {} : { description }),
          ...(schema === undefined ? {} : { parameters: schema }),
          ...(strict === undefined ? {} : { strict }),
        },
      };
    }
    case 'web_search':
      return provider.search_call === null
        ? undefined
        : { type: 'builtin_function', function: { name: provider.search_call } };
    case 'opaque':
      return tool.origin.wire === 'chat' ? tool.origin.value : undefined;
    case 'web_fetch':
    case 'mcp':
      return undefined;
  }
}

export function encodeToolChoice(choice: ToolChoice): unknown {
  return choice.type === 'tool' ? { type: 'function', function: { name: choice.name } } : choice.type;
}
