import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRequirements } from '../requirements/requirements.ts';
import { FixtureError, loadCases, suiteFolder } from './load.ts';

const known = new Set(['naming.service']);

/** The cases of one file with this text, or what is wrong with it. */
async function load(text: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'polywire-load-'));
  try {
    await mkdir(join(folder, 'area'));
    await writeFile(join(folder, 'area', 'one.yaml'), text);
    return await loadCases(folder, known);
  } catch (error) {
    if (error instanceof FixtureError)
      return error.message.split('\n').map((line) => line.replace(/^.*one\.yaml/u, ''));
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const good = `about: One
cases:
  - id: area.one
    proves: [naming.service]
    steps: [{ request: { path: /v1/models }, expect: { status: 200 } }]
`;

it('a fixture is its cases, each with the area that its folder names', async () => {
  expect(await load(good)).toMatchObject([{ id: 'area.one', area: 'area', file: 'area/one.yaml' }]);
});

it.each([
  [good.replace('path:', 'pathh:'), [':5:26: there is no field pathh']],
  [good.replace('status: 200', 'whale: 1'), [':5:56: there is no field whale']],
  [good.replace('[naming.service]', '[naming.nothing]'), [':4:14: requirements.yaml has no naming.nothing']],
  [good.replace('    proves: [naming.service]\n', ''), [":3:5: must have required property 'proves'"]],
  [good.replace('area.one', 'One'), [':3:5: must match pattern "^[a-z0-9_]+(\\.[a-z0-9_]+)+$"']],
  [`${good}${good.slice(good.indexOf('  - id'))}`, [':6:5: there is another case area.one']],
  [good.replace('[naming.service]', '[naming.service'), [expect.stringMatching(/^:\d+:\d+: /u)]],
])('a fault is told with line and column (%#)', async (text, faults) => {
  const found = (await load(text)) as unknown[];
  expect(found.slice(0, faults.length)).toEqual(faults);
});

it('the fixtures of this package can be read, and prove requirements that there are', async () => {
  const { rows } = await readRequirements();
  const cases = await loadCases(suiteFolder, new Set(rows.keys()));
  expect(cases.length).toBeGreaterThan(150);
  expect(new Set(cases.flatMap(({ proves }) => proves)).size).toBeGreaterThan(400);
});
