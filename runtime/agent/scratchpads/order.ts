/** What the order of a scratchpad's cells depends on. */
export interface Placed {
  readonly id: string;
  readonly type: 'markdown' | 'code' | 'output';
}

/** The outputs of a code cell: those directly after it. None for other cells. */
export function outputsOf<Cell extends Placed>(cells: readonly Cell[], id: string): readonly Cell[] {
  return (
    blocks(cells)
      .find(([first]) => first?.id === id)
      ?.slice(1) ?? []
  );
}

/** Whether it is an output that belongs to a code cell. */
export function isAttached(cells: readonly Placed[], id: string): boolean {
  return blocks(cells).some((block) => block.slice(1).some((cell) => cell.id === id));
}

/** Without a cell and, of a code cell, its outputs. */
export function without<Cell extends Placed>(cells: readonly Cell[], id: string): readonly Cell[] {
  const gone = new Set([id, ...outputsOf(cells, id).map((cell) => cell.id)]);
  return cells.filter((cell) => !gone.has(cell.id));
}

/**
 * With a cell at `index`, its outputs behind it; beyond the end: as the last. A place between another code cell and its
 * outputs is none: the cell goes on past them, in the direction in which it moves.
 */
export function moved<Cell extends Placed>(cells: readonly Cell[], id: string, index: number): readonly Cell[] {
  const from = cells.findIndex((cell) => cell.id === id);
  if (from === -1 || from === index) return cells;
  const travelling = cells.slice(from, from + 1 + outputsOf(cells, id).length);
  const rest = blocks(cells.filter((cell) => !travelling.includes(cell)));
  const before: Cell[] = [];
  for (const block of rest) {
    if (index < from ? before.length + block.length > index : before.length >= index) break;
    before.push(...block);
  }
  return [...before, ...travelling, ...rest.flat().slice(before.length)];
}

/** Each code cell with its outputs, each other cell alone; an output that follows no code cell is alone, too. */
function blocks<Cell extends Placed>(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const found: Cell[][] = [];
  for (const cell of cells) {
    const last = found.at(-1);
    if (cell.type === 'output' && last?.[0]?.type === 'code') last.push(cell);
    else found.push([cell]);
  }
  return found;
}
