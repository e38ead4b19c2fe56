import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stores } from './stores.ts';

/** A deployment file, and the environment that it names variables of. */
export interface Deployment {
  readonly config: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface Terms {
  readonly providerPort: number;
  readonly stores: Stores;

  /** Milliseconds after which a process that was not heard of is dead. */
  readonly leaseTtl: number;

  /** Free decision calls of an organisation without credit. */
  readonly freeDecisions: number;
}

/** Writes a deployment file into a folder of its own, which goes with this process. */
export function writeDeployment(terms: Terms): Deployment {
  const folder = mkdtempSync(join(tmpdir(), 'polywire-money-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const config = join(folder, 'polywire.yaml');
  writeFileSync(config, JSON.stringify(deployment(terms), null, 2));
  const secrets = {
    POLYWIRE_BENCH_PROVIDER_KEY: 'bench',
    POLYWIRE_BENCH_SECRET: 'a secret of the bench, 32 bytes long',
  };
  return { config, environment: { ...secrets, ...terms.stores } };
}

/** JSON is YAML too. */
function deployment({ providerPort, stores, leaseTtl, freeDecisions }: Terms): object {
  const at = (path: string) => ({
    base_url: `http://127.0.0.1:${providerPort}/${path}`,
    api_key_env: 'POLYWIRE_BENCH_PROVIDER_KEY',
  });
  return {
    gateway: { listen: '127.0.0.1:0', secret_env: 'POLYWIRE_BENCH_SECRET' },
    providers: { 'P-R': at('v1'), 'P-A': at('v1'), 'P-G': at('v1beta'), 'P-E': at('v1'), 'P-D': at('v1') },
    stores: {
      ...('DATABASE_URL' in stores && { database_url_env: 'DATABASE_URL' }),
      ...('REDIS_URL' in stores && { redis_url_env: 'REDIS_URL' }),
    },
    limits: {
      requests_per_minute: 10_000_000,
      tokens_per_minute: 10_000_000_000,
      concurrency: 10_000,
      free_air_daily_budget: 1_000_000_000_000,
      decision_free_calls: freeDecisions,
      lease_ttl: leaseTtl,
      // A provider that fails is asked all the same: what is failed is what the calls say.
      breaker_window: 0,
      retry_delay: 10,
      request_deadline: 5_000,
    },
  };
}
