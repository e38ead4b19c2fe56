import { promoteScratchpad as promote } from '../scratchpads/promote.ts';
import { updateScratchpad } from '../scratchpads/scratchpads.ts';
import { ownScratchpad, scratchpadId } from './own-scratchpad.ts';
import { tool, ToolFailure } from './tool.ts';

/** Makes a scratchpad of the conversation a report of its project. */
export const promoteScratchpad = tool(
  {
    name: 'promote_scratchpad',
    description:
      'Makes a report of a scratchpad, an artifact that the user opens and keeps: its prose, code and outputs as they are now.',
    parameters: {
      type: 'object',
      properties: { scratchpad_id: scratchpadId },
      required: ['scratchpad_id'],
      additionalProperties: false,
    },
  },
  async ({ scratchpad_id }: { readonly scratchpad_id: string }, context) => {
    const { id: pad } = await ownScratchpad(context, scratchpad_id);
    const artifact = await promote(context.ground, pad);
    if (artifact === null)
      throw new ToolFailure('This conversation is in no project, so there is no place for a report.');
    await updateScratchpad(context.ground, pad, { saved: true });
    const { id, project_id, title, path } = artifact;
    context.emit({ type: 'response.artifact.created', artifact_id: id, project_id, title });
    return `Made the report ${id}, which opens ${path}.`;
  },
);
