import type { Transaction } from 'kysely';
import type { Database, DialectName } from '../../platform/database/open.ts';
import type { SecretHasher } from '../../platform/key.ts';
import type { MemberRow, Schema } from '../storage/schema.ts';
import { storeTime } from '../storage/store-time.ts';
import { newToken } from './token.ts';

/** What a new link opens a session with, and until when. The store has its hash alone. */
export interface NewLink {
  readonly token: string;
  readonly expires_at: string;
}

/**
 * Makes a link for a member, good once and for so many seconds. What has expired goes: there is a session for each link at
 * most, so tidying here keeps both tables small.
 */
export function createLink(
  database: Database<Schema>,
  hasher: SecretHasher,
  { id: member_id }: MemberRow,
  lifetime: number,
): Promise<NewLink> {
  const token = newToken();
  const { dialect } = database;
  return database.transaction(async (tx) => {
    for (const table of ['console_link', 'session'] as const)
      await tx.deleteFrom(table).where('expires_at', '<=', storeTime(dialect)).execute();
    const { expires_at } = await tx
      .insertInto('console_link')
      .values({
        token_hash: hasher.hash(token).toString('hex'),
        member_id,
        expires_at: storeTime(dialect, -lifetime * 1_000),
      })
      .returning('expires_at')
      .executeTakeFirstOrThrow();
    return { token, expires_at };
  });
}

/** Takes a link away, so that one alone of those who ask has it: id of its member, null where it is not good any more. */
export async function spendLink(
  tx: Transaction<Schema>,
  dialect: DialectName,
  token_hash: string,
): Promise<string | null> {
  const spent = await tx
    .deleteFrom('console_link')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', storeTime(dialect))
    .returning('member_id')
    .executeTakeFirst();
  return spent?.member_id ?? null;
}
