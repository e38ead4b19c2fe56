import { limits } from '@polywire/generated/catalog/limits.ts';
import { type Kysely, sql } from 'kysely';
import type { Transaction } from '../../platform/database/open.ts';
import { statement } from '../../platform/database/statement.ts';
import type { BucketRow, Schema } from '../storage/schema.ts';

/** Free calls are counted in millionths, so that they come back evenly. */
const call = 1_000_000n;
const refill = BigInt(limits.decision_refill.value) * 1_000n;

/** A bucket of free decision calls and how many it holds when it is full. */
export interface Bucket {
  readonly id: string;
  readonly calls: number;
}

/** The shared bucket is that of everybody. */
export const sharedBucket = 'decisions';

export function bucketOf(organization: string): string {
  return `${organization}/decisions`;
}

/** Takes a call from each bucket, or from none; false: one of them has none. `now` in milliseconds since 1970. */
export async function takeCall(
  transaction: Transaction<Schema>,
  buckets: readonly Bucket[],
  now: number,
): Promise<boolean> {
  const left: BucketRow[] = [];
  for (const bucket of buckets) {
    const row = levelAt(await lockBucket(transaction, bucket, now), bucket.calls, now);
    if (row.level < call) return false;
    left.push({ ...row, level: row.level - call });
  }
  for (const row of left) await writeBucket(transaction, row);
  return true;
}

/** Puts calls back that were taken for nothing. */
export async function returnCalls(
  transaction: Transaction<Schema>,
  buckets: readonly Bucket[],
  calls: bigint,
  now: number,
): Promise<void> {
  for (const bucket of buckets) {
    const row = levelAt(await lockBucket(transaction, bucket, now), bucket.calls, now);
    await writeBucket(transaction, { ...row, level: row.level + calls * call });
  }
}

/** Whole calls that a bucket has now. */
export async function callsLeft(database: Kysely<Schema>, bucket: Bucket, now: number): Promise<number> {
  const {
    rows: [row],
  } = await findBucket(database, { id: bucket.id });
  return row === undefined ? bucket.calls : Number(levelAt(row, bucket.calls, now).level / call);
}

/** With what has flowed back by now; never more than a full bucket. A clock that is behind gives nothing twice. */
function levelAt({ id, level, updated_at: updatedAt }: BucketRow, calls: number, now: number): BucketRow {
  const full = BigInt(calls) * call;
  const since = Date.parse(updatedAt);
  const there = level + (full * BigInt(Math.max(0, now - since))) / refill;
  return { id, level: there < full ? there : full, updated_at: new Date(Math.max(now, since)).toISOString() };
}

/** The bucket, which nobody else changes until the transaction ends; a new one is full. */
async function lockBucket(transaction: Transaction<Schema>, { id, calls }: Bucket, now: number): Promise<BucketRow> {
  const known = await lock(transaction, { id });
  if (known.rows[0] !== undefined) return known.rows[0];
  const full = { id, level: BigInt(calls) * call, updated_at: new Date(now).toISOString() };
  await insertBucket(transaction, full);
  const { rows } = await lock(transaction, { id });
  return rows[0] ?? full;
}

/** A change that changes nothing: the lock of a row that both databases have. */
const lock = statement((database: Kysely<Schema>, value: { readonly id: string }) =>
  database
    .updateTable('bucket')
    .set({ level: sql`level` })
    .where('id', '=', value.id)
    .returningAll(),
);

const insertBucket = statement((database: Kysely<Schema>, row: BucketRow) =>
  database
    .insertInto('bucket')
    .values({ id: row.id, level: row.level, updated_at: row.updated_at })
    .onConflict((conflict) => conflict.column('id').doNothing()),
);

const writeBucket = statement((database: Kysely<Schema>, row: BucketRow) =>
  database.updateTable('bucket').set({ level: row.level, updated_at: row.updated_at }).where('id', '=', row.id),
);

const findBucket = statement((database: Kysely<Schema>, value: { readonly id: string }) =>
  database.selectFrom('bucket').selectAll().where('id', '=', value.id),
);
