import { dirname, join, resolve } from 'node:path';
import type { DeploymentFile } from '@polywire/generated/deployment/types.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { type Database, openDatabase } from '../../platform/database/open.ts';
import { addressIn } from './address.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/** The folder for what must last on this machine; it may not be there yet. `path` is that of the deployment file. */
export function stateDir(file: DeploymentFile, path: string): string {
  return resolve(dirname(path), file.gateway.state_dir ?? '.polywire');
}

/**
 * Opens the database of a deployment with its tables as this version needs them: the one that `stores.database_url_env`
 * names, else `polywire.db` in the state folder. Throws DeploymentError where the variable is missing, StoreUnavailable
 * where the database does not answer.
 */
export async function openDatabaseOf(
  file: DeploymentFile,
  path: string,
  environment: NodeJS.ProcessEnv,
): Promise<Database<Schema>> {
  const address = addressIn(environment, 'database_url_env', file, path);
  const database = await openDatabase<Schema>(address ?? `sqlite:${join(stateDir(file, path), 'polywire.db')}`);
  try {
    await migrate(database, migrations);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
