import { limits as limitsTable } from '@polywire/generated/catalog/limits.ts';
import type { DeploymentFile } from '@polywire/generated/deployment/types.ts';
import type { Database } from '../platform/database/open.ts';
import { newId } from '../platform/ids.ts';
import { SecretHasher } from '../platform/key.ts';
import type { Log } from '../platform/log.ts';
import { within } from '../platform/within.ts';
import { deploymentSecret } from './accounts/secret.ts';
import { Till } from './admission/lease.ts';
import { MemoryBreakers } from './breakers.ts';
import { Upstreams } from './connection.ts';
import { Instance } from './funding/instance.ts';
import type { FundsParts, FundsSettings } from './funding/parts.ts';
import { rememberFree } from './funding/remember-free.ts';
import { Settlements } from './funding/settlements.ts';
import { createFunds } from './funding/store-funds.ts';
import { shareBreakers } from './hot/shared-breakers.ts';
import { limitsOf } from './limits.ts';
import { openHotOf } from './storage/open-hot.ts';
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
  readonly funds: FundsParts;
  readonly responses: ResponseStore;

  /** What the deployment file says from now on. */
  heed(file: DeploymentFile): void;

  /** Once no request is under way: settles what is not settled yet. */
  close(): Promise<void>;
}

const day = 24 * 60 * 60 * 1000;

/** Milliseconds that a store which does not answer has at the end, for what is not settled yet. */
const lastWait = 10_000;

/** Opens what the deployment file names. `path` is its own. Throws DeploymentError and StoreUnavailable. */
export async function openLasting(
  file: DeploymentFile,
  path: string,
  environment: NodeJS.ProcessEnv,
  log: Log,
): Promise<Lasting> {
  await using opened = new AsyncDisposableStack();
  const hasher = new SecretHasher(await deploymentSecret(file, path, environment));
  const database = await openDatabaseOf(file, path, environment);
  opened.defer(() => database.close());
  const openHot = await openHotOf(file, path, environment);
  opened.defer(() => openHot.close());
  const { hot } = openHot;
  if (openHot.fresh) await rememberFree(database.kysely, hot, Date.now());

  let settings = settingsOf(file);
  const settlements = new Settlements(log);
  const funds: FundsParts = {
    database,
    hot,
    settlements,
    instance: newId(),
    settings: () => settings,
    now: Date.now,
  };
  const till = new Till(hot, createFunds(funds));
  const instance = new Instance(funds, log);
  await instance.join();
  opened.defer(async () => {
    const settled = await within(
      till.idle().then(() => true),
      lastWait,
    );
    if (settled === true) await instance.leave();
    else log.error('the store did not answer to the end: what the last requests took is not written down');
  });

  const upstreams = new Upstreams();
  opened.defer(() => upstreams.close());
  const breakers = new MemoryBreakers();
  shareBreakers(breakers, hot);
  const kept = opened.move();
  return {
    upstreams,
    breakers,
    database,
    hasher,
    till,
    funds,
    responses: new DatabaseStore({
      database,
      retention: limitsTable.response_retention.value * day,
      instance: funds.instance,
      ttl: () => settings.limits.lease_ttl,
    }),
    heed(next) {
      settings = settingsOf(next);
    },
    close: () => kept.disposeAsync(),
  };
}

function settingsOf(file: DeploymentFile): FundsSettings {
  return { limits: limitsOf(file.limits), publicUrl: file.gateway.public_url ?? null };
}
