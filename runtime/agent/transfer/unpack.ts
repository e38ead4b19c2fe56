import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AgentError } from '../errors.ts';
import { kindOf, requireContent } from '../files/kinds.ts';
import { receive } from '../files/receive.ts';
import type { Ground } from '../ground.ts';
import { newId } from '../ids.ts';
import type { Archive } from './archive.ts';
import { objectsIn } from './lines.ts';
import { malformed } from './malformed.ts';
import { requireColumns } from './read-records.ts';
import { fileColumns, places } from './tables.ts';

/** A file of an archive, whose bytes are in the scratch folder now. */
export interface UnpackedFile {
  readonly id: string;
  readonly name: string;
  readonly mime_type: string;
  readonly size: number;
  readonly sha256: string;
  readonly of_project: boolean;

  /** Of the archive. */
  readonly conversation_id: string | null;
  readonly created_at: string;

  /** Where it lies. */
  readonly path: string;
}

/**
 * Unpacks the files of an archive into `folder`, each with the size, the hash and the content that its record says. Throws
 * AgentError.
 */
export async function unpackFiles(
  { limits }: Pick<Ground, 'limits'>,
  archive: Archive,
  folder: string,
): Promise<readonly UnpackedFile[]> {
  const files: UnpackedFile[] = [];
  const seen = new Set<unknown>();
  for await (const { line, value } of objectsIn(places.files, archive.bytes(places.files))) {
    const where = `${places.files}, line ${line}`;
    requireColumns(fileColumns, value, where);
    if (seen.has(value['id'])) throw malformed(`${where}: another record has its id`);
    seen.add(value['id']);
    const record = value as unknown as Omit<UnpackedFile, 'mime_type' | 'path'>;
    const id = newId('file');
    const path = join(folder, id);
    const part = { name: record.name, contentType: '', stream: archive.bytes(`${places.uploads}${record.id}`) };
    const { size, sha256, content } = await receive(path, part, limits.file_size);
    if (size !== record.size || sha256 !== record.sha256) throw malformed(`${where}: its bytes are not those it names`);
    files.push({ ...record, id, mime_type: mediaType(record.name, content, where), path });
  }
  return files;
}

function mediaType(name: string, content: string | null, where: string): string {
  try {
    const kind = kindOf(name);
    requireContent(kind, content);
    return kind.mime;
  } catch (error) {
    if (error instanceof AgentError) throw malformed(`${where}: ${error.message}`, error);
    throw error;
  }
}

/** Unpacks the project's folder into `folder`; tells its bytes. Throws AgentError. */
export async function unpackFolder(
  { limits }: Pick<Ground, 'limits'>,
  archive: Archive,
  folder: string,
): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let total = 0;
  for (const name of archive.entries.keys()) {
    if (!name.startsWith(places.folder)) continue;
    const path = join(folder, name.slice(places.folder.length));
    const part = { name, contentType: '', stream: archive.bytes(name) };
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const { size } = await receive(path, part, limits.project_size);
      total += size;
    } catch (error) {
      if (error instanceof Error && 'code' in error && blocked.has(String(error.code))) {
        throw malformed('two names of the project folder are in the way of each other', error);
      }
      throw error;
    }
  }
  return total;
}

/** A file where a folder should be, or two names that are one on this disk. */
const blocked = new Set(['EEXIST', 'ENOTDIR', 'EISDIR']);
