import type { Provider } from '@polywire/generated/catalog/rows.ts';
import { type WireName, wires } from '@polywire/generated/catalog/wires.ts';
import { Upstream } from '../platform/upstream.ts';

/** What tells how a server wants to be spoken to: a row of providers.yaml, or the search provider. */
export interface Spoken extends Pick<Provider, 'auth'> {
  readonly wire: WireName;
}

/** How to reach one provider: its server, and what every request to it carries. */
export interface Connection {
  readonly upstream: Upstream;

  /** Path of the base URL, without trailing slash; a wire's paths are put behind it. */
  readonly basePath: string;

  /** The credential, as the provider kind wants it, and what its wire demands. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The connections to all servers of a gateway, one pool for each origin. They outlive a reload. */
export class Upstreams {
  private readonly byOrigin = new Map<string, Upstream>();

  /** `credential`: absent, none is sent. `connectTimeout` in milliseconds. */
  connect(provider: Spoken, baseUrl: string, credential: string | undefined, connectTimeout: number): Connection {
    const url = new URL(baseUrl);
    const place = `${url.origin} ${connectTimeout}`;
    const upstream = this.byOrigin.get(place) ?? new Upstream(url.origin, connectTimeout);
    this.byOrigin.set(place, upstream);
    return { upstream, basePath: url.pathname.replace(/\/+$/, ''), headers: headersFor(provider, credential) };
  }

  /** Ends all connections at once. */
  async close(): Promise<void> {
    await Promise.all([...this.byOrigin.values()].map((upstream) => upstream.destroy()));
  }
}

function headersFor({ auth, wire }: Spoken, credential: string | undefined): Readonly<Record<string, string>> {
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity', ...wires[wire].headers };
  if (credential === undefined) return headers;
  return { ...headers, [auth]: auth === 'authorization' ? `Bearer ${credential}` : credential };
}
