import type { Connections } from '../connectors/connections.ts';
import type { Driver, HttpDriver, McpDriver, SqlDriver } from '../connectors/driver.ts';
import { operationsOf } from './openapi-operations.ts';
import { connectionId, withConnection } from './project-connections.ts';
import { tool, type Tool } from './tool.ts';

interface DescribeArguments {
  readonly connection_id: string;
  readonly containing?: string;
}

/** Says what can be asked of a source of the project. */
export function describeConnection(connections: Connections): Tool {
  return tool(
    {
      name: 'describe_connection',
      description:
        'Says what can be asked of a source of this project: the columns of a database, what can be read from an HTTP service, the tools of an MCP server.',
      parameters: {
        type: 'object',
        properties: {
          connection_id: connectionId,
          containing: { type: 'string', description: 'Only lines with this text in them. Default: all.' },
        },
        required: ['connection_id'],
        additionalProperties: false,
      },
    },
    async ({ connection_id, containing = '' }: DescribeArguments, context) => {
      const all = await withConnection(connections, context, connection_id, (driver) =>
        linesOf(driver, context.signal),
      );
      const wanted = containing.toLowerCase();
      const lines = all.filter((line) => line.toLowerCase().includes(wanted));
      if (lines.length > 0) return lines.join('\n');
      return all.length === 0 ? 'It does not say.' : `None of its ${all.length} lines has that in it.`;
    },
  );
}

function linesOf(driver: Driver, signal: AbortSignal): Promise<readonly string[]> {
  switch (driver.kind) {
    case 'sql':
      return columns(driver, signal);
    case 'http':
      return operations(driver, signal);
    case 'mcp':
      return tools(driver, signal);
  }
}

/** Each gives rows of a table's name, a column's name and its type. */
const columnsOf: Readonly<Record<SqlDriver['dialect'], string>> = {
  postgres: `select table_schema || '.' || table_name, column_name, data_type from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema') order by 1, ordinal_position`,
  mysql: `select table_name, column_name, column_type from information_schema.columns
    where table_schema = database() order by table_name, ordinal_position`,
  sqlite: `select tables.name, columns.name, columns.type from sqlite_schema as tables, pragma_table_info(tables.name) as columns
    where tables.type in ('table', 'view') order by tables.name, columns.cid`,
};

/** Most columns that are read. */
const mostColumns = 5000;

/** One line a table: its name and its columns with their types. */
async function columns({ dialect, query }: SqlDriver, signal: AbortSignal): Promise<readonly string[]> {
  const { rows } = await query(columnsOf[dialect], { rows: mostColumns, size: 1_000_000, signal });
  const tables = new Map<string, string[]>();
  for (const row of rows) {
    const [table = '', name = '', type = ''] = row.map((cell) => (typeof cell === 'string' ? cell : ''));
    tables.set(table, [...(tables.get(table) ?? []), `${name} ${type}`.trim()]);
  }
  return [...tables].map(([table, list]) => `${table}(${list.join(', ')})`);
}

async function operations(driver: HttpDriver, signal: AbortSignal): Promise<readonly string[]> {
  return operationsOf(await driver.openapi(signal));
}

async function tools(driver: McpDriver, signal: AbortSignal): Promise<readonly string[]> {
  const all = await driver.tools(signal);
  return all.map(({ name, description, input, readOnly }) => JSON.stringify({ name, description, readOnly, input }));
}
