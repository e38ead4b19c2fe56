import type { Log } from '../platform/log.ts';
import type { Caller } from './accounts/caller.ts';
import type { Setup } from './setup.ts';
import type { RequestRecord } from './telemetry/record.ts';

/** What is known of a request before it is routed: who calls, and the deployment as it was when the request came. */
export interface Visit {
  readonly caller: Caller;
  readonly setup: Setup;
  readonly log: Log;
  readonly record: RequestRecord;
}
