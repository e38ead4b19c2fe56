import { returnCalls } from '../ledger/buckets.ts';
import { free } from '../ledger/holds.ts';
import type { HoldRow } from '../storage/schema.ts';
import { storeTime } from '../storage/store-time.ts';
import { correctFuse } from './hold-row.ts';
import { decisionBuckets, type FundsParts } from './parts.ts';

/**
 * Releases what processes hold that were not seen for `lease_ttl`, or are gone, and forgets them. Of several that do so at
 * once each hold is released by one. Answers how many there were.
 */
export async function releaseOrphans(parts: FundsParts): Promise<number> {
  const { database, instance } = parts;
  const settings = parts.settings();
  const cutoff = storeTime(database.dialect, settings.limits.lease_ttl);
  const released = await database.transaction(async (transaction) => {
    const holds = await transaction
      .deleteFrom('hold')
      .where('instance_id', '!=', instance)
      .where('instance_id', 'not in', (query) =>
        query.selectFrom('instance').select('id').where('seen_at', '>=', cutoff),
      )
      .returningAll()
      .execute();
    for (const held of byOrganization(holds)) {
      await free(transaction, held);
      if (held.free_calls === 0n) continue;
      const buckets = decisionBuckets(held.organization_id, settings);
      await returnCalls(transaction, buckets, held.free_calls, parts.now());
    }
    await transaction.deleteFrom('instance').where('id', '!=', instance).where('seen_at', '<', cutoff).execute();
    return holds;
  });
  for (const { fuse_day: day, fuse_micro_usd: amount } of released) {
    if (day !== null) await correctFuse(parts, day, -amount);
  }
  return released.length;
}

type Held = Pick<HoldRow, 'organization_id' | 'nano_usd' | 'units' | 'free_calls'>;

/** What was held of each organisation, always in the same order, so that two who free it do not wait for each other. */
function byOrganization(holds: readonly HoldRow[]): readonly Held[] {
  const all = new Map<string, Held>();
  for (const { organization_id, nano_usd, units, free_calls } of holds) {
    const sum = all.get(organization_id) ?? { organization_id, nano_usd: 0n, units: 0n, free_calls: 0n };
    all.set(organization_id, {
      organization_id,
      nano_usd: sum.nano_usd + nano_usd,
      units: sum.units + units,
      free_calls: sum.free_calls + free_calls,
    });
  }
  return [...all.values()].toSorted((a, b) => (a.organization_id < b.organization_id ? -1 : 1));
}
