import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { onPython, pythonAt, type Python } from '../platform/testing/python.ts';

/** The Python SDK as it is in generated/, with the machine's Python. */
const made = join(dirname(fileURLToPath(import.meta.resolve('@polywire/generated/README.md'))), 'sdk-python');

describe('the package', () => {
  it('has the version of the others', async () => {
    const version = await readFile(join(made, 'src/polywire/_core/version.py'), 'utf8');
    expect(version).toContain(`__version__ = "${manifest.version}"\n`);
  });
});

await onPython('the Python SDK', (python) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'polywire-python-'));
    await cp(made, folder, { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true }));
  const env = { PYTHONPATH: join(made, 'src') };

  it('depends on nothing but what comes with Python', async () => {
    expect(await readFile(join(made, 'pyproject.toml'), 'utf8')).toContain('\ndependencies = []\n');
    const modules = (await readdir(join(made, 'src'), { recursive: true })).filter((name) => name.endsWith('.py'));
    const texts = await Promise.all(modules.map((name) => readFile(join(made, 'src', name), 'utf8')));
    const named = texts.flatMap((text) => [...text.matchAll(/^\s*(?:from|import) (\w+)/gm)].map(([, name]) => name));
    const { stdout } = await python(['-c', 'import sys; print(*sys.stdlib_module_names)']);
    const own = new Set(stdout.trim().split(' '));
    expect(named.length).toBeGreaterThan(100);
    // That one is known to every type checker, and imported by them alone.
    expect(named.filter((name) => !own.has(name ?? '') && name !== 'typing_extensions')).toEqual([]);
  });

  it('compiles', async () => {
    await python(['-W', 'error', '-m', 'compileall', '-q', '-f', 'src', 'tests'], { cwd: folder });
  });

  it('does what its tests say, without a warning', async () => {
    const args = ['-W', 'error', '-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'];
    const { stderr } = await python(args, { cwd: folder, env });
    expect(stderr).not.toContain('Warning');
    expect(stderr).toMatch(/Ran (6\d|[7-9]\d|\d{3,}) tests in [\d.]+s\n\nOK/);
  }, 60_000);

  it('has types everywhere, and all of them can be resolved', async () => {
    const { stdout } = await python(['-W', 'error', join(import.meta.dirname, 'hints.py')], { env });
    expect(Number(stdout)).toBeGreaterThan(800);
  });

  it('is installed as a wheel, with its types, where nothing else is', async (context) => {
    const builder = await findBuilder(python, context);
    const wheels = join(folder, 'wheels');
    await builder(['-m', 'pip', 'wheel', ...offline, '--no-build-isolation', '-w', wheels, '.'], { cwd: folder });
    const [wheel = ''] = await readdir(wheels);
    expect(wheel).toBe(`polywire-${manifest.version}-py3-none-any.whl`);

    const place = join(folder, 'venv');
    await python(['-m', 'venv', place]).catch(() => {
      context.skip('not run: this Python makes no virtual environments');
    });
    const clean = pythonAt(join(place, 'bin/python'));
    await clean(['-m', 'pip', 'install', ...offline, join(wheels, wheel)]);
    const script =
      'import polywire, pathlib; print(polywire.__version__, (pathlib.Path(polywire.__file__).parent / "py.typed").exists())';
    const { stdout } = await clean(['-I', '-c', script], { cwd: tmpdir() });
    expect(stdout).toBe(`${manifest.version} True\n`);
    expect((await clean(['-m', 'pip', 'check'])).stdout).toContain('No broken requirements');
  }, 240_000);
});

const offline = ['-q', '--no-index', '--no-deps', '--disable-pip-version-check'];

/** A Python that has what the package is built with. */
async function findBuilder(python: Python, context: TestContext): Promise<Python> {
  for (const one of [python, pythonAt('/usr/bin/python3')]) {
    const able = await one(['-c', 'import setuptools, wheel, pip']).then(
      () => true,
      () => false,
    );
    if (able) return one;
  }
  return context.skip('not run: no Python here has pip, setuptools and wheel');
}
