import { createMemory } from '../memories/memories.ts';
import { tool, ToolFailure } from './tool.ts';

interface RememberArguments {
  readonly content: string;
  readonly scope?: 'project' | 'global';
}

/** Keeps a fact for later conversations. */
export const remember = tool(
  {
    name: 'remember',
    description:
      'Keeps a fact for later conversations: a preference, a decision, something about the user or the project. One fact in one call, in a sentence that is clear without this conversation. Not for what is in a file or only matters now.',
    parameters: {
      type: 'object',
      properties: {
        content: { type: 'string', minLength: 1, pattern: '\\S', maxLength: 4000, description: 'The fact.' },
        scope: {
          enum: ['project', 'global'],
          description: 'Where it holds: in this project (default where there is one), or everywhere.',
        },
      },
      required: ['content'],
      additionalProperties: false,
    },
  },
  async ({ content, scope }: RememberArguments, { ground, projectId, emit }) => {
    if (scope === 'project' && projectId === null) throw new ToolFailure('This conversation is in no project.');
    const memory = await createMemory(ground, { content, project_id: scope === 'global' ? null : projectId }, 'agent');
    emit({ type: 'response.memory.created', memory_id: memory.id, content });
    return `Remembered as ${memory.id}.`;
  },
);
