import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providers } from '@polywire/generated/catalog/providers.ts';
import { newKey } from '../../platform/key.ts';
import { createLog } from '../../platform/log.ts';
import { keyPrefix } from '../accounts/key-prefix.ts';
import { type Gateway, startGateway } from '../server.ts';

/** A gateway for tests, with one key, all of whose providers are one server. */
export interface TestGateway extends Gateway {
  readonly key: string;

  /** Where its deployment file and its state are. */
  readonly folder: string;

  /** Lines of its log. */
  readonly log: string[];

  /** Writes another deployment file in place of the first. */
  rewrite(change: Change): Promise<void>;

  /** POST of JSON, or of a text as it is, with the key. No fallback serves it unless the headers say `allowFailover`. */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  get(path: string): Promise<Response>;
}

/** What is put over the deployment file; limits and settings of the gateway beside those that are there. */
export interface Change {
  readonly gateway?: object;
  readonly limits?: object;
  readonly [field: string]: unknown;
}

/** Headers by which a test lets a fallback serve. */
export const allowFailover = { 'x-service-allow-failover': 'true' };

/** Quick repeats, and breakers that never open. */
const limits = { retry_delay: 1, breaker_window: 0 };

/** `change` is put over the deployment file that binds every kind of provider to `provider`. */
export async function startTestGateway(
  provider: string,
  change: Change = {},
  environment: NodeJS.ProcessEnv = {},
): Promise<TestGateway> {
  const key = newKey(keyPrefix);
  const folder = await mkdtemp(join(tmpdir(), 'polywire-test-'));
  const deployment = join(folder, 'polywire.yaml');
  const log: string[] = [];
  const write = (changed: Change): Promise<void> => {
    const whole = file(key, provider);
    const gateway = { ...whole.gateway, ...changed.gateway };
    const changedLimits = { ...limits, ...changed.limits };
    return writeFile(deployment, JSON.stringify({ ...whole, ...changed, gateway, limits: changedLimits }));
  };
  await write(change);
  const gateway = await startGateway({
    deployment,
    environment: { PROVIDER_KEY: 'secret-of-the-provider', ...environment },
    log: createLog('debug', (line) => log.push(line)),
  });
  const send = (path: string, init: RequestInit): Promise<Response> => fetch(gateway.url + path, init);
  const authorization = `Bearer ${key}`;
  return {
    ...gateway,
    key,
    folder,
    log,
    rewrite: write,
    post: (path, body, headers) =>
      send(path, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'x-service-allow-failover': 'false', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    get: (path) => send(path, { headers: { authorization } }),
    async close() {
      await gateway.close();
      await rm(folder, { recursive: true });
    },
  };
}

function file(key: string, provider: string): { readonly gateway: object; readonly providers: object } {
  const binding = (kind: string): object => ({ base_url: `${provider}/${kind}/v1`, api_key_env: 'PROVIDER_KEY' });
  return {
    gateway: { listen: '127.0.0.1:0', keys: [key] },
    providers: Object.fromEntries([...Object.keys(providers), 'search'].map((kind) => [kind, binding(kind)])),
  };
}
