import { type RawBuilder, sql } from 'kysely';
import type { DialectName } from '../../platform/database/open.ts';

/**
 * The store's own time so many milliseconds ago (less than 0: from now), in the form of every time that is kept: one clock
 * for all processes, whatever those of their machines say.
 */
export function storeTime(dialect: DialectName, millisecondsAgo = 0): RawBuilder<string> {
  const seconds = millisecondsAgo / 1_000;
  switch (dialect) {
    case 'sqlite':
      return sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${-seconds} seconds`})`;
    case 'postgres':
      return sql`to_char((clock_timestamp() at time zone 'UTC') - cast(${`${seconds} seconds`} as interval),
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  }
}
