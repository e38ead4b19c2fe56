import type { Operations } from '@polywire/generated/local/operations.ts';
import type { Ground } from '../ground.ts';
import {
  createScratchpad,
  deleteScratchpad,
  listScratchpads,
  readScratchpad,
  updateScratchpad,
} from '../scratchpads/scratchpads.ts';
import { answer, created, deleted, versioned } from './answers.ts';

type Names = 'listScratchpads' | 'createScratchpad' | 'getScratchpad' | 'updateScratchpad' | 'deleteScratchpad';

/** Scratchpads over HTTP. */
export function scratchpadsOperations(ground: Ground): Pick<Operations, Names> {
  return {
    listScratchpads: async ({ query }) => answer(await listScratchpads(ground, query.conversation_id, query)),
    createScratchpad: async ({ body }) => created(await createScratchpad(ground, body)),
    getScratchpad: async ({ params }) => versioned(await readScratchpad(ground.database.kysely, params.scratchpad_id)),
    updateScratchpad: async ({ params, body, headers }) =>
      versioned(await updateScratchpad(ground, params.scratchpad_id, body, headers['if-match'])),
    async deleteScratchpad({ params, headers }) {
      await deleteScratchpad(ground, params.scratchpad_id, headers['if-match']);
      return deleted(params.scratchpad_id);
    },
  };
}
