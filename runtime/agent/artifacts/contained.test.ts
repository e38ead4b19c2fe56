import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContained, stepsOf } from './contained.ts';

let folder: string;
let root: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polywire-contained-'));
  root = join(folder, 'root');
  await mkdir(join(root, 'inner', 'deep'), { recursive: true });
  await writeFile(join(folder, 'outside.txt'), 'outside');
  await writeFile(join(root, 'file.txt'), 'inside');
  await writeFile(join(root, 'inner', 'deep', 'ü name.txt'), 'deep');
  await writeFile(join(root, '.env'), 'hidden');
  await symlink(join(folder, 'outside.txt'), join(root, 'link-out'));
  await symlink(join(root, 'file.txt'), join(root, 'link-in'));
  await symlink(folder, join(root, 'folder-out'));
  await symlink(join(root, 'inner'), join(root, 'folder-in'));
  await symlink('loop', join(root, 'loop'));
  if (process.platform !== 'win32') execFileSync('mkfifo', [join(root, 'pipe')]);
});
afterAll(() => rm(folder, { recursive: true }));

async function read(path: string): Promise<string | null> {
  const found = await openContained(root, path);
  if (found === null) return null;
  try {
    return found.stats.isFile() ? await found.handle.readFile('utf8') : 'a folder';
  } finally {
    await found.handle.close();
  }
}

describe('Below a folder', () => {
  it('files and folders are found by their path', async () => {
    expect(await read('file.txt')).toBe('inside');
    expect(await read('inner/deep/ü name.txt')).toBe('deep');
    expect(await read('')).toBe('a folder');
    expect(await read('inner/')).toBe('a folder');
  });

  it('a root that is itself behind a link is the root', async () => {
    const found = await openContained(join(root, 'folder-in'), 'deep');
    expect(found?.stats.isDirectory()).toBe(true);
    await found?.handle.close();
  });

  it.each([
    ...[
      '../outside.txt',
      'inner/../../outside.txt',
      '..',
      '.',
      './file.txt',
      'inner/./deep',
      '/etc/passwd',
      '//file.txt',
    ],
    ...[
      'inner//deep',
      'file.txt//',
      'file.txt\0',
      'file.txt\0.html',
      '..\\outside.txt',
      'inner\\deep',
      'C:/x',
      'C:file.txt',
    ],
    ...[
      'file.txt::$DATA',
      'con',
      'NUL.txt',
      'com1',
      'file.txt.',
      'file.txt ',
      '\\\\host\\share',
      'a\nb',
      '.env',
      'inner/.git',
    ],
    ...['link-out', 'link-in', 'folder-out/outside.txt', 'folder-in/deep', 'folder-in', 'loop', 'pipe'],
    ...['nothing', 'file.txt/below', 'x'.repeat(5000), '%2e%2e/outside.txt', '~/x'],
  ])('%j is nothing', async (path) => {
    expect(await read(path)).toBe(null);
  });

  it('no path has a step that leads anywhere but down', () => {
    const piece = fc.constantFrom('..', '.', '', 'a', '\\', '/', 'C:', '\0', ' ', '...', 'b.txt');
    fc.assert(
      fc.property(
        fc.array(piece).map((all) => all.join('/')),
        (path) => {
          const steps = stepsOf(path);
          if (steps !== null) expect(join('/root', ...steps).startsWith('/root')).toBe(true);
          for (const step of steps ?? []) expect(step).toMatch(/^[^.\\/:\0][^\\/:\0]*$/);
        },
      ),
    );
  });

  it('a file that is swapped for a link between two looks is read from inside or not at all', async () => {
    const swapped = join(root, 'swapped');
    const stop = new AbortController();
    const swap = (async () => {
      while (!stop.signal.aborted) {
        await rm(swapped, { force: true });
        await symlink(join(folder, 'outside.txt'), swapped);
        await rm(swapped, { force: true });
        await writeFile(swapped, 'inside');
      }
    })();
    for (let times = 0; times < 300; times++) expect(['inside', '', null]).toContain(await read('swapped'));
    stop.abort();
    await swap;
  });
});
