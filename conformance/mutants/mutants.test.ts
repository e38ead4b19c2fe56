import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aCase } from '../runner/fixtures.ts';
import { failuresOf, hold } from './hold.ts';
import { casesOf, loadMutants, staleness } from './load.ts';
import { readMutants } from './main.ts';
import type { Mutant } from './mutant.ts';

const mutant: Mutant = {
  id: 'area.one',
  breaks: 'Something.',
  violates: ['naming.service'],
  cases: ['area.one'],
  file: 'runtime/gateway/way.ts',
  text: 'x',
  becomes: 'y',
};

async function loaded(...written: readonly object[]): Promise<readonly Mutant[]> {
  const folder = await mkdtemp(join(tmpdir(), 'polywire-mutants-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'some.yaml'), JSON.stringify(written));
  return loadMutants(folder, { requirements: new Set(['naming.service', 'naming.providers']), cases: [aCase()] });
}

describe('mutants', () => {
  it('are at least sixty, and each of their texts stands in its module', async () => {
    const { all } = await readMutants();
    const stale = await Promise.all(all.map(async (one) => ({ id: one.id, stale: await staleness(one) })));
    expect(stale.filter((one) => one.stale !== null)).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(60);
  });

  it('are told by file, line and column where they cannot be read', async () => {
    expect(await loaded(mutant)).toEqual([mutant]);
    await expect(loaded(mutant, mutant)).rejects.toThrow(/^some\.yaml:1:\d+: area\.one: there is another one$/u);
    await expect(loaded({ ...mutant, violates: ['no.such'] })).rejects.toThrow('requirements.yaml has no no.such');
    const beside = { ...mutant, violates: ['naming.providers'] };
    await expect(loaded(beside)).rejects.toThrow('none of its cases proves what it violates');
    await expect(loaded({ ...mutant, colour: 'red' })).rejects.toThrow(/^some\.yaml:1:\d+: .*additional properties/u);
  });

  it('that are stale or never loaded fail the run', async () => {
    const { suite } = await readMutants();
    expect(await hold({ ...mutant, text: 'no such text' }, suite)).toMatchObject({ outcome: 'stale', by: null });
    const unloaded = { file: 'runtime/wires/chat/arbitraries.ts', text: "'fast-check'", becomes: "'fast-check' " };
    const verdict = await hold({ ...mutant, ...unloaded, cases: ['models.unknown'] }, suite);
    expect(verdict).toMatchObject({ outcome: 'broken', why: 'the gateway never loaded the module' });
  });

  it('are caught by cases that the gateway as it is passes', async () => {
    const { all, suite } = await readMutants();
    const some = [
      'adaptation.cap_unguarded',
      'tables.error_reason',
      'errors.two_keys',
      'wires.total_tokens',
      'streams.done',
    ];
    const slice = all.filter(({ id }) => some.includes(id));
    expect(slice).toHaveLength(some.length);
    const cases = new Set(slice.flatMap((one) => casesOf(one, suite)));
    expect(await failuresOf([...cases])).toEqual([]);
    for (const one of slice) expect(await hold(one, suite)).toMatchObject({ outcome: 'caught' });
  }, 240_000);
});
