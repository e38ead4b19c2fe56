import type { Operations } from '@polywire/generated/local/operations.ts';
import type { Ground } from '../ground.ts';
import { createSkill, deleteSkill, listSkills, updateSkill } from '../skills/skills.ts';
import { answer, created, deleted, versioned } from './answers.ts';

type Names = 'listSkills' | 'createSkill' | 'updateSkill' | 'deleteSkill';

/** Skills over HTTP. */
export function skillsOperations(ground: Ground): Pick<Operations, Names> {
  return {
    listSkills: async ({ query }) => answer(await listSkills(ground, query)),
    createSkill: async ({ body }) => created(await createSkill(ground, body)),
    updateSkill: async ({ params, body, headers }) =>
      versioned(await updateSkill(ground, params.skill_id, body, headers['if-match'])),
    async deleteSkill({ params, headers }) {
      await deleteSkill(ground, params.skill_id, headers['if-match']);
      return deleted(params.skill_id);
    },
  };
}
