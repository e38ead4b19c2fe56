import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import { statement } from '../../platform/database/statement.ts';
import type { HoldRow, Schema, UsageRecordRow } from '../storage/schema.ts';
import { accountId } from './accounts.ts';
import { atOnce } from './at-once.ts';

/** The transfer that settles a request: there is at most one. */
export function transferId({ id }: UsageRecordRow): string {
  return `settle/${id}`;
}

/**
 * A whole settlement in one statement, for PostgreSQL: as `settleIn` does it, without a way there and back for each step, in
 * which others would wait for the organisation's accounts. Who pays is changed before who earns: two that took them in
 * different order would wait for each other.
 */
export async function settleAtOnce(
  database: Database<Schema>,
  hold: HoldRow,
  record: UsageRecordRow,
): Promise<boolean> {
  const { organization_id: organization } = record;
  const values = {
    ...record,
    transfer: transferId(record),
    wallet: accountId(organization, 'wallet'),
    revenue: accountId(organization, 'revenue'),
    allowance: accountId(organization, 'allowance'),
    drawn: accountId(organization, 'drawn'),
    nanoTaken: -record.nano_usd,
    unitsTaken: -record.units,
    nanoHeld: hold.nano_usd,
    unitsHeld: hold.units,
  };
  const { rows } = await atOnce(database, (kysely) => settleEverything(kysely, values));
  const [{ written, gone } = { written: 0n, gone: 0n }] = rows;
  return written === 0n || gone > 0n;
}

interface Settled extends UsageRecordRow {
  readonly transfer: string;
  readonly wallet: string;
  readonly revenue: string;
  readonly allowance: string;
  readonly drawn: string;
  readonly nanoTaken: bigint;
  readonly unitsTaken: bigint;
  readonly nanoHeld: bigint;
  readonly unitsHeld: bigint;
}

const settleEverything = statement((database: Kysely<Schema>, value: Settled) => ({
  compile: () =>
    sql<{ readonly written: bigint; readonly gone: bigint }>`
      with record as (
        insert into usage_record (id, organization_id, key_id, alias, created_at,
          input, cached_input, cache_write, output, web_search, nano_usd, units, free_micro_usd, billing)
        values (${value.id}, ${value.organization_id}, ${value.key_id}, ${value.alias}, ${value.created_at},
          ${value.input}, ${value.cached_input}, ${value.cache_write}, ${value.output}, ${value.web_search},
          ${value.nano_usd}, ${value.units}, ${value.free_micro_usd}, ${value.billing})
        on conflict (id) do nothing returning id, nano_usd, units
      ), gone as (
        delete from hold using record where hold.id = record.id returning hold.id
      ), moved as (
        insert into transfer (id, organization_id, kind, created_at, note)
        select ${value.transfer}, ${value.organization_id}, 'settle', ${value.created_at}, null
        from record where nano_usd <> 0 or units <> 0 returning id
      ), leg (account, amount, freed) as (
        values (${value.wallet}, cast(${value.nanoTaken} as bigint), cast(${value.nanoHeld} as bigint)),
          (${value.revenue}, cast(${value.nano_usd} as bigint), 0),
          (${value.allowance}, cast(${value.unitsTaken} as bigint), cast(${value.unitsHeld} as bigint)),
          (${value.drawn}, cast(${value.units} as bigint), 0)
      ), entered as (
        insert into entry (transfer_id, account_id, amount)
        select moved.id, leg.account, leg.amount from moved, leg where leg.amount <> 0
      ), paid as (
        update account set balance = balance + leg.amount,
          held = held - case when exists (select 1 from gone) then leg.freed else 0 end
        from leg, record
        where account.id = leg.account and leg.account in (${value.wallet}, ${value.allowance})
          and (leg.amount <> 0 or leg.freed <> 0)
        returning account.id
      ), earned as (
        update account set balance = balance + leg.amount from leg
        where account.id = leg.account and leg.account in (${value.revenue}, ${value.drawn})
          and leg.amount <> 0 and exists (select 1 from paid)
      )
      select (select count(*) from record) as written, (select count(*) from gone) as gone`.compile(database),
}));
