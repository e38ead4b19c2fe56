import { AgentError } from '../errors.ts';
import type { Head } from './head.ts';

/**
 * Refuses what a page of another origin sent: only pages of this server itself may say an `Origin`, and only that of the
 * host they ask. `null` is the origin of sandboxed pages, our own artifacts among them. Without exception; throws
 * `forbidden_origin`. The host has been checked.
 */
export function refuseForeignOrigin({ method, headers }: Pick<Head, 'method' | 'headers'>): void {
  const { host = '', origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`)
    throw new AgentError('forbidden_origin', 'Web pages of other origins may not use this server.');
  // A page of this server needs no leave, so whoever asks for it is another one, or hides who it is.
  if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined)
    throw new AgentError('forbidden_origin', 'This server gives no leave to pages of other origins.');
}
