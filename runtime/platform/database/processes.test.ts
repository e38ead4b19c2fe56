import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { openDatabase } from './open.ts';
import type { Tables } from './testing/item.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, 'testing', 'count.ts');

onEachDatabase('several processes', ({ open }) => {
  it('migrate once, though all start at once, and lose no write of each other', async () => {
    const url = await open();
    await Promise.all(Array.from({ length: 4 }, () => run(process.execPath, [program, url, '250'])));
    const database = await openDatabase<Tables & { migration: { name: string; position: bigint } }>(url);
    expect(await database.kysely.selectFrom('item').select(['id', 'count']).execute()).toEqual([
      expect.objectContaining({ id: 'counter', count: 1_000n }),
    ]);
    const applied = await database.kysely.selectFrom('migration').select(['position', 'name']).execute();
    expect(applied.map((row) => ({ ...row }))).toEqual([
      { position: 0n, name: '1-item' },
      { position: 1n, name: '2-counter' },
    ]);
    await database.close();
  });
});
