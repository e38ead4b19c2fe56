import { listScratchpads, readScratchpad as read } from '../scratchpads/scratchpads.ts';
import { ownScratchpad, scratchpadId } from './own-scratchpad.ts';
import { shown } from './run-of-cell.ts';
import { tool } from './tool.ts';

/** Scratchpads that are listed. */
const most = 50;

/** A scratchpad of the conversation as it stands, or which there are. */
export const readScratchpad = tool(
  {
    name: 'read_scratchpad',
    description:
      'Reads the cells of a scratchpad with their outputs, also what the user changed; without an id it lists the scratchpads of this conversation.',
    parameters: { type: 'object', properties: { scratchpad_id: scratchpadId }, additionalProperties: false },
  },
  async ({ scratchpad_id }: { readonly scratchpad_id?: string }, context) => {
    const { ground, conversation } = context;
    if (scratchpad_id === undefined) {
      const { data } = await listScratchpads(ground, conversation.id, { limit: most, offset: 0 });
      const lines = data.map(({ id, title, saved, cells }) =>
        JSON.stringify({ id, title, saved, cells: cells.length }),
      );
      return lines.length === 0 ? 'There are none.' : lines.join('\n');
    }
    const { id } = await ownScratchpad(context, scratchpad_id);
    const { cells } = await read(ground.database.kysely, id);
    const texts = cells.map(async ({ id: cell, type, language, status, content, outputs = [], error }) => {
      const about = [cell, type, language, status].filter((part) => part !== undefined).join(' ');
      const failed = error === null ? '' : `\n[${error}]`;
      return `[${about}]\n${type === 'output' ? (await shown(outputs)).text : content}${failed}`;
    });
    return (await Promise.all(texts)).join('\n\n');
  },
);
