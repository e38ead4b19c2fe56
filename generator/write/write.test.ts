import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { driftOf, driftText } from './drift.ts';
import { writeFiles } from './write.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polywire-'));
  await writeFile(join(folder, 'package.json'), '{}');
});
afterEach(() => rm(folder, { recursive: true }));

const a = { path: 'catalog/a.ts', text: 'a\n' };
const b = { path: 'docs/b.md', text: 'b\n' };

const files = async (): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

describe('Writing makes the folder hold what the emitters made', () => {
  it('and nothing else but the package’s own files', async () => {
    await mkdir(join(folder, 'old/deep'), { recursive: true });
    await writeFile(join(folder, 'old/deep/gone.ts'), 'x');
    await writeFile(join(folder, 'README.md'), 'kept');
    await mkdir(join(folder, 'node_modules/x'), { recursive: true });
    await writeFile(join(folder, 'node_modules/x/index.js'), 'kept');
    await writeFiles(folder, [a, b]);
    expect(await files()).toEqual([
      'README.md',
      'catalog/a.ts',
      'docs/b.md',
      'node_modules/x/index.js',
      'package.json',
    ]);
    expect(await readdir(folder)).not.toContain('old');
  });

  it('touches no file whose bytes are right', async () => {
    await writeFiles(folder, [a, b]);
    const long = new Date('2020-01-01');
    await utimes(join(folder, a.path), long, long);
    await writeFiles(folder, [a, { ...b, text: 'other\n' }]);
    expect((await stat(join(folder, a.path))).mtime).toEqual(long);
    expect(await readFile(join(folder, b.path), 'utf8')).toBe('other\n');
  });

  it('replaces a file as a whole, so that one which cannot be written over is replaced too', async () => {
    await writeFiles(folder, [a]);
    await chmod(join(folder, a.path), 0o444);
    const before = (await stat(join(folder, a.path))).ino;
    await writeFiles(folder, [{ ...a, text: 'new\n' }]);
    expect(await readFile(join(folder, a.path), 'utf8')).toBe('new\n');
    expect((await stat(join(folder, a.path))).ino).not.toBe(before);
  });

  it('leaves the folder: never', async () => {
    await expect(writeFiles(folder, [{ path: '../out.ts', text: '' }])).rejects.toThrow(
      '../out.ts is not below generated/',
    );
    await expect(writeFiles(folder, [{ path: '/out.ts', text: '' }])).rejects.toThrow('is not below generated/');
  });

  it('makes the folder where there is none', async () => {
    const missing = join(folder, 'not/yet');
    await writeFiles(missing, [a]);
    expect(await readFile(join(missing, a.path), 'utf8')).toBe(a.text);
  });
});

describe('Drift names every file that differs', () => {
  it('in words, sorted', async () => {
    await writeFiles(folder, [a, b]);
    await rm(join(folder, a.path));
    await writeFile(join(folder, b.path), 'edited by hand');
    await writeFile(join(folder, 'docs/stray.md'), 'x');
    expect(driftText(await driftOf(folder, [a, b]))).toEqual([
      'generated/catalog/a.ts: missing',
      'generated/docs/b.md: differs from spec/',
      'generated/docs/stray.md: nothing in spec/ makes it',
    ]);
  });

  it('and none where there is none', async () => {
    await writeFiles(folder, [a, b]);
    expect(driftText(await driftOf(folder, [b, a]))).toEqual([]);
  });
});
