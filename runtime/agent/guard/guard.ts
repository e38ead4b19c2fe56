import { AgentError } from '../errors.ts';
import { refuseForeignSite } from './fetch-site.ts';
import type { Head } from './head.ts';
import { refuseForeignHost } from './host.ts';
import { refuseForm } from './media-type.ts';
import { refuseForeignOrigin } from './origin.ts';

/**
 * What stands between this server, which asks for no credential, and every web page in the user's browser. It sees each
 * request first, whether there is something at its path or not. `port`: the server's own. Throws AgentError.
 */
export function guard(head: Head, port: number): void {
  refuseForeignHost(head, port);
  refuseForeignOrigin(head);
  refuseForeignSite(head);
  refuseUpgrade(head);
  refuseForm(head);
}

/** A WebSocket is no request of one origin to another for a browser: it would be open to all of them. */
function refuseUpgrade({ headers }: Head): void {
  if (/\bwebsocket\b/i.test(headers.upgrade ?? ''))
    throw new AgentError('invalid_request', 'There are no WebSockets here: GET /api/v1/events is a stream of events.');
}
