import type { Incoming, StreamOutgoing } from '../../platform/http.ts';
import { serveFile } from '../../platform/ranges.ts';
import { AgentError } from '../errors.ts';
import type { Ground } from '../ground.ts';
import { findServed } from './find.ts';
import { contentTypeOf, mediaTypeOf } from './media-type.ts';
import { servedFolder, servedPath } from './place.ts';
import { artifactHeaders, artifactPolicy, viewerPolicy } from './policy.ts';

/**
 * A file of a project's folder for a browser; of a folder its page. Throws AgentError `not_found`: also for what is outside,
 * hidden or a link, since it is not there for anybody.
 */
export async function serveArtifact(
  ground: Ground,
  projectId: string,
  path: string,
  headers: Incoming['headers'],
): Promise<StreamOutgoing> {
  const found = await findServed(ground, projectId, path);
  if (found === null) throw new AgentError('not_found', 'There is no such file in this project.');
  if ('folder' in found) return redirect(servedPath(projectId, `${found.folder}/`));
  const { handle, stats, path: real } = found.file;
  const folder = `http://${headers['host'] ?? ''}${servedFolder(projectId)}`;
  const type = await mediaTypeOf(real);
  const viewed = type === 'application/pdf';
  const file = {
    handle,
    size: Number(stats.size),
    etag: `"${stats.ino.toString(36)}-${stats.size.toString(36)}-${stats.mtimeNs.toString(36)}"`,
    headers: {
      ...artifactHeaders,
      'content-type': contentTypeOf(type),
      'content-security-policy': viewed ? viewerPolicy : artifactPolicy(folder),
      'last-modified': stats.mtime.toUTCString(),
    },
  };
  return serveFile(file, headers);
}

function redirect(location: string): StreamOutgoing {
  return { status: 308, headers: { location, 'content-length': '0' }, stream: nothing() };
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  // The place is all that it says.
}
