import type { Price } from '@polywire/generated/catalog/rows.ts';
import { ProblemError } from '../../turn/problem.ts';
import type { Caller, Prepaid } from '../accounts/caller.ts';
import { storeSilent, unverified } from '../accounts/unverified.ts';
import { settle, settleIn, writeRecord } from '../ledger/settlement.ts';
import type { HoldRow } from '../storage/schema.ts';
import { ask, type Asking } from './asking.ts';
import { type Charge, chargeAllowance, chargeWallet, recordOf, searchesPaid } from './charge.ts';
import { fromFreeCalls } from './free-calls.ts';
import { fromAllowance } from './from-allowance.ts';
import { fromWallet } from './from-wallet.ts';
import type { Funds, Hold, Quote, Taken } from './funds.ts';
import { correctFuse, release } from './hold-row.ts';
import type { FundsParts } from './parts.ts';
import { priceOf } from './price.ts';

/** What pays for a request, by the column of prices.yaml. Throws the refusal where nothing does. */
const ways: Readonly<Record<Price['paid_by'], (parts: FundsParts, asking: Asking) => Promise<HoldRow>>> = {
  wallet: fromWallet,
  allowance: fromAllowance,
  free_calls: fromFreeCalls,
};

/** Funds of the organisations in the store. */
export function createFunds(parts: FundsParts): Funds {
  return {
    hold(caller, quote) {
      switch (caller.account.billing) {
        case 'operator':
          return Promise.resolve(nothing);
        case 'none':
          return recorded(parts, caller, quote);
        case 'prepaid':
          return prepaid(parts, caller, caller.account, quote);
      }
    },
  };
}

/** Nobody pays, and nothing is kept of it. */
const nothing: Hold = { settle: () => Promise.resolve() };

/** Nobody pays; what was used is written down. */
function recorded(parts: FundsParts, caller: Caller, { id }: Quote): Promise<Hold> {
  if (parts.settlements.full) return Promise.reject(tooMuchWaits());
  return Promise.resolve(
    once(async (taken) => {
      if (taken === null) return;
      const record = recordOf(caller, 'none', { id, at: instant(parts), taken, charge: chargeWallet(taken) });
      await parts.settlements.write(id, async () => {
        await writeRecord(parts.database.kysely, record);
      });
    }),
  );
}

async function prepaid(parts: FundsParts, caller: Caller, account: Prepaid, quote: Quote): Promise<Hold> {
  if (parts.settlements.full) throw tooMuchWaits();
  try {
    const hold = await ways[priceOf(quote.alias).paid_by](parts, ask(caller, account, quote, parts));
    return once((taken) => {
      const at = instant(parts);
      const end = taken === null ? () => giveBack(parts, hold) : () => take(parts, caller, hold, taken, at);
      return parts.settlements.write(hold.id, end);
    });
  } catch (error) {
    throw unverified(error);
  }
}

/** Nothing was used: the request costs nothing. */
async function giveBack(parts: FundsParts, hold: HoldRow): Promise<void> {
  await release(parts, hold);
  if (hold.fuse_day !== null) await correctFuse(parts, hold.fuse_day, -hold.fuse_micro_usd);
}

async function take(parts: FundsParts, caller: Caller, hold: HoldRow, taken: Taken, at: string): Promise<void> {
  const { database } = parts;
  const { id, fuse_day: day } = hold;
  const recordAt = (charge: Charge) => recordOf(caller, 'prepaid', { id, at, taken, charge });
  if (day === null) {
    await settle(database, hold, recordAt(chargeWallet(taken)));
    return;
  }
  let charge = chargeAllowance(taken);
  let held: boolean;
  if (taken.usage.webSearches === 0) held = await settle(database, hold, recordAt(charge));
  else
    held = await database.transaction(async (transaction) => {
      charge = chargeAllowance(taken, await searchesPaid(transaction, hold, taken));
      return settleIn(transaction, hold, recordAt(charge));
    });
  // Who released the hold has given its share of free serving back.
  const { free_micro_usd: free } = charge;
  await correctFuse(parts, day, held ? free - hold.fuse_micro_usd : free);
}

/** The first call counts; a later one waits for it. */
function once(end: (taken: Taken | null) => Promise<void>): Hold {
  let ended: Promise<void> | null = null;
  return { settle: (taken) => (ended ??= end(taken)) };
}

function instant({ now }: FundsParts): string {
  return new Date(now()).toISOString();
}

function tooMuchWaits(): Error {
  return new ProblemError(storeSilent, { cause: new Error('too much that requests took is not written down yet') });
}
