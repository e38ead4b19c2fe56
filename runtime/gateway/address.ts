import type { AddressInfo } from 'node:net';

/** Where a server listens. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Of `host:port` in the deployment file. A host that is left out is this machine alone. */
export function readAddress(listen: string): Address {
  const colon = listen.lastIndexOf(':');
  const host = listen.slice(0, colon).replace(/^\[|\]$/g, '');
  return { host: host === '' ? '127.0.0.1' : host, port: Number(listen.slice(colon + 1)) };
}

/** Without a trailing slash. `bound`: what the server got, which knows the port where any was asked for. */
export function urlOf(host: string, bound: Pick<AddressInfo, 'port'>): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`;
}
