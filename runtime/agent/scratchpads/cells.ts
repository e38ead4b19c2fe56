import type { Cell, CreateCell, UpdateCell } from '@polywire/generated/local/types.ts';
import type { Transaction } from '../../platform/database/open.ts';
import { given, publishChange } from '../changes.ts';
import { AgentError, InvalidField } from '../errors.ts';
import type { Ground } from '../ground.ts';
import type { CellRow, Schema } from '../storage/schema.ts';
import { stamp, stampAfter } from '../times.ts';
import { requireVersion } from '../versions.ts';
import { cellOf, newCell } from './cell.ts';
import { isAttached, moved, outputsOf, without } from './order.ts';
import { placeCells, readCell, readPad, readPlaces, touchPad, type Pad, type Place } from './pad.ts';

/** Appends a cell. Throws AgentError `not_found`, and InvalidField as newCell does. */
export async function createCell(ground: Ground, scratchpad: string, wanted: CreateCell): Promise<Cell> {
  const { pad, cell } = await ground.database.transaction(async (tx) => {
    const pad = await readPad(tx, scratchpad);
    const { length } = await readPlaces(tx, scratchpad);
    const cell = newCell(scratchpad, length, wanted, stamp(ground.now()), ['body']);
    await tx.insertInto('cell').values(cell).execute();
    await touchPad(tx, pad, ground.now());
    return { pad, cell };
  });
  publishCells(ground, 'created', pad, [cell]);
  return cellOf(cell);
}

/**
 * A code cell whose content changes is `pending` again, and its outputs go: they are those of code that is no more. It
 * cannot be changed while it runs: AgentError `conflict`. An index moves it, with the outputs of a code cell; an output
 * stays with its code cell: InvalidField. Throws AgentError `not_found`, and `precondition_failed` where `ifMatch` names
 * another version of the cell.
 */
export async function updateCell(
  ground: Ground,
  scratchpad: string,
  id: string,
  change: UpdateCell,
  ifMatch?: string,
): Promise<Cell> {
  const { pad, before, after, gone } = await ground.database.transaction(async (tx) => {
    const pad = await readPad(tx, scratchpad);
    const before = await readCell(tx, scratchpad, id);
    requireVersion(ifMatch, before.updated_at);
    if (given(change, 'content', 'index') === null) return { pad, before, after: before, gone: [] };
    const cells = await readPlaces(tx, scratchpad);
    const { edited, gone } = edit(cells, before, change.content);
    await dropCells(tx, gone);
    const rest = cells.filter((cell) => !gone.includes(cell));
    await placeCells(tx, order(rest, before, change.index));
    const set = { ...edited, updated_at: stampAfter(before.updated_at, ground.now()) };
    await tx.updateTable('cell').set(set).where('id', '=', id).execute();
    await touchPad(tx, pad, ground.now());
    return { pad, before, after: await readCell(tx, scratchpad, id), gone };
  });
  publishCells(ground, 'deleted', pad, gone);
  if (after !== before) publishCells(ground, 'updated', pad, [after]);
  return cellOf(after);
}

/** With the outputs of a code cell. Throws AgentError `not_found`, `precondition_failed`, and `conflict` for one that runs. */
export async function deleteCell(ground: Ground, scratchpad: string, id: string, ifMatch?: string): Promise<void> {
  const { pad, gone } = await ground.database.transaction(async (tx) => {
    const pad = await readPad(tx, scratchpad);
    const { updated_at, status } = await readCell(tx, scratchpad, id);
    requireVersion(ifMatch, updated_at);
    if (status === 'running') throw new AgentError('conflict', 'The cell runs: interrupt it or wait for it to end.');
    const cells = await readPlaces(tx, scratchpad);
    const kept = without(cells, id);
    const gone = cells.filter((one) => !kept.includes(one));
    await dropCells(tx, gone);
    await placeCells(tx, kept);
    await touchPad(tx, pad, ground.now());
    return { pad, gone };
  });
  publishCells(ground, 'deleted', pad, gone);
}

/** What new content does to a cell, and which of its outputs go with the old one. */
function edit(
  cells: readonly Place[],
  cell: CellRow,
  content: string | undefined,
): { readonly edited: Partial<CellRow>; readonly gone: readonly Place[] } {
  if (content === undefined || content === cell.content) return { edited: {}, gone: [] };
  if (cell.type !== 'code') return { edited: { content }, gone: [] };
  if (cell.status === 'running')
    throw new AgentError('conflict', 'The cell runs: interrupt it or wait for it to end.', { param: 'content' });
  return { edited: { content, status: 'pending', error: null }, gone: outputsOf(cells, cell.id) };
}

function order(cells: readonly Place[], { id, position }: Place, index: number | undefined): readonly Place[] {
  if (index === undefined) return cells;
  if (BigInt(index) !== position && isAttached(cells, id))
    throw new InvalidField(['body', 'index'], 'An output stays with its code cell: move that one.', 'attached');
  return moved(cells, id, index);
}

async function dropCells(tx: Transaction<Schema>, cells: readonly Place[]): Promise<void> {
  for (const { id } of cells) await tx.deleteFrom('cell').where('id', '=', id).execute();
}

function publishCells(
  ground: Ground,
  action: 'created' | 'updated' | 'deleted',
  { project_id, conversation_id }: Pad,
  cells: readonly Place[],
): void {
  for (const { id } of cells) publishChange(ground, 'cell', action, { id, project_id, conversation_id });
}
