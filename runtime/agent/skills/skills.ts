import type { CreateSkill, Skill, UpdateSkill } from '@polywire/generated/local/types.ts';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../platform/database/open.ts';
import { given, publishChange } from '../changes.ts';
import { AgentError, notFound } from '../errors.ts';
import type { Ground } from '../ground.ts';
import { newId } from '../ids.ts';
import { pageOf, type Page, type Paging } from '../page.ts';
import { touchProjects } from '../projects/touch.ts';
import type { Schema, SkillRow } from '../storage/schema.ts';
import { stamp, stampAfter } from '../times.ts';
import { requireVersion } from '../versions.ts';

/** By name. */
export async function listSkills({ database: { kysely } }: Ground, { limit, offset }: Paging): Promise<Page<Skill>> {
  const rows = await kysely.selectFrom('skill').selectAll().orderBy('name').limit(limit).offset(offset).execute();
  const { total } = await kysely
    .selectFrom('skill')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return pageOf(rows.map(skillOf), total, offset);
}

/** Throws AgentError `conflict` for a name that is taken. */
export async function createSkill(
  ground: Ground,
  { name, description, instructions = '', tools = [] }: CreateSkill,
): Promise<Skill> {
  const at = stamp(ground.now());
  const skill: Skill = { id: newId('skill'), name, description, instructions, tools, created_at: at, updated_at: at };
  await ground.database.transaction(async (tx) => {
    await requireFree(tx, name);
    await tx.insertInto('skill').values(rowOf(skill)).execute();
  });
  publishChange(ground, 'skill', 'created', skill);
  return skill;
}

/**
 * Throws AgentError `not_found`, `conflict` for a name that another one has, and `precondition_failed` where `ifMatch`
 * names another version.
 */
export async function updateSkill(ground: Ground, id: string, change: UpdateSkill, ifMatch?: string): Promise<Skill> {
  const [before, after] = await ground.database.transaction(async (tx) => {
    const skill = await readSkill(tx, id);
    requireVersion(ifMatch, skill.updated_at);
    const fields = given(change, 'name', 'description', 'instructions', 'tools');
    if (fields === null) return [skill, skill];
    if (fields.name !== undefined && fields.name !== skill.name) await requireFree(tx, fields.name);
    const changed: Skill = { ...skill, ...fields, updated_at: stampAfter(skill.updated_at, ground.now()) };
    await tx.updateTable('skill').set(rowOf(changed)).where('id', '=', id).execute();
    return [skill, changed];
  });
  if (after !== before) publishChange(ground, 'skill', 'updated', after);
  return after;
}

/** Projects that had it active have it no more, which is a change of theirs. Throws as updateSkill does. */
export async function deleteSkill(ground: Ground, id: string, ifMatch?: string): Promise<void> {
  const projects = await ground.database.transaction(async (tx) => {
    requireVersion(ifMatch, (await readSkill(tx, id)).updated_at);
    const users = await tx
      .selectFrom('project_skill')
      .innerJoin('project', 'project.id', 'project_skill.project_id')
      .select(['project.id', 'project.updated_at'])
      .where('skill_id', '=', id)
      .execute();
    await touchProjects(tx, users, ground.now());
    await tx.deleteFrom('skill').where('id', '=', id).execute();
    return users;
  });
  publishChange(ground, 'skill', 'deleted', { id });
  for (const project of projects) publishChange(ground, 'project', 'updated', { ...project, project_id: project.id });
}

/** One writer at a time: a name that is free here is free until the end of the transaction. */
async function requireFree(tx: Transaction<Schema>, name: string): Promise<void> {
  const taken = await tx.selectFrom('skill').select('id').where('name', '=', name).executeTakeFirst();
  if (taken === undefined) return;
  throw new AgentError('conflict', `There is a skill ${name} already: ${taken.id}.`, { param: 'name' });
}

async function readSkill(database: Kysely<Schema>, id: string): Promise<Skill> {
  const row = await database.selectFrom('skill').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('skill', id);
  return skillOf(row);
}

function skillOf(row: SkillRow): Skill {
  return { ...row, tools: JSON.parse(row.tools) as readonly string[] };
}

function rowOf(skill: Skill): SkillRow {
  return { ...skill, tools: JSON.stringify(skill.tools) };
}
