import { StoreUnavailable } from '../../platform/database/unavailable.ts';
import { returnCalls } from '../ledger/buckets.ts';
import { free, removeHold } from '../ledger/holds.ts';
import type { HoldRow } from '../storage/schema.ts';
import { decisionBuckets, type FundsParts } from './parts.ts';

/**
 * Takes a hold. Where the store fell silent meanwhile there may be one now that nobody will settle: it is released when the
 * store answers again.
 */
export async function keep(parts: FundsParts, hold: HoldRow, take: () => Promise<boolean>): Promise<boolean> {
  try {
    return await take();
  } catch (error) {
    if (error instanceof StoreUnavailable) void parts.settlements.write(hold.id, () => release(parts, hold));
    throw error;
  }
}

/** Takes a hold away and gives back all that it held; one that is gone already is left alone. */
export async function release(parts: FundsParts, hold: HoldRow): Promise<void> {
  await parts.database.transaction(async (transaction) => {
    if (!(await removeHold(transaction, hold.id))) return;
    await free(transaction, hold);
    if (hold.free_calls === 0n) return;
    const buckets = decisionBuckets(hold.organization_id, parts.settings());
    await returnCalls(transaction, buckets, hold.free_calls, parts.now());
  });
}

/** Corrects the free serving of a day. What cannot be corrected counts too high until the day is over. */
export async function correctFuse({ hot }: FundsParts, day: string, difference: bigint): Promise<void> {
  if (difference === 0n) return;
  try {
    await hot.correctFree(day, Number(difference));
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
}
