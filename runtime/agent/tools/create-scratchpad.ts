import { createScratchpad as create } from '../scratchpads/scratchpads.ts';
import { tool } from './tool.ts';

/** Begins a notebook in the conversation. */
export const createScratchpad = tool(
  {
    name: 'create_scratchpad',
    description:
      'Begins a scratchpad in this conversation: a notebook of cells to compute in, with prose between them. The user sees it grow.',
    parameters: {
      type: 'object',
      properties: { title: { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' } },
      required: ['title'],
      additionalProperties: false,
    },
  },
  async ({ title }: { readonly title: string }, { ground, conversation }) => {
    const { id } = await create(ground, { conversation_id: conversation.id, title });
    return `Begun: ${id}.`;
  },
);
