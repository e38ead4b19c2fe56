import type { Route } from '../../platform/fastify.ts';

const tag = 'Console';

/**
 * The console's paths. They are no part of the API that the spec describes: nobody but a browser meets them, and what they
 * say is markup, redirections and a cookie, which no client of the API reads.
 */
export const consoleRoutes = {
  open: { operation: 'openConsole', method: 'GET', path: '/console/open', tag, credential: false },
  begin: { operation: 'beginSession', method: 'POST', path: '/console/session', tag, credential: false },
  end: { operation: 'endSession', method: 'DELETE', path: '/console/session', tag, credential: false },
  signOut: { operation: 'signOut', method: 'POST', path: '/console/sign-out', tag, credential: false },
  show: { operation: 'showConsole', method: 'GET', path: '/console', tag, credential: true, permission: 'read' },
  credit: {
    operation: 'showCredit',
    method: 'GET',
    path: '/console/credit',
    tag,
    credential: true,
    permission: 'read',
  },
} as const satisfies Readonly<Record<string, Route>>;
