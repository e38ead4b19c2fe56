import { beforeAll, describe, expect, it } from 'vitest';
import { emitters } from './emit/index.ts';
import { edited, loadProject, specOf } from './testing.ts';
import type { Project } from './testing.ts';

let project: Project;
let before: ReadonlyMap<string, string>;
beforeAll(async () => {
  project = await loadProject();
  before = await made(project.sources);
}, 90_000);

/** Text of every file that follows from tables. */
async function made(sources: Project['sources']): Promise<ReadonlyMap<string, string>> {
  const spec = specOf(project.documents, sources);
  const reading = emitters.filter(({ reads }) => reads === 'everything');
  const files = await Promise.all(reading.map(async ({ emit }) => emit(spec)));
  return new Map(files.flat().map(({ path, text }) => [path, text]));
}

/** Paths of the files that differ. */
function changed(after: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
}

const row =
  'g-c-1: { group: G-c, kind: chat, display_name: G c 1, created: 2025-08-01, pinned: true, provider_model: pg-c-0-20250801, fallbacks: [g-c, r-mid], echo: false }';

/** What people read of the models, and what the clients know of them. */
const told = [
  'docs/capabilities.html',
  'docs/capabilities.md',
  'sdk-python/src/polywire/models.py',
  'sdk/gateway/models.ts',
];

describe('What a change of one row changes', () => {
  it('an added alias: the aliases, its plan and what is told of it', async () => {
    const after = await made(edited(project.sources, 'aliases', /^g-c: .*$/m, `$&\n${row}`));
    const files = ['catalog/aliases.ts', 'catalog/plans.ts', ...told];
    expect(changed(after).filter((path) => !path.startsWith('deployment/'))).toEqual(files);
    expect(after.get('catalog/plans.ts')).toContain("'g-c-1': {");
    expect(after.get('docs/capabilities.md')).toContain('`g-c` `g-c-1`');
  }, 60_000);

  it('a model’s column: its group, its plans and what is told of it', async () => {
    const after = await made(edited(project.sources, 'groups', /(M-s:[^]*?stop_sequences: )true /, '$1false'));
    expect(changed(after)).toEqual(['catalog/groups.ts', 'catalog/plans.ts', ...told]);
  }, 60_000);

  it('a price: the prices, and where people read them', async () => {
    const after = await made(edited(project.sources, 'prices', 'input: 3000000', 'input: 3000001'));
    expect(changed(after)).toEqual(['catalog/prices.ts', 'docs/capabilities.html']);
  }, 60_000);

  it('a comment: nothing', async () => {
    expect(changed(await made(edited(project.sources, 'groups', '# Groups of models', '# Groups')))).toEqual([]);
  }, 60_000);
});
