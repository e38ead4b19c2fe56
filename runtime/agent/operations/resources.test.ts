import { join } from 'node:path';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { PolywireAgent } from '@polywire/generated/sdk/agent.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { openAgentDatabase } from '../storage/open.ts';
import { startTestAgent, type TestAgent } from '../testing/agent.ts';

// Seed 001 sentence by sentence, over HTTP: by the generated client where it can say it, else as a raw request.

let agent: TestAgent;
let api: PolywireAgent;
beforeAll(async () => {
  agent = await startTestAgent();
  api = new PolywireAgent({ baseUrl: agent.url, maxRetries: 0 });
});
afterAll(() => agent.close());

type Json = Record<string, unknown>;

async function raw(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await (body === undefined
    ? agent.call(path, { method, headers })
    : agent.send(method, path, body, headers));
  return { status: response.status, etag: response.headers.get('etag'), body: (await response.json()) as Json };
}

/** Messages as a turn would store them. */
async function addMessages(conversation: string, count: number): Promise<void> {
  const database = await openAgentDatabase(join(agent.home, 'agent.db'));
  await database.transaction(async (tx) => {
    for (let place = 0; place < count; place++) {
      const role = place % 2 === 0 ? ('user' as const) : ('assistant' as const);
      const item = { id: newId('item'), conversation_id: conversation, response_id: null, position: BigInt(place) };
      const said = {
        kind: 'message' as const,
        role,
        content: `m${place}`,
        data: null,
        created_at: '2026-01-01T00:00:00.000Z',
      };
      await tx
        .insertInto('item')
        .values({ ...item, ...said })
        .execute();
    }
  });
  await database.close();
}

const project = async (name = 'P'): Promise<string> => (await api.projects.create({ name })).id;
const conversation = async (project_id: string | null = null): Promise<string> =>
  (await api.conversations.create({ project_id })).id;
const unique = (): string => `s-${newId('skill').slice(6)}`;
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

describe('Conversations', () => {
  it('POST /conversations: project_id, title, goal (all optional strings) → Conversation', async () => {
    const { status, body, etag } = await raw('POST', '/conversations', {});
    expect([status, etag]).toEqual([201, `"${String(body['updated_at'])}"`]);
    expect(body).toEqual({
      ...{ id: expect.stringMatching(/^conv_/) as string, project_id: null, title: 'New conversation', goal: null },
      ...{ status: 'active', created_at: timestamp, updated_at: timestamp },
    });
    const project_id = await project();
    const full = { project_id, title: 'T', goal: 'G' };
    expect(await api.conversations.create(full)).toMatchObject({ ...full, status: 'active' });
  });
  it('GET /conversations: project_id, status (all if omitted), limit, offset', async () => {
    const project_id = await project();
    const [a, b, c] = [await conversation(project_id), await conversation(project_id), await conversation(project_id)];
    await api.conversations.update(a, { status: 'archived' });
    const ids = async (query: object) =>
      (await api.conversations.list({ project_id, ...query })).data.map(({ id }) => id);
    expect(await ids({})).toEqual([a, c, b]);
    expect(await ids({ status: 'active' })).toEqual([c, b]);
    expect(await ids({ status: 'archived' })).toEqual([a]);
    expect(await ids({ limit: 1, offset: 1 })).toEqual([c]);
    expect((await raw('GET', `/conversations?project_id=${project_id}&limit=2`)).body).toMatchObject({
      has_more: true,
      total: 3,
    });
    const walked: string[] = [];
    for await (const { id } of api.conversations.list({ project_id, limit: 2 })) walked.push(id);
    expect(walked).toEqual([a, c, b]);
  });
  it('Conversations list: limit default 50, maximum 200; offset default 0', async () => {
    const project_id = await project();
    for (let count = 0; count < 51; count++) await conversation(project_id);
    const list = (query: string) => raw('GET', `/conversations?project_id=${project_id}${query}`);
    const { body } = await list('');
    expect(body['data']).toHaveLength(50);
    expect(body).toMatchObject({ has_more: true, total: 51 });
    expect((await list('&limit=200')).body['data']).toHaveLength(51);
    for (const wrong of ['&limit=201', '&limit=0', '&limit=x', '&limit=1.5', '&offset=-1', '&status=deleted'])
      expect((await list(wrong)).status, wrong).toBe(422);
  });
  it('PATCH /conversations/{id}: title, goal, status (active or archived), all optional', async () => {
    const id = await conversation();
    expect(await api.conversations.update(id, { title: 'T' })).toMatchObject({ title: 'T', goal: null });
    expect(await api.conversations.update(id, { goal: 'G' })).toMatchObject({ title: 'T', goal: 'G' });
    expect(await api.conversations.update(id, { status: 'archived' })).toMatchObject({ status: 'archived' });
    expect(await api.conversations.update(id, { status: 'active' })).toMatchObject({ status: 'active', title: 'T' });
    for (const wrong of [{ status: 'gone' }, { title: '' }, { title: ' ' }, { title: 1 }, { goal: [] }])
      expect((await raw('PATCH', `/conversations/${id}`, wrong)).status).toBe(422);
  });
  it('GET /conversations/{id}/items: limit default 100; before returns items before it; ordered: role, content, created_at', async () => {
    const id = await conversation();
    await addMessages(id, 105);
    const last = await api.conversations.items.list(id);
    expect(last.data).toHaveLength(100);
    expect(last).toMatchObject({ has_more: true, total: 105 });
    expect(last.data[99]).toEqual({
      ...{ id: expect.stringMatching(/^item_/) as string, type: 'message', role: 'user', content: 'm104' },
      ...{ response_id: null, created_at: '2026-01-01T00:00:00.000Z' },
    });
    const older = await api.conversations.items.list(id, { before: last.data[0]?.id ?? '' });
    expect(older.data.map(({ content }) => content)).toEqual(['m0', 'm1', 'm2', 'm3', 'm4']);
    expect(older.has_more).toBe(false);
    for (const wrong of ['?limit=0', '?limit=1001', '?before=item_no'])
      expect((await raw('GET', `/conversations/${id}/items${wrong}`)).status, wrong).toBe(422);
  });
  it('DELETE /conversations/{id}: deletes the conversation and all its messages', async () => {
    const id = await conversation();
    await addMessages(id, 3);
    expect(await raw('DELETE', `/conversations/${id}`)).toMatchObject({ status: 200, body: { id, deleted: true } });
    expect((await raw('GET', `/conversations/${id}`)).status).toBe(404);
    expect((await raw('GET', `/conversations/${id}/items`)).status).toBe(404);
  });
});

describe('Projects', () => {
  it('POST /projects: name (required), description, connector_ids, skill_ids', async () => {
    const { status, body } = await raw('POST', '/projects', { name: 'P' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ id: expect.stringMatching(/^proj_/) as string, name: 'P', description: '', model: null },
      ...{ connector_ids: [], skill_ids: [], created_at: timestamp, updated_at: timestamp },
    });
    const { id } = await api.skills.create({ name: unique(), description: 'S' });
    expect(await api.projects.create({ name: 'P', description: 'D', skill_ids: [id, id] })).toMatchObject({
      skill_ids: [id],
    });
    for (const wrong of [
      {},
      { name: '' },
      { name: 'P', skill_ids: ['skill_no'] },
      { name: 'P', connector_ids: ['conn_no'] },
    ])
      expect((await raw('POST', '/projects', wrong)).status).toBe(422);
    const { body: refused } = await raw('POST', '/projects', { name: 'P', skill_ids: [id, 'skill_no'] });
    expect(refused).toEqual({
      detail: [{ loc: ['body', 'skill_ids', 1], msg: 'There is no skill skill_no.', type: 'unknown_id' }],
    });
  });
  it('GET /projects: limit (default 50), offset (default 0)', async () => {
    const first = await project();
    for (let count = 0; count < 51; count++) await project();
    const { data, has_more, total } = await api.projects.list();
    expect([data.length, has_more]).toEqual([50, true]);
    expect(total).toBeGreaterThan(51);
    expect((await api.projects.list({ limit: 1, offset: 51 })).data[0]?.id).toBe(first);
  });
  it('PATCH /projects/{id}: name, description, connector_ids and skill_ids (replace the list), all optional', async () => {
    const [a, b] = [
      await api.skills.create({ name: unique(), description: 'A' }),
      await api.skills.create({ name: unique(), description: 'B' }),
    ];
    const { id } = await api.projects.create({ name: 'P', skill_ids: [a.id] });
    expect(await api.projects.update(id, { skill_ids: [b.id, a.id] })).toMatchObject({
      name: 'P',
      skill_ids: [b.id, a.id],
    });
    expect(await api.projects.update(id, { description: 'D' })).toMatchObject({
      description: 'D',
      skill_ids: [b.id, a.id],
    });
    expect(await api.projects.update(id, { name: 'Q', skill_ids: [] })).toMatchObject({ name: 'Q', skill_ids: [] });
  });
  it('Connectors exist independently of any project and can be referenced inside any project through connector_ids', async () => {
    const path = join(agent.home, 'agent.db');
    const made = { spec_id: 'sqlite-file', name: 'C', credentials: { path } };
    const { id } = await api.connectors.connections.create(made);
    const projects = [
      await api.projects.create({ name: 'P', connector_ids: [id] }),
      await api.projects.create({ name: 'Q', connector_ids: [id, id] }),
    ];
    expect(projects).toMatchObject([{ connector_ids: [id] }, { connector_ids: [id] }]);
    await api.connectors.connections.delete(id);
    for (const before of projects) {
      const after = await api.projects.retrieve(before.id);
      expect(after.connector_ids).toEqual([]);
      expect(after.updated_at > before.updated_at).toBe(true);
    }
  });
  it('DELETE /projects/{id}: deletes the project and all its contents', async () => {
    const id = await project();
    const inside = await conversation(id);
    const memory = await api.memories.create({ content: 'x', project_id: id });
    const schedule = await api.schedules.create({ project_id: id, cron: '0 0 * * *', prompt: 'x' });
    const pad = await api.scratchpads.create({ conversation_id: inside, title: 'S' });
    const folder = join(agent.home, 'projects', id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<p>');
    expect(await api.projects.delete(id)).toEqual({ id, deleted: true });
    for (const path of [
      `/projects/${id}`,
      `/conversations/${inside}`,
      `/schedules/${schedule.id}`,
      `/scratchpads/${pad.id}`,
    ])
      expect((await raw('GET', path)).status, path).toBe(404);
    expect((await raw('PATCH', `/memories/${memory.id}`, {})).status).toBe(404);
    expect(existsSync(folder)).toBe(false);
  });
});

describe('Schedules', () => {
  it('POST /schedules: project_id, cron, prompt (required), timezone (default UTC), conversation_id', async () => {
    const project_id = await project();
    const { status, body } = await raw('POST', '/schedules', {
      project_id,
      cron: '0 9 * * mon-fri',
      prompt: 'Report',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ id: expect.stringMatching(/^sched_/) as string, project_id, cron: '0 9 * * mon-fri', timezone: 'UTC' },
      ...{ prompt: 'Report', conversation_id: null, status: 'active', last_run_at: null, next_run_at: timestamp },
      ...{ created_at: timestamp, updated_at: timestamp },
    });
    const conversation_id = await conversation(project_id);
    const more = { project_id, cron: '* * * * *', prompt: 'x', timezone: 'Australia/Lord_Howe', conversation_id };
    expect(await api.schedules.create(more)).toMatchObject(more);
    const foreign = await conversation(await project());
    for (const wrong of [
      { cron: undefined },
      { prompt: undefined },
      { prompt: '' },
      { project_id: 'proj_no' },
      { project_id: undefined },
      { timezone: 'Mars/Base' },
      { conversation_id: 'conv_no' },
      { conversation_id: foreign },
    ])
      expect((await raw('POST', '/schedules', { ...more, ...wrong })).status, JSON.stringify(wrong)).toBe(422);
  });
  it('cron is a standard 5-field cron expression', async () => {
    const project_id = await project();
    for (const cron of [
      '@daily',
      '0 0 0 * * *',
      '0 0 L * *',
      '0 0 15W * *',
      '0 0 * * 1#2',
      '0 0 ? * *',
      '0 0 30 2 *',
      '0 0 * *',
      '60 * * * *',
    ]) {
      const { status, body } = await raw('POST', '/schedules', { project_id, cron, prompt: 'x' });
      expect([status, body['detail']], cron).toMatchObject([422, [{ loc: ['body', 'cron'] }]]);
    }
  });
  it('GET /schedules: project_id, status (active or paused)', async () => {
    const project_id = await project();
    const a = await api.schedules.create({ project_id, cron: '0 0 * * *', prompt: 'a' });
    const b = await api.schedules.create({ project_id, cron: '0 0 * * *', prompt: 'b' });
    await api.schedules.update(a.id, { status: 'paused' });
    const ids = async (query: object) => (await api.schedules.list({ project_id, ...query })).data.map(({ id }) => id);
    expect(await ids({})).toEqual([b.id, a.id]);
    expect(await ids({ status: 'paused' })).toEqual([a.id]);
    expect(await ids({ status: 'active' })).toEqual([b.id]);
  });
  it('PATCH /schedules/{id}: cron, prompt, timezone, status (active or paused), all optional', async () => {
    const { id } = await api.schedules.create({ project_id: await project(), cron: '0 0 * * *', prompt: 'a' });
    expect(await api.schedules.update(id, { prompt: 'b' })).toMatchObject({ prompt: 'b', status: 'active' });
    expect(await api.schedules.update(id, { status: 'paused' })).toMatchObject({
      status: 'paused',
      next_run_at: null,
    });
    expect(await api.schedules.update(id, { status: 'active' })).toMatchObject({
      status: 'active',
      next_run_at: timestamp,
    });
    expect(await api.schedules.update(id, { cron: '5 4 * * *', timezone: 'America/New_York' })).toMatchObject({
      ...{ cron: '5 4 * * *', timezone: 'America/New_York', next_run_at: timestamp },
    });
    for (const wrong of [{ cron: '@hourly' }, { timezone: '+01:00' }, { status: 'off' }, { prompt: '' }])
      expect((await raw('PATCH', `/schedules/${id}`, wrong)).status).toBe(422);
    expect(await api.schedules.runs.list(id)).toEqual({ data: [], has_more: false, total: 0 });
  });
  it('DELETE /schedules/{id}', async () => {
    const { id } = await api.schedules.create({ project_id: await project(), cron: '0 0 * * *', prompt: 'a' });
    expect(await api.schedules.delete(id)).toEqual({ id, deleted: true });
    expect((await raw('GET', `/schedules/${id}`)).status).toBe(404);
  });
});

describe('Memories', () => {
  it('POST /memories: content (required, plain text), project_id (omit for a global memory); source: who created it', async () => {
    const { status, body } = await raw('POST', '/memories', { content: 'Likes tea' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ id: expect.stringMatching(/^mem_/) as string, content: 'Likes tea', project_id: null, source: 'user' },
      ...{ created_at: timestamp, updated_at: timestamp },
    });
    for (const wrong of [{}, { content: '' }, { content: 'x', project_id: 'proj_no' }])
      expect((await raw('POST', '/memories', wrong)).status).toBe(422);
  });
  it('GET /memories: project_id (memories of that project; omit for global memories), source (user or agent)', async () => {
    const project_id = await project();
    const global = await api.memories.create({ content: 'g' });
    const local = await api.memories.create({ content: 'l', project_id });
    expect((await api.memories.list({ project_id })).data).toEqual([local]);
    expect((await api.memories.list({ project_id, source: 'agent' })).data).toEqual([]);
    const all = (await api.memories.list()).data.map(({ id }) => id);
    expect([all.includes(global.id), all.includes(local.id)]).toEqual([true, false]);
    expect((await raw('GET', '/memories?source=robot')).status).toBe(422);
  });
  it('PATCH /memories/{id}: content (optional); DELETE /memories/{id}', async () => {
    const { id } = await api.memories.create({ content: 'a' });
    expect(await api.memories.update(id, { content: 'b' })).toMatchObject({ content: 'b' });
    expect(await api.memories.delete(id)).toEqual({ id, deleted: true });
  });
});

describe('Skills', () => {
  it('POST /skills: name (required, kebab-case), description (required), instructions, tools', async () => {
    const name = unique();
    const { status, body } = await raw('POST', '/skills', { name, description: 'D' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ id: expect.stringMatching(/^skill_/) as string, name, description: 'D', instructions: '', tools: [] },
      ...{ created_at: timestamp, updated_at: timestamp },
    });
    const full = { name: unique(), description: 'D', instructions: 'Do', tools: ['search'] };
    expect(await api.skills.create(full)).toMatchObject(full);
    for (const wrong of ['', 'A', 'a_b', 'a--b', '-a', 'a-', 'a b', 'ä', 'a'.repeat(65)])
      expect((await raw('POST', '/skills', { name: wrong, description: 'D' })).status, wrong).toBe(422);
    expect((await raw('POST', '/skills', { name: unique() })).status).toBe(422);
  });
  it('a name that is taken is a 409 at the name (GAPS "errors")', async () => {
    const { id, name } = await api.skills.create({ name: unique(), description: 'D' });
    const other = await api.skills.create({ name: unique(), description: 'D' });
    for (const answer of [
      await raw('POST', '/skills', { name, description: 'D' }),
      await raw('PATCH', `/skills/${other.id}`, { name }),
    ])
      expect(answer).toMatchObject({
        status: 409,
        body: { error: { code: 'conflict', type: 'conflict', param: 'name' } },
      });
    expect(await api.skills.update(id, { name })).toMatchObject({ name });
  });
  it('GET /skills; PATCH /skills/{id}: name, description, instructions, tools (replaces the full list), all optional', async () => {
    const { id } = await api.skills.create({ name: unique(), description: 'D', tools: ['a', 'b'] });
    expect(await api.skills.update(id, { tools: ['c'] })).toMatchObject({ description: 'D', tools: ['c'] });
    expect(await api.skills.update(id, { instructions: 'I', description: 'E' })).toMatchObject({
      instructions: 'I',
      tools: ['c'],
    });
    const names: string[] = [];
    for await (const { name } of api.skills.list({ limit: 2 })) names.push(name);
    expect(names).toEqual(names.toSorted());
    expect(names.length).toBeGreaterThan(2);
  });
  it('DELETE /skills/{id}; projects that had it active have it no more', async () => {
    const { id } = await api.skills.create({ name: unique(), description: 'D' });
    const before = await api.projects.create({ name: 'P', skill_ids: [id] });
    expect(await api.skills.delete(id)).toEqual({ id, deleted: true });
    const after = await api.projects.retrieve(before.id);
    expect(after.skill_ids).toEqual([]);
    expect(after.updated_at > before.updated_at).toBe(true);
  });
});

describe('Scratchpads and cells', () => {
  it('POST /scratchpads: conversation_id, title, cells (array, may be empty)', async () => {
    const conversation_id = await conversation();
    const { status, body } = await raw('POST', '/scratchpads', { conversation_id, title: 'S', cells: [] });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ id: expect.stringMatching(/^pad_/) as string, conversation_id, title: 'S', cells: [], saved: false },
      ...{ created_at: timestamp, updated_at: timestamp },
    });
    for (const wrong of [{ title: 'S' }, { conversation_id }, { conversation_id: 'conv_no', title: 'S' }])
      expect((await raw('POST', '/scratchpads', wrong)).status).toBe(422);
  });
  it('a Cell: type, content, language where type is code, status, outputs where type is output, error, index', async () => {
    const conversation_id = await conversation();
    const outputs = [
      { mime: 'text/plain', data: '2' },
      { mime: 'application/json', data: { a: [1, null] } },
    ];
    const { cells } = await api.scratchpads.create({
      ...{ conversation_id, title: 'S' },
      cells: [
        { type: 'markdown', content: '# Hi' },
        { type: 'code', language: 'python', content: '1+1' },
        { type: 'output', content: '', outputs },
      ],
    });
    const common = { id: expect.stringMatching(/^cell_/) as string, error: null, updated_at: timestamp };
    expect(cells).toEqual([
      { ...common, type: 'markdown', content: '# Hi', index: 0 },
      { ...common, type: 'code', content: '1+1', language: 'python', status: 'pending', index: 1 },
      { ...common, type: 'output', content: '', outputs, index: 2 },
    ]);
    const { body } = await raw('POST', '/scratchpads', {
      conversation_id,
      title: 'S',
      cells: [{ type: 'code', content: '' }],
    });
    expect(body).toMatchObject({ detail: [{ loc: ['body', 'cells', 0, 'language'] }] });
  });
  it('GET /scratchpads: conversation_id → scratchpads of the conversation; GET /scratchpads/{id} → with all cells', async () => {
    const conversation_id = await conversation();
    const a = await api.scratchpads.create({ conversation_id, title: 'A' });
    const b = await api.scratchpads.create({
      conversation_id,
      title: 'B',
      cells: [{ type: 'markdown', content: 'x' }],
    });
    expect(await api.scratchpads.list({ conversation_id })).toEqual({ data: [b, a], has_more: false, total: 2 });
    expect(await api.scratchpads.retrieve(b.id)).toEqual(b);
    expect((await raw('GET', '/scratchpads')).status).toBe(422);
  });
  it('PATCH /scratchpads/{id}: title, saved; DELETE: deletes it and all its cells', async () => {
    const conversation_id = await conversation();
    const { id } = await api.scratchpads.create({
      conversation_id,
      title: 'S',
      cells: [{ type: 'markdown', content: 'x' }],
    });
    expect(await api.scratchpads.update(id, { saved: true })).toMatchObject({ saved: true, title: 'S' });
    expect(await api.scratchpads.update(id, { title: 'T' })).toMatchObject({ saved: true, title: 'T' });
    expect(await api.scratchpads.delete(id)).toEqual({ id, deleted: true });
    expect((await raw('GET', `/scratchpads/${id}`)).status).toBe(404);
  });
  it('POST …/cells: type, language, content; appends a cell', async () => {
    const { id } = await api.scratchpads.create({ conversation_id: await conversation(), title: 'S' });
    expect(await api.scratchpads.cells.create(id, { type: 'markdown', content: '' })).toMatchObject({ index: 0 });
    const answer = await raw('POST', `/scratchpads/${id}/cells`, { type: 'code', language: 'python', content: '1' });
    expect(answer).toMatchObject({ status: 201, body: { index: 1, status: 'pending' } });
    for (const wrong of [{ type: 'code', content: '1' }, { type: 'table', content: '1' }, { type: 'markdown' }])
      expect((await raw('POST', `/scratchpads/${id}/cells`, wrong)).status).toBe(422);
  });
  it('PATCH …/cells/{cell_id}: content, index; edits the cell', async () => {
    const pad = await api.scratchpads.create({
      ...{ conversation_id: await conversation(), title: 'S' },
      cells: [
        { type: 'code', language: 'python', content: '1' },
        { type: 'output', content: '' },
        { type: 'markdown', content: 'x' },
      ],
    });
    const [code, output, text] = pad.cells.map(({ id }) => id) as [string, string, string];
    expect(await api.scratchpads.cells.update(pad.id, code, { index: 1 })).toMatchObject({ index: 1 });
    const order = async () => (await api.scratchpads.retrieve(pad.id)).cells.map(({ id }) => id);
    expect(await order()).toEqual([text, code, output]);
    expect((await raw('PATCH', `/scratchpads/${pad.id}/cells/${output}`, { index: 0 })).status).toBe(422);
    expect((await raw('PATCH', `/scratchpads/${pad.id}/cells/${code}`, { index: -1 })).status).toBe(422);
    expect(await api.scratchpads.cells.update(pad.id, code, { content: '2' })).toMatchObject({
      content: '2',
      status: 'pending',
    });
    expect(await order()).toEqual([text, code]);
  });
  it('DELETE …/cells/{cell_id}: deletes the cell', async () => {
    const { id, cells } = await api.scratchpads.create({
      ...{ conversation_id: await conversation(), title: 'S' },
      cells: [
        { type: 'markdown', content: 'a' },
        { type: 'markdown', content: 'b' },
      ],
    });
    const first = cells[0]?.id ?? '';
    expect(await api.scratchpads.cells.delete(id, first)).toEqual({ id: first, deleted: true });
    expect((await api.scratchpads.retrieve(id)).cells).toMatchObject([{ content: 'b', index: 0 }]);
  });
});

/** What every resource has in common: GAPS "Agent server bodies", and the "updates carry updated_at; If-Match accepted". */
describe.each<[string, () => Promise<{ readonly path: string; readonly change: Json; readonly single: boolean }>]>([
  [
    'a conversation',
    async () => ({ path: `/conversations/${await conversation()}`, change: { goal: 'G' }, single: true }),
  ],
  ['a project', async () => ({ path: `/projects/${await project()}`, change: { description: 'D' }, single: true })],
  [
    'a schedule',
    async () => {
      const { id } = await api.schedules.create({ project_id: await project(), cron: '0 0 * * *', prompt: 'x' });
      return { path: `/schedules/${id}`, change: { prompt: 'y' }, single: true };
    },
  ],
  [
    'a memory',
    async () => ({
      path: `/memories/${(await api.memories.create({ content: 'x' })).id}`,
      change: { content: 'y' },
      single: false,
    }),
  ],
  [
    'a skill',
    async () => {
      const { id } = await api.skills.create({ name: unique(), description: 'D' });
      return { path: `/skills/${id}`, change: { description: 'E' }, single: false };
    },
  ],
  [
    'a scratchpad',
    async () => {
      const { id } = await api.scratchpads.create({ conversation_id: await conversation(), title: 'S' });
      return { path: `/scratchpads/${id}`, change: { title: 'T' }, single: true };
    },
  ],
  [
    'a cell',
    async () => {
      const pad = await api.scratchpads.create({ conversation_id: await conversation(), title: 'S' });
      const cell = await api.scratchpads.cells.create(pad.id, { type: 'markdown', content: 'x' });
      return { path: `/scratchpads/${pad.id}/cells/${cell.id}`, change: { content: 'y' }, single: false };
    },
  ],
])('%s', (_, make) => {
  it('has versions: updated_at is its ETag, later with each change, the same where nothing changed', async () => {
    const { path, change, single } = await make();
    const first = await raw('PATCH', path, {});
    expect(first).toMatchObject({ status: 200, etag: `"${String(first.body['updated_at'])}"` });
    const second = await raw('PATCH', path, change, { 'if-match': first.etag ?? '' });
    expect(second).toMatchObject({ status: 200, body: change, etag: `"${String(second.body['updated_at'])}"` });
    expect(String(second.body['updated_at']) > String(first.body['updated_at'])).toBe(true);
    expect(await raw('PATCH', path, {})).toEqual(second);
    if (single) expect(await raw('GET', path)).toEqual(second);
  });

  it('is not changed or deleted in another version than If-Match names', async () => {
    const { path, change } = await make();
    const { etag } = await raw('PATCH', path, {});
    const { body: now } = await raw('PATCH', path, change);
    for (const method of ['PATCH', 'DELETE'])
      expect(
        await raw(method, path, method === 'PATCH' ? change : undefined, { 'if-match': etag ?? '' }),
      ).toMatchObject({
        ...{ status: 412, body: { error: { code: 'precondition_failed' } } },
      });
    expect((await raw('PATCH', path, {})).body).toEqual(now);
    const gone = await raw('DELETE', path, undefined, { 'if-match': `"${String(now['updated_at'])}"` });
    expect(gone).toMatchObject({ status: 200, body: { id: now['id'], deleted: true } });
  });

  it('that is not there is a 404 in words, and one that cannot be an id too', async () => {
    const { path } = await make();
    for (const id of ['none', 'x'.repeat(300), '%F0%9F%8E%89', "'%3B--"]) {
      const wrong = path.replace(/[^/]+$/, id);
      for (const method of ['PATCH', 'DELETE']) {
        const answer = await raw(method, wrong, method === 'PATCH' ? {} : undefined);
        expect(answer).toMatchObject({
          status: 404,
          body: { error: { code: 'not_found', type: 'not_found', param: null } },
        });
      }
    }
    expect((await raw('DELETE', path.replace(/[^/]+$/, 'a%00b'))).status).toBeOneOf([400, 404]);
  });

  it('takes no text that cannot be kept, and stays as it is then', async () => {
    const { path, change } = await make();
    const [field = ''] = Object.keys(change);
    for (const text of ['a\0b', '\ud800']) {
      const { status, body } = await raw('PATCH', path, { [field]: text });
      expect([status, (body['error'] as Json)['code']]).toEqual([400, 'invalid_request']);
    }
    expect((await raw('PATCH', path, change)).status).toBe(200);
  });
});

it('every change is told to whoever listens at GET /events', async () => {
  const stream = await api.events.stream();
  const made = await api.conversations.create({});
  for await (const event of stream) {
    expect(event).toMatchObject({
      type: 'changed',
      resource: 'conversation',
      action: 'created',
      id: made.id,
      conversation_id: made.id,
    });
    break;
  }
});
