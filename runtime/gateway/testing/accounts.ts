import { migrate } from '../../platform/database/migrate.ts';
import { type Database, openDatabase } from '../../platform/database/open.ts';
import { type Key, readKey, SecretHasher } from '../../platform/key.ts';
import { keyPrefix } from '../accounts/key-prefix.ts';
import { createKey } from '../accounts/keys.ts';
import { createOrganization } from '../accounts/organizations.ts';
import { migrations } from '../storage/migrations.ts';
import type { MemberRow, OrganizationRow, Schema } from '../storage/schema.ts';

/** For tests: a hasher that knows the hashes of any other of these, as those of one deployment do. */
export const testHasher = (): SecretHasher => new SecretHasher('the secret of the deployment under test');

/** For tests: the store at an address, with its tables. */
export async function openStore(url: string): Promise<Database<Schema>> {
  const database = await openDatabase<Schema>(url);
  await migrate(database, migrations);
  return database;
}

/** For tests: an organisation, its owner, and a key of his. */
export interface Acme {
  readonly organization: OrganizationRow;
  readonly owner: MemberRow;

  /** As it was shown once. */
  readonly text: string;
  readonly key: Key;
}

export async function acme(database: Database<Schema>, name = 'acme'): Promise<Acme> {
  const email = `owner@${name}.example`;
  const { organization, owner } = await createOrganization(database, { name, billing: 'prepaid', email });
  const { key: text } = await createKey(database, testHasher(), owner, 'first');
  return { organization, owner, text, key: keyOf(text) };
}

/** For tests: what a well-formed key says. */
export function keyOf(text: string): Key {
  const key = readKey(keyPrefix, text);
  if (key === null) throw new Error('no key');
  return key;
}
