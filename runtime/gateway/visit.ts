import type { Log } from '../platform/log.ts';
import type { Caller } from './keyring.ts';
import type { Setup } from './setup.ts';

/** What is known of a request before it is routed: who calls, and the deployment as it was when the request came. */
export interface Visit {
  readonly caller: Caller;
  readonly setup: Setup;
  readonly log: Log;
}
