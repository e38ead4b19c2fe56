import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError } from '../../turn/problem.ts';

/** Where a browser has reached the gateway. */
export interface Place {
  /** As its pages name it in `Origin`. */
  readonly origin: string;

  /** Its cookies must not travel in the clear: it is not this machine. */
  readonly secure: boolean;
}

/**
 * The place of a request with this Host: `public_url` where the deployment has one, so that no other name leads here (DNS
 * rebinding), else plain HTTP at that host. Null: it is not there, or the host is none.
 */
export function placeOf(publicUrl: URL | null, host: string | undefined): Place | null {
  const url = atHost(publicUrl?.protocol ?? 'http:', host);
  if (url === null || (publicUrl !== null && url.host !== publicUrl.host)) return null;
  return { origin: url.origin, secure: isSecure(url) };
}

/** Whether cookies of this address are for HTTPS alone. */
export function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || !/^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function atHost(protocol: string, host: string | undefined): URL | null {
  // Nothing that would make it another part of an address.
  return host === undefined || !/^[\w.:[\]-]+$/.test(host) ? null : URL.parse(`${protocol}//${host}`);
}

/** What `Sec-Fetch-Site` says of a request that a page of ours, or the person, has sent. */
const ownSites: readonly unknown[] = [undefined, 'same-origin', 'none'];

/**
 * Refuses what a page of another origin may have sent: a browser says in `Origin` who sends what changes something. Throws
 * `origin_refused`.
 */
export function refuseForeign(headers: IncomingHttpHeaders, { origin }: Place): void {
  if (headers.origin === origin && ownSites.includes(headers['sec-fetch-site'])) return;
  const message = `With a browser session only pages of this gateway may change anything: \`Origin\` must be ${origin}.`;
  throw new ProblemError({ name: 'origin_refused', message });
}
