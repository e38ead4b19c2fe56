import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchSpec } from './watch.ts';
import type { Changed } from './watch.ts';

let root = '';
let stop: AbortController;
let watching: Promise<void>;
let heard: Changed[];

/** Ends when the watcher has called back so many times. */
async function times(count: number): Promise<readonly Changed[]> {
  await expect.poll(() => heard.length, { timeout: 5000 }).toBeGreaterThanOrEqual(count);
  return heard;
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'polywire-'));
  await mkdir(join(root, 'spec/catalog'), { recursive: true });
  await mkdir(join(root, 'runtime/client-python/package/src'), { recursive: true });
  heard = [];
  stop = new AbortController();
  watching = watchSpec(
    root,
    (changed) => {
      heard.push(changed);
      return Promise.resolve();
    },
    stop.signal,
  );
  await times(1);
});
afterEach(async () => {
  stop.abort();
  await watching;
  await rm(root, { recursive: true });
});

describe('Watching what generated/ is made from', () => {
  it('begins with all of it', () => {
    expect(heard).toEqual(['documents']);
  });

  it('tells an edited table from an edited TypeSpec file', async () => {
    await writeFile(join(root, 'spec/catalog/groups.yaml'), 'a: {}');
    expect(await times(2)).toEqual(['documents', 'tables']);
    await writeFile(join(root, 'spec/main.tsp'), 'model A {}');
    expect(await times(3)).toEqual(['documents', 'tables', 'documents']);
  });

  it('hears of the core of the Python SDK', async () => {
    await writeFile(join(root, 'runtime/client-python/package/src/core.py'), 'pass');
    expect(await times(2)).toEqual(['documents', 'tables']);
  });

  it('hears of a file that an editor replaces, again and again', async () => {
    for (const round of [2, 3, 4]) {
      await writeFile(join(root, 'draft'), `# ${round}`);
      await rename(join(root, 'draft'), join(root, 'spec/catalog/groups.yaml'));
      await times(round);
    }
    expect(heard).toEqual(['documents', 'tables', 'tables', 'tables']);
  });

  it('takes edits that come together as one', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => writeFile(join(root, `spec/catalog/${name}.yaml`), '')));
    await writeFile(join(root, 'spec/x.tsp'), '');
    expect(await times(2)).toEqual(['documents', 'documents']);
  });

  it('does not hear of other files', async () => {
    await writeFile(join(root, 'spec/catalog/notes.txt'), 'x');
    await writeFile(join(root, 'spec/catalog/groups.yaml'), 'a: {}');
    expect(await times(2)).toEqual(['documents', 'tables']);
  });
});
