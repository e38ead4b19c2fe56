import type { ToolChoice } from '../../turn/parameters.ts';
import type { FunctionTool, McpTool, OpaqueTool, Tool, WebTool } from '../../turn/tool.ts';
import type { Origin } from '../../turn/turn.ts';
import type { JsonObject } from '../codec.ts';
import { kindOf } from '../shared/content-kind.ts';
import { asBoolean, asObject, asObjects, asText, asTexts } from '../shared/json.ts';
import { qualify, type QualifiedNames } from './namespaces.ts';

/** The tools of a request, and the kinds of those that may not run. */
export function decodeTools(entries: unknown): {
  readonly tools: readonly Tool[];
  readonly reported: readonly string[];
} {
  const tools: Tool[] = [];
  const reported: string[] = [];
  for (const entry of asObjects(entries)) {
    const namespace = entry.type === 'namespace' ? asText(entry.name) : undefined;
    for (const one of entry.type === 'namespace' ? asObjects(entry.tools) : [entry]) {
      const tool = decodeTool(one, namespace);
      if (typeof tool === 'string') reported.push(tool);
      else tools.push(tool);
    }
  }
  return { tools, reported };
}

/** The tools of a request to a provider. What the provider was not told of before goes back to it as it came. */
export function encodeTools(tools: readonly Tool[], verbatim: boolean): unknown[] {
  const encoded: unknown[] = [];
  for (const tool of tools) {
    const value = verbatim && tool.origin?.wire === 'responses' ? tool.origin.value : encodeTool(tool);
    if (value !== undefined) encoded.push(value);
  }
  return encoded;
}

/** Absent, and for a kind of tool that is no function and no web tool: the model chooses. */
export function decodeToolChoice(choice: unknown, namespaces: QualifiedNames): ToolChoice | undefined {
  if (choice === 'auto' || choice === 'none' || choice === 'required') return { type: choice };
  const object = asObject(choice);
  switch (object?.type) {
    case 'function': {
      const name = asText(object.name) ?? '';
      return { type: 'tool', name: namespaced(asText(object.namespace), name, namespaces) };
    }
    case 'allowed_tools':
      return object.mode === 'required' ? { type: 'required' } : { type: 'auto' };
    default: {
      const kind = kindOf('responses', 'tool', asText(object?.type) ?? '');
      return kind === 'web_search' || kind === 'web_fetch' ? { type: 'tool', name: kind } : undefined;
    }
  }
}

export function encodeToolChoice(choice: ToolChoice): unknown {
  return choice.type === 'tool' ? { type: 'function', name: choice.name } : choice.type;
}

/** A string: the kind of a tool that may not run. */
function decodeTool(tool: JsonObject, namespace: string | undefined): Tool | string {
  const type = asText(tool.type) ?? 'unknown';
  const kind = kindOf('responses', 'tool', type);
  switch (kind) {
    case 'function':
      return decodeFunction(tool, namespace);
    case 'web_search':
      return decodeWebSearch(tool, type);
    case 'web_fetch':
      return { type: 'web_fetch' };
    case 'mcp':
      return decodeMcp(tool) ?? kind;
    default:
      return opaque(kind, tool);
  }
}

function decodeFunction(tool: JsonObject, namespace: string | undefined): FunctionTool {
  const description = asText(tool.description);
  const schema = asObject(tool.parameters);
  const strict = asBoolean(tool.strict);
  return {
    type: 'function',
    name: qualify(namespace, asText(tool.name) ?? ''),
    ...(description === undefined ? {} : { description }),
    ...(schema === undefined ? {} : { schema }),
    ...(strict === undefined ? {} : { strict }),
    ...(namespace === undefined && saysMore(tool, functionFields) ? { origin: from(tool) } : {}),
  };
}

const functionFields = new Set(['type', 'name', 'description', 'parameters', 'strict']);

/** A field that a turn has no place for, so that only the original can go back to a provider on this wire. */
function saysMore(tool: JsonObject, known: ReadonlySet<string>): boolean {
  for (const key in tool) if (!known.has(key)) return true;
  return false;
}

/** Only the present tool goes back as it came: a provider need not know its preview or its dated versions. */
function decodeWebSearch(tool: JsonObject, type: string): WebTool {
  const domains = asTexts(asObject(tool.filters)?.allowed_domains);
  return {
    type: 'web_search',
    ...(domains === undefined ? {} : { allowedDomains: domains }),
    ...(type === 'web_search' && saysMore(tool, webSearchFields) ? { origin: from(tool) } : {}),
  };
}

const webSearchFields = new Set(['type', 'filters']);

/** Undefined: it is no remote server, or would want to be asked before each call, which nobody here could answer. */
function decodeMcp(tool: JsonObject): McpTool | undefined {
  const url = asText(tool.server_url);
  if (url === undefined || tool.require_approval !== 'never') return undefined;
  const authorization = asText(tool.authorization);
  const headerValues = asTexts(Object.values(asObject(tool.headers) ?? {}));
  const allowed = asTexts(tool.allowed_tools) ?? asTexts(asObject(tool.allowed_tools)?.tool_names);
  return {
    type: 'mcp',
    label: asText(tool.server_label) ?? '',
    url,
    ...(authorization === undefined ? {} : { authorization }),
    ...(headerValues === undefined || headerValues.length === 0 ? {} : { headerValues }),
    ...(allowed === undefined ? {} : { allowedTools: allowed }),
    ...(saysMore(tool, mcpFields) ? { origin: from(tool) } : {}),
  };
}

const mcpFields = new Set(['type', 'server_label', 'server_url', 'authorization', 'allowed_tools', 'require_approval']);

function encodeTool(tool: Tool): JsonObject | undefined {
  switch (tool.type) {
    case 'function':
      return {
        type: 'function',
        name: tool.name,
        ...(tool.description === undefined ? {} : { description: tool.description }),
        parameters: tool.schema ?? noArguments,
        // Absent would mean true here, and false on the wires that the tool may come from.
        strict: tool.strict ?? false,
      };
    case 'web_search':
      return {
        type: 'web_search',
        ...(tool.allowedDomains === undefined ? {} : { filters: { allowed_domains: tool.allowedDomains } }),
      };
    case 'mcp':
      if (tool.blockedTools !== undefined && tool.blockedTools.length > 0) return undefined;
      return {
        type: 'mcp',
        server_label: tool.label,
        server_url: tool.url,
        ...(tool.authorization === undefined ? {} : { authorization: tool.authorization }),
        ...(tool.allowedTools === undefined ? {} : { allowed_tools: tool.allowedTools }),
        require_approval: 'never',
      };
    case 'web_fetch':
    case 'opaque':
      return undefined;
  }
}

const noArguments = { type: 'object', properties: {} };

function namespaced(namespace: string | undefined, name: string, namespaces: QualifiedNames): string {
  if (namespace !== undefined) return qualify(namespace, name);
  for (const [qualified, own] of namespaces) if (own.name === name) return qualified;
  return name;
}

function opaque(kind: string, tool: JsonObject): OpaqueTool {
  return { type: 'opaque', kind, origin: from(tool) };
}

function from(value: JsonObject): Origin {
  return { wire: 'responses', value };
}
