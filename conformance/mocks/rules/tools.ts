import type { Group, Provider } from '@polywire/generated/catalog/rows.ts';
import { at, isObject, object, type JsonObject } from '../json.ts';
import type { Asked } from '../talk/asked.ts';
import { wireDocument } from '../documents.ts';
import type { Refusal } from '../wires/error-body.ts';

/** Tools that the provider would have to run and does not, and schemas that its validator does not take. */
export async function toolRefusal(asked: Asked, provider: Provider, group: Group | null): Promise<Refusal | null> {
  const searches = provider.native_search && (group === null || group.web_search === 'native');
  if (asked.search && !searches)
    return { status: 400, field: 'tools', message: 'web search is not supported by this model' };
  if (asked.servers.length > 0 && !provider.remote_mcp) {
    return { status: 400, field: 'tools', message: 'remote MCP servers are not supported by this provider' };
  }
  if (asked.choice.type === 'tool') {
    const { name } = asked.choice;
    const namesSearch = asked.search && name === 'web_search' && provider.web_tool_choice === 'named';
    if (!namesSearch && !asked.tools.some((tool) => tool.name === name))
      return { status: 400, field: 'tool_choice', message: `there is no tool ${name}` };
  }
  if ((group?.tool_schema ?? provider.tool_schema) !== 'subset' && provider.tool_schema !== 'subset') return null;
  const keywords = await subsetKeywords();
  for (const tool of asked.tools) {
    const foreign = foreignKeyword(tool.schema, keywords);
    if (foreign !== null)
      return {
        status: 400,
        field: 'tools',
        message: `the schema of ${tool.name} has the unsupported keyword ${foreign}`,
      };
  }
  return null;
}

/** The keywords of the JSON Schema subset: the fields of the native wire's own schema model, which says what it is. */
async function subsetKeywords(): Promise<ReadonlySet<string>> {
  const document = await wireDocument('native');
  return new Set(Object.keys(object(at(document, 'components.schemas.Schema.properties'))));
}

/** The first keyword outside the subset, or a list of types, which it does not have either. */
function foreignKeyword(schema: JsonObject, keywords: ReadonlySet<string>): string | null {
  for (const [keyword, value] of Object.entries(schema)) {
    if (!keywords.has(keyword)) return keyword;
    if (keyword === 'type' && Array.isArray(value)) return 'type (a list)';
    for (const inner of inside(keyword, value)) {
      const foreign = foreignKeyword(inner, keywords);
      if (foreign !== null) return foreign;
    }
  }
  return null;
}

/** Schemas that stand under a keyword. */
function inside(keyword: string, value: unknown): readonly JsonObject[] {
  if (keyword === 'properties') return Object.values(object(value)).filter(isObject);
  if (keyword === 'items') return isObject(value) ? [value] : [];
  return keyword === 'anyOf' && Array.isArray(value) ? value.filter(isObject) : [];
}
