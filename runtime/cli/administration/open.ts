import type { DeploymentFile } from '@polywire/generated/deployment/types.ts';
import { deploymentSecret } from '../../gateway/accounts/secret.ts';
import { loadDeployment } from '../../gateway/deployment/load.ts';
import { type Limits, limitsOf } from '../../gateway/limits.ts';
import { openDatabaseOf } from '../../gateway/storage/open.ts';
import type { Schema } from '../../gateway/storage/schema.ts';
import type { Database } from '../../platform/database/open.ts';
import { SecretHasher } from '../../platform/key.ts';

/** The options of every command that looks into a deployment's store. */
export const storeOptions = {
  config: { type: 'string', default: 'polywire.yaml' },
  json: { type: 'boolean', default: false },
} as const;

/** A deployment's store, open while a command is at work. */
export interface OpenStore extends AsyncDisposable {
  /** The deployment file. */
  readonly file: DeploymentFile;
  readonly database: Database<Schema>;
  readonly limits: Limits;

  /** Under the deployment's secret, which is made where it is not there yet. */
  hasher(): Promise<SecretHasher>;
}

/** Opens the store of a deployment file, and makes it where it is not there yet. */
export async function openStore(config: string, environment: NodeJS.ProcessEnv = process.env): Promise<OpenStore> {
  const file: DeploymentFile = await loadDeployment(config);
  const database = await openDatabaseOf(file, config, environment);
  return {
    file,
    database,
    limits: limitsOf(file.limits),
    hasher: async () => new SecretHasher(await deploymentSecret(file, config, environment)),
    [Symbol.asyncDispose]: () => database.close(),
  };
}
