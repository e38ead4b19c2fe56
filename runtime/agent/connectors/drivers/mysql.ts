import { connect } from 'node:net';
import type { Connection, ConnectionOptions } from 'mysql2';
import { SourceError, type Access, type Bounds, type Rows, type SqlDriver } from '../driver.ts';
import { until } from '../../../platform/until.ts';
import { requireReading } from './reading.ts';
import { RowCollector } from './rows.ts';
import { watchSize } from './sessions.ts';

/** A MySQL or MariaDB database, with a session for each query, so that none finds what another one left. */
export function mysqlDriver(access: Access): SqlDriver {
  return {
    kind: 'sql',
    dialect: 'mysql',
    check: async (signal) => {
      await ask(access, 'select 1', { rows: 1, size: 100, signal });
    },
    query: (sql, bounds) => {
      requireReading(sql);
      // A transaction that only reads may still write a file. Comments of a version can hide it, but not split the words.
      if (/outfile|dumpfile/i.test(sql)) throw new SourceError('The connection is read only: a query writes no file.');
      return ask(access, sql, bounds);
    },
    close: () => Promise.resolve(),
  };
}

async function ask(access: Access, sql: string, bounds: Bounds): Promise<Rows> {
  const mysql = await import('mysql2');
  const { tool_time, query_answer } = access.limits;
  const { host = '', port, database = '', user = '', password = '', ssl } = await access.current();
  const open = (): Connection => {
    const socket = connect({ host, port: Number(port) });
    const options: ConnectionOptions = {
      ...{ host, database, user, password, stream: socket },
      ...(ssl !== 'off' && { ssl: { rejectUnauthorized: ssl === 'verify' } }),
      multipleStatements: false,
      flags: ['-LOCAL_FILES'],
      // Its readers of rows are else made as code, with names in them that are the database's.
      disableEval: true,
      ...{ rowsAsArray: true, dateStrings: true, supportBigNumbers: true },
    };
    const made = mysql.createConnection(options);
    made.on('error', () => undefined);
    const unwatch = watchSize(socket, query_answer);
    socket.once('close', unwatch);
    return made;
  };
  const connection = open();
  const stop = (): void => {
    const { threadId } = connection;
    connection.destroy();
    // Nothing was asked yet.
    if (!threadId) return;
    // It does not notice that we are gone before it has something to say.
    const other = open();
    other.query(`kill query ${threadId}`, () => {
      other.destroy();
    });
  };
  const work = async (): Promise<Rows> => {
    // The session as well: what ends the transaction does not end this.
    await tell(connection, 'set session transaction read only');
    // Should we be gone, the database ends it by itself. The first is MySQL's, the second MariaDB's.
    await tell(connection, `set session max_execution_time = ${tool_time}`).catch(() =>
      tell(connection, `set session max_statement_time = ${tool_time / 1000}`),
    );
    await tell(connection, 'start transaction read only');
    return stream(connection, sql, bounds);
  };
  try {
    return await until(bounds.signal, work(), stop);
  } finally {
    connection.destroy();
  }
}

function tell(connection: Connection, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.query(sql, (error) => {
      if (error === null) resolve();
      else reject(error);
    });
  });
}

function stream(connection: Connection, sql: string, bounds: Bounds): Promise<Rows> {
  return new Promise((resolve, reject) => {
    const collector = new RowCollector(bounds);
    let columns: readonly string[] = [];
    const query = connection.query(sql);
    query.on('fields', (fields: readonly { readonly name: string }[] | undefined) => {
      columns = (fields ?? []).map(({ name }) => name);
    });
    query.on('result', (row: unknown) => {
      if (Array.isArray(row) && !collector.add(row)) resolve(collector.result(columns));
    });
    query.on('error', reject);
    query.on('end', () => {
      resolve(collector.result(columns));
    });
  });
}
