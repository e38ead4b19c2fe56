import type { Connection, ListConnectionsQuery } from '@polywire/generated/local/types.ts';
import { publishChange } from '../changes.ts';
import { notFound } from '../errors.ts';
import type { Ground } from '../ground.ts';
import { newId } from '../ids.ts';
import { pageOf, type Page } from '../page.ts';
import { touchProjects } from '../projects/touch.ts';
import type { ConnectionRow } from '../storage/schema.ts';
import { stamp, stampAfter } from '../times.ts';
import type { Credentials, Values } from './credentials.ts';
import type { Vault } from './vault.ts';

/** The connections in the database, their secrets sealed. */
export class ConnectionRecords {
  private readonly ground: Ground;
  private readonly vault: Vault;

  constructor(ground: Ground, vault: Vault) {
    this.ground = ground;
    this.vault = vault;
  }

  /** The newest first. */
  async list({ spec_id, limit, offset }: ListConnectionsQuery): Promise<Page<Connection>> {
    const all = this.ground.database.kysely
      .selectFrom('connection')
      .$if(spec_id !== undefined, (query) => query.where('spec_id', '=', spec_id ?? ''));
    const rows = await all.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
    const { total } = await all.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
    return pageOf(rows.map(connectionOf), total, offset);
  }

  /** Throws AgentError `not_found`. */
  async read(id: string): Promise<ConnectionRow> {
    const { kysely } = this.ground.database;
    const row = await kysely.selectFrom('connection').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound('connection', id);
    return row;
  }

  /** A new one, which nobody has checked. */
  async insert(spec_id: string, name: string, { settings, secrets }: Credentials): Promise<ConnectionRow> {
    const at = stamp(this.ground.now());
    const id = newId('conn');
    const row: ConnectionRow = {
      ...{ id, spec_id, name, status: 'pending', reason: null, settings: JSON.stringify(settings) },
      ...{ created_at: at, updated_at: at, checked_at: null },
    };
    const sealed = await Promise.all(
      Object.entries(secrets).map(async ([field, secret]) => ({
        ...{ connection_id: id, field },
        sealed: await this.vault.seal(secret, { owner: id, field }),
      })),
    );
    await this.ground.database.transaction(async (tx) => {
      await tx.insertInto('connection').values(row).execute();
      for (const secret of sealed) await tx.insertInto('connection_secret').values(secret).execute();
    });
    publishChange(this.ground, 'connection', 'created', row);
    return row;
  }

  /** What a check found. Throws AgentError `not_found` where the connection has gone meanwhile. */
  async mark(id: string, status: 'connected' | 'error', reason: string | null): Promise<ConnectionRow> {
    const { updated_at: before } = await this.read(id);
    const now = this.ground.now();
    const row = await this.ground.database.kysely
      .updateTable('connection')
      .set({ status, reason, checked_at: stamp(now), updated_at: stampAfter(before, now) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw notFound('connection', id);
    publishChange(this.ground, 'connection', 'updated', row);
    return row;
  }

  /** With its secrets, and out of every project's list, which is a change of those. Throws AgentError `not_found`. */
  async delete(id: string): Promise<void> {
    const projects = await this.ground.database.transaction(async (tx) => {
      const users = await tx
        .selectFrom('project_connection')
        .innerJoin('project', 'project.id', 'project_connection.project_id')
        .select(['project.id', 'project.updated_at'])
        .where('connection_id', '=', id)
        .execute();
      await touchProjects(tx, users, this.ground.now());
      const { numDeletedRows } = await tx.deleteFrom('connection').where('id', '=', id).executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw notFound('connection', id);
      return users;
    });
    for (const project of projects)
      publishChange(this.ground, 'project', 'updated', { id: project.id, project_id: project.id });
    publishChange(this.ground, 'connection', 'deleted', { id });
  }

  /** All secrets of a connection. Throws Unreadable. */
  async secrets(id: string): Promise<Values> {
    const rows = await this.ground.database.kysely
      .selectFrom('connection_secret')
      .select(['field', 'sealed'])
      .where('connection_id', '=', id)
      .execute();
    const opened = rows.map(async ({ field, sealed }) => [field, await this.vault.open(sealed, { owner: id, field })]);
    return Object.fromEntries(await Promise.all(opened)) as Values;
  }

  /** Keeps a secret in place of the one that the field had. */
  async keep(id: string, field: string, secret: string): Promise<void> {
    const sealed = await this.vault.seal(secret, { owner: id, field });
    await this.ground.database.kysely
      .insertInto('connection_secret')
      .values({ connection_id: id, field, sealed })
      .onConflict((conflict) => conflict.columns(['connection_id', 'field']).doUpdateSet({ sealed }))
      .execute();
  }
}

/** As the API tells it. */
export function connectionOf({ id, spec_id, name, status, reason, created_at }: ConnectionRow): Connection {
  return { id, spec_id, name, status, reason, created_at };
}
