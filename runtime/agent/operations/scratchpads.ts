import type { Operations } from '@polywire/generated/local/operations.ts';
import type { Ground } from '../ground.ts';
import { promoteScratchpad } from '../scratchpads/promote.ts';
import type { CellRuns } from '../scratchpads/run/runs.ts';
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
export function scratchpadsOperations(ground: Ground, runs: CellRuns): Pick<Operations, Names> {
  return {
    listScratchpads: async ({ query }) => answer(await listScratchpads(ground, query.conversation_id, query)),
    createScratchpad: async ({ body }) => created(await createScratchpad(ground, body)),
    getScratchpad: async ({ params }) => versioned(await readScratchpad(ground.database.kysely, params.scratchpad_id)),
    async updateScratchpad({ params, body, headers }) {
      const scratchpad = await updateScratchpad(ground, params.scratchpad_id, body, headers['if-match']);
      if (body.saved === true) await promoteScratchpad(ground, params.scratchpad_id);
      return versioned(scratchpad);
    },
    async deleteScratchpad({ params, headers }) {
      await deleteScratchpad(ground, params.scratchpad_id, headers['if-match']);
      await runs.stopScratchpad(params.scratchpad_id);
      return deleted(params.scratchpad_id);
    },
  };
}
