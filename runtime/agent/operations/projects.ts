import type { Operations } from '@polywire/generated/local/operations.ts';
import type { StopWork } from '../conversations/conversations.ts';
import type { Ground } from '../ground.ts';
import { deleteProject } from '../projects/delete.ts';
import { createProject, listProjects, readProject, updateProject } from '../projects/projects.ts';
import { answer, created, deleted, versioned } from './answers.ts';

type Names = 'listProjects' | 'createProject' | 'getProject' | 'updateProject' | 'deleteProject';

/** Projects over HTTP. */
export function projectsOperations(ground: Ground, stopWork: StopWork): Pick<Operations, Names> {
  return {
    listProjects: async ({ query }) => answer(await listProjects(ground, query)),
    createProject: async ({ body }) => created(await createProject(ground, body)),
    getProject: async ({ params }) => versioned(await readProject(ground.database.kysely, params.project_id)),
    updateProject: async ({ params, body, headers }) =>
      versioned(await updateProject(ground, params.project_id, body, headers['if-match'])),
    async deleteProject({ params, headers }) {
      await deleteProject(ground, params.project_id, stopWork, headers['if-match']);
      return deleted(params.project_id);
    },
  };
}
