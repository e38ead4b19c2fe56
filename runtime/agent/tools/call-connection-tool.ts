import type { Connections } from '../connectors/connections.ts';
import { connectionId, withConnection } from './project-connections.ts';
import { tool, ToolFailure, type Tool, type ToolResult } from './tool.ts';

interface CallArguments {
  readonly connection_id: string;
  readonly tool: string;
  readonly arguments?: Readonly<Record<string, unknown>>;
}

/** Calls a tool of an MCP server of the project. */
export function callConnectionTool(connections: Connections): Tool {
  return tool(
    {
      name: 'call_connection_tool',
      description:
        'Calls a tool of an MCP server of this project. describe_connection tells which tools it has and what each takes.',
      parameters: {
        type: 'object',
        properties: {
          connection_id: connectionId,
          tool: { type: 'string', minLength: 1, description: 'Its name.' },
          arguments: { type: 'object', description: 'As the schema of the tool wants them. Default: none.' },
        },
        required: ['connection_id', 'tool'],
        additionalProperties: false,
      },
    },
    ({ connection_id, tool: name, arguments: input = {} }: CallArguments, context) =>
      withConnection(connections, context, connection_id, async (driver) => {
        if (driver.kind !== 'mcp') throw new ToolFailure(`${connection_id} is no MCP server.`);
        const { failed, content, structured } = await driver.callTool(name, input, context.signal);
        const result = resultOf(content, structured);
        if (failed) throw new ToolFailure(result.text === '' ? `${name} failed.` : result.text);
        return result;
      }),
  );
}

/** A block of a result, as far as any kind of it is looked at. */
interface Block {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly data?: unknown;
  readonly mimeType?: unknown;
  readonly uri?: unknown;
  readonly resource?: { readonly uri?: unknown; readonly text?: unknown };
}

/** What the model can read of a result: its texts, its pictures, and of others that they are there. */
function resultOf(content: readonly unknown[], structured: unknown): Exclude<ToolResult, string> {
  const texts: string[] = [];
  const images: string[] = [];
  for (const block of content as readonly Block[]) {
    const { type, text, data, mimeType, uri, resource } = block;
    if (typeof text === 'string') texts.push(text);
    else if (type === 'image' && typeof data === 'string') images.push(`data:${String(mimeType)};base64,${data}`);
    else if (typeof resource?.text === 'string') texts.push(`[${String(resource.uri)}]\n${resource.text}`);
    else texts.push(`[${[type, resource?.uri ?? uri].filter((word) => typeof word === 'string').join(' ')}]`);
  }
  // A server that answers with data says the same as text, or should.
  if (texts.length === 0 && structured !== null) texts.push(JSON.stringify(structured));
  return { text: texts.join('\n'), images };
}
