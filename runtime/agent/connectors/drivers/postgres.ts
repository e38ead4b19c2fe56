import { Socket } from 'node:net';
import type { QueryArrayConfig } from 'pg';
import type { Access, Bounds, Rows, SqlDriver } from '../driver.ts';
import { until } from '../../../platform/until.ts';
import { requireReading } from './reading.ts';
import { RowCollector } from './rows.ts';
import { watchSize } from './sessions.ts';

/** A PostgreSQL database, with a session for each query, so that none finds what another one left. */
export function postgresDriver(access: Access): SqlDriver {
  return {
    kind: 'sql',
    dialect: 'postgres',
    check: async (signal) => {
      await ask(access, 'select 1', { rows: 1, size: 100, signal });
    },
    query: (sql, bounds) => {
      requireReading(sql);
      return ask(access, sql, bounds);
    },
    close: () => Promise.resolve(),
  };
}

async function ask(access: Access, sql: string, bounds: Bounds): Promise<Rows> {
  const { Client, Query } = await import('pg');
  const { host, port, database, user, password = '', ssl } = await access.current();
  const socket = new Socket();
  const client = new Client({
    host,
    port: Number(port),
    database,
    user,
    // As a function, so that no password of our environment or of a file of libpq's takes the place of an empty one.
    password: () => password,
    ssl: ssl === 'off' ? false : { rejectUnauthorized: ssl === 'verify' },
    stream: () => socket,
    application_name: 'polywire',
    types: { getTypeParser: () => asText },
  });
  client.on('error', () => undefined);
  const unwatch = watchSize(socket, access.limits.query_answer);
  const end = (): void => {
    socket.destroy();
  };
  const work = async (): Promise<Rows> => {
    await client.connect();
    await client.query('begin transaction read only');
    // Should we be gone, the database ends it by itself.
    await client.query(`set local statement_timeout = ${access.limits.tool_time}`);
    // The server ends a statement whose caller has gone. Servers before 14 do not know how.
    await client.query(
      `select set_config(name, '1000', true) from pg_settings where name = 'client_connection_check_interval'`,
    );
    const { promise, resolve, reject } = Promise.withResolvers<Rows>();
    const collector = new RowCollector(bounds);
    // Extended, it takes one statement and no more.
    const config: QueryArrayConfig & { queryMode: 'extended' } = { text: sql, rowMode: 'array', queryMode: 'extended' };
    const query = client.query(new Query<unknown[]>(config));
    let fields: readonly Field[] = [];
    query.on('row', (row, result) => {
      fields = result?.fields ?? [];
      const values = (row as readonly (string | null)[]).map((text, index) => valueOf(text, fields[index]?.dataTypeID));
      if (!collector.add(values)) resolve(collector.result(fields.map(({ name }) => name)));
    });
    query.on('end', (result) => {
      resolve(collector.result((result as { readonly fields: readonly Field[] }).fields.map(({ name }) => name)));
    });
    query.on('error', reject);
    socket.once('close', () => {
      reject(new Error('the connection was closed'));
    });
    return promise;
  };
  try {
    return await until(bounds.signal, work(), end);
  } finally {
    unwatch();
    // With a goodbye where nothing is under way, else by closing the socket.
    client.end().catch(() => undefined);
  }
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

const asText = (text: string): string => text;

const bool = 16;
const integers = [20, 21, 23];
const floats = [700, 701];
const json = [114, 3802];

/** By the number of its type; all others are told as PostgreSQL writes them, times above all. */
function valueOf(text: string | null, type: number | undefined): unknown {
  if (text === null || type === undefined) return text;
  if (type === bool) return text === 't';
  if (integers.includes(type)) return BigInt(text);
  if (floats.includes(type)) return Number(text);
  return json.includes(type) ? JSON.parse(text) : text;
}
