import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCases, suiteFolder } from '../runner/load.ts';
import { faultsOf, uncovered } from './check.ts';
import { coverageOf } from './coverage.ts';
import { agentDocument, documents, gatewayDocument } from './documents.ts';
import { proofFiles, readRequirements, type Requirement, type Requirements } from './requirements.ts';
import { readTitles } from './titles.ts';

let all: readonly Requirements[];
let titles: Awaited<ReturnType<typeof readTitles>>;
beforeAll(async () => {
  all = await Promise.all(documents.map((document) => readRequirements(document)));
  titles = await readTitles(new Set(all.flatMap((requirements) => [...proofFiles(requirements)])));
});

it('every statement is proven by tests that there are, awaits a part that is not there yet, or is said to be open', () => {
  for (const requirements of all) expect(faultsOf(requirements, titles)).toEqual([]);
});

it('every statement of the gateway has a fixture of the suite, or says why it has none', async () => {
  const requirements = await readRequirements(gatewayDocument);
  const cases = await loadCases(suiteFolder, new Set(requirements.rows.keys()));
  const covered = new Set(cases.flatMap(({ proves }) => proves));
  expect(uncovered(requirements, covered)).toEqual([]);
});

it('every section has statements', () => {
  for (const requirements of all) {
    const coverage = coverageOf(requirements);
    expect(coverage.filter(({ statements }) => statements === 0)).toEqual([]);
    expect(coverage.reduce((sum, { statements }) => sum + statements, 0)).toBe(requirements.rows.size);
  }
});

it('the command tells coverage by section and what is open', async () => {
  const command = fileURLToPath(new URL('cli.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [command, '--json']);
  const told = all.map((requirements) => [
    requirements.document.name,
    { coverage: coverageOf(requirements), open: Object.fromEntries(requirements.open), faults: [] },
  ]);
  expect(JSON.parse(stdout)).toEqual(Object.fromEntries(told));
});

describe('a row', () => {
  const right: Requirement = {
    says: 'It holds.',
    source: '000 · Limits · one',
    proof: ['a.test.ts > block > %s holds'],
  };
  const there = new Map([['a.test.ts', ['block > %s holds']]]);
  const faults = (row: Requirement, open: readonly string[] = [], document = gatewayDocument) =>
    faultsOf({ document, rows: new Map([['limit.one', row]]), open: new Map(open.map((id) => [id, 'a test'])) }, there);
  const { proof, ...unproven } = right;

  it('names a test or a block by its whole title', () => {
    expect(faults(right)).toEqual([]);
    expect(faults({ ...right, proof: ['a.test.ts > block'] })).toEqual([]);
    for (const wrong of ['a.test.ts > bl', 'a.test.ts > block > %s', 'b.test.ts > block', 'a.test.ts'])
      expect(faults({ ...right, proof: [wrong] })).toEqual([`limit.one: no test ${wrong}`]);
  });

  it('has a proof, or awaits something known, or is open', () => {
    expect(faults(unproven)).toHaveLength(1);
    expect(faults({ ...unproven, awaits: 'failover' })).toEqual([]);
    expect(faults({ ...unproven, awaits: 'better days' })).toHaveLength(1);
    expect(faults({ ...right, awaits: 'failover' })).toHaveLength(1);
    expect(faults({ ...right, proof: [] })).toHaveLength(1);
    expect(faults({ ...right, proof: [] }, ['limit.one'])).toEqual([]);
    expect(faults({ ...right, ...(proof && { proof }) }, ['limit.one'])).toHaveLength(1);
    expect(faults(right, ['limit.two'])).toHaveLength(1);
  });

  it('has a fixture or a reason, not both', () => {
    const faults = (unseen: string | undefined, covered: readonly string[]) =>
      uncovered(
        { rows: new Map([['limit.one', { ...right, ...(unseen !== undefined && { unseen }) }]]) },
        new Set(covered),
      );
    expect(faults(undefined, ['limit.one'])).toEqual([]);
    expect(faults('Nobody can see it.', [])).toEqual([]);
    expect(faults(undefined, [])).toEqual(['limit.one: has no fixture, and does not say why']);
    expect(faults('Nobody can see it.', ['limit.one'])).toHaveLength(1);
    expect(faults('no sentence', [])).toHaveLength(1);
  });

  it('says a sentence, and where it comes from', () => {
    expect(faults({ ...right, says: 'no sentence' })).toHaveLength(1);
    expect(faults({ ...right, source: '000 · Nowhere · one' })).toHaveLength(1);
    expect(faults({ ...right, source: 'Limits' }).length).toBeGreaterThan(0);
    expect(faults({ ...right, source: '001 · Limits · one' })).toHaveLength(1);
    expect(faults({ ...right, source: '001 · Limits · one' }, [], agentDocument)).toEqual([]);
  });
});
