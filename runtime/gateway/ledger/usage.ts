import { sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import type { Schema, UsageRecordRow } from '../storage/schema.ts';

/** What usage can be added up by; `organization`: all of one is one line; `request`: each that was settled. */
export const usageKeys = ['organization', 'key', 'model', 'day', 'request'] as const;
export type UsageKey = (typeof usageKeys)[number];

const columnOf = {
  organization: sql<string>`organization_id`,
  key: sql<string>`key_id`,
  model: sql<string>`alias`,
  day: sql<string>`substr(created_at, 1, 10)`,
  request: sql<string>`id`,
} satisfies Record<UsageKey, unknown>;

const counted = ['input', 'cached_input', 'cache_write', 'output', 'web_search', 'nano_usd', 'units'] as const;

/** What some requests used together. */
export interface UsageSum extends Pick<UsageRecordRow, (typeof counted)[number]> {
  /** Of what they are: an organisation, a key's id, an alias, a UTC day, or a request's id. */
  readonly of: string;
  readonly requests: bigint;
}

export interface UsageQuery {
  /** Null: all. */
  readonly organization: string | null;
  readonly by: UsageKey;

  /** ISO-8601 day or instant in UTC; null: from the beginning. */
  readonly since: string | null;
}

/** Adds up what was used, in the order of what it is added up by. */
export async function sumUsage(
  { kysely }: Database<Schema>,
  { organization, by, since }: UsageQuery,
): Promise<readonly UsageSum[]> {
  const key = columnOf[by];
  let query = kysely
    .selectFrom('usage_record')
    .select((record) => [
      key.as('of'),
      record.fn.countAll<bigint>().as('requests'),
      ...counted.map((column) => record.fn.sum<bigint>(column).as(column)),
    ])
    .groupBy(key)
    .orderBy(key);
  if (organization !== null) query = query.where('organization_id', '=', organization);
  if (since !== null) query = query.where('created_at', '>=', since);
  return query.execute();
}
