import type { CreateScratchpad, Scratchpad, UpdateScratchpad } from '@polywire/generated/local/types.ts';
import type { Kysely } from 'kysely';
import { given, publishChange } from '../changes.ts';
import { requireConversation } from '../conversations/require.ts';
import type { Ground } from '../ground.ts';
import { newId } from '../ids.ts';
import { pageOf, type Page, type Paging } from '../page.ts';
import type { CellRow, Schema, ScratchpadRow } from '../storage/schema.ts';
import { stamp, stampAfter } from '../times.ts';
import { requireVersion } from '../versions.ts';
import { cellOf, newCell } from './cell.ts';
import { readCells, readPad } from './pad.ts';

/** Those of a conversation, the newest first, with their cells. */
export async function listScratchpads(
  { database: { kysely } }: Ground,
  conversation: string,
  { limit, offset }: Paging,
): Promise<Page<Scratchpad>> {
  const matching = kysely.selectFrom('scratchpad').where('conversation_id', '=', conversation);
  const rows = await matching.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { total } = await matching.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const data: Scratchpad[] = [];
  for (const row of rows) data.push(scratchpadOf(row, await readCells(kysely, row.id)));
  return pageOf(data, total, offset);
}

/** Throws AgentError `not_found`. */
export async function readScratchpad(database: Kysely<Schema>, id: string): Promise<Scratchpad> {
  return scratchpadOf(await readPad(database, id), await readCells(database, id));
}

/** Throws InvalidField for a conversation that is not there, and for a cell as newCell does. */
export async function createScratchpad(
  ground: Ground,
  { conversation_id, title, cells: wanted = [] }: CreateScratchpad,
): Promise<Scratchpad> {
  const at = stamp(ground.now());
  const row = { id: newId('pad'), conversation_id, title, saved: 0n, created_at: at, updated_at: at };
  const cells = wanted.map((cell, place) => newCell(row.id, place, cell, at, ['body', 'cells', place]));
  const project_id = await ground.database.transaction(async (tx) => {
    const { project_id } = await requireConversation(tx, conversation_id);
    await tx.insertInto('scratchpad').values(row).execute();
    for (const cell of cells) await tx.insertInto('cell').values(cell).execute();
    return project_id;
  });
  publishChange(ground, 'scratchpad', 'created', { id: row.id, project_id, conversation_id });
  return scratchpadOf(row, cells);
}

/** Throws AgentError `not_found`, and `precondition_failed` where `ifMatch` names another version. */
export async function updateScratchpad(
  ground: Ground,
  id: string,
  change: UpdateScratchpad,
  ifMatch?: string,
): Promise<Scratchpad> {
  const { pad, changed } = await ground.database.transaction(async (tx) => {
    const pad = await readPad(tx, id);
    requireVersion(ifMatch, pad.updated_at);
    if (given(change, 'title', 'saved') === null) return { pad, changed: false };
    const set = {
      ...given(change, 'title'),
      ...(change.saved !== undefined && { saved: change.saved ? 1n : 0n }),
      updated_at: stampAfter(pad.updated_at, ground.now()),
    };
    await tx.updateTable('scratchpad').set(set).where('id', '=', id).execute();
    return { pad, changed: true };
  });
  if (changed) publishChange(ground, 'scratchpad', 'updated', pad);
  return readScratchpad(ground.database.kysely, id);
}

/** With all its cells. Throws as updateScratchpad does. */
export async function deleteScratchpad(ground: Ground, id: string, ifMatch?: string): Promise<void> {
  const pad = await ground.database.transaction(async (tx) => {
    const pad = await readPad(tx, id);
    requireVersion(ifMatch, pad.updated_at);
    await tx.deleteFrom('scratchpad').where('id', '=', id).execute();
    return pad;
  });
  publishChange(ground, 'scratchpad', 'deleted', pad);
}

function scratchpadOf(row: ScratchpadRow, cells: readonly CellRow[]): Scratchpad {
  const { id, conversation_id, title, saved, created_at, updated_at } = row;
  return { id, conversation_id, title, cells: cells.map(cellOf), saved: saved === 1n, created_at, updated_at };
}
