import type { Database } from '../../platform/database/open.ts';
import { SseParser } from '../../platform/sse-parser.ts';
import { writeSse } from '../../platform/sse-writer.ts';
import type { JsonObject } from '../../wires/codec.ts';
import type { Schema } from '../storage/schema.ts';
import { storeTime } from '../storage/store-time.ts';
import { deleteExpired } from './expired.ts';
import type { Events, Name, ResponseStore, StoredResponse } from './store.ts';

/** What a store of responses stands on. */
export interface DatabaseStoreParts {
  readonly database: Database<Schema>;

  /** Milliseconds that a response is kept. */
  readonly retention: number;

  /** Id of this process. */
  readonly instance: string;

  /** Milliseconds after which a process that was not seen is dead: `lease_ttl`. */
  readonly ttl: () => number;
}

/** Milliseconds between two looks for expired responses. */
const sweepInterval = 10 * 60_000;

/**
 * Keeps responses in the database, a stream as it was sent. Those that have expired are unknown at once, and deleted now and
 * then while others are put.
 */
export class DatabaseStore implements ResponseStore {
  private readonly parts: DatabaseStoreParts;
  private swept = 0;

  constructor(parts: DatabaseStoreParts) {
    this.parts = parts;
  }

  begin(stored: StoredResponse): Promise<void> {
    return this.write(stored, null, this.parts.instance);
  }

  async end(stored: StoredResponse, events: Events | null): Promise<void> {
    const anyway = stored.response['status'] === 'cancelled';
    await this.parts.database.kysely
      .updateTable('stored_response')
      .set(columns(stored, events, null))
      .where('organization_id', '=', stored.organization)
      .where('id', '=', stored.id)
      .$if(!anyway, (query) => query.where('instance_id', '=', this.parts.instance))
      .execute();
  }

  put(stored: StoredResponse, events: Events | null): Promise<void> {
    return this.write(stored, events, null);
  }

  async get(organization: string, id: string): Promise<StoredResponse | null> {
    const { database, ttl } = this.parts;
    const alive = storeTime(database.dialect, ttl());
    const row = await this.row(organization, id)
      .leftJoin('instance', (join) =>
        join.onRef('instance.id', '=', 'stored_response.instance_id').on('instance.seen_at', '>=', alive),
      )
      .select(['stored', 'instance_id', 'instance.id as alive'])
      .executeTakeFirst();
    if (row === undefined) return null;
    const stored = JSON.parse(row.stored) as StoredResponse;
    if (row.instance_id === null || row.alive !== null) return stored;
    return (await this.seal(stored, orphaned, row.instance_id)) ?? this.get(organization, id);
  }

  async events(organization: string, id: string): Promise<Events | null> {
    const row = await this.row(organization, id).select('events').executeTakeFirst();
    const text = row?.events ?? null;
    return text === null ? null : new SseParser().push(Buffer.from(text));
  }

  async delete(organization: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.parts.database.kysely
      .deleteFrom('stored_response')
      .where('organization_id', '=', organization)
      .where('id', '=', askable(id))
      .where('created_at', '>', this.horizon())
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async cancel(organization: string, id: string): Promise<StoredResponse | null> {
    const row = await this.row(organization, id).select(['stored', 'instance_id']).executeTakeFirst();
    if (row === undefined || row.instance_id === null) return null;
    return this.seal(JSON.parse(row.stored) as StoredResponse, { status: 'cancelled' }, row.instance_id);
  }

  underWay(): Promise<readonly Name[]> {
    return this.parts.database.kysely
      .selectFrom('stored_response')
      .select(['organization_id as organization', 'id'])
      .where('instance_id', '=', this.parts.instance)
      .execute();
  }

  /** Ends a response that the process `maker` is making; null: it has ended by itself. */
  private async seal(stored: StoredResponse, end: JsonObject, maker: string): Promise<StoredResponse | null> {
    const sealed = { ...stored, response: { ...stored.response, ...end } };
    const { numUpdatedRows } = await this.parts.database.kysely
      .updateTable('stored_response')
      .set(columns(sealed, null, null))
      .where('organization_id', '=', stored.organization)
      .where('id', '=', stored.id)
      .where('instance_id', '=', maker)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? sealed : null;
  }

  private async write(stored: StoredResponse, events: Events | null, maker: string | null): Promise<void> {
    const kept = columns(stored, events, maker);
    await this.parts.database.kysely
      .insertInto('stored_response')
      .values({ organization_id: stored.organization, id: stored.id, ...kept })
      .onConflict((conflict) => conflict.columns(['organization_id', 'id']).doUpdateSet(kept))
      .execute();
    this.sweepNowAndThen();
  }

  private sweepNowAndThen(): void {
    const now = Date.now();
    if (now - this.swept < sweepInterval) return;
    this.swept = now;
    // What fails now is found again by a later look.
    deleteExpired(this.parts.database, this.horizon()).catch(() => undefined);
  }

  private row(organization: string, id: string) {
    return this.parts.database.kysely
      .selectFrom('stored_response')
      .where('organization_id', '=', organization)
      .where('stored_response.id', '=', askable(id))
      .where('created_at', '>', this.horizon());
  }

  /** What was kept then or before has expired. */
  private horizon(): string {
    return new Date(Date.now() - this.parts.retention).toISOString();
  }
}

/** An id as the database can be asked for it. What a caller names may be any text; no response has one like that. */
function askable(id: string): string {
  return /^[!-~]+$/.test(id) ? id : '';
}

const orphaned = {
  status: 'failed',
  error: { code: 'server_error', message: 'The gateway process that made this response has ended.' },
};

function columns(stored: StoredResponse, events: Events | null, maker: string | null) {
  return {
    created_at: new Date().toISOString(),
    instance_id: maker,
    stored: JSON.stringify(stored),
    events: events === null ? null : events.map(writeSse).join(''),
  };
}
