import type { ParameterName } from '@polywire/generated/catalog/parameters.ts';
import { ProblemError } from '../../turn/problem.ts';
import type { McpTool, Tool } from '../../turn/tool.ts';
import type { JsonObject, Target } from '../codec.ts';
import { asObject, asObjects, asText } from '../shared/json.ts';
import { originOf } from './decode-block.ts';
import { verbatim } from './encode-block.ts';

/** Named when a toolset asks for it: no connector loads its tools later. */
export const deferLoading: ParameterName = 'mcp_toolset.defer_loading';

/** The MCP servers of a request, by name, each of which one toolset must take. */
export class McpServers {
  private readonly servers = new Map<string, JsonObject>();
  private readonly taken = new Set<string>();

  /** Throws ProblemError (`mcp_servers_unpaired`) where two have the same name. */
  constructor(body: JsonObject) {
    for (const server of asObjects(body.mcp_servers)) {
      const name = asText(server.name) ?? '';
      if (this.servers.has(name)) throw unpaired(`Two MCP servers are called '${name}'.`);
      this.servers.set(name, server);
    }
  }

  /** The tool that a toolset is. Throws ProblemError (`mcp_servers_unpaired`). */
  take(toolset: JsonObject): McpTool {
    const label = asText(toolset.mcp_server_name) ?? '';
    const server = this.servers.get(label);
    if (server === undefined) throw unpaired(`The mcp_toolset for '${label}' has no server in mcp_servers.`);
    if (this.taken.has(label)) throw unpaired(`MCP server '${label}' is referenced by more than one mcp_toolset.`);
    this.taken.add(label);
    const authorization = asText(server.authorization_token);
    return {
      type: 'mcp',
      label,
      url: asText(server.url) ?? '',
      ...(authorization === undefined ? {} : { authorization }),
      ...decodeChoice(toolset),
      origin: originOf(toolset),
    };
  }

  /** Throws ProblemError (`mcp_servers_unpaired`) for a server that no toolset took. */
  finish(): void {
    for (const name of this.servers.keys()) {
      if (!this.taken.has(name)) throw unpaired(`MCP server '${name}' is referenced by no mcp_toolset.`);
    }
  }
}

export function asksDeferLoading(toolset: JsonObject): boolean {
  return (
    configs(toolset).some(([, config]) => config.defer_loading === true) ||
    asObject(toolset.default_config)?.defer_loading === true
  );
}

/** Which of the server's tools may run: those that are enabled one by one, or all but those that are not. */
function decodeChoice(toolset: JsonObject): Pick<McpTool, 'allowedTools' | 'blockedTools'> {
  const all = asObject(toolset.default_config)?.enabled !== false;
  const named = configs(toolset).filter(([, config]) => config.enabled === !all);
  const names = named.map(([name]) => name);
  if (!all) return { allowedTools: names };
  return names.length === 0 ? {} : { blockedTools: names };
}

function configs(toolset: JsonObject): readonly (readonly [string, JsonObject])[] {
  return Object.entries(asObject(toolset.configs) ?? {}).map(([name, config]) => [name, asObject(config) ?? {}]);
}

function unpaired(message: string): ProblemError {
  return new ProblemError({ name: 'mcp_servers_unpaired', message });
}

/** The servers of a turn for a provider. */
export function encodeServers(tools: readonly Tool[]): readonly JsonObject[] {
  const servers: JsonObject[] = [];
  for (const tool of tools) {
    if (tool.type !== 'mcp') continue;
    const { label, url, authorization } = tool;
    servers.push({
      type: 'url',
      url,
      name: label,
      ...(authorization === undefined ? {} : { authorization_token: authorization }),
    });
  }
  return servers;
}

export function encodeToolset(tool: McpTool, target: Target): JsonObject {
  const value = verbatim(tool.origin, target);
  if (value !== undefined && !asksDeferLoading(value)) return value;
  const { label, allowedTools, blockedTools } = tool;
  return {
    type: 'mcp_toolset',
    mcp_server_name: label,
    ...(allowedTools === undefined ? {} : { default_config: { enabled: false }, configs: enabled(allowedTools, true) }),
    ...(blockedTools === undefined ? {} : { configs: enabled(blockedTools, false) }),
    ...(value?.cache_control === undefined ? {} : { cache_control: value.cache_control }),
  };
}

function enabled(names: readonly string[], is: boolean): JsonObject {
  return Object.fromEntries(names.map((name) => [name, { enabled: is }]));
}
