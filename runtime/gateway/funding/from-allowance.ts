import { grant, granted, type Window, windowAt } from '../ledger/allowance.ts';
import { placeHold } from '../ledger/holds.ts';
import type { HoldRow } from '../storage/schema.ts';
import { type Asking, holdFor } from './asking.ts';
import { askWallet } from './from-wallet.ts';
import { dayOf, nextDay } from './day.ts';
import { correctFuse, keep } from './hold-row.ts';
import { accountOf, type FundsParts } from './parts.ts';
import { allowanceExhausted, fuseExceeded } from './refusals.ts';

/**
 * The included allowance pays while anything is left of it and of the day's free serving, then the wallet. Throws
 * `included_allowance_exhausted` or `free_air_daily_spend_fuse_exceeded`.
 */
export async function fromAllowance(parts: FundsParts, asking: Asking): Promise<HoldRow> {
  const { account, now } = asking;
  const window = account.allowanceUnits > 0n ? windowAt(account.since, now) : null;
  const free = window === null ? 'exhausted' : await serveFree(parts, asking, window);
  if (typeof free === 'object') return free;
  const paid = await askWallet(parts, asking);
  if (paid !== null) return paid;
  if (window === null) throw allowanceExhausted(null);
  const paused = free === 'paused' && !(await isUsedUp(parts, asking, window));
  throw paused ? fuseExceeded(nextDay(now)) : allowanceExhausted(window.end);
}

/** `paused`: free serving of the day is used up. `exhausted`: the allowance is. */
async function serveFree(parts: FundsParts, asking: Asking, window: Window): Promise<HoldRow | 'paused' | 'exhausted'> {
  const { most, now, settings } = asking;
  const day = dayOf(now);
  if (!(await parts.hot.reserveFree(day, Number(most.worth), settings.limits.free_air_daily_budget))) return 'paused';
  let hold: HoldRow | null = null;
  try {
    hold = await askAllowance(parts, asking, window, day);
  } finally {
    if (hold === null) await correctFuse(parts, day, -most.worth);
  }
  return hold ?? 'exhausted';
}

/** Null: the allowance is used up. */
async function askAllowance(parts: FundsParts, asking: Asking, window: Window, day: string): Promise<HoldRow | null> {
  const { organization, account, most } = asking;
  const hold = holdFor(asking, parts, { units: most.units, fuse_micro_usd: most.worth, fuse_day: day });
  const source = { account: 'allowance', window: window.number } as const;
  const take = () => keep(parts, hold, () => placeHold(parts.database, hold, source));
  if (await take()) return hold;
  if (await isUsedUp(parts, asking, window)) return null;
  await grant(parts.database, organization, window.number, account.allowanceUnits);
  return (await take()) ? hold : null;
}

/** Whether all of the window's allowance was given, and nothing is left of it now. */
async function isUsedUp(parts: FundsParts, { organization, account }: Asking, { number }: Window): Promise<boolean> {
  const last = await accountOf(parts, organization, 'allowance');
  if (last === null || (last.allowance_window ?? -1n) < number || last.balance - last.held > 0n) return false;
  if (last.allowance_window !== number) return true;
  return (await granted(parts.database.kysely, organization, number)) >= account.allowanceUnits;
}

/** The UTC day of a time, as the fuse names it. */
