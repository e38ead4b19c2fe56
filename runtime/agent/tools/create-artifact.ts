import type { ArtifactType } from '@polywire/generated/local/types.ts';
import { createArtifact as record } from '../artifacts/artifacts.ts';
import { writeProjectFiles, type ProjectFile } from '../artifacts/write.ts';
import { requireProjectId, writtenFiles } from './project-files.ts';
import { tool } from './tool.ts';

interface CreateArtifactArguments {
  readonly title: string;
  readonly type: ArtifactType;
  readonly files: readonly ProjectFile[];
  readonly path?: string;
}

/** Makes an app, a report, a document or a dashboard of files. */
export const createArtifact = tool(
  {
    name: 'create_artifact',
    description:
      'Makes something that the user opens and keeps: a mini app, a dashboard, a report or a document, as files in the folder of the project. HTML, CSS, JavaScript, SVG, Markdown, JSON. A page is served alone: it reaches the files beside it by relative addresses, and nothing on the internet; put data into the page or into a script beside it. Put each artifact into a folder of its own.',
    parameters: {
      type: 'object',
      properties: {
        title: { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' },
        type: { enum: ['app', 'report', 'doc', 'dashboard'] },
        files: writtenFiles,
        path: { type: 'string', description: 'The file to open first. Default: the first of `files`.' },
      },
      required: ['title', 'type', 'files'],
      additionalProperties: false,
    },
  },
  async ({ title, type, files, path }: CreateArtifactArguments, { ground, projectId, emit }) => {
    const project_id = requireProjectId(projectId);
    await writeProjectFiles(ground, project_id, files);
    const artifact = await record(ground, { project_id, title, type, path: path ?? files[0]?.path ?? '' });
    emit({ type: 'response.artifact.created', artifact_id: artifact.id, project_id, title });
    return `Made the ${type} ${artifact.id}, which opens ${artifact.path}.`;
  },
);
