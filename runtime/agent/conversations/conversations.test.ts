import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProject } from '../projects/projects.ts';
import { createScratchpad } from '../scratchpads/scratchpads.ts';
import { newId } from '../ids.ts';
import { testGround, type TestGround } from '../testing/ground.ts';
import { etag } from '../versions.ts';
import {
  createConversation,
  deleteConversation,
  listConversations,
  readConversation,
  updateConversation,
} from './conversations.ts';
import { listItems } from './items.ts';
import { titleByFirstMessage, untitled } from './title.ts';

const page = { limit: 50, offset: 0 };
const noTurn = () => Promise.resolve();

describe('conversations', () => {
  let ground: TestGround;
  beforeEach(async () => {
    ground = await testGround();
  });
  afterEach(() => ground.close());

  /** Adds items of the given kinds in this order; answers with their ids. */
  async function addItems(conversation_id: string, kinds: readonly ('message' | 'function_call')[]): Promise<string[]> {
    const ids = kinds.map(() => newId('item'));
    for (const [place, kind] of kinds.entries())
      await ground.database.kysely
        .insertInto('item')
        .values({
          ...{ id: ids[place] ?? '', conversation_id, response_id: null, position: BigInt(place), kind, data: null },
          ...{ role: place % 2 === 0 ? 'user' : 'assistant', content: `m${place}`, created_at: 't' },
        })
        .execute();
    return ids;
  }

  it('are active, without project, goal or title of their own', async () => {
    const conversation = await createConversation(ground, {});
    expect(conversation).toEqual({
      ...{ id: expect.stringMatching(/^conv_/) as string, project_id: null, title: 'New conversation', goal: null },
      ...{ status: 'active', created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
    });
    expect(await readConversation(ground.database.kysely, conversation.id)).toEqual(conversation);
    const made = createConversation(ground, { project_id: 'proj_no' });
    await expect(made).rejects.toMatchObject({ loc: ['body', 'project_id'], type: 'unknown_id' });
  });

  it('get a title of their first message, unless somebody chose one', async () => {
    const free = await createConversation(ground, {});
    const chosen = await createConversation(ground, { title: 'Mine' });
    const renamed = await createConversation(ground, {});
    await updateConversation(ground, renamed.id, { title: untitled });
    for (const { id } of [free, chosen, renamed])
      for (const message of ['First words. More.', 'Second'])
        await ground.database.transaction((tx) => titleByFirstMessage(tx, id, message));
    const titles = [free, chosen, renamed].map(
      async ({ id }) => (await readConversation(ground.database.kysely, id)).title,
    );
    expect(await Promise.all(titles)).toEqual(['First words', 'Mine', untitled]);
  });

  it('are listed the last changed first, by project and status, in pages', async () => {
    const { id: project_id } = await createProject(ground, { name: 'P' });
    const a = await createConversation(ground, { project_id });
    const b = await createConversation(ground, { project_id });
    const c = await createConversation(ground, {});
    ground.setTime('2026-01-02T00:00:00.000Z');
    await updateConversation(ground, a.id, { status: 'archived' });
    const ids = async (filter: Parameters<typeof listConversations>[1], paging = page): Promise<readonly string[]> =>
      (await listConversations(ground, filter, paging)).data.map(({ id }) => id);
    expect(await ids({})).toEqual([a.id, c.id, b.id]);
    expect(await ids({ project_id })).toEqual([a.id, b.id]);
    expect(await ids({ status: 'active' })).toEqual([c.id, b.id]);
    expect(await ids({ project_id, status: 'archived' })).toEqual([a.id]);
    expect(await ids({}, { limit: 1, offset: 1 })).toEqual([c.id]);
    expect(await listConversations(ground, {}, { limit: 2, offset: 0 })).toMatchObject({ has_more: true, total: 3 });
    expect(await listConversations(ground, {}, { limit: 2, offset: 1 })).toMatchObject({ has_more: false, total: 3 });
  });

  it('are archived and active again', async () => {
    const { id } = await createConversation(ground, { goal: 'G' });
    expect(await updateConversation(ground, id, { status: 'archived' })).toMatchObject({
      status: 'archived',
      goal: 'G',
    });
    expect(await updateConversation(ground, id, { status: 'active', goal: null })).toMatchObject({
      ...{ status: 'active', goal: null, updated_at: '2026-01-01T00:00:00.002Z' },
    });
    expect(await updateConversation(ground, id, {})).toMatchObject({ updated_at: '2026-01-01T00:00:00.002Z' });
  });

  it('tell of their messages alone: the last ones, oldest first, and those before one of them', async () => {
    const { id } = await createConversation(ground, {});
    const items = await addItems(id, ['message', 'function_call', 'message', 'message', 'function_call', 'message']);
    const all = await listItems(ground, id, { limit: 100 });
    expect(all.data.map(({ content }) => content)).toEqual(['m0', 'm2', 'm3', 'm5']);
    expect(all).toMatchObject({ has_more: false, total: 4 });
    expect(all.data[0]).toEqual({
      ...{ id: items[0], type: 'message', role: 'user', content: 'm0', response_id: null, created_at: 't' },
    });
    const last = await listItems(ground, id, { limit: 2 });
    expect(last).toMatchObject({ data: [{ content: 'm3' }, { content: 'm5' }], has_more: true, total: 4 });
    const before = await listItems(ground, id, { limit: 2, before: last.data[0]?.id ?? '' });
    expect(before).toMatchObject({ data: [{ content: 'm0' }, { content: 'm2' }], has_more: false, total: 4 });
    expect(await listItems(ground, id, { limit: 2, before: items[0] ?? '' })).toMatchObject({
      data: [],
      has_more: false,
    });
  });

  it('know no items of others', async () => {
    const [a, b] = await Promise.all([createConversation(ground, {}), createConversation(ground, {})]);
    const [foreign = ''] = await addItems(b.id, ['message']);
    for (const before of [foreign, 'item_no']) {
      const listed = listItems(ground, a.id, { limit: 1, before });
      await expect(listed).rejects.toMatchObject({ loc: ['query', 'before'], type: 'unknown_id' });
    }
    await expect(listItems(ground, 'conv_no', { limit: 1 })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('take along the files that are of them alone; one of a project too stays in the project', async () => {
    const { id: project_id } = await createProject(ground, { name: 'P' });
    const { id: conversation_id } = await createConversation(ground, { project_id });
    const { kysely } = ground.database;
    const file = { mime_type: 'text/plain', size: 1n, sha256: 'x', metadata: '{}', created_at: 't' };
    const done = { extraction_status: 'done', extraction_error: null } as const;
    for (const [id, owner] of [
      ['own', { project_id: null, conversation_id }],
      ['both', { project_id, conversation_id }],
    ] as const) {
      await kysely
        .insertInto('file')
        .values({ id, name: id, storage_name: id, ...file, ...done, ...owner })
        .execute();
      await writeFile(join(ground.home.uploads, id), 'x');
    }
    await deleteConversation(ground, conversation_id, noTurn);
    const left = await kysely.selectFrom('file').select(['id', 'project_id', 'conversation_id']).execute();
    expect(left).toEqual([{ id: 'both', project_id, conversation_id: null }]);
    expect(await readdir(ground.home.uploads)).toEqual(['both']);
  });

  it('go with their messages, turns and scratchpads, after the turn under way was stopped', async () => {
    const { id, updated_at } = await createConversation(ground, {});
    const other = await createConversation(ground, {});
    await addItems(id, ['message']);
    await createScratchpad(ground, { conversation_id: id, title: 'S', cells: [{ type: 'markdown', content: 'x' }] });
    const stopped: string[] = [];
    const stopWork = async (conversation: string): Promise<void> => {
      stopped.push(conversation);
      // The turn writes its last words.
      const set = { updated_at: '2026-01-01T00:00:01.000Z' };
      await ground.database.kysely.updateTable('conversation').set(set).where('id', '=', conversation).execute();
    };
    await expect(deleteConversation(ground, id, stopWork, '"old"')).rejects.toMatchObject({
      code: 'precondition_failed',
    });
    expect(stopped).toEqual([]);
    await deleteConversation(ground, id, stopWork, etag(updated_at));
    expect(stopped[0]).toBe(id);
    for (const table of ['item', 'scratchpad', 'cell'] as const)
      expect(await ground.database.kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect(await listConversations(ground, {}, page)).toMatchObject({ data: [{ id: other.id }], total: 1 });
    expect(ground.events.at(-1)).toMatchObject({
      resource: 'conversation',
      action: 'deleted',
      id,
      conversation_id: id,
    });
    await expect(deleteConversation(ground, id, noTurn)).rejects.toMatchObject({ code: 'not_found' });
  });
});
