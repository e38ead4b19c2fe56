import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe } from 'vitest';
import { part } from './part.ts';

const postgres = await part('PostgreSQL');

/** A kind of database under test. */
export interface DatabaseUnderTest {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** The URL of a new, empty database, which is removed after the tests. */
  readonly open: () => Promise<string>;
}

/** The same tests on a real SQLite and a real PostgreSQL; those on a database that cannot be had are skipped. */
export function onEachDatabase(title: string, tests: (database: DatabaseUnderTest) => void): void {
  onSqlite(title, tests);
  onPostgres(title, tests);
}

export function onSqlite(title: string, tests: (database: DatabaseUnderTest) => void): void {
  describe(`${title} on SQLite`, () => {
    const places: string[] = [];
    afterAll(() => Promise.all(places.map((place) => rm(place, { recursive: true }))));
    tests({
      name: 'SQLite',
      open: async () => {
        const place = await mkdtemp(join(tmpdir(), 'sqlite-'));
        places.push(place);
        return `sqlite:${join(place, 'test.sqlite')}`;
      },
    });
  });
}

export function onPostgres(title: string, tests: (database: DatabaseUnderTest) => void): void {
  const url = 'url' in postgres ? postgres.url : null;
  describe.skipIf(url === null)(`${title} on PostgreSQL`, () => {
    const names: string[] = [];
    afterAll(async () => {
      for (const name of names) await tell(`drop database ${name} with (force)`);
    });
    tests({
      name: 'PostgreSQL',
      open: async () => {
        const name = `test_${randomBytes(8).toString('hex')}`;
        await tell(`create database ${name} template template0`);
        names.push(name);
        const own = new URL(String(url));
        own.pathname = `/${name}`;
        return own.href;
      },
    });
  });

  async function tell(sql: string): Promise<void> {
    const client = new Client(String(url));
    await client.connect();
    await client.query(sql);
    await client.end();
  }
}
