import { join } from 'node:path';
import type { Artifact, ArtifactPreview, ListArtifactsQuery, OpenedArtifact } from '@polywire/generated/local/types.ts';
import { publishChange } from '../changes.ts';
import { AgentError, InvalidField, notFound } from '../errors.ts';
import type { Ground } from '../ground.ts';
import { newId } from '../ids.ts';
import { type Page, pageOf } from '../page.ts';
import { requireProject } from '../projects/require.ts';
import { indexArtifactText } from '../search/artifact-text.ts';
import { stamp, stampAfter } from '../times.ts';
import type { OpenBrowser } from './browser.ts';
import { openContained, stepsOf } from './contained.ts';
import { findServed } from './find.ts';
import { mediaTypeOf } from './media-type.ts';
import { servedPath } from './place.ts';
import { excerptOf, searchedSize, textOf } from './text.ts';

/** Bytes of an artifact's file that are looked at for its card. */
const looked = 64 * 1024;

/** The one last changed first. */
export async function listArtifacts(ground: Ground, query: ListArtifactsQuery): Promise<Page<Artifact>> {
  const { project_id, type, limit, offset } = query;
  let all = ground.database.kysely.selectFrom('artifact');
  if (project_id !== undefined) all = all.where('project_id', '=', project_id);
  if (type !== undefined) all = all.where('type', '=', type);
  const { total } = await all.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const data = await all
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return pageOf(data, total, offset);
}

/** Throws AgentError `not_found`. */
export async function readArtifact({ database }: Ground, id: string): Promise<Artifact> {
  const row = await database.kysely.selectFrom('artifact').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('artifact', id);
  return row;
}

/** What a new artifact is. */
export type NewArtifact = Pick<Artifact, 'project_id' | 'title' | 'type' | 'path'>;

/**
 * Records a file of a project's folder as an artifact, for the agent and for scratchpads that are promoted. One that is
 * recorded at this path already gets the new title and type. Throws InvalidField where project or file are not there.
 */
export async function createArtifact(
  ground: Ground,
  { project_id, title, type, path }: NewArtifact,
): Promise<Artifact> {
  const { path: plain, text } = await requireFile(ground, project_id, path);
  const { artifact, isNew } = await ground.database.transaction(async (tx) => {
    await requireProject(tx, project_id);
    const known = await tx
      .selectFrom('artifact')
      .selectAll()
      .where('project_id', '=', project_id)
      .where('path', '=', plain)
      .executeTakeFirst();
    if (known !== undefined) {
      const change = { title, type, updated_at: stampAfter(known.updated_at, ground.now()) };
      await tx.updateTable('artifact').set(change).where('id', '=', known.id).execute();
      await indexArtifactText(tx, known.id, text);
      return { artifact: { ...known, ...change }, isNew: false };
    }
    const at = stamp(ground.now());
    const row = { id: newId('art'), project_id, title, type, path: plain, created_at: at, updated_at: at };
    await tx.insertInto('artifact').values(row).execute();
    await indexArtifactText(tx, row.id, text);
    return { artifact: row, isNew: true };
  });
  publishChange(ground, 'artifact', isNew ? 'created' : 'updated', artifact);
  return artifact;
}

/** What may change of an artifact; nothing: its file has changed. */
export type ArtifactChange = Partial<Pick<Artifact, 'title' | 'type' | 'path'>>;

/** Throws AgentError `not_found`, `conflict` for a path that is another's, and InvalidField where no file is at it. */
export async function updateArtifact(ground: Ground, id: string, change: ArtifactChange): Promise<Artifact> {
  const before = await readArtifact(ground, id);
  const { project_id } = before;
  const { path, text } = await requireFile(ground, project_id, change.path ?? before.path);
  const artifact = await ground.database.transaction(async (tx) => {
    const known = await tx.selectFrom('artifact').selectAll().where('id', '=', id).executeTakeFirst();
    if (known === undefined) throw notFound('artifact', id);
    const row = { ...known, ...change, path, updated_at: stampAfter(known.updated_at, ground.now()) };
    const other = await tx
      .selectFrom('artifact')
      .select('id')
      .where('project_id', '=', project_id)
      .where('path', '=', row.path)
      .where('id', '!=', id)
      .executeTakeFirst();
    if (other !== undefined) throw new AgentError('conflict', `${row.path} is the artifact ${other.id}.`);
    await tx.updateTable('artifact').set(row).where('id', '=', id).execute();
    await indexArtifactText(tx, id, text);
    return row;
  });
  publishChange(ground, 'artifact', 'updated', artifact);
  return artifact;
}

/** Enough to show a card. `address`: of this server, without a slash at the end. Throws AgentError `not_found`. */
export async function previewArtifact(
  ground: Ground,
  address: string,
  { project_id, path }: Pick<Artifact, 'project_id' | 'path'>,
): Promise<ArtifactPreview> {
  const found = await findServed(ground, project_id, path);
  const shown = found !== null && 'folder' in found ? await findServed(ground, project_id, `${found.folder}/`) : found;
  if (shown === null || !('file' in shown)) throw new AgentError('not_found', 'There is no such file in this project.');
  const { file } = shown;
  try {
    const artifact = await ground.database.kysely
      .selectFrom('artifact')
      .selectAll()
      .where('project_id', '=', project_id)
      .where('path', '=', file.path)
      .executeTakeFirst();
    return {
      artifact: artifact ?? null,
      html_url: address + servedPath(project_id, file.path),
      mime_type: await mediaTypeOf(file.path),
      excerpt: excerptOf(await textOf(file, looked), ground.limits.excerpt),
    };
  } finally {
    await file.handle.close();
  }
}

/** Who can show an artifact. */
export interface Windows {
  /** Whether a desktop shell listens on the bus. */
  readonly hasShell: () => boolean;
  readonly openBrowser: OpenBrowser;
}

/** Shows an artifact to the person. Throws AgentError `not_found`, and `conflict` where nobody can show it. */
export async function openArtifact(
  ground: Ground,
  address: string,
  id: string,
  { hasShell, openBrowser }: Windows,
): Promise<OpenedArtifact> {
  const { project_id, title, path } = await readArtifact(ground, id);
  const url = address + servedPath(project_id, path);
  if (hasShell()) {
    const at = stamp(ground.now());
    ground.bus.publish({ type: 'artifact.open', artifact_id: id, project_id, title, url, at });
    return { artifact_id: id, url, opened_in: 'shell' };
  }
  try {
    await openBrowser(url);
  } catch (cause) {
    throw new AgentError('conflict', `No browser can be opened here. The artifact is at ${url}`, { cause });
  }
  return { artifact_id: id, url, opened_in: 'browser' };
}

/** A file's path without what does not matter in it, and its text. Throws InvalidField where no file is there. */
async function requireFile({ home }: Ground, projectId: string, path: string): Promise<{ path: string; text: string }> {
  const inside = stepsOf(projectId)?.length === 1;
  const found = inside ? await openContained(join(home.projects, projectId), path) : null;
  try {
    if (found?.stats.isFile() === true) return { path: found.path, text: await textOf(found, searchedSize) };
    const message = 'There is no such file in the folder of the project.';
    throw new InvalidField(['body', 'path'], message, 'unknown_file');
  } finally {
    await found?.handle.close();
  }
}
