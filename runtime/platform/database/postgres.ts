import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type Dialect } from 'kysely';
import { Pool, types } from 'pg';
import { PostgresDriver } from './postgres-driver.ts';

/** Connections of one process. */
const connections = 10;

/** All in milliseconds. */
export interface Limits {
  readonly connecting: number;
  readonly statement: number;
  /** A server that has gone silent cannot end its statement itself. */
  readonly silence: number;
  /** A transaction of a process that is stuck must not keep its locks. */
  readonly idleTransaction: number;
}

const usual: Limits = { connecting: 2_000, statement: 5_000, silence: 6_000, idleTransaction: 15_000 };

const bool = 16;
const integers = [20, 21, 23];
const numeric = 1700;

/** PostgreSQL behind its URL; connections are made when they are needed. */
export function postgres(url: string, limits: Limits = usual): Dialect {
  // The driver's own error for a URL it cannot read has the whole URL in it.
  if (!URL.canParse(url)) throw new Error('the URL of the database cannot be read');
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: limits.connecting,
    statement_timeout: limits.statement,
    query_timeout: limits.silence,
    idle_in_transaction_session_timeout: limits.idleTransaction,
    keepAlive: true,
    types: { getTypeParser: reader },
  });
  // A connection that breaks while nobody waits for it is told here only; the pool makes a new one for the next query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const driver = new PostgresDriver(pool, connections);
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** The driver's own readers, by any type's number. */
const otherReader = types.getTypeParser as (type: number, format?: 'text' | 'binary') => (text: string) => unknown;

/** Reads a column as SQLite does: integers, sums of integers (`numeric`) and truth values are bigint. */
function reader(type: number, format?: 'text' | 'binary'): (text: string) => unknown {
  if (integers.includes(type)) return BigInt;
  if (type === bool) return (text) => (text === 't' ? 1n : 0n);
  if (type === numeric) return (text) => (/^-?\d+$/.test(text) ? BigInt(text) : Number(text));
  return otherReader(type, format);
}
