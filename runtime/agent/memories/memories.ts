import type { CreateMemory, Memory, MemorySource, UpdateMemory } from '@polywire/generated/local/types.ts';
import type { Kysely } from 'kysely';
import { given, publishChange } from '../changes.ts';
import { notFound } from '../errors.ts';
import type { Ground } from '../ground.ts';
import { newId } from '../ids.ts';
import { pageOf, type Page, type Paging } from '../page.ts';
import { requireProject } from '../projects/require.ts';
import type { Schema } from '../storage/schema.ts';
import { stamp, stampAfter } from '../times.ts';
import { requireVersion } from '../versions.ts';

/** Which memories. */
export interface MemoryFilter {
  /** Absent: the global ones. */
  readonly project_id?: string;

  /** Absent: of both. */
  readonly source?: MemorySource;
}

/** The newest first. */
export async function listMemories(
  { database: { kysely } }: Ground,
  { project_id, source }: MemoryFilter,
  { limit, offset }: Paging,
): Promise<Page<Memory>> {
  let matching = kysely.selectFrom('memory').where('project_id', 'is', project_id ?? null);
  if (source !== undefined) matching = matching.where('source', '=', source);
  const data = await matching.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { total } = await matching.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  return pageOf(data, total, offset);
}

/** A new memory, of the user where nobody says otherwise. Throws InvalidField for a project that is not there. */
export async function createMemory(
  ground: Ground,
  { content, project_id = null }: CreateMemory,
  source: MemorySource = 'user',
): Promise<Memory> {
  const at = stamp(ground.now());
  const memory: Memory = { id: newId('mem'), content, project_id, source, created_at: at, updated_at: at };
  await ground.database.transaction(async (tx) => {
    await requireProject(tx, project_id);
    await tx.insertInto('memory').values(memory).execute();
  });
  publishChange(ground, 'memory', 'created', memory);
  return memory;
}

/** Throws AgentError `not_found`, and `precondition_failed` where `ifMatch` names another version. */
export async function updateMemory(
  ground: Ground,
  id: string,
  change: UpdateMemory,
  ifMatch?: string,
): Promise<Memory> {
  const [before, after] = await ground.database.transaction(async (tx) => {
    const memory = await readMemory(tx, id);
    requireVersion(ifMatch, memory.updated_at);
    const fields = given(change, 'content');
    if (fields === null) return [memory, memory];
    const set = { ...fields, updated_at: stampAfter(memory.updated_at, ground.now()) };
    await tx.updateTable('memory').set(set).where('id', '=', id).execute();
    return [memory, { ...memory, ...set }];
  });
  if (after !== before) publishChange(ground, 'memory', 'updated', after);
  return after;
}

/** Throws as updateMemory does. */
export async function deleteMemory(ground: Ground, id: string, ifMatch?: string): Promise<void> {
  const memory = await ground.database.transaction(async (tx) => {
    const memory = await readMemory(tx, id);
    requireVersion(ifMatch, memory.updated_at);
    await tx.deleteFrom('memory').where('id', '=', id).execute();
    return memory;
  });
  publishChange(ground, 'memory', 'deleted', memory);
}

async function readMemory(database: Kysely<Schema>, id: string): Promise<Memory> {
  const memory = await database.selectFrom('memory').selectAll().where('id', '=', id).executeTakeFirst();
  if (memory === undefined) throw notFound('memory', id);
  return memory;
}
