import type { Route } from '../fastify.ts';

/** Says of a path which methods it has, joined by `, ` as `Allow` wants them; null: there is no such path. */
export type KnownPaths = (path: string) => string | null;

/** Of these routes. */
export function knownPaths(routes: readonly Pick<Route, 'method' | 'path'>[]): KnownPaths {
  const all = [...Map.groupBy(routes, ({ path }) => path)].map(([path, same]) => ({
    pattern: patternOf(path),
    methods: same.map(({ method }) => method),
  }));
  return (path) => {
    // A name may stand where a parameter stands in another path.
    const methods = new Set(all.filter(({ pattern }) => pattern.test(path)).flatMap((one) => one.methods));
    return methods.size === 0 ? null : [...methods].join(', ');
  };
}

function patternOf(path: string): RegExp {
  const text = path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.*');
  return new RegExp(`^${text}$`, 's');
}
