import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Cell, CreateCell, Scratchpad } from '@polywire/generated/local/types.ts';
import { createConversation } from '../conversations/conversations.ts';
import { createProject } from '../projects/projects.ts';
import { testGround, type TestGround } from '../testing/ground.ts';
import { etag } from '../versions.ts';
import { createCell, deleteCell, updateCell } from './cells.ts';
import {
  createScratchpad,
  deleteScratchpad,
  listScratchpads,
  readScratchpad,
  updateScratchpad,
} from './scratchpads.ts';

const code: CreateCell = { type: 'code', language: 'python', content: '1+1' };
const prose: CreateCell = { type: 'markdown', content: '# Hi' };
const result: CreateCell = { type: 'output', content: '', outputs: [{ mime: 'text/plain', data: '2' }] };

describe('scratchpads', () => {
  let ground: TestGround;
  let conversation_id: string;
  let project_id: string;
  beforeEach(async () => {
    ground = await testGround();
    ({ id: project_id } = await createProject(ground, { name: 'P' }));
    ({ id: conversation_id } = await createConversation(ground, { project_id }));
    ground.events.length = 0;
  });
  afterEach(() => ground.close());
  const read = (id: string): Promise<Scratchpad> => readScratchpad(ground.database.kysely, id);
  const make = (cells: readonly CreateCell[]) => createScratchpad(ground, { conversation_id, title: 'S', cells });

  /** Marks a code cell as a run would. */
  const setStatus = (id: string, status: 'running' | 'error', error: string | null = null) =>
    ground.database.kysely.updateTable('cell').set({ status, error }).where('id', '=', id).execute();

  it('are made with their cells, which may be none, and are not saved', async () => {
    const empty = await createScratchpad(ground, { conversation_id, title: 'S' });
    expect(empty).toEqual({
      ...{ id: expect.stringMatching(/^pad_/) as string, conversation_id, title: 'S', cells: [], saved: false },
      ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
    });
    const full = await make([prose, code, result]);
    const common = { id: expect.stringMatching(/^cell_/) as string, error: null, updated_at: full.created_at };
    expect(full.cells).toEqual([
      { ...common, type: 'markdown', content: '# Hi', index: 0 },
      { ...common, type: 'code', content: '1+1', language: 'python', status: 'pending', index: 1 },
      { ...common, type: 'output', content: '', outputs: [{ mime: 'text/plain', data: '2' }], index: 2 },
    ]);
    expect(await read(full.id)).toEqual(full);
    const listed = await listScratchpads(ground, conversation_id, { limit: 50, offset: 0 });
    expect(listed).toEqual({ data: [full, empty], has_more: false, total: 2 });
    expect(await listScratchpads(ground, 'conv_no', { limit: 50, offset: 0 })).toMatchObject({ data: [], total: 0 });
  });

  it.each([
    [{ type: 'code', content: 'x' }, 'language'],
    [{ type: 'markdown', content: 'x', language: 'python' }, 'language'],
    [{ type: 'code', content: 'x', language: 'python', outputs: [] }, 'outputs'],
  ] as const)('refuse the cell %j at its place', async (cell, field) => {
    await expect(make([prose, cell])).rejects.toMatchObject({ loc: ['body', 'cells', 1, field] });
    const { id } = await make([]);
    await expect(createCell(ground, id, cell)).rejects.toMatchObject({ loc: ['body', field] });
    expect((await read(id)).cells).toEqual([]);
  });

  it('belong to a conversation that is there', async () => {
    const made = createScratchpad(ground, { conversation_id: 'conv_no', title: 'S' });
    await expect(made).rejects.toMatchObject({ loc: ['body', 'conversation_id'], type: 'unknown_id' });
  });

  it('are renamed and saved, each time in a later version', async () => {
    const { id, updated_at } = await make([prose]);
    expect(await updateScratchpad(ground, id, { saved: true }, etag(updated_at))).toMatchObject({
      ...{ saved: true, title: 'S', updated_at: '2026-01-01T00:00:00.001Z' },
    });
    expect(await updateScratchpad(ground, id, { title: 'T', saved: false })).toMatchObject({
      title: 'T',
      saved: false,
    });
    expect(await updateScratchpad(ground, id, {})).toMatchObject({ updated_at: '2026-01-01T00:00:00.002Z' });
    const stale = updateScratchpad(ground, id, {}, etag(updated_at));
    await expect(stale).rejects.toMatchObject({ code: 'precondition_failed' });
  });

  it('go with their cells', async () => {
    const { id } = await make([code, result]);
    await deleteScratchpad(ground, id);
    expect(await ground.database.kysely.selectFrom('cell').selectAll().execute()).toEqual([]);
    await expect(read(id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(createCell(ground, id, prose)).rejects.toMatchObject({ code: 'not_found' });
    expect(ground.events.at(-1)).toMatchObject({
      resource: 'scratchpad',
      action: 'deleted',
      id,
      project_id,
      conversation_id,
    });
  });

  it('take a new cell at the end, which is a change of theirs', async () => {
    const { id, updated_at } = await make([prose]);
    const cell = await createCell(ground, id, code);
    expect(cell).toMatchObject({ type: 'code', status: 'pending', index: 1 });
    const after = await read(id);
    expect(after.cells[1]).toEqual(cell);
    expect(after.updated_at > updated_at).toBe(true);
    expect(ground.events.at(-1)).toMatchObject({
      resource: 'cell',
      action: 'created',
      id: cell.id,
      project_id,
      conversation_id,
    });
  });

  it('have a code cell pending again when its content changes, without the outputs of the old one', async () => {
    const pad = await make([code, result, prose]);
    const [cell, output] = pad.cells as [Cell, Cell];
    await setStatus(cell.id, 'error', 'boom');
    expect(await updateCell(ground, pad.id, cell.id, { content: '1+1' })).toMatchObject({
      status: 'error',
      error: 'boom',
    });
    const changed = await updateCell(ground, pad.id, cell.id, { content: '2+2' });
    expect(changed).toMatchObject({ content: '2+2', status: 'pending', error: null });
    const { cells } = await read(pad.id);
    expect(cells.map(({ type, index }) => [type, index])).toEqual([
      ['code', 0],
      ['markdown', 1],
    ]);
    expect(ground.events.slice(-2)).toMatchObject([
      { action: 'deleted', id: output.id },
      { action: 'updated', id: cell.id },
    ]);
  });

  it('do not change code while it runs; moving it is no change of it', async () => {
    const pad = await make([code, prose]);
    const [cell] = pad.cells as [Cell];
    await setStatus(cell.id, 'running');
    const changed = updateCell(ground, pad.id, cell.id, { content: '2' });
    await expect(changed).rejects.toMatchObject({ code: 'conflict', param: 'content' });
    expect(await updateCell(ground, pad.id, cell.id, { index: 1 })).toMatchObject({ index: 1, status: 'running' });
  });

  it('move a code cell with its outputs, and no output alone', async () => {
    const pad = await make([code, result, prose]);
    const [cell, output, text] = pad.cells as [Cell, Cell, Cell];
    expect(await updateCell(ground, pad.id, cell.id, { index: 1 })).toMatchObject({ index: 1 });
    expect((await read(pad.id)).cells.map(({ id }) => id)).toEqual([text.id, cell.id, output.id]);
    const alone = updateCell(ground, pad.id, output.id, { index: 0 });
    await expect(alone).rejects.toMatchObject({ loc: ['body', 'index'], type: 'attached' });
  });

  it('delete a code cell with its outputs, and an output alone', async () => {
    const pad = await make([code, result, result, prose]);
    const [cell, output, , text] = pad.cells as [Cell, Cell, Cell, Cell];
    await deleteCell(ground, pad.id, output.id);
    expect((await read(pad.id)).cells.map(({ index }) => index)).toEqual([0, 1, 2]);
    await deleteCell(ground, pad.id, cell.id, etag(cell.updated_at));
    expect((await read(pad.id)).cells).toMatchObject([{ id: text.id, index: 0 }]);
    await expect(deleteCell(ground, pad.id, cell.id)).rejects.toMatchObject({ code: 'not_found' });
    const other = await make([prose]);
    const foreign = other.cells[0]?.id ?? '';
    await expect(deleteCell(ground, pad.id, foreign)).rejects.toMatchObject({ code: 'not_found' });
    await expect(updateCell(ground, pad.id, foreign, {})).rejects.toMatchObject({ code: 'not_found' });
  });

  it('change a cell only in the version that was seen; an empty change is none', async () => {
    const pad = await make([prose]);
    const [cell] = pad.cells as [Cell];
    const changed = await updateCell(ground, pad.id, cell.id, { content: 'x' }, etag(cell.updated_at));
    expect(changed.updated_at > cell.updated_at).toBe(true);
    const stale = updateCell(ground, pad.id, cell.id, { content: 'y' }, etag(cell.updated_at));
    await expect(stale).rejects.toMatchObject({ code: 'precondition_failed' });
    const { updated_at } = await read(pad.id);
    expect(await updateCell(ground, pad.id, cell.id, {})).toEqual(changed);
    expect((await read(pad.id)).updated_at).toBe(updated_at);
  });

  it('keep every cell in its place, whatever is done to them', async () => {
    const step = fc.record({
      act: fc.constantFrom('append', 'move', 'edit', 'delete'),
      type: fc.constantFrom<CreateCell['type']>('markdown', 'code', 'output'),
      pick: fc.nat(20),
      index: fc.nat(10),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { id } = await make([]);
        const model = new Model();
        for (const { act, type, pick, index } of steps) {
          const chosen = model.cell(pick);
          if (act === 'append')
            model.append(
              (await createCell(ground, id, { ...{ code, markdown: prose, output: result }[type] })).id,
              type,
            );
          else if (chosen === null) continue;
          else if (act === 'delete') {
            await deleteCell(ground, id, chosen);
            model.remove(chosen);
          } else if (act === 'edit') {
            await updateCell(ground, id, chosen, { content: `${pick}/${index}/${Math.random()}` });
            model.edit(chosen);
          } else if (!model.isOutputOfCode(chosen)) {
            const { index: now } = await updateCell(ground, id, chosen, { index });
            model.move(chosen, now);
          }
          const { cells } = await read(id);
          expect(cells.map((cell) => cell.id)).toEqual(model.order());
          expect(cells.map((cell) => cell.index)).toEqual(cells.map((_, place) => place));
        }
      }),
      { numRuns: 40 },
    );
  });
});

/** What a notebook is to a reader: blocks of a cell and, under code, its outputs. */
class Model {
  private blocks: { readonly head: string; readonly type: CreateCell['type']; outputs: string[] }[] = [];

  order(): string[] {
    return this.blocks.flatMap(({ head, outputs }) => [head, ...outputs]);
  }

  cell(pick: number): string | null {
    const all = this.order();
    return all[pick % all.length] ?? null;
  }

  isOutputOfCode(id: string): boolean {
    return this.blocks.some(({ outputs }) => outputs.includes(id));
  }

  append(id: string, type: CreateCell['type']): void {
    this.blocks.push({ head: id, type, outputs: [] });
    this.settle();
  }

  remove(id: string): void {
    this.blocks = this.blocks.filter(({ head }) => head !== id);
    for (const block of this.blocks) block.outputs = block.outputs.filter((output) => output !== id);
    this.settle();
  }

  edit(id: string): void {
    for (const block of this.blocks) if (block.head === id && block.type === 'code') block.outputs = [];
    this.settle();
  }

  /** To where the first of its cells is at `index`. */
  move(id: string, index: number): void {
    const [block] = this.blocks.filter(({ head }) => head === id);
    if (block === undefined) return;
    const rest = this.blocks.filter((one) => one !== block);
    let before = 0;
    const place = rest.findIndex(({ outputs }) => {
      if (before >= index) return true;
      before += 1 + outputs.length;
      return false;
    });
    this.blocks = rest.toSpliced(place === -1 ? rest.length : place, 0, block);
    this.settle();
  }

  /** An output that comes to stand behind code belongs to it. */
  private settle(): void {
    for (let place = 1; place < this.blocks.length; place++) {
      const [before, block] = [this.blocks[place - 1], this.blocks[place]];
      if (before?.type !== 'code' || block?.type !== 'output') continue;
      before.outputs.push(block.head);
      this.blocks.splice(place, 1);
      place -= 1;
    }
  }
}
