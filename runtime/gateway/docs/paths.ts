import type { Route } from '../../platform/fastify.ts';

const page = { method: 'GET', tag: 'Documentation', credential: false } as const;

/** The paths of the documentation: no part of the API that it describes. */
export const docsRoutes = {
  reference: { ...page, operation: 'showReference', path: '/docs' },
  models: { ...page, operation: 'showModels', path: '/docs/models' },
  openapi: { ...page, operation: 'getOpenApi', path: '/docs/openapi.json' },
  bundle: { ...page, operation: 'getReferenceProgram', path: '/docs/swagger-ui-bundle.js' },
  bundleStyle: { ...page, operation: 'getReferenceStyle', path: '/docs/swagger-ui.css' },
  start: { ...page, operation: 'getReferenceStart', path: '/docs/start.js' },
  style: { ...page, operation: 'getReferenceLook', path: '/docs/look.css' },
} as const satisfies Readonly<Record<string, Route>>;
