import type { ToolChoice } from '../../turn/parameters.ts';
import type { FunctionTool, Tool } from '../../turn/tool.ts';
import type { JsonObject, Target } from '../codec.ts';
import { kindOf } from '../shared/content-kind.ts';
import { asObject, asObjects, asText, asTexts } from '../shared/json.ts';
import { fromDialect, toDialect } from './schema.ts';

/** The tools of a request. Each entry of the list is one or several of them, told apart by the names of its fields. */
export function decodeTools(entries: unknown, strict: boolean): Tool[] {
  const tools: Tool[] = [];
  for (const entry of asObjects(entries)) {
    for (const [field, value] of Object.entries(entry)) {
      const kind = kindOf('native', 'tool', field);
      switch (kind) {
        case 'function':
          for (const declaration of asObjects(value)) tools.push(decodeFunction(declaration, strict));
          break;
        case 'web_search':
        case 'web_fetch':
          tools.push({ type: kind });
          break;
        default:
          tools.push({ type: 'opaque', kind, origin: { wire: 'native', value: { [field]: value } } });
      }
    }
  }
  return tools;
}

/** Functions stand in one entry, each other tool in an entry of its own. */
export function encodeTools(tools: readonly Tool[], target: Target): unknown[] {
  const declarations: JsonObject[] = [];
  const others: unknown[] = [];
  for (const tool of tools) {
    switch (tool.type) {
      case 'function':
        declarations.push(encodeFunction(tool, target));
        break;
      case 'web_search':
        others.push({ googleSearch: {} });
        break;
      case 'web_fetch':
        others.push({ urlContext: {} });
        break;
      case 'opaque':
        if (tool.origin.wire === 'native') others.push(tool.origin.value);
        break;
      case 'mcp':
        break;
    }
  }
  return declarations.length === 0 ? others : [{ functionDeclarations: declarations }, ...others];
}

/** How tools are chosen, and whether the model is held to their schemas. */
export function decodeToolChoice(value: unknown): { readonly choice?: ToolChoice; readonly strict: boolean } {
  const config = asObject(value);
  const names = asTexts(config?.allowedFunctionNames) ?? [];
  const [only] = names;
  switch (config?.mode) {
    case 'AUTO':
      return { choice: { type: 'auto' }, strict: false };
    case 'NONE':
      return { choice: { type: 'none' }, strict: false };
    case 'ANY':
      if (only !== undefined && names.length === 1) return { choice: { type: 'tool', name: only }, strict: false };
      return { choice: { type: 'required' }, strict: false };
    case 'VALIDATED':
      return { strict: true };
    default:
      return { strict: false };
  }
}

/**
 * The choice among functions; undefined where there is none to tell. A model that may choose freely is held to the
 * schemas of its calls when any tool is strict; one that must call is held to them in any case.
 */
export function encodeToolChoice(choice: ToolChoice | undefined, tools: readonly Tool[]): JsonObject | undefined {
  const functions = tools.filter((tool) => tool.type === 'function');
  if (functions.length === 0) return undefined;
  switch (choice?.type) {
    case 'none':
      return { mode: 'NONE' };
    case 'required':
      return { mode: 'ANY' };
    case 'tool':
      return { mode: 'ANY', allowedFunctionNames: [choice.name] };
    case 'auto':
    case undefined:
      if (functions.some(({ strict }) => strict === true)) return { mode: 'VALIDATED' };
      return choice === undefined ? undefined : { mode: 'AUTO' };
  }
}

function decodeFunction(declaration: JsonObject, strict: boolean): FunctionTool {
  const description = asText(declaration.description);
  const dialect = asObject(declaration.parameters);
  const schema = asObject(declaration.parametersJsonSchema) ?? (dialect && fromDialect(dialect));
  return {
    type: 'function',
    name: asText(declaration.name) ?? '',
    ...(description === undefined ? {} : { description }),
    ...(schema === undefined ? {} : { schema }),
    ...(strict ? { strict } : {}),
  };
}

function encodeFunction(tool: FunctionTool, target: Target): JsonObject {
  const described = tool.description === undefined ? {} : { description: tool.description };
  return { name: tool.name, ...described, ...encodeSchema(tool.schema, target) };
}

function encodeSchema(schema: JsonObject | undefined, target: Target): JsonObject {
  if (schema === undefined) return {};
  if (target.provider.tool_schema === 'full' && target.group.tool_schema === 'full') {
    return { parametersJsonSchema: schema };
  }
  const parameters = toDialect(schema);
  return parameters === undefined ? {} : { parameters };
}
