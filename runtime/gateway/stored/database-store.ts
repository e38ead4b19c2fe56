import { SseParser } from '../../platform/sse-parser.ts';
import { writeSse } from '../../platform/sse-writer.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Schema } from '../storage/schema.ts';
import type { Events, ResponseStore, StoredResponse } from './store.ts';

/** Expired responses that are deleted at once: few, since they may be long and others wait meanwhile. */
const batch = 100;

/** Milliseconds between two looks for expired responses. */
const sweepInterval = 10 * 60_000;

/**
 * Keeps responses in the database, a stream as it was sent. Whatever is asked of it may throw StoreUnavailable. Those that
 * have expired are unknown at once, and deleted now and then while others are put.
 */
export class DatabaseStore implements ResponseStore {
  private readonly database: Database<Schema>;
  private readonly retention: number;
  private swept = 0;

  /** `retention` in milliseconds. */
  constructor(database: Database<Schema>, retention: number) {
    this.database = database;
    this.retention = retention;
  }

  async put(stored: StoredResponse, events: Events | null): Promise<void> {
    const kept = {
      created_at: new Date().toISOString(),
      stored: JSON.stringify(stored),
      events: events === null ? null : events.map(writeSse).join(''),
    };
    await this.database.kysely
      .insertInto('stored_response')
      .values({ organization_id: stored.organization, id: stored.id, ...kept })
      .onConflict((conflict) => conflict.columns(['organization_id', 'id']).doUpdateSet(kept))
      .execute();
    this.sweepNowAndThen();
  }

  async get(organization: string, id: string): Promise<StoredResponse | null> {
    const row = await this.row(organization, id).select('stored').executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.stored) as StoredResponse);
  }

  async events(organization: string, id: string): Promise<Events | null> {
    const row = await this.row(organization, id).select('events').executeTakeFirst();
    const text = row?.events ?? null;
    return text === null ? null : new SseParser().push(Buffer.from(text));
  }

  async delete(organization: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.database.kysely
      .deleteFrom('stored_response')
      .where('organization_id', '=', organization)
      .where('id', '=', id)
      .where('created_at', '>', this.horizon())
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Deletes what has expired. */
  async sweep(): Promise<void> {
    for (let deleted = BigInt(batch); deleted === BigInt(batch);) {
      const result = await this.database.kysely
        .deleteFrom('stored_response')
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('organization_id', 'id'),
            'in',
            selectFrom('stored_response')
              .select(['organization_id', 'id'])
              .where('created_at', '<=', this.horizon())
              .limit(batch)
              .$asTuple('organization_id', 'id'),
          ),
        )
        .executeTakeFirst();
      deleted = result.numDeletedRows;
    }
  }

  private sweepNowAndThen(): void {
    const now = Date.now();
    if (now - this.swept < sweepInterval) return;
    this.swept = now;
    // What fails now is found again by a later look.
    this.sweep().catch(() => undefined);
  }

  private row(organization: string, id: string) {
    return this.database.kysely
      .selectFrom('stored_response')
      .where('organization_id', '=', organization)
      .where('id', '=', id)
      .where('created_at', '>', this.horizon());
  }

  /** What was kept then or before has expired. */
  private horizon(): string {
    return new Date(Date.now() - this.retention).toISOString();
  }
}
