/** A deployment in which every model answers without anybody's key: the providers are mocks. */
export interface Demo {
  /** Base URL of each kind of provider. */
  readonly providers: Readonly<Record<string, string>>;

  /** What callers show to the gateway. */
  readonly key: string;
  readonly stateDir: string;
}

/** The variable whose value the gateway shows to the mocks: like real providers they want some credential. */
export const credentialVariable = 'POLYWIRE_DEMO_CREDENTIAL';

/** Mocks fail where they are told to, and answer the next request; and nobody pays for many of them. */
const limits = {
  breaker_window: 0,
  requests_per_minute: 1_000_000,
  tokens_per_minute: 1_000_000_000,
  concurrency: 10_000,
};

/** The text of a deployment file: JSON is YAML. */
export function demoDeployment({ providers, key, stateDir }: Demo): string {
  const bindings = Object.entries(providers).map(([kind, base_url]) => {
    return [kind, { base_url, api_key_env: credentialVariable }] as const;
  });
  return JSON.stringify({
    gateway: { listen: '127.0.0.1:0', keys: [key], state_dir: stateDir },
    providers: Object.fromEntries(bindings),
    limits,
  });
}

/** Two requests that work as printed, in two formats, the second streamed. */
export function exampleCurls(url: string, key: string): readonly string[] {
  return [
    `curl ${url}/v1/chat/completions -H 'authorization: Bearer ${key}' -H 'content-type: application/json' \\
  -d '{"model":"a-mid","messages":[{"role":"user","content":"Hello"}]}'`,
    `curl -N ${url}/v1/messages -H 'x-api-key: ${key}' -H 'content-type: application/json' \\
  -d '{"model":"r-mid","max_tokens":500,"stream":true,"messages":[{"role":"user","content":"Hello"}]}'`,
  ];
}
