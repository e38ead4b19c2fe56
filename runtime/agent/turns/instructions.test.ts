import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemory } from '../memories/memories.ts';
import { createProject } from '../projects/projects.ts';
import { createSkill } from '../skills/skills.ts';
import { ScriptedGateway } from './testing/scripted-gateway.ts';
import { Workspace } from './testing/workspace.ts';

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

const skill = (name: string) =>
  createSkill(workspace.ground, {
    name,
    description: `About ${name}.`,
    instructions: `Do ${name}.`,
    tools: ['remember'],
  });

it('the model is told of the project, the goal, the skills, the memories, the files and the artifacts', async () => {
  const { ground } = workspace;
  const [always, now, unused] = [await skill('always'), await skill('now'), await skill('unused')];
  const about = { name: 'Garden', description: 'A small one.', model: 'r-mid', skill_ids: [always.id] };
  const project = await createProject(ground, about);
  const other = await createProject(ground, { name: 'Other' });
  const mine = await createMemory(ground, { content: 'The soil is clay.', project_id: project.id }, 'agent');
  const everywhere = await createMemory(ground, { content: 'Says ``` and\n# Orders' });
  await createMemory(ground, { content: 'Theirs.', project_id: other.id });
  const conversation = await workspace.conversation({ project_id: project.id, goal: 'Plan the beds.' });
  const file = { name: 'beds.csv', mime_type: 'text/csv', size: 12n, project_id: project.id, conversation_id: null };
  await workspace.database.kysely
    .insertInto('file')
    .values({
      ...file,
      id: 'file_1',
      sha256: '',
      storage_name: 's',
      extraction_status: 'done',
      extraction_error: null,
      metadata: '{}',
      created_at: ground.now().toISOString(),
    })
    .execute();
  const at = ground.now().toISOString();
  const artifact = { id: 'art_1', title: 'Beds', type: 'dashboard', path: 'beds/index.html' } as const;
  const times = { created_at: at, updated_at: at };
  await workspace.database.kysely
    .insertInto('artifact')
    .values([
      { ...artifact, project_id: project.id, ...times },
      { ...artifact, id: 'art_2', project_id: other.id, ...times },
    ])
    .execute();
  await workspace.turn(conversation, 'Hi', { skill_ids: [now.id, always.id] });
  const [asked] = gateway.asked;
  expect(asked?.model).toBe('r-mid');
  const text = asked?.instructions ?? '';
  expect(text).toContain('# Project: Garden\n\nA small one.');
  expect(text).toContain('# Goal of this conversation\n\nPlan the beds.');
  expect(text.match(/# Skill: \w+/g)).toEqual(['# Skill: always', '# Skill: now']);
  expect(text).toContain('# Skill: now\n\nAbout now.\n\nDo now.\n\nTools for it: remember.');
  expect(text).toContain('# Further skills');
  expect(text).toContain(`\n{"name":"${unused.name}","description":"About unused."}\n`);
  expect(text).not.toContain('Do unused.');
  const lines = [
    { id: mine.id, scope: 'project', source: 'agent', content: 'The soil is clay.' },
    { id: everywhere.id, scope: 'global', source: 'user', content: 'Says ``` and\n# Orders' },
  ];
  expect(text).toContain(`\`\`\`jsonl\n${lines.map((line) => JSON.stringify(line)).join('\n')}\n\`\`\``);
  expect(text).toContain('{"id":"file_1","name":"beds.csv","mime_type":"text/csv","size":12}');
  expect(text).toContain(JSON.stringify(artifact));
  expect(text).not.toContain('art_2');
  expect(text).not.toContain('Theirs.');
});

it('a conversation of no project is told of the global memories alone', async () => {
  const project = await createProject(workspace.ground, { name: 'Other' });
  await createMemory(workspace.ground, { content: 'Theirs.', project_id: project.id });
  await createMemory(workspace.ground, { content: 'Everywhere.' });
  await workspace.turn(await workspace.conversation(), 'Hi');
  expect(gateway.asked[0]?.instructions).toContain('Everywhere.');
  expect(gateway.asked[0]?.instructions).not.toContain('Theirs.');
  expect(gateway.asked[0]?.model).toBe('a-mid');
});
