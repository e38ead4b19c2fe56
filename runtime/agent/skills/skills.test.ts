import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProject, readProject } from '../projects/projects.ts';
import { testGround, type TestGround } from '../testing/ground.ts';
import { etag } from '../versions.ts';
import { createSkill, deleteSkill, listSkills, updateSkill } from './skills.ts';

const page = { limit: 50, offset: 0 };

describe('skills', () => {
  let ground: TestGround;
  beforeEach(async () => {
    ground = await testGround();
  });
  afterEach(() => ground.close());

  it('have empty instructions and no tools unless they are given, and come by name', async () => {
    const b = await createSkill(ground, { name: 'b', description: 'B' });
    const a = await createSkill(ground, { name: 'a', description: 'A', instructions: 'Do', tools: ['x', 'y'] });
    expect(b).toMatchObject({ name: 'b', description: 'B', instructions: '', tools: [] });
    expect(await listSkills(ground, page)).toEqual({ data: [a, b], has_more: false, total: 2 });
    expect(await listSkills(ground, { limit: 1, offset: 0 })).toEqual({ data: [a], has_more: true, total: 2 });
  });

  it('have names of their own: one that is taken is a conflict at the name', async () => {
    const a = await createSkill(ground, { name: 'a', description: 'A' });
    const b = await createSkill(ground, { name: 'b', description: 'B' });
    const taken = { code: 'conflict', param: 'name' };
    await expect(createSkill(ground, { name: 'a', description: 'again' })).rejects.toMatchObject(taken);
    await expect(updateSkill(ground, b.id, { name: 'a' })).rejects.toMatchObject(taken);
    expect(await updateSkill(ground, a.id, { name: 'a', description: 'kept its name' })).toMatchObject({ name: 'a' });
    expect((await listSkills(ground, page)).total).toBe(2);
  });

  it('of one name are made once, also by two programs at the same time', async () => {
    const other = await testGround(ground.home.path);
    const tries = Array.from({ length: 20 }, (_, n) =>
      createSkill(n % 2 ? ground : other, { name: 'x', description: 'X' }),
    );
    const outcomes = await Promise.allSettled(tries);
    await other.close();
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict', param: 'name' });
    expect((await listSkills(ground, page)).total).toBe(1);
  });

  it('have their list of tools replaced', async () => {
    const { id } = await createSkill(ground, { name: 'a', description: 'A', tools: ['x'] });
    expect(await updateSkill(ground, id, { tools: ['y', 'z'] })).toMatchObject({ tools: ['y', 'z'], description: 'A' });
    expect(await updateSkill(ground, id, {})).toMatchObject({ updated_at: '2026-01-01T00:00:00.001Z' });
  });

  it('leave the projects that had them active, which is a change of those', async () => {
    const keep = await createSkill(ground, { name: 'keep', description: 'K' });
    const drop = await createSkill(ground, { name: 'drop', description: 'D' });
    const project = await createProject(ground, { name: 'P', skill_ids: [drop.id, keep.id] });
    ground.events.length = 0;
    await expect(deleteSkill(ground, drop.id, '"other"')).rejects.toMatchObject({ code: 'precondition_failed' });
    await deleteSkill(ground, drop.id, etag(drop.updated_at));
    const after = await readProject(ground.database.kysely, project.id);
    expect(after).toEqual({ ...project, skill_ids: [keep.id], updated_at: '2026-01-01T00:00:00.001Z' });
    expect(ground.events).toMatchObject([
      { resource: 'skill', id: drop.id, action: 'deleted' },
      { resource: 'project', id: project.id, action: 'updated' },
    ]);
    await expect(deleteSkill(ground, drop.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
