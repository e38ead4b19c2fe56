import type { Route } from '../fastify.ts';

/** What all paths of documentation have in common: they are no part of the API that they describe. */
export const docsPage = { method: 'GET', tag: 'Documentation', credential: false } as const;

/** The paths of a reference. */
export const referenceRoutes = {
  reference: { ...docsPage, operation: 'showReference', path: '/docs' },
  openapi: { ...docsPage, operation: 'getOpenApi', path: '/docs/openapi.json' },
  bundle: { ...docsPage, operation: 'getReferenceProgram', path: '/docs/swagger-ui-bundle.js' },
  bundleStyle: { ...docsPage, operation: 'getReferenceStyle', path: '/docs/swagger-ui.css' },
  start: { ...docsPage, operation: 'getReferenceStart', path: '/docs/start.js' },
  style: { ...docsPage, operation: 'getReferenceLook', path: '/docs/look.css' },
} as const satisfies Readonly<Record<string, Route>>;
