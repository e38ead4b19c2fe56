import { listArtifacts as list } from '../artifacts/artifacts.ts';
import { requireProjectId } from './project-files.ts';
import { tool } from './tool.ts';

/** Most that are listed. */
const limit = 200;

/** The artifacts of the project. */
export const listArtifacts = tool(
  {
    name: 'list_artifacts',
    description: 'Lists the artifacts of the project, the one last changed first.',
    parameters: { type: 'object', properties: {}, additionalProperties: false },
  },
  async (_: Readonly<Record<string, never>>, { ground, projectId }) => {
    const { data, total } = await list(ground, { project_id: requireProjectId(projectId), limit, offset: 0 });
    const lines = data.map(({ id, title, type, path, updated_at }) =>
      JSON.stringify({ id, title, type, path, updated_at }),
    );
    if (total > data.length) lines.push(`[${total - data.length} more]`);
    return lines.length === 0 ? 'There are none.' : lines.join('\n');
  },
);
