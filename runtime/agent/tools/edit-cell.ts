import { updateCell } from '../scratchpads/cells.ts';
import type { CellRuns } from '../scratchpads/run/runs.ts';
import { ownScratchpad, scratchpadId } from './own-scratchpad.ts';
import { runOfCell } from './run-of-cell.ts';
import { tool, type Tool } from './tool.ts';

interface EditCellArguments {
  readonly scratchpad_id: string;
  readonly cell_id: string;
  readonly content: string;
  readonly run?: boolean;
}

/** Writes a cell of the conversation anew, and runs it where it is code. */
export function editCell(runs: CellRuns): Tool {
  return tool(
    {
      name: 'edit_cell',
      description: 'Writes a cell of a scratchpad anew; code is run at once unless you say otherwise.',
      parameters: {
        type: 'object',
        properties: {
          scratchpad_id: scratchpadId,
          cell_id: { type: 'string', minLength: 1 },
          content: { type: 'string', description: 'All of it.' },
          run: { type: 'boolean', description: 'Of code. Default true.' },
        },
        required: ['scratchpad_id', 'cell_id', 'content'],
        additionalProperties: false,
      },
    },
    async ({ scratchpad_id, cell_id, content, run = true }: EditCellArguments, context) => {
      const pad = await ownScratchpad(context, scratchpad_id);
      runs.requireIdle(cell_id);
      const { type } = await updateCell(context.ground, pad.id, cell_id, { content });
      return type === 'code' && run ? runOfCell(runs, pad.id, cell_id, context) : `Written: ${cell_id}.`;
    },
  );
}
