import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListFilesQuery, StoredFile } from '@polywire/generated/local/types.ts';
import type { Incoming, StreamOutgoing, Upload } from '../../platform/http.ts';
import { serveFile } from '../../platform/ranges.ts';
import type { Transaction } from '../../platform/database/open.ts';
import { publishChange } from '../changes.ts';
import { requireConversation } from '../conversations/require.ts';
import { notFound } from '../errors.ts';
import type { Ground } from '../ground.ts';
import { newId } from '../ids.ts';
import { pageOf, type Page } from '../page.ts';
import { requireProject } from '../projects/require.ts';
import { sweepDoomed } from '../storage/doomed.ts';
import type { FileRow, Schema } from '../storage/schema.ts';
import { stamp } from '../times.ts';
import { arrive } from './arrive.ts';
import { displayName } from './display-name.ts';
import { attachment } from './disposition.ts';
import { kindOf, requireContent, requireDeclared } from './kinds.ts';
import { folderSize, requireRoom } from './project-size.ts';
import { receive, type Received } from './receive.ts';

/** Takes an upload. Its text is not taken out yet: the row is `pending`. Throws AgentError and InvalidField. */
export async function createFile(ground: Ground, upload: Upload): Promise<StoredFile> {
  const { database, home, limits } = ground;
  const id = newId('file');
  const path = join(home.scratch, id);
  try {
    const { readForm } = await import('./form.ts');
    const { file, fields } = await readForm(upload, (part) => receive(path, part, limits.file_size));
    const project = fields.get('project_id') ?? null;
    const row = rowOf(ground, id, file, {
      project_id: project,
      conversation_id: fields.get('conversation_id') ?? null,
    });
    // Only an id that is one of ours may become part of a path.
    await database.transaction((tx) => requireOwners(tx, row));
    const folder = project === null ? 0 : await folderSize(join(home.projects, project));
    await arrive(ground, [{ from: path, to: `uploads/${row.storage_name}` }], async (tx) => {
      await requireOwners(tx, row);
      if (project !== null) await requireRoom(tx, { project, folder, size: file.size, limit: limits.project_size });
      await tx.insertInto('file').values(row).execute();
    });
    publishChange(ground, 'file', 'created', row);
    return storedFile(row);
  } finally {
    await rm(path, { force: true });
  }
}

/** The newest first. */
export async function listFiles(
  { database: { kysely } }: Ground,
  { project_id, conversation_id, limit, offset }: ListFilesQuery,
): Promise<Page<StoredFile>> {
  let matching = kysely.selectFrom('file');
  if (project_id !== undefined) matching = matching.where('project_id', '=', project_id);
  if (conversation_id !== undefined) matching = matching.where('conversation_id', '=', conversation_id);
  const rows = await matching.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { total } = await matching.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  return pageOf(rows.map(storedFile), total, offset);
}

/** Throws AgentError `not_found`. */
export async function getFile(ground: Ground, id: string): Promise<StoredFile> {
  return storedFile(await rowWith(ground, id));
}

/** The bytes of a file, to be saved; no browser is to show them. */
export async function getFileContent(
  ground: Ground,
  id: string,
  request: Incoming['headers'],
): Promise<StreamOutgoing> {
  const row = await rowWith(ground, id);
  const handle = await open(join(ground.home.uploads, row.storage_name)).catch((cause: unknown) => {
    // Deleted since, or taken away by hand: either way there is none.
    throw Object.assign(notFound('file', id), { cause });
  });
  return serveFile(
    {
      handle,
      size: Number(row.size),
      etag: `"${row.sha256}"`,
      headers: {
        'content-type': row.mime_type,
        'content-disposition': attachment(row.name),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-cache',
      },
    },
    request,
  );
}

/** With its text and its bytes. Throws AgentError `not_found`. */
export async function deleteFile(ground: Ground, id: string): Promise<void> {
  const row = await ground.database.transaction((tx) =>
    tx.deleteFrom('file').where('id', '=', id).returning(['id', 'project_id', 'conversation_id']).executeTakeFirst(),
  );
  if (row === undefined) throw notFound('file', id);
  publishChange(ground, 'file', 'deleted', row);
  await sweepDoomed(ground);
}

/** As the API tells it. */
export function storedFile(row: FileRow): StoredFile {
  const { id, name, mime_type, size, project_id, conversation_id, created_at } = row;
  const extraction = {
    status: row.extraction_status,
    error: row.extraction_error,
    metadata: JSON.parse(row.metadata) as Record<string, unknown>,
  };
  return { id, name, mime_type, size: Number(size), project_id, conversation_id, extraction, created_at };
}

/** The row of a file that was received; throws AgentError where it is not what it says. */
function rowOf(
  { now }: Ground,
  id: string,
  { name, contentType, size, sha256, content }: Received,
  owner: Pick<FileRow, 'project_id' | 'conversation_id'>,
): FileRow {
  const shown = displayName(name);
  const kind = kindOf(shown);
  requireDeclared(kind, contentType);
  requireContent(kind, content);
  return {
    id,
    name: shown,
    mime_type: kind.mime,
    size: BigInt(size),
    ...owner,
    sha256,
    storage_name: id,
    extraction_status: 'pending',
    extraction_error: null,
    metadata: '{}',
    created_at: stamp(now()),
  };
}

async function rowWith({ database: { kysely } }: Ground, id: string): Promise<FileRow> {
  const row = await kysely.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('file', id);
  return row;
}

async function requireOwners(
  tx: Transaction<Schema>,
  { project_id, conversation_id }: Pick<FileRow, 'project_id' | 'conversation_id'>,
): Promise<void> {
  await requireProject(tx, project_id);
  if (conversation_id !== null) await requireConversation(tx, conversation_id);
}
