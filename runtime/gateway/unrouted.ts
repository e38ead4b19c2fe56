import { routes } from '@polywire/generated/hosted/routes.ts';
import type { Route } from '../platform/fastify.ts';
import type { Problem } from '../turn/problem.ts';
import { consoleRoutes } from './console/paths.ts';
import { docsRoutes } from './docs/paths.ts';

/** Every path as a pattern, with the methods that it has. */
const all: readonly Pick<Route, 'method' | 'path'>[] = [
  ...Object.values(routes),
  ...Object.values(consoleRoutes),
  ...Object.values(docsRoutes),
];
const paths = [...Map.groupBy(all, ({ path }) => path)].map(([path, same]) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  allow: same.map(({ method }) => method).join(', '),
}));

/** Why a request found no route: its path is unknown, or has other methods. */
export function unrouted(method: string, url: string): Problem {
  const [path = ''] = url.split('?');
  const known = paths.find(({ pattern }) => pattern.test(path));
  if (known === undefined)
    return { name: 'unknown_path', message: `There is nothing at ${method} ${path.slice(0, 200)}.` };
  const message = `${method} is not a method of ${path.slice(0, 200)}; it has ${known.allow}.`;
  return { name: 'method_not_allowed', message, headers: { allow: known.allow } };
}
