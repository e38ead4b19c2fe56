import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase, type Database } from './open.ts';

describe('extensions of SQLite', () => {
  it('that cannot be loaded are left out', async () => {
    const database = await openDatabase<object>('sqlite::memory:', { extensions: ['/nowhere/at/all.so'] });
    expect(await refusal(database)).toBeNull();
    await database.close();
  });

  it('are loaded at opening only: no statement may load one', async () => {
    for (const options of [{}, { extensions: ['/nowhere/at/all.so'] }]) {
      const database = await openDatabase<object>('sqlite::memory:', options);
      expect(await refusal(database, `load_extension('/nowhere/at/all.so')`)).toMatch(/not authorized/);
      await database.close();
    }
  });
});

/** Why an expression is refused; null: it is not. */
async function refusal(database: Database<object>, expression = '1'): Promise<string | null> {
  try {
    await sql.raw(`select ${expression}`).execute(database.kysely);
    return null;
  } catch (error) {
    return String(error);
  }
}
