import type { Database } from '../../platform/database/open.ts';
import { idLength, newKey, readKey, type SecretHasher } from '../../platform/key.ts';
import type { ApiKeyRow, MemberRow, Schema } from '../storage/schema.ts';
import { keyPrefix } from './key-prefix.ts';

/** A key as an operator sees it: all but its secret. */
export interface ListedKey extends Omit<ApiKeyRow, 'secret_hash'> {
  readonly organization: string;
  readonly email: string;
}

/** Makes a key of a member. The key itself is in the answer and nowhere else: the store has a hash of its secret. */
export async function createKey(
  { kysely }: Database<Schema>,
  hasher: SecretHasher,
  { id: member_id, organization_id }: MemberRow,
  name: string,
): Promise<{ readonly key: string; readonly row: Omit<ApiKeyRow, 'secret_hash'> }> {
  const text = newKey(keyPrefix);
  const key = readKey(keyPrefix, text);
  if (key === null) throw new Error('a new key is malformed');
  const row = {
    id: key.id,
    organization_id,
    member_id,
    name,
    created_at: new Date().toISOString(),
    revoked_at: null,
  };
  const secret_hash = hasher.hash(key.secret).toString('hex');
  await kysely
    .insertInto('api_key')
    .values({ ...row, secret_hash })
    .execute();
  return { key: text, row };
}

/** Keys of one organisation, or of all: revoked ones too, oldest first. */
export function listKeys({ kysely }: Database<Schema>, organization: string | null): Promise<ListedKey[]> {
  const keys = kysely
    .selectFrom('api_key')
    .innerJoin('organization', 'organization.id', 'api_key.organization_id')
    .innerJoin('member', 'member.id', 'api_key.member_id')
    .select([
      'api_key.id',
      'api_key.organization_id',
      'api_key.member_id',
      'api_key.name',
      'api_key.created_at',
      'api_key.revoked_at',
      'organization.name as organization',
      'member.email',
    ])
    .orderBy('api_key.created_at')
    .orderBy('api_key.id');
  return (organization === null ? keys : keys.where('api_key.organization_id', '=', organization)).execute();
}

/**
 * A key opens nothing from now on, in a second at most. It is named by its id, with or without what stands around it in the
 * key. Throws where there is no such key, or it was revoked already.
 */
export async function revokeKey({ kysely }: Database<Schema>, name: string): Promise<Omit<ApiKeyRow, 'secret_hash'>> {
  const id = name.toLowerCase().replace(keyPrefix, '').slice(0, idLength);
  const revoked = await kysely
    .updateTable('api_key')
    .set({ revoked_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['id', 'organization_id', 'member_id', 'name', 'created_at', 'revoked_at'])
    .executeTakeFirst();
  if (revoked === undefined) throw new Error(`no key '${id}' that is not revoked; polywire key list shows them`);
  return revoked;
}
