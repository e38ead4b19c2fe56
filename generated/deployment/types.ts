/**
 * The types of Polywire.Deployment, from spec/deployment.tsp.
 *
 * Written by the generator; never edited by hand.
 */
export interface components {
  schemas: {
    readonly ListenAddress: string;
    readonly AdminAddress: string;
    /** `sk-svc-`, 10 characters of public id, `-`, 32 of secret, 6 of checksum; Crockford base32. */
    readonly ApiKey: string;
    readonly BaseUrl: string;
    readonly EnvironmentName: string;
    readonly GatewaySettings: {
      /** `host:port`; an IPv6 host in brackets; port 0 picks a free one. */
      readonly listen: components['schemas']['ListenAddress'];
      /**
       * `host:port` of the operator's own port, which asks for no credential: `GET /metrics`, `/healthz`, `/readyz`. Without a
       * host (`:9464`) on this machine alone. Of several workers each has its own: this port, the next one, and so on. Absent:
       * there is none, and nothing is measured.
       */
      readonly admin_listen?: components['schemas']['AdminAddress'];
      /**
       * Keys of the operator's own, which nobody pays for: they open every model and draw no funds. `polywire key new` prints
       * one. Keys of organisations are in the store: `polywire key create`.
       */
      readonly keys?: readonly components['schemas']['ApiKey'][];
      /**
       * Where callers reach the gateway: the base of links that it gives away. Absent: links are paths. Browser sessions behind a
       * proxy that ends TLS need it, and are taken at its host alone.
       */
      readonly public_url?: components['schemas']['BaseUrl'];
      /**
       * Name of the environment variable with the secret (32 bytes or more) under which credentials are hashed in the store:
       * the same in all processes that share one. Absent: a file in `state_dir`, made at the first start.
       */
      readonly secret_env?: components['schemas']['EnvironmentName'];
      /** Folder for what must last, relative to this file. Absent: `.polywire` beside it. */
      readonly state_dir?: string;
    };
    /** Where a provider is and what opens it. */
    readonly ProviderBinding: {
      /** Without a trailing slash; the wire's paths are put behind it. */
      readonly base_url: components['schemas']['BaseUrl'];
      /** Name of the environment variable that holds the credential; absent: none is sent. */
      readonly api_key_env?: components['schemas']['EnvironmentName'];
    };
    readonly ModelId: string;
    readonly Stores: {
      /** Name of the environment variable with the address of the database, `postgres://…`. Absent: SQLite in `state_dir`. */
      readonly database_url_env?: components['schemas']['EnvironmentName'];
      /** Name of the environment variable with the address of Redis or Valkey, `redis://…`. Absent: memory. */
      readonly redis_url_env?: components['schemas']['EnvironmentName'];
    };
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
      /** Where what must last is kept, and what processes share. Absent: in `state_dir`, for the processes of this machine. */
      readonly stores?: components['schemas']['Stores'];
      /** By row of limits.yaml whose `deployment` is true: a smaller value, in the row's unit; any where it is `raisable`. */
      readonly limits?: {
        readonly [key: string]: components['schemas']['LimitValue'];
      };
    };
    readonly AgentSettings: {
      /** Port on loopback. Default 26866; 0: any free one. */
      readonly port?: number;
      /** Folder of the data, relative to this file. Default: that of the user's data. */
      readonly home?: string;
    };
    readonly AgentEmbeddings: {
      /** Such as `embed-small`. */
      readonly model: components['schemas']['ModelId'];
    };
    readonly AgentGateway: {
      /** Without `/v1`. Default `http://127.0.0.1:26800`. */
      readonly base_url?: components['schemas']['BaseUrl'];
      /** Name of the environment variable with the key. Default `POLYWIRE_API_KEY`. */
      readonly api_key_env?: components['schemas']['EnvironmentName'];
      /** Where neither the turn nor the project names one. Default `a-mid`. */
      readonly model?: components['schemas']['ModelId'];
      /** Ranks search results by meaning too. Absent: nothing is sent for that. */
      readonly embeddings?: components['schemas']['AgentEmbeddings'];
    };
    readonly OauthClient: {
      readonly client_id: string;
      /** Name of the environment variable with the secret; absent: a public client. */
      readonly client_secret_env?: components['schemas']['EnvironmentName'];
    };
    readonly AgentFile: {
      readonly agent?: components['schemas']['AgentSettings'];
      /** The gateway that the agent's model calls go through. */
      readonly gateway?: components['schemas']['AgentGateway'];
      /** By row of connectors.yaml whose `auth_type` is `oauth2`: the client that the user registered there. */
      readonly oauth_clients?: {
        readonly [key: string]: components['schemas']['OauthClient'];
      };
      /** By row of agent_limits.yaml that is `configurable`: a value in the row's unit. */
      readonly limits?: {
        readonly [key: string]: components['schemas']['LimitValue'];
      };
    };
  };
}
export type ListenAddress = components['schemas']['ListenAddress'];
export type AdminAddress = components['schemas']['AdminAddress'];
export type ApiKey = components['schemas']['ApiKey'];
export type BaseUrl = components['schemas']['BaseUrl'];
export type EnvironmentName = components['schemas']['EnvironmentName'];
export type GatewaySettings = components['schemas']['GatewaySettings'];
export type ProviderBinding = components['schemas']['ProviderBinding'];
export type ModelId = components['schemas']['ModelId'];
export type Stores = components['schemas']['Stores'];
export type LimitValue = components['schemas']['LimitValue'];
export type DeploymentFile = components['schemas']['DeploymentFile'];
export type AgentSettings = components['schemas']['AgentSettings'];
export type AgentEmbeddings = components['schemas']['AgentEmbeddings'];
export type AgentGateway = components['schemas']['AgentGateway'];
export type OauthClient = components['schemas']['OauthClient'];
export type AgentFile = components['schemas']['AgentFile'];
