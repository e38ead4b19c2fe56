import type { Route } from '../../platform/fastify.ts';
import { docsPage, referenceRoutes } from '../../platform/docs/paths.ts';

/** The paths of the documentation: no part of the API that it describes. */
export const docsRoutes = {
  ...referenceRoutes,
  models: { ...docsPage, operation: 'showModels', path: '/docs/models' },
} as const satisfies Readonly<Record<string, Route>>;
