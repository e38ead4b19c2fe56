import type { Kysely } from 'kysely';
import type { Transaction } from '../../platform/database/open.ts';
import { notFound } from '../errors.ts';
import type { CellRow, Schema, ScratchpadRow } from '../storage/schema.ts';
import { stampAfter } from '../times.ts';

/** A scratchpad with the project of its conversation. */
export interface Pad extends ScratchpadRow {
  readonly project_id: string | null;
}

/** Throws AgentError `not_found`. */
export async function readPad(database: Kysely<Schema>, id: string): Promise<Pad> {
  const pad = await database
    .selectFrom('scratchpad')
    .innerJoin('conversation', 'conversation.id', 'scratchpad.conversation_id')
    .selectAll('scratchpad')
    .select('conversation.project_id')
    .where('scratchpad.id', '=', id)
    .executeTakeFirst();
  if (pad === undefined) throw notFound('scratchpad', id);
  return pad;
}

/** In order. */
export async function readCells(database: Kysely<Schema>, pad: string): Promise<readonly CellRow[]> {
  return database.selectFrom('cell').selectAll().where('scratchpad_id', '=', pad).orderBy('position').execute();
}

/** Where a cell is, without what is in it: outputs can be large. */
export type Place = Pick<CellRow, 'id' | 'type' | 'position'>;

/** In order. */
export async function readPlaces(database: Kysely<Schema>, pad: string): Promise<readonly Place[]> {
  return database
    .selectFrom('cell')
    .select(['id', 'type', 'position'])
    .where('scratchpad_id', '=', pad)
    .orderBy('position')
    .execute();
}

/** Throws AgentError `not_found`. */
export async function readCell(database: Kysely<Schema>, pad: string, id: string): Promise<CellRow> {
  const cell = await database
    .selectFrom('cell')
    .selectAll()
    .where('id', '=', id)
    .where('scratchpad_id', '=', pad)
    .executeTakeFirst();
  if (cell === undefined) throw notFound('cell', id);
  return cell;
}

/** A change of a cell is one of its scratchpad. */
export async function touchPad(tx: Transaction<Schema>, { id, updated_at }: Pad, now: Date): Promise<void> {
  const set = { updated_at: stampAfter(updated_at, now) };
  await tx.updateTable('scratchpad').set(set).where('id', '=', id).execute();
}

/** Gives the cells the places of this order: from 0 without gaps. Places are the scratchpad's: no cell's version changes. */
export async function placeCells(tx: Transaction<Schema>, cells: readonly Place[]): Promise<void> {
  for (const [place, { id, position }] of cells.entries()) {
    if (position === BigInt(place)) continue;
    await tx
      .updateTable('cell')
      .set({ position: BigInt(place) })
      .where('id', '=', id)
      .execute();
  }
}
