import type { AliasName } from '@polywire/generated/catalog/aliases.ts';
import type { Database } from '../../platform/database/open.ts';
import { nearest } from '../../platform/nearest.ts';
import type { OrganizationRow, RestrictionRow, Schema } from '../storage/schema.ts';
import { aliasesOf, restrictableModels } from './restrictable.ts';

/** What an administrator took from an organisation. */
export interface Restricted extends Omit<RestrictionRow, 'organization_id'> {
  /** Those that it takes away. */
  readonly aliases: readonly AliasName[];
}

/** Takes aliases, or all of a group's, from an organisation. Throws for a name that the catalogue does not have. */
export async function restrictModels(
  { kysely }: Database<Schema>,
  { id }: OrganizationRow,
  models: readonly string[],
): Promise<void> {
  for (const model of models) refuseUnknown(model);
  const created_at = new Date().toISOString();
  await kysely
    .insertInto('restriction')
    .values(models.map((model) => ({ organization_id: id, model, created_at })))
    .onConflict((conflict) => conflict.columns(['organization_id', 'model']).doNothing())
    .execute();
}

/** Gives back what was taken, by the same name. Throws where it was not taken by that name. */
export async function allowModels(
  database: Database<Schema>,
  organization: OrganizationRow,
  models: readonly string[],
): Promise<void> {
  const taken = await listRestrictions(database, organization);
  for (const model of models) {
    if (!taken.some((one) => one.model === model)) refuseToAllow(model, taken, organization);
  }
  await database.kysely
    .deleteFrom('restriction')
    .where('organization_id', '=', organization.id)
    .where('model', 'in', models)
    .execute();
}

export async function listRestrictions(
  { kysely }: Database<Schema>,
  { id }: OrganizationRow,
): Promise<readonly Restricted[]> {
  const rows = await kysely
    .selectFrom('restriction')
    .select(['model', 'created_at'])
    .where('organization_id', '=', id)
    .orderBy('model')
    .execute();
  return rows.map((row) => ({ ...row, aliases: aliasesOf(row.model) }));
}

function refuseUnknown(model: string): void {
  if (aliasesOf(model).length > 0) return;
  const meant = nearest(model, restrictableModels());
  const instead = meant === null ? 'GET /v1/models lists them' : `did you mean '${meant}'?`;
  throw new Error(`no alias or group '${model}', ${instead}`);
}

function refuseToAllow(model: string, taken: readonly Restricted[], { name }: OrganizationRow): never {
  const group = taken.find(({ aliases }) => (aliases as readonly string[]).includes(model));
  if (group !== undefined) throw new Error(`'${model}' is restricted with all of ${group.model}: allow ${group.model}`);
  // What the catalogue no longer has may still stand in the store; what neither has is mistyped.
  refuseUnknown(model);
  throw new Error(`'${model}' is not restricted for '${name}'`);
}
