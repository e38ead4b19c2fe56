import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import { newId } from '../../platform/ids.ts';
import type { MemberRow, OrganizationRow, Schema } from '../storage/schema.ts';
import { insertMember } from './members.ts';

/** Every organisation's id begins so; no name does. */
const idPrefix = 'org_';
const longestName = 200;

export interface NewOrganization {
  readonly name: string;
  readonly billing: OrganizationRow['billing'];

  /** Of its first member, who owns it. */
  readonly email: string;
}

/** What an operator may change of an organisation; limits: null is the deployment's. */
export type OrganizationChange = Partial<
  Pick<
    OrganizationRow,
    'name' | 'billing' | 'card' | 'allowance_units' | 'requests_per_minute' | 'tokens_per_minute' | 'concurrency'
  >
>;

/** Makes an organisation with its owner. Throws where the name or the address will not do. */
export function createOrganization(
  database: Database<Schema>,
  { name, billing, email }: NewOrganization,
): Promise<{ readonly organization: OrganizationRow; readonly owner: MemberRow }> {
  return database.transaction(async (tx) => {
    const created_at = new Date().toISOString();
    const row = {
      id: idPrefix + newId(),
      name: await freeName(tx, name),
      created_at,
      closed_at: null,
      billing,
      card: 'none',
      allowance_units: null,
      requests_per_minute: null,
      tokens_per_minute: null,
      concurrency: null,
    } as const;
    const organization = await tx.insertInto('organization').values(row).returningAll().executeTakeFirstOrThrow();
    return { organization, owner: await insertMember(tx, organization.id, email, 'owner') };
  });
}

/** All of them, closed ones too, oldest first. */
export function listOrganizations({ kysely }: Database<Schema>): Promise<OrganizationRow[]> {
  return kysely.selectFrom('organization').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** The organisation with this id, else the one with this name; of several an open one. Throws where there is none, or no one. */
export async function findOrganization({ kysely }: Database<Schema>, idOrName: string): Promise<OrganizationRow> {
  const named = await kysely
    .selectFrom('organization')
    .selectAll()
    .where((where) => where.or([where('id', '=', idOrName), where('name', '=', idOrName)]))
    .execute();
  const open = named.filter(({ closed_at }) => closed_at === null);
  const [found, another] = open.length > 0 ? open : named;
  if (found === undefined) throw new Error(`no organisation '${idOrName}'; polywire org list shows them`);
  if (another !== undefined)
    throw new Error(`several organisations are called '${idOrName}': use an id, polywire org list shows them`);
  return found;
}

/** As findOrganization; throws for one that was closed. */
export async function openOrganization(database: Database<Schema>, idOrName: string): Promise<OrganizationRow> {
  const found = await findOrganization(database, idOrName);
  if (found.closed_at !== null) throw new Error(`the organisation '${found.name}' was closed at ${found.closed_at}`);
  return found;
}

/** Throws where another organisation has the new name. */
export function changeOrganization(
  database: Database<Schema>,
  { id }: OrganizationRow,
  { name, ...change }: OrganizationChange,
): Promise<OrganizationRow> {
  return database.transaction(async (tx) =>
    tx
      .updateTable('organization')
      .set({ ...change, ...(name !== undefined && { name: await freeName(tx, name, id) }) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** Its keys and sessions open nothing from now on. What it has and owes stays in the books. */
export function closeOrganization({ kysely }: Database<Schema>, { id }: OrganizationRow): Promise<OrganizationRow> {
  return kysely
    .updateTable('organization')
    .set({ closed_at: new Date().toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The name as it is kept. Throws where it is no name, or another open organisation has it. */
async function freeName(kysely: Kysely<Schema>, text: string, own = ''): Promise<string> {
  const name = text.trim();
  if (name === '' || name.length > longestName || name.startsWith(idPrefix))
    throw new Error(`'${name}' is no name: 1 to ${longestName} characters that do not begin with ${idPrefix}`);
  const taken = await kysely
    .selectFrom('organization')
    .select('id')
    .where('name', '=', name)
    .where('closed_at', 'is', null)
    .where('id', '!=', own)
    .executeTakeFirst();
  if (taken !== undefined) throw new Error(`there is an organisation '${name}' already: ${taken.id}`);
  return name;
}
