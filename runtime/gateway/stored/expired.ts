import type { Database } from '../../platform/database/open.ts';
import type { Schema } from '../storage/schema.ts';

/** Responses that are deleted at once: few, since they may be long and others wait meanwhile. */
const batch = 100;

/** Deletes the responses that were kept at `horizon` (ISO-8601) or before. */
export async function deleteExpired({ kysely }: Database<Schema>, horizon: string): Promise<void> {
  for (let deleted = BigInt(batch); deleted === BigInt(batch);) {
    const { numDeletedRows } = await kysely
      .deleteFrom('stored_response')
      .where((build) =>
        build(
          build.refTuple('organization_id', 'id'),
          'in',
          build
            .selectFrom('stored_response')
            .select(['organization_id', 'id'])
            .where('created_at', '<=', horizon)
            .limit(batch)
            .$asTuple('organization_id', 'id'),
        ),
      )
      .executeTakeFirst();
    deleted = numDeletedRows;
  }
}
