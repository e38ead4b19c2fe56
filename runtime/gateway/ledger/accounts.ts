import type { Transaction } from '../../platform/database/open.ts';
import type { AccountRow, Schema } from '../storage/schema.ts';

export type AccountKind = AccountRow['kind'];

/** What each account of an organisation counts. */
const unitOf: Readonly<Record<AccountKind, AccountRow['unit']>> = {
  credit: 'nano_usd',
  wallet: 'nano_usd',
  revenue: 'nano_usd',
  grant: 'units',
  allowance: 'units',
  drawn: 'units',
};

export const accountKinds = Object.keys(unitOf) as readonly AccountKind[];

export function accountId(organization: string, kind: AccountKind): string {
  return `${organization}/${kind}`;
}

/** The organisation's accounts, empty, where they are not there yet. */
export async function openAccounts(transaction: Transaction<Schema>, organization: string): Promise<void> {
  await transaction
    .insertInto('account')
    .values(
      accountKinds.map((kind) => ({
        id: accountId(organization, kind),
        organization_id: organization,
        kind,
        unit: unitOf[kind],
        balance: 0n,
        held: 0n,
        allowance_window: null,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
