import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '../../platform/database/open.ts';
import { AgentError } from '../errors.ts';
import type { Schema } from '../storage/schema.ts';

/** Bytes of all files in a project's folder; 0 where it has none. What is a link counts as nothing. */
export async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let size = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    // One that went meanwhile takes no place.
    const found = await lstat(join(entry.parentPath, entry.name)).catch(() => null);
    size += found?.size ?? 0;
  }
  return size;
}

/**
 * Refuses a file that is too much for its project, whose folder has `folder` bytes. In the transaction that adds the file,
 * so that two at once do not both take the last place. Throws AgentError `too_large`.
 */
export async function requireRoom(
  tx: Transaction<Schema>,
  { project, folder, size, limit }: { project: string; folder: number; size: number; limit: number },
): Promise<void> {
  const { sum } = await tx
    .selectFrom('file')
    .where('project_id', '=', project)
    .select(({ fn }) => fn.sum<bigint | null>('size').as('sum'))
    .executeTakeFirstOrThrow();
  if (Number(sum ?? 0n) + folder + size <= limit) return;
  throw new AgentError('too_large', `The files of a project may have ${limit} bytes together.`, { param: 'file' });
}
