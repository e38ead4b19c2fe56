import type { Operations } from '@polywire/generated/local/operations.ts';
import type { Ground } from '../ground.ts';
import { createMemory, deleteMemory, listMemories, updateMemory } from '../memories/memories.ts';
import { answer, created, deleted, versioned } from './answers.ts';

type Names = 'listMemories' | 'createMemory' | 'updateMemory' | 'deleteMemory';

/** Memories over HTTP; what is made here the user made. */
export function memoriesOperations(ground: Ground): Pick<Operations, Names> {
  return {
    listMemories: async ({ query }) => answer(await listMemories(ground, query, query)),
    createMemory: async ({ body }) => created(await createMemory(ground, body)),
    updateMemory: async ({ params, body, headers }) =>
      versioned(await updateMemory(ground, params.memory_id, body, headers['if-match'])),
    async deleteMemory({ params, headers }) {
      await deleteMemory(ground, params.memory_id, headers['if-match']);
      return deleted(params.memory_id);
    },
  };
}
