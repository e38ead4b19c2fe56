import { connectionsOf } from './project-connections.ts';
import { tool } from './tool.ts';

/** The connections of the project: what they are, and nothing that they are opened with. */
export const listConnections = tool(
  {
    name: 'list_connections',
    description:
      'Lists the external sources that this project is connected to, and how each is asked: sql with query_connection, http with request_connection, mcp with call_connection_tool.',
    parameters: { type: 'object', properties: {}, additionalProperties: false },
  },
  async (_: Readonly<Record<string, never>>, { ground, projectId }) => {
    const all = await connectionsOf(ground.database, projectId);
    const lines = all.map(({ id, name, spec_id: spec, kind, status }) =>
      JSON.stringify({ id, name, spec, kind, status }),
    );
    return lines.length === 0 ? 'There are none.' : lines.join('\n');
  },
);
