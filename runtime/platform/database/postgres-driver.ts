import type { Driver } from 'kysely';
import type { Pool } from 'pg';
import { PostgresConnection } from './postgres-connection.ts';
import { postgresError } from './postgres-error.ts';
import { StatementNames } from './statement-names.ts';
import { Turns } from './turns.ts';

/** Milliseconds that a query waits for a connection while all are in use. */
const patience = 10_000;

/** Kysely's way to PostgreSQL. The pool's own limit of time is for connecting only: being busy is no outage yet. */
export class PostgresDriver implements Driver {
  private readonly pool: Pool;
  private readonly turns: Turns;
  private readonly names = new StatementNames();

  /** The pool may open as many as `connections`. */
  constructor(pool: Pool, connections: number) {
    this.pool = pool;
    this.turns = new Turns(connections, patience);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<PostgresConnection> {
    await this.turns.take();
    try {
      return new PostgresConnection(await this.pool.connect(), this.names);
    } catch (error) {
      this.turns.give();
      throw postgresError(error);
    }
  }

  releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
    this.turns.give();
    return Promise.resolve();
  }

  beginTransaction(connection: PostgresConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: PostgresConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PostgresConnection): Promise<void> {
    return connection.rollback();
  }

  async destroy(): Promise<void> {
    await this.pool.end();
  }
}
