import type { CreateProject, Project, UpdateProject } from '@polywire/generated/local/types.ts';
import type { Kysely } from 'kysely';
import { given, publishChange } from '../changes.ts';
import { notFound } from '../errors.ts';
import type { Ground } from '../ground.ts';
import { newId } from '../ids.ts';
import { pageOf, type Page, type Paging } from '../page.ts';
import type { Schema } from '../storage/schema.ts';
import { stamp, stampAfter } from '../times.ts';
import { requireVersion } from '../versions.ts';
import { readLists, writeLists } from './lists.ts';

/** The one last changed first. */
export async function listProjects(
  { database: { kysely } }: Ground,
  { limit, offset }: Paging,
): Promise<Page<Project>> {
  const rows = await kysely
    .selectFrom('project')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await kysely
    .selectFrom('project')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const listsOf = await readLists(
    kysely,
    rows.map(({ id }) => id),
  );
  return pageOf(
    rows.map((row) => ({ ...row, ...listsOf(row.id) })),
    total,
    offset,
  );
}

/** Throws AgentError `not_found`. */
export async function readProject(database: Kysely<Schema>, id: string): Promise<Project> {
  const row = await database.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('project', id);
  const listsOf = await readLists(database, [id]);
  return { ...row, ...listsOf(id) };
}

/** Throws InvalidField for a connection or a skill that is not there. */
export async function createProject(
  ground: Ground,
  { name, description = '', model = null, connector_ids = [], skill_ids = [] }: CreateProject,
): Promise<Project> {
  const at = stamp(ground.now());
  const row = { id: newId('proj'), name, description, model, created_at: at, updated_at: at };
  const project = await ground.database.transaction(async (tx) => {
    await tx.insertInto('project').values(row).execute();
    await writeLists(tx, row.id, { connector_ids, skill_ids });
    return readProject(tx, row.id);
  });
  publishChange(ground, 'project', 'created', { id: project.id, project_id: project.id });
  return project;
}

/**
 * Throws AgentError `not_found`, `precondition_failed` where `ifMatch` names another version, and InvalidField for a
 * connection or a skill that is not there.
 */
export async function updateProject(
  ground: Ground,
  id: string,
  change: UpdateProject,
  ifMatch?: string,
): Promise<Project> {
  const [before, after] = await ground.database.transaction(async (tx) => {
    const project = await readProject(tx, id);
    requireVersion(ifMatch, project.updated_at);
    if (given(change, 'name', 'description', 'model', 'connector_ids', 'skill_ids') === null) return [project, project];
    const updated_at = stampAfter(project.updated_at, ground.now());
    const set = { ...given(change, 'name', 'description', 'model'), updated_at };
    await tx.updateTable('project').set(set).where('id', '=', id).execute();
    await writeLists(tx, id, change);
    return [project, await readProject(tx, id)];
  });
  if (after !== before) publishChange(ground, 'project', 'updated', { id, project_id: id });
  return after;
}
