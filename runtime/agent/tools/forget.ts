import { deleteMemory } from '../memories/memories.ts';
import { tool, ToolFailure } from './tool.ts';

/** Removes a memory that the conversation can see. */
export const forget = tool(
  {
    name: 'forget',
    description:
      'Removes a memory that is wrong, or that the user wants forgotten. Its id stands beside it in the list of memories.',
    parameters: {
      type: 'object',
      properties: { memory_id: { type: 'string', minLength: 1 } },
      required: ['memory_id'],
      additionalProperties: false,
    },
  },
  async ({ memory_id }: { readonly memory_id: string }, { ground, projectId }) => {
    const memory = await ground.database.kysely
      .selectFrom('memory')
      .select('project_id')
      .where('id', '=', memory_id)
      .executeTakeFirst();
    // Another project's memories are none of this conversation's business.
    const isSeen = memory !== undefined && (memory.project_id === null || memory.project_id === projectId);
    if (!isSeen) throw new ToolFailure(`There is no memory ${memory_id} here.`);
    await deleteMemory(ground, memory_id);
    return `Forgotten: ${memory_id}.`;
  },
);
