import { AgentError } from '../errors.ts';
import type { Head } from './head.ts';

/** What `Sec-Fetch-Site` says of a request that a page of this server, or the person, has sent; no browser: nothing. */
const ownSites: readonly unknown[] = [undefined, 'same-origin', 'none'];

/**
 * What other sites may lead a person to: whole pages, in a tab of their own. An authorization server sends the person back
 * to `finishOauth`; artifacts and the reference are pages that a link may point to.
 */
const pages: readonly unknown[] = ['finishOauth', 'serveArtifact', 'showReference'];

/**
 * What a page may be made of. An artifact has an origin of its own (see ../artifacts/policy.ts), so a browser says
 * `cross-site` of its own parts. Their address has the project's id in it, which no other page knows.
 */
const parts: readonly unknown[] = ['serveArtifact'];
const partDestinations: readonly unknown[] = ['script', 'style', 'image', 'audio', 'video', 'track'];

/**
 * Refuses what a browser says to come from another site, and what it says in words that are not known here. A GET that
 * begins something is so as safe as a POST without a body. Throws `forbidden_origin`.
 */
export function refuseForeignSite({
  method,
  headers,
  operation,
}: Pick<Head, 'method' | 'headers' | 'operation'>): void {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers;
  if (ownSites.includes(site)) return;
  const reads = method === 'GET' || method === 'HEAD';
  const name = operation?.operation;
  if (reads && mode === 'navigate' && destination === 'document' && pages.includes(name)) return;
  if (reads && mode === 'no-cors' && partDestinations.includes(destination) && parts.includes(name)) return;
  throw new AgentError('forbidden_origin', 'Web pages of other sites may not use this server.');
}
