import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '@polywire/generated/local/types.ts';
import type { Transaction } from '../../platform/database/open.ts';
import type { Upload } from '../../platform/http.ts';
import { openContained } from '../artifacts/contained.ts';
import { searchedSize, textOf } from '../artifacts/text.ts';
import { publishChange } from '../changes.ts';
import { AgentError } from '../errors.ts';
import { arrive } from '../files/arrive.ts';
import { displayName } from '../files/display-name.ts';
import { readForm } from '../files/form.ts';
import { receive } from '../files/receive.ts';
import type { Ground } from '../ground.ts';
import { newId } from '../ids.ts';
import { readProject } from '../projects/projects.ts';
import { indexArtifactText } from '../search/artifact-text.ts';
import type { FileRow, Schema } from '../storage/schema.ts';
import { stamp } from '../times.ts';
import { Archive } from './archive.ts';
import { insertProject, insertRecords, insertSkills } from './insert-records.ts';
import { malformed } from './malformed.ts';
import { requireManifest } from './manifest.ts';
import { projectRecord } from './project-record.ts';
import { NewIds } from './read-records.ts';
import { places } from './tables.ts';
import { type UnpackedFile, unpackFiles, unpackFolder } from './unpack.ts';

/**
 * A new project of an archive that exportProject made, or that says it was: all in it is checked, all ids are new, and it is
 * there in whole or not at all. Schedules are paused, and it is linked to no connection: which sources it may use is the
 * user's to say. The text of its files is not taken out yet. Throws AgentError and InvalidField.
 */
export async function importProject(ground: Ground, upload: Upload): Promise<Project> {
  const { home, limits } = ground;
  const id = newId('proj');
  const folder = join(home.scratch, `import-${id}`);
  const most = limits.project_size + limits.unpacked_size;
  await mkdir(folder, { mode: 0o700 });
  try {
    const path = join(folder, 'archive');
    const { file } = await readForm(upload, (part) => receive(path, part, most));
    if (file.content !== 'application/zip') throw malformed('it is no ZIP archive');
    const archive = await Archive.open(path, most);
    try {
      return await importArchive(ground, archive, id, folder);
    } finally {
      archive.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importArchive(ground: Ground, archive: Archive, id: string, folder: string): Promise<Project> {
  requireManifest(await archive.json(places.manifest));
  const record = projectRecord(await archive.json(places.project));
  const uploads = join(folder, 'uploads');
  const contents = join(folder, 'contents');
  await mkdir(uploads, { mode: 0o700 });
  const files = await unpackFiles(ground, archive, uploads);
  requireRoom(ground, files, await unpackFolder(ground, archive, contents));
  const arrivals = [
    ...files.map((file) => ({ from: file.path, to: `uploads/${file.id}` })),
    { from: contents, to: `projects/${id}` },
  ];
  const project = await arrive(ground, arrivals, async (tx) => {
    const now = stamp(ground.now());
    const skills = await insertSkills(tx, archive, now);
    await insertProject(tx, id, record, skills, now);
    const ids = new NewIds(skills);
    await insertRecords(tx, archive, id, ids);
    for (const file of files)
      await tx
        .insertInto('file')
        .values(rowOf(file, id, ids))
        .execute();
    await indexArtifacts(tx, id, contents);
    return readProject(tx, id);
  });
  publishChange(ground, 'project', 'created', { id, project_id: id });
  return project;
}

/** Makes the artifacts findable by their files, which lie in `folder` yet. */
async function indexArtifacts(tx: Transaction<Schema>, project: string, folder: string): Promise<void> {
  const artifacts = await tx.selectFrom('artifact').select(['id', 'path']).where('project_id', '=', project).execute();
  for (const { id, path } of artifacts) {
    const found = await openContained(folder, path);
    if (found?.stats.isFile() === true) await indexArtifactText(tx, id, await textOf(found, searchedSize));
    await found?.handle.close();
  }
}

function requireRoom({ limits }: Ground, files: readonly UnpackedFile[], folder: number): void {
  const total = files.reduce((sum, { size }) => sum + size, folder);
  if (total <= limits.project_size) return;
  throw new AgentError('too_large', `The files of a project may have ${limits.project_size} bytes together.`, {
    param: 'file',
  });
}

function rowOf(file: UnpackedFile, project: string, ids: NewIds): FileRow {
  const { id, name, mime_type, size, sha256, of_project, created_at } = file;
  const conversation = file.conversation_id === null ? null : ids.of('conversation', file.conversation_id);
  if (conversation === undefined || (conversation === null && !of_project)) {
    throw malformed(`${places.files}: a file belongs to nothing in the archive`);
  }
  return {
    id,
    name: displayName(name),
    mime_type,
    size: BigInt(size),
    project_id: of_project ? project : null,
    conversation_id: conversation,
    sha256,
    storage_name: id,
    extraction_status: 'pending',
    extraction_error: null,
    metadata: '{}',
    created_at,
  };
}
