import type { Database } from '../../platform/database/open.ts';
import { newId } from '../../platform/ids.ts';
import type { Schema } from '../storage/schema.ts';
import { accountId, openAccounts } from './accounts.ts';
import { post } from './transfer.ts';

/** Credit that was added to a wallet. */
export interface Credit {
  readonly id: string;
  readonly created_at: string;
  readonly nano_usd: bigint;
  readonly note: string | null;
}

/** Adds credit to an organisation's wallet. */
export async function addCredit(
  database: Database<Schema>,
  organization: string,
  nanoUsd: bigint,
  note: string | null = null,
): Promise<Credit> {
  const id = `credit/${newId()}`;
  const createdAt = new Date().toISOString();
  await database.transaction(async (transaction) => {
    await openAccounts(transaction, organization);
    const transfer = { id, organization_id: organization, kind: 'credit', created_at: createdAt, note } as const;
    await post(transaction, transfer, [{ from: 'credit', to: 'wallet', amount: nanoUsd }]);
  });
  return { id, created_at: createdAt, nano_usd: nanoUsd, note };
}

/** All credit of an organisation, oldest first. */
export async function listCredit({ kysely }: Database<Schema>, organization: string): Promise<readonly Credit[]> {
  return kysely
    .selectFrom('transfer')
    .innerJoin('entry', 'entry.transfer_id', 'transfer.id')
    .select(['transfer.id', 'transfer.created_at', 'entry.amount as nano_usd', 'transfer.note'])
    .where('transfer.organization_id', '=', organization)
    .where('transfer.kind', '=', 'credit')
    .where('entry.account_id', '=', accountId(organization, 'wallet'))
    .orderBy('transfer.created_at')
    .orderBy('transfer.id')
    .execute();
}

/** What an organisation's wallet has, held or not, in nano-USD. */
export async function balanceOf({ kysely }: Database<Schema>, organization: string): Promise<bigint> {
  const id = accountId(organization, 'wallet');
  const wallet = await kysely.selectFrom('account').select('balance').where('id', '=', id).executeTakeFirst();
  return wallet?.balance ?? 0n;
}
