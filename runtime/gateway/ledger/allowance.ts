import { limits } from '@polywire/generated/catalog/limits.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Schema } from '../storage/schema.ts';
import { accountId, openAccounts } from './accounts.ts';
import { post } from './transfer.ts';

const windowLength = limits.allowance_window.value * 86_400_000;

/** A stretch of time with an allowance of its own; they follow each other from the organisation's creation. */
export interface Window {
  readonly number: bigint;

  /** ISO-8601 instant at which the next one begins. */
  readonly end: string;
}

/** The window that `now` (milliseconds since 1970) is in; `since`: when the organisation was created. */
export function windowAt(since: string, now: number): Window {
  const start = Date.parse(since);
  const number = Math.max(0, Math.floor((now - start) / windowLength));
  return { number: BigInt(number), end: new Date(start + (number + 1) * windowLength).toISOString() };
}

/**
 * Gives the allowance of a window, unless it or a later one was given. What the last one left expires; what a request took
 * beyond it is forgiven.
 */
export async function grant(
  database: Database<Schema>,
  organization: string,
  window: bigint,
  amount: bigint,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await openAccounts(transaction, organization);
    // Changing the row first keeps others from it, so that the balance read is the one that expires.
    const [account] = await transaction
      .updateTable('account')
      .set({ allowance_window: window })
      .where('id', '=', accountId(organization, 'allowance'))
      .where((where) => where.or([where('allowance_window', 'is', null), where('allowance_window', '<', window)]))
      .returning('balance')
      .execute();
    if (account === undefined) return;
    const row = { organization_id: organization, created_at: new Date().toISOString(), note: null };
    if (account.balance !== 0n) {
      const expired = { ...row, id: `expire/${organization}/${window}`, kind: 'expire' } as const;
      await post(transaction, expired, [{ from: 'allowance', to: 'grant', amount: account.balance }]);
    }
    const granted = { ...row, id: `grant/${organization}/${window}`, kind: 'grant' } as const;
    await post(transaction, granted, [{ from: 'grant', to: 'allowance', amount }]);
  });
}
