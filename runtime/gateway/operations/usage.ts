import type { Operations } from '@polywire/generated/hosted/operations.ts';
import type { FundsParts } from '../funding/parts.ts';
import { usageReport } from '../funding/report.ts';
import type { Visit } from '../visit.ts';

/** What the caller's organisation has left. */
export function usage(funds: FundsParts): Operations<Visit>['getUsage'] {
  return async ({ context: { caller } }) => ({ status: 200, body: await usageReport(funds, caller) });
}
