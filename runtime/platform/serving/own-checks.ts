import type { FastifyServerOptions } from 'fastify';

/**
 * For a server whose routes check and write their bodies themselves. Without it Fastify loads its own two compilers of
 * schemas at each start, for 60 ms and 15 MB.
 */
export const ownChecks: Required<Pick<FastifyServerOptions, 'schemaController'>> = {
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
};

function refuse(): never {
  throw new Error('a route has a schema: requests are checked by what the generator writes');
}
