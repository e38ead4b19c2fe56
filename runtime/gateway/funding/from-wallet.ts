import { placeHold } from '../ledger/holds.ts';
import type { HoldRow } from '../storage/schema.ts';
import { type Asking, holdFor } from './asking.ts';
import { keep } from './hold-row.ts';
import type { FundsParts } from './parts.ts';
import { walletEmpty } from './refusals.ts';

/** The wallet pays. Throws `wallet_empty`. */
export async function fromWallet(parts: FundsParts, asking: Asking): Promise<HoldRow> {
  const hold = await askWallet(parts, asking);
  if (hold === null) throw walletEmpty(asking.settings.publicUrl);
  return hold;
}

/** The same; null: the wallet is empty. */
export async function askWallet(parts: FundsParts, asking: Asking): Promise<HoldRow | null> {
  const hold = holdFor(asking, parts, { nano_usd: asking.most.nanoUsd });
  const held = await keep(parts, hold, () => placeHold(parts.database, hold, { account: 'wallet' }));
  return held ? hold : null;
}
