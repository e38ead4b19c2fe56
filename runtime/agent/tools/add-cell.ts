import { createCell } from '../scratchpads/cells.ts';
import type { CellRuns } from '../scratchpads/run/runs.ts';
import { ownScratchpad, scratchpadId } from './own-scratchpad.ts';
import { runOfCell } from './run-of-cell.ts';
import { tool, ToolFailure, type Tool } from './tool.ts';

interface AddCellArguments {
  readonly scratchpad_id: string;
  readonly type: 'markdown' | 'code';
  readonly content: string;
  readonly language?: string;
  readonly run?: boolean;
}

/** Adds a cell to a scratchpad of the conversation, and runs it where it is code. */
export function addCell(runs: CellRuns): Tool {
  return tool(
    {
      name: 'add_cell',
      description:
        'Adds a cell at the end of a scratchpad: prose, or code, which is run at once unless you say otherwise. State lives on between the cells of a language: python, javascript or shell. Uploaded files are in the folder files/. There is no network.',
      parameters: {
        type: 'object',
        properties: {
          scratchpad_id: scratchpadId,
          type: { enum: ['markdown', 'code'] },
          content: { type: 'string' },
          language: { type: 'string', minLength: 1, maxLength: 100, description: 'Of code.' },
          run: { type: 'boolean', description: 'Of code. Default true.' },
        },
        required: ['scratchpad_id', 'type', 'content'],
        additionalProperties: false,
      },
    },
    async ({ scratchpad_id, type, content, language, run = true }: AddCellArguments, context) => {
      const pad = await ownScratchpad(context, scratchpad_id);
      if (type === 'code' && language === undefined) throw new ToolFailure('Code needs the language that it is in.');
      const code = type === 'code' && language !== undefined;
      const { id } = await createCell(context.ground, pad.id, { type, content, ...(code && { language }) });
      return code && run ? runOfCell(runs, pad.id, id, context) : `Added: ${id}.`;
    },
  );
}
