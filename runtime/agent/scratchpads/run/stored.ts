import type { CellOutput } from '@polywire/generated/local/types.ts';
import type { Transaction } from '../../../platform/database/open.ts';
import { InvalidField } from '../../errors.ts';
import type { Ground } from '../../ground.ts';
import type { CellRow, Schema } from '../../storage/schema.ts';
import { stampAfter } from '../../times.ts';
import { newCell } from '../cell.ts';
import { outputsOf } from '../order.ts';
import { placeCells, readCell, readPad, readPlaces, touchPad, type Pad, type Place } from '../pad.ts';

/** A code cell that is to run, and where its outputs go. */
export interface Queued {
  readonly pad: Pad;
  readonly cell: CellRow;

  /** Id of its output cell. */
  readonly outputId: string;
  readonly isNew: boolean;

  /** Further output cells of an earlier run. */
  readonly gone: readonly Place[];
}

/** Makes a cell wait for its run, with one empty output cell behind it. Throws AgentError `not_found` and InvalidField. */
export async function queueCell(tx: Transaction<Schema>, padId: string, id: string, now: Date): Promise<Queued> {
  const pad = await readPad(tx, padId);
  const cell = await readCode(tx, padId, id);
  const places = await readPlaces(tx, padId);
  const [first, ...gone] = outputsOf(places, id);
  for (const one of gone) await tx.deleteFrom('cell').where('id', '=', one.id).execute();
  const kept = places.filter((place) => !gone.includes(place));
  const at = stampAfter(cell.updated_at, now);
  const output = first ?? newCell(padId, kept.findIndex((place) => place.id === id) + 1, emptyOutput, at, []);
  if (first === undefined) {
    const place = Number(output.position);
    await placeCells(tx, [...kept.slice(0, place), output, ...kept.slice(place)]);
    await tx
      .insertInto('cell')
      .values(output as CellRow)
      .execute();
  } else {
    await placeCells(tx, kept);
    await tx.updateTable('cell').set({ outputs: '[]', updated_at: at }).where('id', '=', first.id).execute();
  }
  const set = { status: 'pending', error: null, updated_at: at } as const;
  await tx.updateTable('cell').set(set).where('id', '=', id).execute();
  await touchPad(tx, pad, now);
  return { pad, cell: { ...cell, ...set }, outputId: output.id, isNew: first === undefined, gone };
}

const emptyOutput = { type: 'output', content: '', outputs: [] } as const;

/** A code cell. Throws AgentError `not_found`, and InvalidField for a cell of another type. */
export async function readCode(tx: Transaction<Schema>, padId: string, id: string): Promise<CellRow> {
  const cell = await readCell(tx, padId, id);
  if (cell.type === 'code') return cell;
  throw new InvalidField(
    ['path', 'cell_id'],
    `Only a code cell can be run; this one is of type ${cell.type}.`,
    'not_code',
  );
}

/** False: the cell is not there any more. */
export async function beginCell({ database, now }: Ground, { cell, pad }: Queued): Promise<boolean> {
  return database.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('cell')
      .set({ status: 'running', updated_at: stampAfter(cell.updated_at, now()) })
      .where('id', '=', cell.id)
      .executeTakeFirst();
    await touchPad(tx, pad, now());
    return numUpdatedRows === 1n;
  });
}

/** Stores what was shown so far. */
export async function saveOutputs(
  { database }: Ground,
  { outputId }: Queued,
  outputs: readonly CellOutput[],
): Promise<void> {
  const set = { outputs: JSON.stringify(outputs) };
  await database.kysely.updateTable('cell').set(set).where('id', '=', outputId).execute();
}

/** Stores all that was shown and how it ended. False: the cell is not there any more. */
export async function endCell(
  { database, now }: Ground,
  { cell, pad, outputId }: Queued,
  outputs: readonly CellOutput[],
  error: string | null,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const before = await tx.selectFrom('cell').select('updated_at').where('id', '=', cell.id).executeTakeFirst();
    if (before === undefined) return false;
    const updated_at = stampAfter(before.updated_at, now());
    const shown = { outputs: JSON.stringify(outputs), updated_at };
    await tx.updateTable('cell').set(shown).where('id', '=', outputId).execute();
    const status = error === null ? 'success' : 'error';
    await tx.updateTable('cell').set({ status, error, updated_at }).where('id', '=', cell.id).execute();
    await touchPad(tx, pad, now());
    return true;
  });
}

/** Ends the cells that a process left running. */
export async function sealCells({ database, now, log }: Ground, error: string): Promise<void> {
  const { numUpdatedRows } = await database.kysely
    .updateTable('cell')
    .set({ status: 'error', error, updated_at: now().toISOString() })
    .where('status', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) log.warn('cells that ran are sealed', { cells: Number(numUpdatedRows) });
}
