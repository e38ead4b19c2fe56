import type { Operations } from '@polywire/generated/local/operations.ts';
import { listArtifacts, openArtifact, previewArtifact, type Windows } from '../artifacts/artifacts.ts';
import { serveArtifact } from '../artifacts/serve.ts';
import type { Ground } from '../ground.ts';
import { answer } from './answers.ts';

type Names = 'listArtifacts' | 'previewArtifact' | 'openArtifact' | 'serveArtifact';

/** What the agent made. `address`: of this server, without a slash at the end. */
export function artifactsOperations(ground: Ground, address: () => string, windows: Windows): Pick<Operations, Names> {
  return {
    listArtifacts: async ({ query }) => answer(await listArtifacts(ground, query)),
    previewArtifact: async ({ query }) => answer(await previewArtifact(ground, address(), query)),
    async openArtifact({ body }) {
      return { status: 202, body: await openArtifact(ground, address(), body.artifact_id, windows) };
    },
    serveArtifact: ({ params, headers }) => serveArtifact(ground, params.project_id, params.path, headers),
  };
}
