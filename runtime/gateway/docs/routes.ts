import type { FastifyInstance } from 'fastify';
import { generatedFile } from '../../platform/docs/files.ts';
import { referenceAnswers } from '../../platform/docs/reference.ts';
import { html, registerDocs } from '../../platform/docs/register.ts';
import { docsRoutes } from './paths.ts';

/** Registers the paths of the documentation, which need no credential. */
export function registerGatewayDocs(app: FastifyInstance): void {
  registerDocs(app, docsRoutes, {
    ...referenceAnswers({
      document: () => generatedFile('hosted/openapi.json'),
      links: { 'docs/models': 'What the models can do' },
      note: 'A key that you give under Authorize stays in this page, until you leave it.',
    }),
    models: { type: html, text: () => generatedFile('docs/capabilities.html'), policy: ownPolicy },
  });
}

/** What the page of the matrix says that it may do: the digests of its own script and style. */
function ownPolicy(page: string): string {
  return /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(page)?.[1] ?? "default-src 'none'";
}
