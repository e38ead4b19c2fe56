import type { RoleName } from '@polywire/generated/catalog/roles.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import { newId } from '../../platform/ids.ts';
import type { MemberRow, OrganizationRow, Schema } from '../storage/schema.ts';

/** Throws where the address is none, or a member has it already. */
export function addMember(
  database: Database<Schema>,
  { id }: OrganizationRow,
  email: string,
  role: RoleName,
): Promise<MemberRow> {
  return database.transaction((tx) => insertMember(tx, id, email, role));
}

/** As addMember, in a transaction. */
export async function insertMember(
  tx: Kysely<Schema>,
  organization: string,
  email: string,
  role: RoleName,
): Promise<MemberRow> {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) throw new Error(`'${email}' is no e-mail address`);
  const present = await tx
    .selectFrom('member')
    .select('id')
    .where('organization_id', '=', organization)
    .where('email', '=', address)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (present !== undefined)
    throw new Error(`${address} is a member already; polywire member role changes what it may`);
  const row = {
    id: `mem_${newId()}`,
    organization_id: organization,
    email: address,
    role,
    created_at: new Date().toISOString(),
    removed_at: null,
  };
  return tx.insertInto('member').values(row).returningAll().executeTakeFirstOrThrow();
}

/** All of them, removed ones too, oldest first. */
export function listMembers({ kysely }: Database<Schema>, { id }: OrganizationRow): Promise<MemberRow[]> {
  return kysely
    .selectFrom('member')
    .selectAll()
    .where('organization_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The member with this id or address. Throws where the organisation has none, or none any more. */
export async function findMember(
  database: Database<Schema>,
  organization: OrganizationRow,
  idOrEmail: string,
): Promise<MemberRow> {
  const members = await listMembers(database, organization);
  const found = members.find(
    ({ id, email, removed_at }) => removed_at === null && (id === idOrEmail || email === idOrEmail.toLowerCase()),
  );
  if (found !== undefined) return found;
  throw new Error(
    `'${organization.name}' has no member '${idOrEmail}'; polywire member list ${organization.id} shows them`,
  );
}

/** The one member of any open organisation with this id or address. Throws where there is none, or several are called so. */
export async function soleMember({ kysely }: Database<Schema>, idOrEmail: string): Promise<MemberRow> {
  const found = await kysely
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organization_id')
    .selectAll('member')
    .select('organization.name as organization')
    .where('organization.closed_at', 'is', null)
    .where('member.removed_at', 'is', null)
    .where((where) =>
      where.or([where('member.id', '=', idOrEmail), where('member.email', '=', idOrEmail.toLowerCase())]),
    )
    .orderBy('organization.created_at')
    .execute();
  const [only, another] = found;
  if (only === undefined)
    throw new Error(`no organisation has a member '${idOrEmail}'; polywire member list shows them`);
  if (another === undefined) return only;
  const names = found.map(({ organization }) => organization).join(', ');
  throw new Error(`'${idOrEmail}' is a member of several organisations (${names}): say which by --org`);
}

/** The member who has owned the organisation for longest. Throws where nobody does. */
export async function firstOwner(database: Database<Schema>, organization: OrganizationRow): Promise<MemberRow> {
  const members = await listMembers(database, organization);
  const found = members.find(({ role, removed_at }) => role === 'owner' && removed_at === null);
  if (found !== undefined) return found;
  throw new Error(`'${organization.name}' has no owner: name a member`);
}

/** What its keys may changes with it. */
export function changeRole({ kysely }: Database<Schema>, { id }: MemberRow, role: RoleName): Promise<MemberRow> {
  return kysely.updateTable('member').set({ role }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** From now on its keys are credentials without permission. */
export function removeMember({ kysely }: Database<Schema>, { id }: MemberRow): Promise<MemberRow> {
  return kysely
    .updateTable('member')
    .set({ removed_at: new Date().toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
