import { ToolFailure } from './tool.ts';

/** JSON Schema of files to be written. */
export const writtenFiles = {
  type: 'array',
  minItems: 1,
  maxItems: 100,
  items: {
    type: 'object',
    properties: {
      path: {
        type: 'string',
        minLength: 1,
        description: 'Relative to the folder of the project, such as sales/index.html.',
      },
      content: { type: 'string', description: 'The whole file.' },
    },
    required: ['path', 'content'],
    additionalProperties: false,
  },
} as const;

/** The project of a conversation. Throws ToolFailure where it is in none. */
export function requireProjectId(projectId: string | null): string {
  if (projectId !== null) return projectId;
  throw new ToolFailure('This conversation is in no project, so there is no folder for artifacts.');
}
