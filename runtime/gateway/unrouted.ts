import { routes } from '@polywire/generated/hosted/routes.ts';
import { knownPaths } from '../platform/serving/known-paths.ts';
import type { Problem } from '../turn/problem.ts';
import { consoleRoutes } from './console/paths.ts';
import { docsRoutes } from './docs/paths.ts';

const methodsOf = knownPaths([...Object.values(routes), ...Object.values(consoleRoutes), ...Object.values(docsRoutes)]);

/** Why a request found no route: its path is unknown, or has other methods. */
export function unrouted(method: string, url: string): Problem {
  const [path = ''] = url.split('?');
  const shown = path.slice(0, 200);
  const allow = methodsOf(path);
  if (allow === null) return { name: 'unknown_path', message: `There is nothing at ${method} ${shown}.` };
  const message = `${method} is not a method of ${shown}; it has ${allow}.`;
  return { name: 'method_not_allowed', message, headers: { allow } };
}
