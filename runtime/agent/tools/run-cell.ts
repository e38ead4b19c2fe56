import type { CellRuns } from '../scratchpads/run/runs.ts';
import { ownScratchpad, scratchpadId } from './own-scratchpad.ts';
import { runOfCell } from './run-of-cell.ts';
import { tool, type Tool } from './tool.ts';

interface RunCellArguments {
  readonly scratchpad_id: string;
  readonly cell_id: string;
}

/** Runs a code cell of the conversation. */
export function runCell(runs: CellRuns): Tool {
  return tool(
    {
      name: 'run_cell',
      description: 'Runs a code cell of a scratchpad, waits for its end and gives what it showed.',
      parameters: {
        type: 'object',
        properties: { scratchpad_id: scratchpadId, cell_id: { type: 'string', minLength: 1 } },
        required: ['scratchpad_id', 'cell_id'],
        additionalProperties: false,
      },
    },
    async ({ scratchpad_id, cell_id }: RunCellArguments, context) => {
      const pad = await ownScratchpad(context, scratchpad_id);
      return runOfCell(runs, pad.id, cell_id, context);
    },
  );
}
