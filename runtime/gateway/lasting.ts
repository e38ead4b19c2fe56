import { limits as limitsTable } from '@polywire/generated/catalog/limits.ts';
import type { DeploymentFile } from '@polywire/generated/deployment/types.ts';
import type { Database } from '../platform/database/open.ts';
import { SecretHasher } from '../platform/key.ts';
import type { Log } from '../platform/log.ts';
import { deploymentSecret } from './accounts/secret.ts';
import type { Till } from './admission/lease.ts';
import { untilThen } from './admission/until-then.ts';
import { MemoryBreakers } from './breakers.ts';
import { Upstreams } from './connection.ts';
import { MemoryHot } from './hot/memory-hot.ts';
import { shareBreakers } from './hot/shared-breakers.ts';
import { openDatabaseOf } from './storage/open.ts';
import type { Schema } from './storage/schema.ts';
import { DatabaseStore } from './stored/database-store.ts';
import type { ResponseStore } from './stored/store.ts';

/** What outlives a reload of the deployment file: connections to providers and stores, and what is known of them. */
export interface Lasting {
  readonly upstreams: Upstreams;
  readonly breakers: MemoryBreakers;
  readonly database: Database<Schema>;

  /** Under the deployment's secret. */
  readonly hasher: SecretHasher;
  readonly till: Till;
  readonly responses: ResponseStore;

  /** Once no request is under way: settles what is not settled yet. */
  close(): Promise<void>;
}

const day = 24 * 60 * 60 * 1000;

/** Opens what the deployment file names. `path` is its own. Throws DeploymentError and StoreUnavailable. */
export async function openLasting(
  file: DeploymentFile,
  path: string,
  environment: NodeJS.ProcessEnv,
  _log: Log,
): Promise<Lasting> {
  const hasher = new SecretHasher(await deploymentSecret(file, path, environment));
  const database = await openDatabaseOf(file, path, environment);
  const hot = new MemoryHot();
  const upstreams = new Upstreams();
  const breakers = new MemoryBreakers();
  shareBreakers(breakers, hot);
  return {
    upstreams,
    breakers,
    database,
    hasher,
    till: { hot, funds: untilThen.funds },
    responses: new DatabaseStore(database, limitsTable.response_retention.value * day),
    async close() {
      await upstreams.close();
      await hot.close();
      await database.close();
    },
  };
}
