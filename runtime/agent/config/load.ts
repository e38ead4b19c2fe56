import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { agentLimits, type AgentLimitName } from '@polywire/generated/catalog/agent_limits.ts';
import type { AgentFile } from '@polywire/generated/deployment/types.ts';
import { defaultHome } from '../home.ts';
import { defaultPort } from './port.ts';
import type { OauthClientSettings, Settings } from './settings.ts';

/** What the server is started with. */
export interface Config {
  readonly settings: Settings;

  /** By row of agent_limits.yaml. */
  readonly limits: Readonly<Record<AgentLimitName, number>>;

  /** Path of the folder of the data. */
  readonly home: string;

  /** What the user should know of a file that can be used: credentials that are missing. */
  readonly warnings: readonly string[];
}

/** What stands above the file. */
export interface Overrides {
  readonly port?: number;
  readonly home?: string;
}

/** The file that is read where nobody names one; it may be absent. */
export const defaultFile = 'polywire-agent.yaml';

/**
 * Reads the agent's file at `path`; undefined: the default one, if it is there. Throws ConfigFileError with a line for each
 * thing that is wrong.
 */
export async function loadConfig(
  path: string | undefined,
  environment: NodeJS.ProcessEnv,
  overrides: Overrides = {},
): Promise<Config> {
  const file = path ?? (existsSync(defaultFile) ? defaultFile : undefined);
  if (file === undefined) return configOf({}, '.', environment, overrides);
  // Most have none, and do without a reader of YAML.
  const { loadAgentFile } = await import('./file.ts');
  return configOf(await loadAgentFile(file), dirname(file), environment, overrides);
}

function configOf(file: AgentFile, folder: string, environment: NodeJS.ProcessEnv, overrides: Overrides): Config {
  const { agent = {}, gateway = {}, oauth_clients: clients = {} } = file;
  const variable = gateway.api_key_env ?? 'POLYWIRE_API_KEY';
  const own = agent.home === undefined ? defaultHome(environment) : resolve(folder, agent.home);
  const settings: Settings = {
    port: overrides.port ?? agent.port ?? defaultPort,
    gatewayUrl: (gateway.base_url ?? 'http://127.0.0.1:26800').replace(/\/+$/, ''),
    gatewayKey: credential(environment, variable),
    model: gateway.model ?? 'a-mid',
    embeddingModel: gateway.embeddings?.model ?? null,
    oauthClients: Object.fromEntries(
      Object.entries(clients).map(([spec, { client_id: clientId, client_secret_env: secret }]) => {
        const client: OauthClientSettings = { clientId, clientSecret: credential(environment, secret) };
        return [spec, client] as const;
      }),
    ),
  };
  return {
    settings,
    limits: limitsOf(file.limits),
    home: overrides.home === undefined ? own : resolve(overrides.home),
    warnings: [
      ...missing(environment, variable, 'the gateway is asked without a key'),
      ...Object.entries(clients).flatMap(([spec, { client_secret_env: secret }]) =>
        secret === undefined ? [] : missing(environment, secret, `${spec} is a public client`),
      ),
    ],
  };
}

/** The table's values, but those that the file sets. */
export function limitsOf(set: Readonly<Partial<Record<string, number>>> = {}): Config['limits'] {
  const names = Object.keys(agentLimits) as AgentLimitName[];
  const values = names.map((name) => [name, set[name] ?? agentLimits[name].value] as const);
  return Object.fromEntries(values) as Record<AgentLimitName, number>;
}

function credential(environment: NodeJS.ProcessEnv, variable: string | undefined): string | null {
  const value = variable === undefined ? undefined : environment[variable];
  return value === undefined || value === '' ? null : value;
}

function missing(environment: NodeJS.ProcessEnv, variable: string, consequence: string): readonly string[] {
  return credential(environment, variable) === null ? [`${consequence}: the environment has no ${variable}`] : [];
}
