import type { Kysely } from 'kysely';
import type { HotState } from '../hot/hot-state.ts';
import type { Schema } from '../storage/schema.ts';
import { dayOf } from './day.ts';

/** Tells a hot state that begins with this process what was served for free since midnight (UTC). `now` as Date.now(). */
export async function rememberFree(kysely: Kysely<Schema>, hot: HotState, now: number): Promise<void> {
  const day = dayOf(now);
  const { served } = await kysely
    .selectFrom('usage_record')
    .select((query) => query.fn.sum<bigint | null>('free_micro_usd').as('served'))
    .where('created_at', '>=', day)
    .where('free_micro_usd', '>', 0n)
    .executeTakeFirstOrThrow();
  if (served !== null) await hot.reserveFree(day, Number(served), Infinity);
}
