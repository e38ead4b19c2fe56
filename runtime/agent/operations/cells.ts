import type { Operations } from '@polywire/generated/local/operations.ts';
import type { Ground } from '../ground.ts';
import { createCell, deleteCell, updateCell } from '../scratchpads/cells.ts';
import { created, deleted, versioned } from './answers.ts';

type Names = 'createCell' | 'updateCell' | 'deleteCell';

/** The cells of a scratchpad over HTTP. */
export function cellsOperations(ground: Ground): Pick<Operations, Names> {
  return {
    createCell: async ({ params, body }) => created(await createCell(ground, params.scratchpad_id, body)),
    updateCell: async ({ params, body, headers }) =>
      versioned(await updateCell(ground, params.scratchpad_id, params.cell_id, body, headers['if-match'])),
    async deleteCell({ params, headers }) {
      await deleteCell(ground, params.scratchpad_id, params.cell_id, headers['if-match']);
      return deleted(params.cell_id);
    },
  };
}
