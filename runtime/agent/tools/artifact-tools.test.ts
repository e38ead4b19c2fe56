import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProject } from '../projects/projects.ts';
import { testGround, type TestGround } from '../testing/ground.ts';
import { createArtifact } from './create-artifact.ts';
import { listArtifacts } from './list-artifacts.ts';
import { readArtifact } from './read-artifact.ts';
import { callerIn, type Caller } from './testing/caller.ts';
import { updateArtifact } from './update-artifact.ts';

let ground: TestGround;
let project: string;
let caller: Caller;
beforeEach(async () => {
  ground = await testGround();
  project = (await createProject(ground, { name: 'Sales' })).id;
  caller = await callerIn(ground, project);
});
afterEach(() => ground.close());

const folder = (): string => join(ground.home.projects, project);
const page = (path: string, content = '<h1>Sales</h1>') => ({
  title: 'Sales',
  type: 'dashboard',
  files: [{ path, content }],
});
const artifacts = () => ground.database.kysely.selectFrom('artifact').selectAll().orderBy('id').execute();

/** All that is below the home folder, with what is in it. */
const everything = async (): Promise<readonly string[]> => {
  const entries = await readdir(ground.home.path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.startsWith(folder()));
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('.db'))
    .toSorted();
};

describe('An artifact', () => {
  it('is made of files in the folder of the project, recorded, and told of', async () => {
    const files = [
      { path: 'sales/index.html', content: '<script src="data.js"></script>' },
      { path: 'sales/data.js', content: 'const data = [1, 2]; // €' },
    ];
    const made = await caller.call(createArtifact, { title: 'Sales', type: 'dashboard', files });
    const [artifact] = await artifacts();
    expect(artifact).toMatchObject({
      project_id: project,
      title: 'Sales',
      type: 'dashboard',
      path: 'sales/index.html',
    });
    expect(made).toMatchObject({
      status: 'completed',
      text: `Made the dashboard ${artifact?.id ?? ''}, which opens sales/index.html.`,
    });
    expect(await readFile(join(folder(), 'sales/data.js'), 'utf8')).toBe('const data = [1, 2]; // €');
    expect(caller.told).toEqual([
      { type: 'response.artifact.created', artifact_id: artifact?.id, project_id: project, title: 'Sales' },
    ]);
    expect((await caller.call(listArtifacts)).text).toContain('"path":"sales/index.html"');
    expect((await caller.call(readArtifact, { path: 'sales/data.js' })).text).toBe('const data = [1, 2]; // €');
  });

  it('is changed: files that are there, files that are new, its title', async () => {
    await caller.call(createArtifact, page('index.html'));
    const id = String((await artifacts())[0]?.id);
    ground.setTime('2026-01-02T00:00:00.000Z');
    const files = [
      { path: 'index.html', content: '<h1>More sales</h1>' },
      { path: 'style.css', content: 'h1 {}' },
    ];
    const changed = await caller.call(updateArtifact, { artifact_id: id, title: 'More', files });
    expect(changed.text).toBe(`Changed ${id}: index.html, style.css.`);
    expect(await artifacts()).toMatchObject([{ id, title: 'More' }]);
    expect(await readFile(join(folder(), 'index.html'), 'utf8')).toBe('<h1>More sales</h1>');
    expect(await readdir(ground.home.scratch)).toEqual([]);
  });

  it('of another project is not read and not changed', async () => {
    await caller.call(createArtifact, page('index.html'));
    const id = String((await artifacts())[0]?.id);
    const other = await callerIn(ground, (await createProject(ground, { name: 'Other' })).id);
    const refused = await other.call(updateArtifact, { artifact_id: id, title: 'Mine' });
    expect(refused).toMatchObject({ status: 'failed', text: `Error: There is no artifact ${id} here.` });
    expect((await other.call(readArtifact, { path: 'index.html' })).status).toBe('failed');
    expect((await other.call(readArtifact, { path: `../${project}/index.html` })).status).toBe('failed');
    expect((await other.call(listArtifacts)).text).toBe('There are none.');
    expect(await artifacts()).toMatchObject([{ id, title: 'Sales' }]);
  });

  it('is none where there is no project', async () => {
    const outside = await callerIn(ground);
    for (const [tool, args] of [
      [createArtifact, page('index.html')],
      [listArtifacts, {}],
      [readArtifact, { path: 'index.html' }],
    ] as const) {
      const { status, text } = await outside.call(tool, args);
      expect([status, text]).toEqual([
        'failed',
        'Error: This conversation is in no project, so there is no folder for artifacts.',
      ]);
    }
  });
});

describe('Files stay in the folder of the project', () => {
  it.each([
    ...['../outside.html', 'a/../../outside.html', '/tmp/outside.html', '..', '.', 'a//b.html', './a.html', '', 'a/'],
    ...[
      '.hidden',
      'a/.hidden/b.html',
      'a\\..\\..\\b.html',
      'C:/b.html',
      'c:b.html',
      'a/b.html:stream',
      'nul',
      'a/con.txt',
    ],
    ...['a\nb.html', 'a./b.html', 'a /b.html', `${'x'.repeat(300)}.html`, 'a/'.repeat(600) + 'b.html'],
  ])('%j is no path', async (path) => {
    const before = await everything();
    const { status } = await caller.call(createArtifact, page(path));
    expect(status).toBe('failed');
    expect(await everything()).toEqual(before);
    expect(await artifacts()).toEqual([]);
    expect(ground.logged).toEqual([]);
  });

  it('whatever links stand in it: nothing is read or written through them', async () => {
    const outside = join(ground.home.path, 'outside');
    await mkdir(outside);
    await mkdir(folder(), { recursive: true });
    await writeFile(join(outside, 'secret.txt'), 'secret');
    await symlink(outside, join(folder(), 'way'));
    await symlink(join(outside, 'secret.txt'), join(folder(), 'link.txt'));
    await symlink(join(outside, 'new.txt'), join(folder(), 'dangling.txt'));
    expect((await caller.call(readArtifact, { path: 'link.txt' })).text).toMatch(/^Error: There is no file/);
    expect((await caller.call(readArtifact, { path: 'way/secret.txt' })).text).toMatch(/^Error: There is no file/);
    const refused = await caller.call(createArtifact, page('way/secret.txt'));
    expect(refused.text).toBe('Error: Something that is no file or folder of its own is at way/secret.txt.');
    // A link in the place of a file goes; what it led to stays.
    for (const path of ['link.txt', 'dangling.txt']) {
      expect((await caller.call(createArtifact, page(path, 'mine'))).status).toBe('completed');
      expect(await readFile(join(folder(), path), 'utf8')).toBe('mine');
    }
    expect(await readdir(outside)).toEqual(['secret.txt']);
    expect(await readFile(join(outside, 'secret.txt'), 'utf8')).toBe('secret');
  });

  it('a folder does not become a file, nor a file a folder', async () => {
    await caller.call(createArtifact, page('a/index.html'));
    expect((await caller.call(createArtifact, page('a'))).text).toMatch(/^Error: Something that is no file/);
    expect((await caller.call(createArtifact, page('a/index.html/b'))).text).toMatch(
      /^Error: Something that is no file/,
    );
  });

  it('and of a project that went nothing comes back', async () => {
    await ground.database.kysely.deleteFrom('project').where('id', '=', project).execute();
    expect((await caller.call(createArtifact, page('index.html'))).text).toBe(`Error: There is no project ${project}.`);
    expect(await readdir(ground.home.projects)).toEqual([]);
  });
});

/** The disk of a path; null: there is no such path. */
const deviceOf = (path: string) =>
  stat(path).then(
    ({ dev }) => dev,
    () => null,
  );
const memoryDisk = '/dev/shm';
const [usual, other] = await Promise.all([deviceOf(tmpdir()), deviceOf(memoryDisk)]);

it.skipIf(other === null || other === usual)('projects may be kept on another disk', async () => {
  const elsewhere = await mkdtemp(join(memoryDisk, 'polywire-projects-'));
  try {
    await rmdir(ground.home.projects);
    await symlink(elsewhere, ground.home.projects);
    expect((await caller.call(createArtifact, page('a/index.html', 'there'))).status).toBe('completed');
    expect(await readdir(join(elsewhere, project, 'a'))).toEqual(['index.html']);
    expect(await readdir(ground.home.scratch)).toEqual([]);
  } finally {
    await rm(elsewhere, { recursive: true });
  }
});

describe('A project has its size', () => {
  it('beyond which nothing is written, and up to which a file may be written anew', async () => {
    await ground.close();
    const small = await testGround();
    ground = { ...small, limits: { ...small.limits, project_size: 100, file_size: 90 } };
    project = (await createProject(ground, { name: 'Small' })).id;
    caller = await callerIn(ground, project);
    expect((await caller.call(createArtifact, page('a.html', 'x'.repeat(91)))).text).toBe(
      'Error: A file may have 90 bytes.',
    );
    expect((await caller.call(createArtifact, page('a.html', 'x'.repeat(80)))).status).toBe('completed');
    expect((await caller.call(createArtifact, page('b.html', 'x'.repeat(21)))).text).toBe(
      'Error: The files of a project may have 100 bytes together.',
    );
    expect((await caller.call(createArtifact, page('a.html', 'y'.repeat(80)))).status).toBe('completed');
    expect((await caller.call(createArtifact, page('b.html', 'x'.repeat(20)))).status).toBe('completed');
    expect(await readdir(folder())).toEqual(['a.html', 'b.html']);
  });
});

describe('Reading a file of an artifact', () => {
  it('goes on where the last call ended, and never parts a character', async () => {
    const text = `a${'€'.repeat(30_000)}`;
    await caller.call(createArtifact, page('long.txt', text));
    let read = '';
    for (let from = 0; ;) {
      const { text: piece } = await caller.call(readArtifact, { path: 'long.txt', from_byte: from });
      const [, more, next] = /^([^]*)\n\[goes on at from_byte (\d+) of \d+\]$/.exec(piece) ?? [];
      read += more ?? piece;
      if (next === undefined) break;
      from = Number(next);
    }
    expect(read === text).toBe(true);
  });

  it('says what is no text, and where there is nothing more', async () => {
    await mkdir(folder(), { recursive: true });
    await writeFile(join(folder(), 'logo.png'), Buffer.from([0x89, 0x50]));
    expect((await caller.call(readArtifact, { path: 'logo.png' })).text).toBe('logo.png: image/png, 2 bytes, no text.');
    await writeFile(join(folder(), 'empty.txt'), '');
    expect((await caller.call(readArtifact, { path: 'empty.txt' })).text).toBe(
      'empty.txt: 0 bytes, nothing more from 0 on.',
    );
  });
});

it('an artifact whose file another call writes is found by its new words, and has changed', async () => {
  await caller.call(createArtifact, page('index.html', 'turnip'));
  await caller.call(createArtifact, { ...page('other.html'), title: 'Other' });
  const [first, second] = await artifacts();
  ground.setTime('2026-01-02T00:00:00.000Z');
  const files = [{ path: 'index.html', content: 'parsnip' }];
  await caller.call(updateArtifact, { artifact_id: second?.id, files });
  const { updated_at } = (await artifacts()).find(({ id }) => id === first?.id) ?? {};
  expect(updated_at).toBe('2026-01-02T00:00:00.000Z');
});
