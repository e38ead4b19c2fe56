import type { Kysely } from 'kysely';
import type { Transaction } from '../../platform/database/open.ts';
import { InvalidField } from '../errors.ts';
import type { Schema } from '../storage/schema.ts';

/** What a project refers to, in its own order: ids without repetition. */
export interface ProjectLists {
  readonly connector_ids: readonly string[];
  readonly skill_ids: readonly string[];
}

/** The lists of each of the projects. */
export async function readLists(
  database: Kysely<Schema>,
  projects: readonly string[],
): Promise<(project: string) => ProjectLists> {
  if (projects.length === 0) return () => ({ connector_ids: [], skill_ids: [] });
  const connections = await database
    .selectFrom('project_connection')
    .select(['project_id', 'connection_id as id', 'position'])
    .where('project_id', 'in', projects)
    .execute();
  const skills = await database
    .selectFrom('project_skill')
    .select(['project_id', 'skill_id as id', 'position'])
    .where('project_id', 'in', projects)
    .execute();
  const [connectionsOf, skillsOf] = [inOrder(connections), inOrder(skills)];
  return (project) => ({ connector_ids: connectionsOf(project), skill_ids: skillsOf(project) });
}

/** Replaces the lists that are given; an id that comes twice counts once. Throws InvalidField for an unknown one. */
export async function writeLists(
  tx: Transaction<Schema>,
  project_id: string,
  { connector_ids, skill_ids }: Partial<ProjectLists>,
): Promise<void> {
  if (connector_ids !== undefined) {
    await requireAll(connector_ids, 'connector_ids', 'connection', (id) =>
      tx.selectFrom('connection').select('id').where('id', '=', id).executeTakeFirst(),
    );
    await tx.deleteFrom('project_connection').where('project_id', '=', project_id).execute();
    for (const [connection_id, position] of numbered(connector_ids))
      await tx.insertInto('project_connection').values({ project_id, connection_id, position }).execute();
  }
  if (skill_ids !== undefined) {
    await requireAll(skill_ids, 'skill_ids', 'skill', (id) =>
      tx.selectFrom('skill').select('id').where('id', '=', id).executeTakeFirst(),
    );
    await tx.deleteFrom('project_skill').where('project_id', '=', project_id).execute();
    for (const [skill_id, position] of numbered(skill_ids))
      await tx.insertInto('project_skill').values({ project_id, skill_id, position }).execute();
  }
}

function numbered(ids: readonly string[]): readonly (readonly [string, bigint])[] {
  return [...new Set(ids)].map((id, position) => [id, BigInt(position)]);
}

async function requireAll(
  ids: readonly string[],
  field: keyof ProjectLists,
  what: string,
  find: (id: string) => Promise<object | undefined>,
): Promise<void> {
  for (const [place, id] of ids.entries()) {
    if ((await find(id)) !== undefined) continue;
    throw new InvalidField(['body', field, place], `There is no ${what} ${id}.`, 'unknown_id');
  }
}

interface Reference {
  readonly project_id: string;
  readonly id: string;
  readonly position: bigint;
}

function inOrder(references: readonly Reference[]): (project: string) => readonly string[] {
  const sorted = references.toSorted((a, b) => Number(a.position - b.position));
  const byProject = Map.groupBy(sorted, ({ project_id }) => project_id);
  return (project) => (byProject.get(project) ?? []).map(({ id }) => id);
}
