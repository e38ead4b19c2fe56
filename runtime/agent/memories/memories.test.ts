import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProject } from '../projects/projects.ts';
import { testGround, type TestGround } from '../testing/ground.ts';
import { etag } from '../versions.ts';
import { createMemory, deleteMemory, listMemories, updateMemory } from './memories.ts';

const page = { limit: 50, offset: 0 };

describe('memories', () => {
  let ground: TestGround;
  beforeEach(async () => {
    ground = await testGround();
  });
  afterEach(() => ground.close());

  it('are global without a project, and of the user unless the agent makes them', async () => {
    const mine = await createMemory(ground, { content: 'Likes tea' });
    const its = await createMemory(ground, { content: 'Works at night' }, 'agent');
    expect(mine).toEqual({
      id: expect.stringMatching(/^mem_[0-9a-z]{26}$/) as string,
      content: 'Likes tea',
      project_id: null,
      source: 'user',
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    });
    expect(its.source).toBe('agent');
    expect(await listMemories(ground, {}, page)).toEqual({ data: [its, mine], has_more: false, total: 2 });
  });

  it('are listed by project, or the global ones alone, and by who made them', async () => {
    const { id: project_id } = await createProject(ground, { name: 'P' });
    const global = await createMemory(ground, { content: 'g' });
    const local = await createMemory(ground, { content: 'l', project_id });
    const agents = await createMemory(ground, { content: 'a', project_id }, 'agent');
    const ids = async (filter: Parameters<typeof listMemories>[1]): Promise<readonly string[]> =>
      (await listMemories(ground, filter, page)).data.map(({ id }) => id);
    expect(await ids({})).toEqual([global.id]);
    expect(await ids({ project_id })).toEqual([agents.id, local.id]);
    expect(await ids({ project_id, source: 'user' })).toEqual([local.id]);
    expect(await ids({ source: 'agent' })).toEqual([]);
    expect(await ids({ project_id: 'proj_unknown' })).toEqual([]);
  });

  it('come in pages that tell how many there are', async () => {
    for (const content of ['1', '2', '3']) await createMemory(ground, { content });
    expect(await listMemories(ground, {}, { limit: 2, offset: 0 })).toMatchObject({ has_more: true, total: 3 });
    const last = await listMemories(ground, {}, { limit: 2, offset: 2 });
    expect(last).toMatchObject({ data: [{ content: '1' }], has_more: false, total: 3 });
    expect(await listMemories(ground, {}, { limit: 2, offset: 9 })).toEqual({ data: [], has_more: false, total: 3 });
  });

  it('of a project that is not there are refused at the field', async () => {
    const made = createMemory(ground, { content: 'x', project_id: 'proj_no' });
    await expect(made).rejects.toMatchObject({ loc: ['body', 'project_id'], type: 'unknown_id' });
    expect(ground.events).toEqual([]);
  });

  it('change with a later version each time; a change of nothing is none', async () => {
    const first = await createMemory(ground, { content: 'a' });
    const second = await updateMemory(ground, first.id, { content: 'b' });
    const third = await updateMemory(ground, first.id, { content: 'c' });
    expect([second.updated_at, third.updated_at]).toEqual(['2026-01-01T00:00:00.001Z', '2026-01-01T00:00:00.002Z']);
    expect(await updateMemory(ground, first.id, {})).toEqual(third);
    expect(ground.events).toHaveLength(3);
  });

  it('are not changed or deleted by who saw another version', async () => {
    const first = await createMemory(ground, { content: 'a' });
    const seen = etag(first.updated_at);
    await updateMemory(ground, first.id, { content: 'b' }, seen);
    const stale = { code: 'precondition_failed' };
    await expect(updateMemory(ground, first.id, { content: 'c' }, seen)).rejects.toMatchObject(stale);
    await expect(updateMemory(ground, first.id, {}, seen)).rejects.toMatchObject(stale);
    await expect(deleteMemory(ground, first.id, seen)).rejects.toMatchObject(stale);
    await deleteMemory(ground, first.id, '*');
    await expect(deleteMemory(ground, first.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(updateMemory(ground, first.id, {})).rejects.toMatchObject({ code: 'not_found' });
  });

  it('tell the bus of each change, with their project', async () => {
    const { id: project_id } = await createProject(ground, { name: 'P' });
    ground.events.length = 0;
    const { id } = await createMemory(ground, { content: 'a', project_id });
    await updateMemory(ground, id, { content: 'b' });
    await deleteMemory(ground, id);
    const told = { type: 'changed', resource: 'memory', id, project_id, conversation_id: null };
    expect(ground.events).toEqual(
      ['created', 'updated', 'deleted'].map((action) => ({ ...told, action, at: '2026-01-01T00:00:00.000Z' })),
    );
  });
});
