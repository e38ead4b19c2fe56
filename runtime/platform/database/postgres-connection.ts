import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { DatabaseError, type PoolClient, type QueryConfig, type QueryResult as PostgresResult } from 'pg';
import { storable, type Parameter } from './parameters.ts';
import { isStalePlan, postgresError } from './postgres-error.ts';
import type { StatementNames } from './statement-names.ts';

/** Commands whose count is of rows they changed. */
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A day in milliseconds: for a migration, which ends by itself or not at all. */
const unhurried = 86_400_000;

/** The driver knows a limit of time for one query; its types do not. */
interface TimedQuery extends QueryConfig<Parameter[]> {
  readonly query_timeout: number | undefined;
}

/** A connection of the pool while somebody holds it. */
export class PostgresConnection implements DatabaseConnection {
  private readonly client: PoolClient;
  private readonly names: StatementNames;
  private broken = false;
  private inTransaction = false;
  private timeout: number | undefined;

  constructor(client: PoolClient, names: StatementNames) {
    this.client = client;
    this.names = names;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.askPrepared(sql, storable(parameters));
    return changing.has(command)
      ? { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) }
      : { rows: rows as Row[] };
  }

  streamQuery(): never {
    throw new Error('rows are not streamed: read them page by page');
  }

  async begin(): Promise<void> {
    this.inTransaction = true;
    await this.ask({ text: 'begin' });
  }

  async commit(): Promise<void> {
    const { command } = await this.ask({ text: 'commit' });
    if (command === 'ROLLBACK') throw new Error('a statement of the transaction failed, so it cannot be committed');
  }

  /** Undoes an open transaction. Where that fails the connection is closed, and the server undoes it. */
  async rollback(): Promise<void> {
    if (this.broken) return;
    await this.ask({ text: 'rollback' }).catch(() => {
      this.broken = true;
    });
  }

  /** Lets the statements of the transaction that is open take as long as they need. */
  async takeTime(): Promise<void> {
    await this.ask({ text: 'set local statement_timeout = 0' });
    this.timeout = unhurried;
  }

  /** Gives the connection back to the pool, which closes it if an answer is missing on it. */
  release(): void {
    this.client.release(this.broken);
  }

  private async askPrepared(text: string, values: Parameter[]): Promise<PostgresResult> {
    try {
      return await this.ask({ name: this.names.nameOf(text), text, values });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      const name = this.names.renew(text);
      // An open transaction has failed with it, and is tried again as a whole.
      if (this.inTransaction) throw error;
      return await this.ask({ name, text, values });
    }
  }

  private async ask(query: QueryConfig<Parameter[]>): Promise<PostgresResult> {
    const timed: TimedQuery = { ...query, query_timeout: this.timeout };
    try {
      return await this.client.query(timed);
    } catch (error) {
      if (!(error instanceof DatabaseError)) this.broken = true;
      throw postgresError(error);
    }
  }
}
