import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createConversation } from '../conversations/conversations.ts';
import { createMemory, listMemories } from '../memories/memories.ts';
import { createSchedule } from '../schedules/schedules.ts';
import { createScratchpad } from '../scratchpads/scratchpads.ts';
import { createSkill } from '../skills/skills.ts';
import { testGround, type TestGround } from '../testing/ground.ts';
import { etag } from '../versions.ts';
import { deleteProject } from './delete.ts';
import { createProject, listProjects, readProject, updateProject } from './projects.ts';

const page = { limit: 50, offset: 0 };
const noTurn = () => Promise.resolve();

describe('projects', () => {
  let ground: TestGround;
  beforeEach(async () => {
    ground = await testGround();
  });
  afterEach(() => ground.close());

  async function connection(id: string): Promise<string> {
    const times = { created_at: 't', updated_at: 't', checked_at: null };
    await ground.database.kysely
      .insertInto('connection')
      .values({ id, spec_id: 'sqlite', name: id, status: 'pending', reason: null, settings: '{}', ...times })
      .execute();
    return id;
  }

  it('have a name, and the rest empty', async () => {
    const project = await createProject(ground, { name: 'P' });
    expect(project).toEqual({
      ...{ id: expect.stringMatching(/^proj_/) as string, name: 'P', description: '', model: null },
      ...{ connector_ids: [], skill_ids: [] },
      ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
    });
    expect(await readProject(ground.database.kysely, project.id)).toEqual(project);
  });

  it('refer to connections and skills in their own order, each once', async () => {
    const [c1, c2] = [await connection('conn_1'), await connection('conn_2')];
    const { id: skill } = await createSkill(ground, { name: 's', description: 'S' });
    const project = await createProject(ground, {
      ...{ name: 'P', connector_ids: [c2, c1, c2], skill_ids: [skill, skill] },
    });
    expect(project).toMatchObject({ connector_ids: [c2, c1], skill_ids: [skill] });
    const changed = await updateProject(ground, project.id, { connector_ids: [c1] });
    expect(changed).toMatchObject({ connector_ids: [c1], skill_ids: [skill], updated_at: '2026-01-01T00:00:00.001Z' });
    expect(await updateProject(ground, project.id, { skill_ids: [] })).toMatchObject({
      connector_ids: [c1],
      skill_ids: [],
    });
  });

  it('refuse what is not there at its place, and change nothing then', async () => {
    const c1 = await connection('conn_1');
    const project = await createProject(ground, { name: 'P', connector_ids: [c1] });
    const unknown = { type: 'unknown_id' };
    const made = createProject(ground, { name: 'Q', connector_ids: [c1, 'conn_no'] });
    await expect(made).rejects.toMatchObject({ ...unknown, loc: ['body', 'connector_ids', 1] });
    const changed = updateProject(ground, project.id, { name: 'R', connector_ids: [], skill_ids: ['skill_no'] });
    await expect(changed).rejects.toMatchObject({ ...unknown, loc: ['body', 'skill_ids', 0] });
    expect(await listProjects(ground, page)).toEqual({ data: [project], has_more: false, total: 1 });
  });

  it('are listed the last changed first, each with its own lists', async () => {
    const c1 = await connection('conn_1');
    const a = await createProject(ground, { name: 'A', connector_ids: [c1] });
    const b = await createProject(ground, { name: 'B' });
    expect((await listProjects(ground, page)).data).toEqual([b, a]);
    const renamed = await updateProject(ground, a.id, { description: 'D', model: 'r-mid' });
    expect(renamed).toMatchObject({ description: 'D', model: 'r-mid', connector_ids: [c1] });
    expect((await listProjects(ground, page)).data).toEqual([renamed, b]);
    expect(await listProjects(ground, { limit: 1, offset: 0 })).toEqual({ data: [renamed], has_more: true, total: 2 });
    expect(await updateProject(ground, a.id, {})).toEqual(renamed);
    const stale = updateProject(ground, a.id, { name: 'X' }, etag(a.updated_at));
    await expect(stale).rejects.toMatchObject({ code: 'precondition_failed' });
  });

  it('go with all that is in them, on the disk too; what is of no project stays', async () => {
    const { id: skill } = await createSkill(ground, { name: 's', description: 'S' });
    const c1 = await connection('conn_1');
    const { id: project_id } = await createProject(ground, { name: 'P', skill_ids: [skill], connector_ids: [c1] });
    const { id: conversation_id } = await createConversation(ground, { project_id });
    await createMemory(ground, { content: 'local', project_id });
    await createMemory(ground, { content: 'global' });
    await createSchedule(ground, { project_id, conversation_id, cron: '* * * * *', prompt: 'x' });
    await createScratchpad(ground, { conversation_id, title: 'S', cells: [{ type: 'markdown', content: 'x' }] });
    const { kysely } = ground.database;
    const turn = { input: 'i', model: 'm', output: '[]', input_tokens: 0n, output_tokens: 0n, error: null };
    await kysely
      .insertInto('response')
      .values({
        id: 'resp_1',
        conversation_id,
        status: 'in_progress',
        skill_ids: '[]',
        created_at: 't',
        ended_at: null,
        ...turn,
      })
      .execute();
    const file = { mime_type: 'text/plain', size: 1n, sha256: 'x', metadata: '{}', created_at: 't' };
    const done = { extraction_status: 'done', extraction_error: null } as const;
    for (const [id, owner] of [
      ['file_1', { project_id, conversation_id: null }],
      ['file_2', { project_id: null, conversation_id }],
    ] as const) {
      await kysely
        .insertInto('file')
        .values({ id, name: id, storage_name: id, ...file, ...done, ...owner })
        .execute();
      await writeFile(join(ground.home.uploads, id), 'x');
    }
    const folder = join(ground.home.projects, project_id);
    await mkdir(join(folder, 'app'), { recursive: true });
    await writeFile(join(folder, 'app', 'index.html'), '<p>');
    ground.events.length = 0;

    const stopped: string[] = [];
    await deleteProject(ground, project_id, (id) => {
      stopped.push(id);
      return Promise.resolve();
    });

    expect(new Set(stopped)).toEqual(new Set([conversation_id]));
    for (const table of ['project', 'conversation', 'schedule', 'scratchpad', 'cell', 'file', 'response'] as const)
      expect(await kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect(await listMemories(ground, {}, page)).toMatchObject({ data: [{ content: 'global' }], total: 1 });
    expect(await kysely.selectFrom('skill').select('id').execute()).toEqual([{ id: skill }]);
    expect(await kysely.selectFrom('connection').select('id').execute()).toEqual([{ id: c1 }]);
    const paths = [folder, join(ground.home.uploads, 'file_1'), join(ground.home.uploads, 'file_2')];
    expect(paths.filter((path) => existsSync(path))).toEqual([]);
    expect(await kysely.selectFrom('doomed_path').selectAll().execute()).toEqual([]);
    expect(ground.events).toMatchObject([{ resource: 'project', action: 'deleted', id: project_id, project_id }]);
    await expect(deleteProject(ground, project_id, noTurn)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('stop what runs in their conversations before they go: turns, and kernels of scratchpads', async () => {
    const { id } = await createProject(ground, { name: 'P' });
    const { id: quiet } = await createConversation(ground, { project_id: id });
    const { id: working } = await createConversation(ground, { project_id: id });
    await createScratchpad(ground, { conversation_id: working, title: 'T' });
    const stopped: string[] = [];
    await deleteProject(ground, id, async (conversation) => {
      stopped.push(conversation);
      await Promise.resolve();
    });
    expect(new Set(stopped)).toEqual(new Set([working]));
    expect(stopped).not.toContain(quiet);
  });
});
