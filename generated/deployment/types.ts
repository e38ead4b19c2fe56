/**
 * The types of Polywire.Deployment, from spec/deployment.tsp.
 *
 * Written by the generator; never edited by hand.
 */
export interface components {
  schemas: {
    readonly ListenAddress: string;
    /** `sk-svc-`, 10 characters of public id, `-`, 32 of secret, 6 of checksum; Crockford base32. */
    readonly ApiKey: string;
    readonly GatewaySettings: {
      /** `host:port`; an IPv6 host in brackets; port 0 picks a free one. */
      readonly listen: components['schemas']['ListenAddress'];
      /** Keys that callers may use. `polywire key new` prints one. */
      readonly keys: readonly components['schemas']['ApiKey'][];
      /** Folder for what must last, relative to this file. Absent: `.polywire` beside it. */
      readonly state_dir?: string;
    };
    readonly BaseUrl: string;
    readonly EnvironmentName: string;
    /** Where a provider is and what opens it. */
    readonly ProviderBinding: {
      /** Without a trailing slash; the wire's paths are put behind it. */
      readonly base_url: components['schemas']['BaseUrl'];
      /** Name of the environment variable that holds the credential; absent: none is sent. */
      readonly api_key_env?: components['schemas']['EnvironmentName'];
    };
    readonly ModelId: string;
    readonly LimitValue: number;
    readonly DeploymentFile: {
      readonly gateway: components['schemas']['GatewaySettings'];
      /** By row of providers.yaml, and `search`. A provider that is missing leaves its aliases `model_not_configured`. */
      readonly providers?: {
        readonly [key: string]: components['schemas']['ProviderBinding'];
      };
      /** By alias: the provider's real model id. */
      readonly models?: {
        readonly [key: string]: components['schemas']['ModelId'];
      };
      /** By row of limits.yaml whose `deployment` is true: a smaller value, in the row's unit. */
      readonly limits?: {
        readonly [key: string]: components['schemas']['LimitValue'];
      };
    };
  };
}
export type ListenAddress = components['schemas']['ListenAddress'];
export type ApiKey = components['schemas']['ApiKey'];
export type GatewaySettings = components['schemas']['GatewaySettings'];
export type BaseUrl = components['schemas']['BaseUrl'];
export type EnvironmentName = components['schemas']['EnvironmentName'];
export type ProviderBinding = components['schemas']['ProviderBinding'];
export type ModelId = components['schemas']['ModelId'];
export type LimitValue = components['schemas']['LimitValue'];
export type DeploymentFile = components['schemas']['DeploymentFile'];
