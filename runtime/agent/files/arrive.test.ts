import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sweepDoomed } from '../storage/doomed.ts';
import { arrive } from './arrive.ts';
import { openTestGround, type TestGround } from './testing/ground.ts';

let ground: TestGround;
beforeEach(async () => {
  ground = await openTestGround();
});
afterEach(() => ground.remove());

const doomed = async (): Promise<string[]> => {
  const rows = await ground.database.kysely.selectFrom('doomed_path').select('path').execute();
  return rows.map(({ path }) => path);
};

const ready = async (name: string): Promise<{ from: string; to: string }> => {
  const from = join(ground.home.scratch, name);
  await writeFile(from, name);
  return { from, to: `uploads/${name}` };
};

describe('files that arrive', () => {
  test('are there with their rows', async () => {
    const arrival = await ready('one');
    const result = await arrive(ground, [arrival], async (tx) => {
      await tx
        .insertInto('project')
        .values({ id: 'p', name: 'P', description: '', created_at: '', updated_at: '' })
        .execute();
      return 'done';
    });
    expect(result).toBe('done');
    expect(await readdir(ground.home.uploads)).toEqual(['one']);
    expect(await doomed()).toEqual([]);
  });

  test('are not there where the rows are not', async () => {
    const arrival = await ready('one');
    await expect(arrive(ground, [arrival], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await readdir(ground.home.uploads)).toEqual([]);
    expect(await doomed()).toEqual([]);
  });

  test('are not there where one of them cannot get its place, nor are the rows', async () => {
    const [first, second] = [await ready('one'), await ready('two')];
    await mkdir(join(ground.home.path, second.to));
    await expect(
      arrive(ground, [first, second], (tx) =>
        tx
          .insertInto('project')
          .values({ id: 'p', name: 'P', description: '', created_at: '', updated_at: '' })
          .execute(),
      ),
    ).rejects.toThrow();
    expect(await readdir(ground.home.uploads)).toEqual([]);
    expect(await ground.database.kysely.selectFrom('project').select('id').execute()).toEqual([]);
  });

  test('that a crash left halfway are swept at the next start', async () => {
    const arrival = await ready('one');
    // A process that ends between the two transactions, or within the second one: the note is there, the rows are not.
    await ground.database.kysely.insertInto('doomed_path').values({ path: arrival.to }).execute();
    await writeFile(join(ground.home.uploads, 'one'), 'one');
    await sweepDoomed(ground);
    expect(await readdir(ground.home.uploads)).toEqual([]);
  });

  test('are never swept by who cleans up at the same time', async () => {
    const stop = new AbortController();
    const sweeping = (async () => {
      while (!stop.signal.aborted) await sweepDoomed(ground);
    })();
    const names = Array.from({ length: 100 }, (_, index) => `file-${index}`);
    const arrivals = await Promise.all(names.map(ready));
    await Promise.all(arrivals.map((arrival) => arrive(ground, [arrival], () => Promise.resolve())));
    stop.abort();
    await sweeping;
    for (const { to } of arrivals) expect([to, existsSync(join(ground.home.path, to))]).toEqual([to, true]);
  });
});
