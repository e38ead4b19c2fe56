import { routes } from '@polywire/generated/hosted/routes.ts';
import type { Problem } from '../turn/problem.ts';

/** Every path of the API as a pattern, with the methods that it has. */
const paths = [...Map.groupBy(Object.values(routes), (route) => route.path)].map(([path, all]) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  allow: all.map(({ method }) => method).join(', '),
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
