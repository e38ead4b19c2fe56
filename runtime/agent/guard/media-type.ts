import { AgentError } from '../errors.ts';
import { type Head, safeMethods } from './head.ts';

/** What no browser lets a page of another origin send without asking first, which it would ask in vain. */
const json = 'application/json';

/**
 * Refuses what a form of a page could have sent: a browser's request that may change something says that it is JSON, also
 * where it has no body, or is of a type that its operation takes as an upload. Throws `unsupported_media_type`.
 */
export function refuseForm({ method, headers, operation }: Pick<Head, 'method' | 'headers' | 'operation'>): void {
  if (safeMethods.includes(method) || !fromBrowser(headers)) return;
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  const said = type.trim().toLowerCase();
  if (said === json || operation?.upload?.includes(said) === true) return;
  throw new AgentError('unsupported_media_type', `From a browser a ${method} has to be ${json}, also without a body.`);
}

/** Programs may say a mode (Node's `fetch` does), but not a site. */
function fromBrowser(headers: Head['headers']): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}
