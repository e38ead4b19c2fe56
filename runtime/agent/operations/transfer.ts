import type { Operations } from '@polywire/generated/local/operations.ts';
import type { Extraction } from '../files/extraction/extraction.ts';
import type { Ground } from '../ground.ts';
import { exportProject } from '../transfer/export-project.ts';
import { importProject } from '../transfer/import-project.ts';
import { created } from './answers.ts';

/** Projects as archives, and the work behind their files. */
export function transferOperations(
  ground: Ground,
  extraction: Extraction,
): Pick<Operations, 'exportProject' | 'importProject'> {
  return {
    exportProject: ({ params: { project_id } }) => exportProject(ground, project_id),
    async importProject({ body }) {
      const project = await importProject(ground, body);
      extraction.wake();
      return created(project);
    },
  };
}
