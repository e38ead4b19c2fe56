import { migrate } from '../../platform/database/migrate.ts';
import { type Database, openDatabase } from '../../platform/database/open.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { vectorExtensions } from './vector-extension.ts';

export type AgentDatabase = Database<Schema>;

/** Opens the database in a file, or `:memory:`, with its tables as this version needs them. Throws StoreUnavailable. */
export async function openAgentDatabase(path: string): Promise<AgentDatabase> {
  const database = await openDatabase<Schema>(`sqlite:${path}`, { extensions: await vectorExtensions() });
  try {
    await migrate(database, migrations);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
