import { aliases, type AliasName } from '@polywire/generated/catalog/aliases.ts';
import { groups, type GroupName } from '@polywire/generated/catalog/groups.ts';
import { providers, type ProviderName } from '@polywire/generated/catalog/providers.ts';
import type { Alias } from '@polywire/generated/catalog/rows.ts';
import type { DeploymentFile } from '@polywire/generated/deployment/types.ts';
import type { Accounts } from './accounts/accounts.ts';
import { compose } from './accounts/compose.ts';
import { FileKeys } from './accounts/file-keys.ts';
import { Sessions } from './accounts/sessions.ts';
import { StoredKeys } from './accounts/stored-keys.ts';
import type { Till } from './admission/lease.ts';
import type { Breakers } from './breakers.ts';
import type { Connection, Spoken } from './connection.ts';
import type { Console } from './console/console.ts';
import { usageReport } from './funding/report.ts';
import type { Lasting } from './lasting.ts';
import { type Limits, limitsOf } from './limits.ts';
import { Models } from './models.ts';
import type { Route } from './route.ts';

/** What a deployment file makes of the catalogue. Never changed: a reload makes a new one, for the requests after it. */
export interface Setup {
  readonly accounts: Accounts;
  readonly models: Models;
  readonly routes: Readonly<Record<AliasName, Route>>;
  readonly limits: Limits;
  readonly breakers: Breakers;
  readonly till: Till;

  /** Where the web is searched for models whose providers do not. Null: nowhere. */
  readonly search: Connection | null;
  readonly console: Console;
}

/** The provider that no row is of: a bearer token opens it. */
export const searchProvider: Spoken & { readonly name: 'search' } = {
  name: 'search',
  wire: 'search',
  auth: 'authorization',
};

/** `environment` holds the credentials that the file names; a provider whose variable is missing gets none. */
export function setUp(
  file: DeploymentFile,
  environment: NodeJS.ProcessEnv,
  { upstreams, breakers, till, database, hasher, funds }: Lasting,
): Setup {
  const limits = limitsOf(file.limits);
  const connect = (name: string, spoken: Spoken): Connection | null => {
    const binding = file.providers?.[name];
    if (binding === undefined) return null;
    const credential = binding.api_key_env === undefined ? undefined : environment[binding.api_key_env];
    return upstreams.connect(spoken, binding.base_url, credential, limits.connect_timeout);
  };
  const connections = new Map<ProviderName, Connection | null>();
  for (const name of Object.keys(providers) as ProviderName[]) connections.set(name, connect(name, providers[name]));
  const names = Object.keys(aliases) as AliasName[];
  const routes = names.map((alias) => [alias, routeOf(alias, file.models ?? {}, connections)] as const);
  const sessions = new Sessions(database, hasher, limits);
  const { keys = [], public_url: publicUrl } = file.gateway;
  return {
    accounts: compose(new FileKeys(keys, limits), new StoredKeys(database, hasher, limits), sessions),
    models: new Models(file.models ?? {}),
    routes: Object.fromEntries(routes) as Record<AliasName, Route>,
    limits,
    breakers,
    till,
    search: connect(searchProvider.name, searchProvider),
    console: {
      publicUrl: publicUrl === undefined ? null : new URL(publicUrl),
      sessions,
      usage: (caller) => usageReport(funds, caller),
    },
  };
}

function routeOf(
  alias: AliasName,
  models: Readonly<Partial<Record<string, string>>>,
  connections: ReadonlyMap<ProviderName, Connection | null>,
): Route {
  const row = aliases[alias];
  const providerName = providerOf(row);
  return {
    alias,
    row,
    providerName,
    provider: providers[providerName],
    model: models[alias] ?? row.provider_model,
    bound: models[alias] !== undefined || Object.keys(models).length === 0,
    connection: connections.get(providerName) ?? null,
  };
}

/** The tables are checked: an alias names a group or a provider, and a group names a provider. */
export function providerOf(row: Alias): ProviderName {
  return (row.provider ?? groups[row.group as GroupName].provider) as ProviderName;
}
