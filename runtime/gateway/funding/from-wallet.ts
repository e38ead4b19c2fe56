import { holdWallet } from '../ledger/holds.ts';
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
  const { organization, most } = asking;
  const hold = holdFor(asking, parts, { nano_usd: most.nanoUsd });
  const held = await keep(parts, hold, (transaction) => holdWallet(transaction, organization, most.nanoUsd));
  return held ? hold : null;
}
