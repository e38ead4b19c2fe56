import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProject } from '../projects/projects.ts';
import { createMemory } from '../memories/memories.ts';
import { testGround, type TestGround } from '../testing/ground.ts';
import { sweepDoomed } from './doomed.ts';

describe('what is doomed', () => {
  let ground: TestGround;
  beforeEach(async () => {
    ground = await testGround();
  });
  afterEach(() => ground.close());
  const doom = (path: string) => ground.database.kysely.insertInto('doomed_path').values({ path }).execute();
  const doomed = async (): Promise<readonly string[]> =>
    (await ground.database.kysely.selectFrom('doomed_path').selectAll().execute()).map(({ path }) => path);

  it('goes from the disk and is forgotten, also where it is gone already', async () => {
    await mkdir(join(ground.home.projects, 'proj_1', 'deep'), { recursive: true });
    await writeFile(join(ground.home.projects, 'proj_1', 'deep', 'x'), 'x');
    await writeFile(join(ground.home.uploads, 'u1'), 'x');
    for (const path of ['projects/proj_1', 'uploads/u1', 'uploads/gone', 'uploads/no/such/folder']) await doom(path);
    await sweepDoomed(ground);
    expect(await doomed()).toEqual([]);
    for (const folder of [ground.home.projects, ground.home.uploads, ground.home.scratch])
      expect(readdirSync(folder)).toEqual([]);
    expect(ground.logged).toEqual([]);
  });

  it('goes once where several sweep at the same time', async () => {
    for (let count = 0; count < 20; count++) {
      const folder = join(ground.home.projects, `proj_${count}`);
      for (const name of ['a', 'b', 'c']) await mkdir(join(folder, name, 'deep'), { recursive: true });
      await doom(`projects/proj_${count}`);
    }
    await Promise.all(Array.from({ length: 10 }, () => sweepDoomed(ground)));
    expect(await doomed()).toEqual([]);
    for (const folder of [ground.home.projects, ground.home.scratch]) expect(readdirSync(folder)).toEqual([]);
    expect(ground.logged).toEqual([]);
  });

  it('is what a crash left half removed', async () => {
    await mkdir(join(ground.home.scratch, 'doomed-file_1', 'x'), { recursive: true });
    await writeFile(join(ground.home.scratch, 'upload-of-somebody'), 'x');
    await sweepDoomed(ground);
    expect(readdirSync(ground.home.scratch)).toEqual(['upload-of-somebody']);
  });

  it.each([
    '../elsewhere',
    'projects',
    'uploads/..',
    'projects/../uploads',
    'agent.db',
    '',
    '.',
    '/etc/passwd',
    'projects/../../x',
  ])('is never %j: it stays, and the log says so without the path', async (path) => {
    await doom(path);
    await writeFile(join(ground.home.uploads, 'kept'), 'x');
    await sweepDoomed(ground);
    expect(readdirSync(ground.home.uploads)).toEqual(['kept']);
    expect(existsSync(ground.home.database)).toBe(true);
    expect(await doomed()).toEqual([path]);
    expect(ground.logged).toHaveLength(1);
    expect(ground.logged[0]).toContain('outside the folders');
  });

  it('is a link itself, never what it leads to, and nothing behind one', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'polywire-outside-'));
    await writeFile(join(outside, 'precious'), 'x');
    await symlink(outside, join(ground.home.projects, 'proj_link'));
    await mkdir(join(ground.home.projects, 'proj_2'));
    await symlink(outside, join(ground.home.projects, 'proj_2', 'inner'));
    for (const path of ['projects/proj_link/precious', 'projects/proj_link', 'projects/proj_2']) await doom(path);
    await sweepDoomed(ground);
    expect(readdirSync(outside)).toEqual(['precious']);
    expect(readdirSync(ground.home.projects)).toEqual([]);
    await rm(outside, { recursive: true });
  });

  it('is tried again when it could not be moved', async () => {
    await doom('uploads/u1');
    await writeFile(join(ground.home.uploads, 'u1'), 'x');
    await rm(ground.home.scratch, { recursive: true });
    await writeFile(ground.home.scratch, 'in the way');
    await sweepDoomed(ground);
    expect(await doomed()).toEqual(['uploads/u1']);
    expect(ground.logged.length).toBeGreaterThan(0);
    await rm(ground.home.scratch);
    await mkdir(ground.home.scratch);
    await sweepDoomed(ground);
    expect([await doomed(), readdirSync(ground.home.uploads)]).toEqual([[], []]);
  });
});

describe('a project whose deletion is killed', () => {
  /** Deletes the project in a process of its own that dies by SIGKILL at a step. */
  async function deletedUntil(step: string, home: string, project: string): Promise<void> {
    const program = fileURLToPath(new URL('testing/delete-and-die.ts', import.meta.url));
    const child: ChildProcess = spawn(process.execPath, [program, step, home, project], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal, said).toBe('SIGKILL');
  }

  it.each([
    ['before the commit', 'whole', 'whole'],
    ['after the commit', 'gone', 'whole'],
    ['before the move', 'gone', 'whole'],
    ['after the move', 'gone', 'gone'],
    ['before the removal', 'gone', 'gone'],
    ['after the removal', 'gone', 'gone'],
  ] as const)(
    '%s is %s in the database and %s on the disk, and all gone after the next start',
    async (step, rows, disk) => {
      const folder = await mkdtemp(join(tmpdir(), 'polywire-killed-'));
      const first = await testGround(folder);
      const { id: project_id } = await createProject(first, { name: 'P' });
      await createMemory(first, { content: 'x', project_id });
      const place = join(first.home.projects, project_id);
      await mkdir(place);
      await writeFile(join(place, 'index.html'), '<p>');
      await first.close();

      await deletedUntil(step, folder, project_id);

      expect(existsSync(join(place, 'index.html'))).toBe(disk === 'whole');
      const next = await testGround(folder);
      const left = async (): Promise<readonly unknown[]> => [
        ...(await next.database.kysely.selectFrom('project').select('id').execute()),
        ...(await next.database.kysely.selectFrom('memory').select('id').execute()),
      ];
      expect(await left()).toHaveLength(rows === 'whole' ? 2 : 0);
      await sweepDoomed(next);
      expect(existsSync(place)).toBe(rows === 'whole');
      expect(readdirSync(next.home.scratch)).toEqual([]);
      expect(await next.database.kysely.selectFrom('doomed_path').selectAll().execute()).toEqual([]);
      await next.close();
      await rm(folder, { recursive: true });
    },
  );
});
