import { connectors } from '@polywire/generated/catalog/connectors.ts';
import type { Connector } from '@polywire/generated/catalog/rows.ts';
import type { Connections } from '../connectors/connections.ts';
import type { Driver } from '../connectors/driver.ts';
import { specOf } from '../connectors/oauth/clients.ts';
import type { AgentDatabase } from '../storage/open.ts';
import type { ConnectionRow } from '../storage/schema.ts';
import { ToolFailure, type ToolContext } from './tool.ts';

/** A connection that a project uses. */
export interface ProjectConnection extends Pick<ConnectionRow, 'id' | 'name' | 'spec_id' | 'status'> {
  /** How it is asked; null: this version knows no such kind of source. */
  readonly kind: Driver['kind'] | null;
}

const kinds: Readonly<Record<Connector['driver'], Driver['kind']>> = {
  postgres: 'sql',
  mysql: 'sql',
  sqlite: 'sql',
  http: 'http',
  'mcp-stdio': 'mcp',
  'mcp-http': 'mcp',
};

/** In the project's own order; without a project there are none. */
export async function connectionsOf(
  { kysely }: AgentDatabase,
  projectId: string | null,
): Promise<readonly ProjectConnection[]> {
  const rows = await kysely
    .selectFrom('project_connection')
    .innerJoin('connection', 'connection.id', 'project_connection.connection_id')
    .select(['connection.id', 'connection.name', 'connection.spec_id', 'connection.status'])
    .where('project_connection.project_id', '=', projectId)
    .orderBy('project_connection.position')
    .execute();
  return rows.map((row) => {
    const spec = specOf(connectors, row.spec_id);
    return { ...row, kind: spec === undefined ? null : kinds[spec.driver] };
  });
}

/**
 * Works with a connection of the conversation's project, which is closed behind it. Throws ToolFailure for one that is not the
 * project's, and AgentError `connection_failed`.
 */
export async function withConnection<Result>(
  connections: Connections,
  { ground, projectId }: ToolContext,
  id: string,
  work: (driver: Driver) => Promise<Result>,
): Promise<Result> {
  const own = await connectionsOf(ground.database, projectId);
  if (!own.some((connection) => connection.id === id)) {
    throw new ToolFailure(`This project has no connection ${id}; list_connections says which it has.`);
  }
  const { driver } = await connections.open(id);
  try {
    return await work(driver);
  } finally {
    await driver.close();
  }
}

/** JSON Schema of a connection's id. */
export const connectionId = {
  type: 'string',
  minLength: 1,
  description: 'Its id, from the list of connections.',
} as const;
