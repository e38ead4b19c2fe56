import { routes } from '@polywire/generated/local/routes.ts';

const base = routes.serveArtifact.path.slice(0, routes.serveArtifact.path.indexOf(':'));

/** Path of a project's folder as it is served, with a slash at the end. */
export function servedFolder(projectId: string): string {
  return `${base}${projectId}/`;
}

/** Path of a file as it is served. */
export function servedPath(projectId: string, path: string): string {
  return servedFolder(projectId) + path.split('/').map(encodeURIComponent).join('/');
}
