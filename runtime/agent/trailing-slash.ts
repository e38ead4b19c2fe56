import { routes } from '@polywire/generated/local/routes.ts';

/** Below it a slash at the end says something: that a folder is meant. */
const served = routes.serveArtifact.path.slice(0, routes.serveArtifact.path.indexOf(':'));

const api = /^\/api\//;

/** A target without a slash at the end of its path, which means the same throughout the API (GAPS "L base URL"). */
export function untrailed(url: string): string {
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  if (!api.test(path) || !path.endsWith('/') || path.startsWith(served)) return url;
  return path.slice(0, -1) + url.slice(path.length);
}
