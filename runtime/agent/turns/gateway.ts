import { Polywire } from '@polywire/generated/sdk/gateway.ts';
import type { Settings } from '../config/settings.ts';

/** Stands in the place of a key where there is none; `withoutKey` takes it out again. */
const noKey = 'none';

/** The gateway of the agent's model calls, as its user set it up. */
export function gatewayOf({ gatewayUrl, gatewayKey }: Pick<Settings, 'gatewayUrl' | 'gatewayKey'>): Polywire {
  if (gatewayKey !== null) return new Polywire({ baseUrl: gatewayUrl, apiKey: gatewayKey });
  return new Polywire({ baseUrl: gatewayUrl, apiKey: noKey, fetch: withoutKey });
}

const withoutKey: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete('authorization');
  return fetch(input, { ...init, headers });
};
