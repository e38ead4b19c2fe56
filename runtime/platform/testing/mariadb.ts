import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import { afterAll, describe } from 'vitest';
import { part } from './part.ts';

const mariaDb = await part('MariaDB');

/** A real MariaDB. */
export interface MariaDbUnderTest {
  /** The URL of a new, empty database, which is removed after the tests; its user may do anything. */
  readonly open: () => Promise<string>;
}

/** Tests on a real MariaDB, which are skipped where there is none. */
export function onMariaDb(title: string, tests: (mariaDb: MariaDbUnderTest) => void): void {
  const url = 'url' in mariaDb ? mariaDb.url : null;
  describe.skipIf(url === null)(`${title} on MariaDB`, () => {
    const names: string[] = [];
    afterAll(async () => {
      for (const name of names) await tell(`drop database ${name}`);
    });
    tests({
      open: async () => {
        const name = `test_${randomBytes(8).toString('hex')}`;
        await tell(`create database ${name}`);
        names.push(name);
        const own = new URL(String(url));
        own.pathname = `/${name}`;
        return own.href;
      },
    });
  });

  async function tell(sql: string): Promise<void> {
    const connection = await createConnection(String(url));
    await connection.query(sql);
    await connection.end();
  }
}
