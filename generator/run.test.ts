import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emitters } from './emit/index.ts';
import type { NamedEmitter } from './emit/index.ts';
import { createGenerator } from './generate.ts';
import type { Generator } from './generate.ts';
import { run } from './run.ts';
import { root as repository } from './testing.ts';

let root = '';
let generator: Generator;

/** Files of the catalogue: one for each table, their types, the plans. */
let count = '';
const catalogOnly = emitters.filter(({ name }) => name === 'catalog');

/** A repository of its own, with the project's catalogue and of its wires the names. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'polywire-'));
  await cp(join(repository, 'spec/catalog'), join(root, 'spec/catalog'), { recursive: true });
  const wires = ['Chat', 'Responses', 'Messages', 'Native', 'Embeddings', 'Decisions', 'Search'];
  const services = wires.map((wire) => `@service namespace Polywire.Wires.${wire} {}`);
  await writeFile(join(root, 'spec/main.tsp'), ['import "./catalog/plan.tsp";', ...services].join('\n'));
  count = String((await readdir(join(root, 'spec/catalog'))).filter((name) => name.endsWith('.yaml')).length + 2);
  await mkdir(join(root, 'generated'));
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  generator = createGenerator(root, catalogOnly);
}, 60_000);
afterAll(() => rm(root, { recursive: true }));

const edit = async (file: string, from: string, to: string): Promise<void> => {
  const text = await readFile(join(root, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(root, file), text.replace(from, to));
};
const write = (changed: 'documents' | 'tables') => run(root, generator, { check: false, changed });
const check = () => run(root, generator, { check: true, changed: 'tables' });

describe('A run', () => {
  it('writes what is missing, says how long each phase took, and then has nothing to do', async () => {
    const { ok, lines } = await write('documents');
    expect(ok).toBe(true);
    expect(lines).toEqual([
      expect.stringMatching(
        RegExp(
          `^${count} files, ${count} written or removed \\(compile \\d+, read \\d+, check \\d+, resolve \\d+, emit catalog \\d+, write \\d+, all \\d+ ms\\)$`,
        ),
      ),
    ]);
    expect((await write('tables')).lines[0]).toContain(`${count} files, 0 written or removed`);
    expect(await check()).toMatchObject({ ok: true, lines: [expect.stringContaining(`${count} files as spec/ says`)] });
  }, 60_000);

  it('with --check names the files that drift and changes none', async () => {
    await writeFile(join(root, 'generated/catalog/prices.ts'), 'edited by hand');
    const { ok, lines } = await check();
    expect(ok).toBe(false);
    expect(lines).toEqual([
      'generated/catalog/prices.ts: differs from spec/',
      expect.stringMatching(/^1 file drift: npm run generate/),
    ]);
    expect(await readFile(join(root, 'generated/catalog/prices.ts'), 'utf8')).toBe('edited by hand');
    await write('tables');
  });

  it('over bad tables tells every problem and writes nothing', async () => {
    await edit('spec/catalog/prices.yaml', 'A-mid: ', 'A-mdi: ');
    await edit('spec/catalog/groups.yaml', 'context: 200000', 'context: 200001');
    const before = await readFile(join(root, 'generated/catalog/groups.ts'), 'utf8');
    const { ok, lines } = await write('tables');
    expect(ok).toBe(false);
    expect(lines).toEqual([
      expect.stringMatching(/^spec\/catalog\/groups\.yaml:\d+:1: "A-mid" has no price: add a row to prices\.yaml$/),
      expect.stringMatching(
        /^spec\/catalog\/prices\.yaml:\d+:1: unknown group or alias "A-mdi": did you mean "A-mid"\?$/,
      ),
      '2 problems, nothing written',
    ]);
    expect(await readFile(join(root, 'generated/catalog/groups.ts'), 'utf8')).toBe(before);
    await edit('spec/catalog/prices.yaml', 'A-mdi: ', 'A-mid: ');
    expect((await write('tables')).lines[0]).toContain(`${count} files, 1 written or removed`);
  });

  it('over bad TypeSpec tells the compiler’s errors, and recovers', async () => {
    await edit('spec/catalog/rows.tsp', 'model Price {', 'modl Price {');
    const { ok, lines } = await write('documents');
    expect(ok).toBe(false);
    expect(lines[0]).toMatch(/^spec\/catalog\/rows\.tsp:\d+:\d+: .+ \([\w-]+\)$/);
    await edit('spec/catalog/rows.tsp', 'modl Price {', 'model Price {');
    expect((await write('documents')).ok).toBe(true);
  }, 60_000);

  it('with an emitter that fails tells which, and writes nothing', async () => {
    const failing: NamedEmitter = {
      name: 'broken',
      reads: 'everything',
      emit: () => {
        throw new Error('cannot do it');
      },
    };
    const { ok, lines } = await run(root, createGenerator(root, [failing]), { check: false, changed: 'documents' });
    expect(ok).toBe(false);
    expect(lines[0]).toMatch(/^spec\/main\.tsp:1:1: the broken emitter fails on it: Error: cannot do it/);
    expect(await readdir(join(root, 'generated/catalog'))).toHaveLength(Number(count));
  }, 60_000);
});
