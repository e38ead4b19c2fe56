import type { Connections } from '../connectors/connections.ts';
import { connectionId, withConnection } from './project-connections.ts';
import { tool, ToolFailure, type Tool } from './tool.ts';

interface QueryArguments {
  readonly connection_id: string;
  readonly sql: string;
}

/** The part of a result's room that cells may take; names, quotes and commas take the rest. */
const cells = 0.8;

/** Reads a database of the project. */
export function queryConnection(connections: Connections): Tool {
  return tool(
    {
      name: 'query_connection',
      description:
        'Reads a database of this project with one SQL statement in its own dialect; nothing can be written. Answers with the names of the columns and then the rows, a JSON array each. Let the database count, group and limit: long results are cut.',
      parameters: {
        type: 'object',
        properties: { connection_id: connectionId, sql: { type: 'string', minLength: 1, pattern: '\\S' } },
        required: ['connection_id', 'sql'],
        additionalProperties: false,
      },
    },
    ({ connection_id, sql }: QueryArguments, context) =>
      withConnection(connections, context, connection_id, async (driver) => {
        if (driver.kind !== 'sql') throw new ToolFailure(`${connection_id} is no database.`);
        const { query_rows, tool_result } = context.ground.limits;
        const bounds = { rows: query_rows, size: Math.floor(tool_result * cells), signal: context.signal };
        const { columns, rows, truncated } = await driver.query(sql, bounds);
        const end = truncated ? `[cut here: these are the first ${rows.length} rows]` : `[${rows.length} rows]`;
        return [columns, ...rows]
          .map((line) => JSON.stringify(line))
          .concat(end)
          .join('\n');
      }),
  );
}
