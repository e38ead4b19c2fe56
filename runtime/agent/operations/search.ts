import type { Operations } from '@polywire/generated/local/operations.ts';
import type { Ground } from '../ground.ts';
import { search, type Meaning } from '../search/search.ts';

/** `GET /search`. `meaning` null: nothing is ranked by it. */
export function searchOperations({ database, limits }: Ground, meaning: Meaning | null): Pick<Operations, 'search'> {
  return {
    async search({ query: { q, project_id, types, limit } }) {
      const request = { text: q, projectId: project_id ?? null, types: types ?? null, limit };
      return { status: 200, body: await search(database, request, limits.excerpt, meaning) };
    },
  };
}
