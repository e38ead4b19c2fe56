import { StoreUnavailable } from '../../platform/database/unavailable.ts';
import type { Transaction } from '../../platform/database/open.ts';
import { returnCalls } from '../ledger/buckets.ts';
import { free, removeHold, writeHold } from '../ledger/holds.ts';
import type { HoldRow, Schema } from '../storage/schema.ts';
import { decisionBuckets, type FundsParts } from './parts.ts';

/** Takes what a hold says and writes it down, or does neither; false: there is nothing to take it from. */
export async function keep(
  parts: FundsParts,
  hold: HoldRow,
  take: (transaction: Transaction<Schema>) => Promise<boolean>,
): Promise<boolean> {
  let written = false;
  try {
    return await parts.database.transaction(async (transaction) => {
      written = false;
      if (!(await take(transaction))) return false;
      await writeHold(transaction, hold);
      written = true;
      return true;
    });
  } catch (error) {
    // The store fell silent at the commit: there may be a hold now that nobody will settle.
    if (written && error instanceof StoreUnavailable) {
      void parts.settlements.write(hold.id, () => release(parts, hold));
    }
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
