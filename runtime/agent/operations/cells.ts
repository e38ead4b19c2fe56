import type { Operations } from '@polywire/generated/local/operations.ts';
import type { Ground } from '../ground.ts';
import { createCell, deleteCell, updateCell } from '../scratchpads/cells.ts';
import type { CellRuns } from '../scratchpads/run/runs.ts';
import { created, deleted, eventStream, versioned } from './answers.ts';

type Names = 'createCell' | 'updateCell' | 'runCell' | 'interruptCell' | 'deleteCell';

/** The cells of a scratchpad over HTTP. Who reads of a run and goes away stops nothing. */
export function cellsOperations(ground: Ground, runs: CellRuns): Pick<Operations, Names> {
  return {
    createCell: async ({ params, body }) => created(await createCell(ground, params.scratchpad_id, body)),
    async updateCell({ params, body, headers }) {
      if (body.content !== undefined) runs.requireIdle(params.cell_id);
      return versioned(await updateCell(ground, params.scratchpad_id, params.cell_id, body, headers['if-match']));
    },
    async runCell({ params, signal }) {
      const running = await runs.run(params.scratchpad_id, params.cell_id);
      return eventStream(running.tail(signal));
    },
    interruptCell: async ({ params }) => versioned(await runs.interrupt(params.scratchpad_id, params.cell_id)),
    async deleteCell({ params, headers }) {
      runs.requireIdle(params.cell_id);
      await deleteCell(ground, params.scratchpad_id, params.cell_id, headers['if-match']);
      return deleted(params.cell_id);
    },
  };
}
