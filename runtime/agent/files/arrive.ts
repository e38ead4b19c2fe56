import { cp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '../../platform/database/open.ts';
import type { Ground } from '../ground.ts';
import { sweepDoomed } from '../storage/doomed.ts';
import type { Schema } from '../storage/schema.ts';

/** Something in the scratch folder that is to get its place. */
export interface Arrival {
  /** Where it lies. */
  readonly from: string;

  /** Where it belongs: relative to the home folder, with `/`; nothing is there yet. */
  readonly to: string;
}

/** How often it is begun again when a sweep came between. */
const tries = 10;

/**
 * Gives files their places and writes the rows that tell of them, wholly or not at all. The places are noted as doomed
 * first; the transaction with `work` takes the notes away, and the last it does is to rename. So whenever the process or
 * the disk fails, either the rows are there with all files, or the next sweep removes what has no rows.
 */
export async function arrive<Result>(
  ground: Ground,
  arrivals: readonly Arrival[],
  work: (tx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const { database, home } = ground;
  const paths = arrivals.map(({ to }) => to);
  try {
    for (let count = 1; ; count++) {
      await database.transaction((tx) => doom(tx, paths));
      const result = await database.transaction(async (tx) => {
        if (!(await reprieve(tx, paths))) return null;
        const done = await work(tx);
        for (const { from, to } of arrivals) await move(from, join(home.path, to));
        return { done };
      });
      if (result !== null) return result.done;
      if (count === tries) throw new Error(`a place was swept away ${tries} times`);
    }
  } catch (error) {
    // The notes are still there: at the latest the next start follows them.
    await sweepDoomed(ground).catch(() => undefined);
    throw error;
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    // The user keeps projects or uploads on another disk.
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await cp(from, to, { recursive: true, errorOnExist: true, force: false });
  }
}

/** Rows of one statement: SQLite takes no more than 32,766 values. */
const batch = 1000;

async function doom(tx: Transaction<Schema>, paths: readonly string[]): Promise<void> {
  for (const some of batches(paths)) {
    await tx
      .insertInto('doomed_path')
      .values(some.map((path) => ({ path })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Takes the notes away. False: a sweep has found one of them, so it may be about to remove what would come there. */
async function reprieve(tx: Transaction<Schema>, paths: readonly string[]): Promise<boolean> {
  let found = 0n;
  for (const some of batches(paths)) {
    const { numDeletedRows } = await tx.deleteFrom('doomed_path').where('path', 'in', some).executeTakeFirst();
    found += numDeletedRows;
  }
  return found === BigInt(paths.length);
}

const batches = (paths: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(paths.length / batch) }, (_, index) =>
    paths.slice(index * batch, (index + 1) * batch),
  );
