import { limits } from '@polywire/generated/catalog/limits.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import type { Schema } from '../storage/schema.ts';
import { accountId, openAccounts } from './accounts.ts';
import { lockAccount } from './holds.ts';
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
 * beyond it is forgiven. Where the window's allowance has been raised since, gives the difference.
 */
export async function grant(
  database: Database<Schema>,
  organization: string,
  window: bigint,
  amount: bigint,
): Promise<void> {
  const created = { organization_id: organization, created_at: new Date().toISOString(), note: null };
  const id = `${organization}/${window}`;
  const account = accountId(organization, 'allowance');
  await database.transaction(async (transaction) => {
    await openAccounts(transaction, organization);
    const last = await lockAccount(transaction, organization, 'allowance');
    if (last.allowance_window !== null && last.allowance_window > window) return;
    const begins = last.allowance_window !== window;
    if (begins) {
      await transaction.updateTable('account').set({ allowance_window: window }).where('id', '=', account).execute();
      const expired = { ...created, id: `expire/${id}`, kind: 'expire' } as const;
      await post(transaction, expired, [{ from: 'allowance', to: 'grant', amount: last.balance }]);
    }
    const raise = begins ? amount : amount - (await granted(transaction, organization, window));
    if (raise <= 0n) return;
    const given = { ...created, id: begins ? `grant/${id}` : `grant/${id}/${amount}`, kind: 'grant' } as const;
    await post(transaction, given, [{ from: 'grant', to: 'allowance', amount: raise }]);
  });
}

/** What was given of a window's allowance. */
export async function granted(database: Kysely<Schema>, organization: string, window: bigint): Promise<bigint> {
  const id = `grant/${organization}/${window}`;
  const { sum } = await database
    .selectFrom('transfer')
    .innerJoin('entry', 'entry.transfer_id', 'transfer.id')
    .select((query) => query.fn.sum<bigint | null>('entry.amount').as('sum'))
    .where('transfer.organization_id', '=', organization)
    .where('transfer.kind', '=', 'grant')
    .where((where) => where.or([where('transfer.id', '=', id), where('transfer.id', 'like', `${id}/%`)]))
    .where('entry.account_id', '=', accountId(organization, 'allowance'))
    .executeTakeFirstOrThrow();
  return sum ?? 0n;
}
