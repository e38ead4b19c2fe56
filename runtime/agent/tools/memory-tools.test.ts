import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemory } from '../memories/memories.ts';
import { createProject } from '../projects/projects.ts';
import { ScriptedGateway } from '../turns/testing/scripted-gateway.ts';
import { Workspace } from '../turns/testing/workspace.ts';

let gateway: ScriptedGateway;
let workspace: Workspace;
beforeEach(async () => {
  gateway = await ScriptedGateway.start();
  workspace = await Workspace.open({ gatewayUrl: gateway.url });
});
afterEach(async () => {
  await workspace.close();
  await gateway.close();
});

const memories = () => workspace.database.kysely.selectFrom('memory').selectAll().orderBy('id').execute();

it('the agent remembers: in its project unless told otherwise, as a memory of its own, with an event', async () => {
  const project = await createProject(workspace.ground, { name: 'Garden' });
  const conversation = await workspace.conversation({ project_id: project.id });
  gateway.script = (_, count) =>
    count > 1
      ? [{ say: 'Kept.' }]
      : [
          { call: 'remember', with: '{"content":"The soil is clay.\\u0000"}' },
          { call: 'remember', with: '{"content":"The user likes tea.","scope":"global"}' },
        ];
  const events = await workspace.turn(conversation, 'Hi');
  expect(await memories()).toMatchObject([
    { content: 'The soil is clay.\ufffd', project_id: project.id, source: 'agent' },
    { content: 'The user likes tea.', project_id: null, source: 'agent' },
  ]);
  const [clay, tea] = await memories();
  const created = events.filter((event) => event.type === 'response.memory.created');
  expect(created.map(({ memory_id, content }) => [memory_id, content])).toEqual([
    [clay?.id, clay?.content],
    [tea?.id, tea?.content],
  ]);
});

it('a memory for a project is refused where there is none', async () => {
  gateway.script = (_, count) => (count > 1 ? [] : [{ call: 'remember', with: '{"content":"x","scope":"project"}' }]);
  await workspace.turn(await workspace.conversation(), 'Hi');
  expect(gateway.asked[1]?.input.at(-1)?.['output']).toBe('Error: This conversation is in no project.');
  expect(await memories()).toEqual([]);
});

it('the agent forgets what it can see, and nothing of another project', async () => {
  const project = await createProject(workspace.ground, { name: 'Other' });
  const seen = await createMemory(workspace.ground, { content: 'old' });
  const unseen = await createMemory(workspace.ground, { content: 'theirs', project_id: project.id });
  gateway.script = (_, count) =>
    count > 1 ? [] : [seen, unseen].map(({ id }) => ({ call: 'forget', with: JSON.stringify({ memory_id: id }) }));
  await workspace.turn(await workspace.conversation(), 'Hi');
  expect((await memories()).map(({ id }) => id)).toEqual([unseen.id]);
  expect(gateway.asked[1]?.input.at(-1)?.['output']).toBe(`Error: There is no memory ${unseen.id} here.`);
});
