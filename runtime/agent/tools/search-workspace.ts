import type { SearchType } from '@polywire/generated/local/types.ts';
import { search, type Meaning } from '../search/search.ts';
import { tool, type Tool } from './tool.ts';

/** Results of one call unless it wants others, and at most. */
const usual = 10;
const most = 50;

interface SearchArguments {
  readonly query: string;
  readonly types?: readonly SearchType[];
  readonly limit?: number;
}

/** Finds in the conversation's project; outside of projects everywhere. `meaning` null: nothing is ranked by it. */
export function searchWorkspace(meaning: Meaning | null): Tool {
  return tool(
    {
      name: 'search',
      description:
        'Searches conversations, artifacts, uploaded files and memories of this project. Gives an id and a passage of each.',
      parameters: {
        type: 'object',
        properties: {
          query: { type: 'string', minLength: 1, description: 'Keywords or a question.' },
          types: {
            type: 'array',
            items: { enum: ['conversation', 'artifact', 'file', 'memory'] },
            description: 'Default: all.',
          },
          limit: { type: 'integer', minimum: 1, maximum: most, description: `Default ${usual}.` },
        },
        required: ['query'],
        additionalProperties: false,
      },
    },
    async ({ query, types, limit = usual }: SearchArguments, { ground, projectId }) => {
      const request = { text: query, projectId, types: types ?? null, limit };
      const { results, total } = await search(ground.database, request, ground.limits.excerpt, meaning);
      if (total === 0) return 'Nothing was found.';
      const lines = results.map(({ type, id, title, excerpt }) => JSON.stringify({ type, id, title, excerpt }));
      return [`${total} found:`, ...lines].join('\n');
    },
  );
}
