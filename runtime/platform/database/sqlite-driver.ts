import { CompiledQuery, type Driver } from 'kysely';
import type { SqliteConnection } from './sqlite-connection.ts';
import { Turns } from './turns.ts';

/** Milliseconds that a query waits for the queries and transactions of this process that came before it. */
const patience = 10_000;

const begin = CompiledQuery.raw('begin immediate');
const commit = CompiledQuery.raw('commit');

/** Kysely's way to a SQLite file: one connection, one user of it at a time, so no query slips into another's transaction. */
export class SqliteDriver implements Driver {
  private readonly connection: SqliteConnection;
  private readonly turns = new Turns(1, patience);

  constructor(connection: SqliteConnection) {
    this.connection = connection;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<SqliteConnection> {
    await this.turns.take();
    return this.connection;
  }

  releaseConnection(): Promise<void> {
    this.turns.give();
    return Promise.resolve();
  }

  /** IMMEDIATE takes the file for writing at once: writers of several processes queue instead of failing halfway. */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(begin);
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(commit);
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    await this.turns.take();
    this.connection.close();
  }
}
