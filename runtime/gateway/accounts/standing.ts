import { roles } from '@polywire/generated/catalog/roles.ts';
import type { Role } from '@polywire/generated/catalog/rows.ts';
import type { Kysely } from 'kysely';
import type { Limits } from '../limits.ts';
import type { Schema } from '../storage/schema.ts';
import { ownBounds } from './bounds.ts';
import type { Account, Caller } from './caller.ts';
import { aliasesOf } from './restrictable.ts';

/** Members with their organisations, once for each restriction: what a credential of a member is joined to. */
export function standings(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organization_id')
    .leftJoin('restriction', 'restriction.organization_id', 'member.organization_id')
    .select([
      'member.organization_id',
      'member.role',
      'member.removed_at',
      'organization.created_at as since',
      'organization.closed_at',
      'organization.billing',
      'organization.card',
      'organization.allowance_units',
      'organization.requests_per_minute',
      'organization.tokens_per_minute',
      'organization.concurrency',
      'restriction.model as restricted_model',
    ]);
}

export type Standing = Awaited<ReturnType<ReturnType<typeof standings>['execute']>>[number];

/**
 * Who calls with a credential of this member: one row for each restriction. `removed`: nobody any more. Null: the
 * organisation was closed, or there is no row.
 */
export function callerOf(keyId: string, rows: readonly Standing[], limits: Limits): Caller | 'removed' | null {
  const [row] = rows;
  if (row === undefined || row.closed_at !== null) return null;
  if (row.removed_at !== null) return 'removed';
  return {
    keyId,
    organization: row.organization_id,
    may: roleNamed(row.role),
    restricted: new Set(rows.flatMap(({ restricted_model: model }) => (model === null ? [] : aliasesOf(model)))),
    account: accountOf(row, limits),
    bounds: ownBounds(row, limits),
  };
}

function accountOf(row: Standing, limits: Limits): Account {
  if (row.billing === 'none') return { billing: 'none' };
  return {
    billing: 'prepaid',
    healthyCard: row.card === 'healthy',
    allowanceUnits: row.allowance_units ?? BigInt(limits.allowance_units),
    since: row.since,
  };
}

const permissions: ReadonlyMap<string, Role> = new Map(Object.entries(roles));
const nothing: Role = { execute: false, read: false, manage: false, spend: false };

/** Nothing of a role that this version's table does not have. */
function roleNamed(name: string): Role {
  return permissions.get(name) ?? nothing;
}
