import { takeCall } from '../ledger/buckets.ts';
import { writeHold } from '../ledger/holds.ts';
import type { HoldRow } from '../storage/schema.ts';
import { type Asking, holdFor } from './asking.ts';
import { keep } from './hold-row.ts';
import { accountOf, decisionBuckets, type FundsParts } from './parts.ts';
import { walletEmpty } from './refusals.ts';

/**
 * A decision call: as many as it likes for an organisation with credit or a card in good standing, else one of the calls that
 * are free. Throws `wallet_empty`.
 */
export async function fromFreeCalls(parts: FundsParts, asking: Asking): Promise<HoldRow> {
  const { account, now, organization, settings } = asking;
  if (account.healthyCard || (await hasCredit(parts, organization))) return holdFor(asking, parts, {});
  const hold = holdFor(asking, parts, { free_calls: 1n });
  const buckets = decisionBuckets(organization, settings);
  const held = await keep(parts, hold, () =>
    parts.database.transaction(async (transaction) => {
      if (!(await takeCall(transaction, buckets, now))) return false;
      await writeHold(transaction, hold);
      return true;
    }),
  );
  if (!held) throw walletEmpty(settings.publicUrl);
  return hold;
}

async function hasCredit(parts: FundsParts, organization: string): Promise<boolean> {
  return ((await accountOf(parts, organization, 'wallet'))?.balance ?? 0n) > 0n;
}
