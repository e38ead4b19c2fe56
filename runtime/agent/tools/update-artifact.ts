import { readArtifact as find, updateArtifact as record } from '../artifacts/artifacts.ts';
import { writeProjectFiles, type ProjectFile } from '../artifacts/write.ts';
import { requireProjectId, writtenFiles } from './project-files.ts';
import { tool, ToolFailure } from './tool.ts';

interface UpdateArtifactArguments {
  readonly artifact_id: string;
  readonly title?: string;
  readonly files?: readonly ProjectFile[];
}

/** Writes an artifact of the project anew. */
export const updateArtifact = tool(
  {
    name: 'update_artifact',
    description: 'Changes an artifact of the project: files that are written anew or added, or its title.',
    parameters: {
      type: 'object',
      properties: {
        artifact_id: { type: 'string', minLength: 1 },
        title: { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' },
        files: writtenFiles,
      },
      required: ['artifact_id'],
      additionalProperties: false,
    },
  },
  async ({ artifact_id, title, files = [] }: UpdateArtifactArguments, { ground, projectId }) => {
    const project_id = requireProjectId(projectId);
    const artifact = await find(ground, artifact_id);
    if (artifact.project_id !== project_id) throw new ToolFailure(`There is no artifact ${artifact_id} here.`);
    if (files.length > 0) await writeProjectFiles(ground, project_id, files);
    await record(ground, artifact_id, title === undefined ? {} : { title });
    return `Changed ${artifact_id}${files.length === 0 ? '' : `: ${files.map(({ path }) => path).join(', ')}`}.`;
  },
);
