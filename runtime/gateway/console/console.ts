import type { UsageReport } from '@polywire/generated/hosted/types.ts';
import type { Caller } from '../accounts/caller.ts';
import type { Sessions } from '../accounts/sessions.ts';

/** What a deployment has for people with a browser. */
export interface Console {
  /** Where they reach it; null: wherever they do. */
  readonly publicUrl: URL | null;
  readonly sessions: Sessions;

  /** What a caller's organisation has left. Throws `policy_unavailable`. */
  usage(caller: Caller): Promise<UsageReport>;
}
