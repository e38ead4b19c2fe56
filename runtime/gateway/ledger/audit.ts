import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import type { Schema } from '../storage/schema.ts';
import { writeUsd } from './usd.ts';

/**
 * Proves the books of a database, as they are at one moment, and says in words what is wrong with them; empty: nothing is.
 * Nobody is kept from working on PostgreSQL; writers wait on SQLite.
 */
export async function audit(database: Database<Schema>): Promise<readonly string[]> {
  return database.transaction(async (transaction) => {
    if (database.dialect === 'postgres')
      await sql`set transaction isolation level repeatable read`.execute(transaction);
    const wrong: string[] = [];
    for (const { query, says } of checks) {
      const { rows } = await query.execute(transaction);
      wrong.push(...rows.map((row) => says(row)));
    }
    return wrong;
  });
}

/** How many requests hold funds: under way, or of a process that has died and was not noticed yet. */
export async function openHolds({ kysely }: Database<Schema>): Promise<bigint> {
  const { holds } = await kysely
    .selectFrom('hold')
    .select(({ fn }) => fn.countAll<bigint>().as('holds'))
    .executeTakeFirstOrThrow();
  return holds;
}

/** What a check finds: whose, and the amounts that should be equal. */
interface Finding {
  readonly id: string;
  readonly unit: 'nano_usd' | 'units';
  readonly is: bigint;
  readonly should: bigint;
}

interface Check {
  /** Answers with the rows for which the law does not hold. */
  readonly query: RawBuilder<Finding>;
  readonly says: (finding: Finding) => string;
}

const checks: readonly Check[] = [
  {
    query: sql`select account.id, account.unit, account.balance as "is", coalesce(sum(entry.amount), 0) as should
      from account left join entry on entry.account_id = account.id
      group by account.id, account.unit, account.balance having account.balance <> coalesce(sum(entry.amount), 0)`,
    says: ({ id, unit, is, should }) =>
      `the balance of ${id} is ${amount(is, unit)}, its entries add up to ${amount(should, unit)}`,
  },
  {
    query: sql`select entry.transfer_id as id, account.unit, sum(entry.amount) as "is", 0 as should
      from entry join account on account.id = entry.account_id
      group by entry.transfer_id, account.unit having sum(entry.amount) <> 0`,
    says: ({ id, unit, is }) => `the entries of transfer ${id} add up to ${amount(is, unit)} instead of nothing`,
  },
  {
    query: sql`select id, 'units' as unit, 0 as "is", 0 as should from transfer
      where not exists (select 1 from entry where entry.transfer_id = transfer.id)`,
    says: ({ id }) => `transfer ${id} has no entries`,
  },
  {
    query: sql`select entry.transfer_id as id, account.unit, entry.amount as "is", 0 as should
      from entry join account on account.id = entry.account_id join transfer on transfer.id = entry.transfer_id
      where account.organization_id <> transfer.organization_id`,
    says: ({ id, unit, is }) => `transfer ${id} moves ${amount(is, unit)} of another organisation`,
  },
  {
    query: sql`select account.id, account.unit, account.held as "is", coalesce(open.amount, 0) as should from account
      left join (
        select organization_id, 'wallet' as kind, sum(nano_usd) as amount from hold group by organization_id
        union all select organization_id, 'allowance', sum(units) from hold group by organization_id
      ) open on open.organization_id = account.organization_id and open.kind = account.kind
      where account.held <> coalesce(open.amount, 0)`,
    says: ({ id, unit, is, should }) =>
      `${amount(is, unit)} of ${id} are held, the open holds on it add up to ${amount(should, unit)}`,
  },
  paid('nano_usd', 'revenue'),
  paid('units', 'drawn'),
  {
    // The record is looked up by its key, which is what SQLite has an index for: else each transfer reads all records.
    query: sql`select transfer.id, 'units' as unit, 0 as "is", 0 as should from transfer
      left join usage_record on usage_record.id = substr(transfer.id, ${sql.lit('settle/'.length + 1)})
        and usage_record.organization_id = transfer.organization_id
      where transfer.kind = 'settle' and usage_record.id is null`,
    says: ({ id }) => `transfer ${id} has no record of what was used`,
  },
  {
    query: sql`select hold.id, 'units' as unit, 0 as "is", 0 as should
      from hold join usage_record on usage_record.id = hold.id`,
    says: ({ id }) => `request ${id} is settled, and still holds funds`,
  },
];

/** What a record says was paid is what its settlement took, once; of what nobody pays nothing was taken. */
function paid(column: 'nano_usd' | 'units', kind: 'revenue' | 'drawn'): Check {
  const said = sql`case usage_record.billing when 'prepaid' then ${sql.ref(`usage_record.${column}`)} else 0 end`;
  return {
    query: sql`select usage_record.id, ${sql.lit(column)} as unit, coalesce(taken.amount, 0) as "is", ${said} as should
      from usage_record left join (
        select entry.transfer_id, sum(entry.amount) as amount
        from entry join account on account.id = entry.account_id and account.kind = ${sql.lit(kind)}
        group by entry.transfer_id
      ) taken on taken.transfer_id = 'settle/' || usage_record.id
      where coalesce(taken.amount, 0) <> ${said}`,
    says: ({ id, unit, is, should }) =>
      `request ${id} was charged ${amount(is, unit)}, its record says ${amount(should, unit)}`,
  };
}

function amount(value: bigint, unit: Finding['unit']): string {
  return unit === 'nano_usd' ? `${writeUsd(value)} USD` : `${value} units`;
}
