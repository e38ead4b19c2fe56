import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemory } from '../memories/memories.ts';
import { createProject } from '../projects/projects.ts';
import { createSkill } from '../skills/skills.ts';
import { testGround, type TestGround } from '../testing/ground.ts';
import { searchWorkspace } from './search-workspace.ts';
import { callerIn } from './testing/caller.ts';
import { useSkill } from './use-skill.ts';

let ground: TestGround;
beforeEach(async () => {
  ground = await testGround();
});
afterEach(() => ground.close());

it('search finds in the project alone; outside of projects it finds everywhere', async () => {
  const [garden, other] = [
    await createProject(ground, { name: 'Garden' }),
    await createProject(ground, { name: 'Other' }),
  ];
  await createMemory(ground, { content: 'Tomatoes need sun.', project_id: garden.id });
  await createMemory(ground, { content: 'Tomatoes are red.', project_id: other.id });
  const search = searchWorkspace(null);
  const inside = await callerIn(ground, garden.id);
  const { text } = await inside.call(search, { query: 'tomatoes', types: ['memory'] });
  expect(text).toMatch(/^1 found:\n\{"type":"memory","id":"mem_[^"]*","title":"[^"]*","excerpt":"[^"]*sun[^"]*"\}$/);
  const outside = await callerIn(ground);
  expect((await outside.call(search, { query: 'tomatoes' })).text).toMatch(/^2 found:/);
  expect((await outside.call(search, { query: 'tomatoes', limit: 1 })).text.split('\n')).toHaveLength(2);
  expect((await inside.call(search, { query: 'turnips' })).text).toBe('Nothing was found.');
});

it('use_skill gives the instructions of a skill by its name', async () => {
  await createSkill(ground, {
    ...{ name: 'plot-charts', description: 'Draws charts.', instructions: 'Use SVG.', tools: ['create_artifact'] },
  });
  const caller = await callerIn(ground);
  expect((await caller.call(useSkill, { name: 'plot-charts' })).text).toBe(
    '# Skill: plot-charts\n\nDraws charts.\n\nUse SVG.\n\nTools for it: create_artifact.',
  );
  expect((await caller.call(useSkill, { name: 'none' })).text).toBe('Error: There is no skill none.');
});
