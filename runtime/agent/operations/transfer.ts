import type { Operations } from '@polywire/generated/local/operations.ts';
import type { Extraction } from '../files/extraction/extraction.ts';
import type { Ground } from '../ground.ts';
import { created } from './answers.ts';

/** Projects as archives, and the work behind their files. */
export function transferOperations(
  ground: Ground,
  extraction: Extraction,
): Pick<Operations, 'exportProject' | 'importProject'> {
  return {
    async exportProject({ params: { project_id } }) {
      const { exportProject } = await import('../transfer/export-project.ts');
      return exportProject(ground, project_id);
    },
    async importProject({ body }) {
      const { importProject } = await import('../transfer/import-project.ts');
      const project = await importProject(ground, body);
      extraction.wake();
      return created(project);
    },
  };
}
