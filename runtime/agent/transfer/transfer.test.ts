import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { AgentError } from '../errors.ts';
import { createFile } from '../files/files.ts';
import { crudeZip, zipOf } from '../files/testing/archive.ts';
import { openTestGround, type TestGround } from '../files/testing/ground.ts';
import { pdfOf } from '../files/testing/pdf.ts';
import { fileUpload } from '../files/testing/upload.ts';
import { newId } from '../ids.ts';
import { documentsOf } from '../storage/search-numbers.ts';
import { createProject, readProject } from '../projects/projects.ts';
import { createSkill } from '../skills/skills.ts';
import { exportProject } from './export-project.ts';
import { importProject } from './import-project.ts';

let ground: TestGround;
beforeEach(async () => {
  ground = await openTestGround({ project_size: 2_000_000, unpacked_size: 2_000_000 });
});
afterEach(() => ground.remove());

const at = '2026-01-02T03:04:05.678Z';
const times = { created_at: at, updated_at: at };

const exported = async (project: string, from: TestGround = ground): Promise<Buffer> =>
  buffer(Readable.from((await exportProject(from, project)).stream));

const imported = async (archive: Buffer, into: TestGround = ground): Promise<string> =>
  (await importProject(into, fileUpload('project.zip', archive, {}, 'application/zip'))).id;

/** The entries of an archive, unpacked. */
async function unpacked(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive);
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return entries;
}

/** The same archive with other content in some entries; null takes one away. */
async function changed(archive: Buffer, changes: Readonly<Record<string, string | Buffer | null>>): Promise<Buffer> {
  const entries: Record<string, string | Buffer | null> = {
    ...Object.fromEntries(await unpacked(archive)),
    ...changes,
  };
  const kept = Object.entries(entries).filter((entry): entry is [string, string | Buffer] => entry[1] !== null);
  return zipOf(Object.fromEntries(kept));
}

/** A project with something of everything. */
async function fullProject(text = 'some text'): Promise<string> {
  const { kysely } = ground.database;
  const skill = await createSkill(ground, { name: 'write-well', description: text, tools: ['remember'] });
  const connection = {
    id: newId('conn'),
    spec_id: 'postgres',
    name: 'Shop',
    status: 'connected',
    reason: null,
  } as const;
  await kysely
    .insertInto('connection')
    .values({ ...connection, settings: '{"host":"canary-host"}', ...times, checked_at: null })
    .execute();
  await kysely
    .insertInto('connection_secret')
    .values({ connection_id: connection.id, field: 'password', sealed: 'canary-sealed' })
    .execute();
  const { id: project_id } = await createProject(ground, {
    name: 'Büro',
    description: text,
    model: 'b-large',
    connector_ids: [connection.id],
    skill_ids: [skill.id],
  });
  const conversation_id = newId('conv');
  const elsewhere = newId('conv');
  const conversation = { titled: 1n, goal: null, status: 'archived', ...times } as const;
  await kysely
    .insertInto('conversation')
    .values([
      { id: conversation_id, project_id, title: text, ...conversation },
      { id: elsewhere, project_id: null, title: 'canary-elsewhere', ...conversation },
    ])
    .execute();
  const response_id = newId('resp');
  const turn = { model: 'a-mid', input_tokens: 3n, output_tokens: 4n, error: '{"code":"x"}', created_at: at };
  await kysely
    .insertInto('response')
    .values({
      ...{ id: response_id, conversation_id, input: text, status: 'in_progress', output: '[{"type":"text"}]' },
      ...{ ...turn, skill_ids: JSON.stringify([skill.id, 'skill_gone']), ended_at: null },
    })
    .execute();
  const item = { conversation_id, role: 'user', created_at: at } as const;
  await kysely
    .insertInto('item')
    .values([
      { ...item, id: newId('item'), response_id, position: 0n, kind: 'message', content: text, data: null },
      {
        ...item,
        id: newId('item'),
        response_id: null,
        position: 1n,
        kind: 'reasoning',
        content: '',
        data: '{"a":[1]}',
      },
    ])
    .execute();
  await kysely
    .insertInto('memory')
    .values({ id: newId('mem'), content: text, project_id, source: 'agent', ...times })
    .execute();
  const schedule = {
    cron: '0 9 * * 1',
    timezone: 'Europe/Berlin',
    prompt: text,
    status: 'active',
    last_run_at: at,
  } as const;
  await kysely
    .insertInto('schedule')
    .values([
      { id: newId('sched'), project_id, ...schedule, conversation_id, next_run_at: at, ...times },
      { id: newId('sched'), project_id, ...schedule, conversation_id: elsewhere, next_run_at: at, ...times },
    ])
    .execute();
  await kysely
    .insertInto('artifact')
    .values({ id: newId('art'), project_id, title: text, type: 'report', path: 'report/index.html', ...times })
    .execute();
  const scratchpad_id = newId('pad');
  await kysely
    .insertInto('scratchpad')
    .values({ id: scratchpad_id, conversation_id, title: text, saved: 1n, ...times })
    .execute();
  await kysely
    .insertInto('cell')
    .values({
      ...{ id: newId('cell'), scratchpad_id, type: 'code', content: text, language: 'python', status: 'running' },
      ...{ outputs: '[{"mime":"text/plain","data":"1"}]', error: null, position: 0n, ...times },
    })
    .execute();
  await createFile(ground, fileUpload('Notiz.txt', text, { project_id, conversation_id }));
  await createFile(ground, fileUpload('only.txt', text, { conversation_id }));
  await createFile(ground, fileUpload('other.txt', 'canary-other', { conversation_id: elsewhere }));
  await createFile(ground, fileUpload('a.pdf', pdfOf(['One']), { project_id }));
  const folder = join(ground.home.projects, project_id);
  await mkdir(join(folder, 'report'), { recursive: true });
  await writeFile(join(folder, 'report', 'index.html'), `<p>${text}`);
  await writeFile(join(folder, '.hidden'), 'kept');
  await writeFile(join(ground.home.path, 'outside'), 'canary-outside');
  await symlink(join(ground.home.path, 'outside'), join(folder, 'link'));
  await symlink(ground.home.path, join(folder, 'linked-folder'));
  return project_id;
}

/** All of a project but ids and times, with what refers to what. */
async function contentOf(project: string, of: TestGround = ground): Promise<object> {
  const { kysely } = of.database;
  const { name, description, model, skill_ids } = await readProject(kysely, project);
  const rows = async (table: 'conversation' | 'memory' | 'artifact' | 'schedule'): Promise<object[]> =>
    kysely.selectFrom(table).selectAll().where('project_id', '=', project).orderBy('id').execute();
  const conversations = await kysely
    .selectFrom('conversation')
    .select('id')
    .where('project_id', '=', project)
    .execute();
  const ids = ['', ...conversations.map(({ id }) => id)];
  const within = async (table: 'response' | 'item' | 'scratchpad'): Promise<object[]> =>
    kysely.selectFrom(table).selectAll().where('conversation_id', 'in', ids).orderBy('id').execute();
  const pads = (await within('scratchpad')) as { id: string }[];
  const files = await kysely
    .selectFrom('file')
    .selectAll()
    .where((where) => where.or([where('project_id', '=', project), where('conversation_id', 'in', ids)]))
    .orderBy('id')
    .execute();
  const bytes = await Promise.all(files.map((file) => readFile(join(of.home.uploads, file.storage_name), 'latin1')));
  const folder = join(of.home.projects, project);
  const kept = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const all = {
    project: { name, description, model, skill_ids },
    conversation: await rows('conversation'),
    response: await within('response'),
    item: await within('item'),
    memory: await rows('memory'),
    artifact: await rows('artifact'),
    schedule: await rows('schedule'),
    scratchpad: pads,
    cell: await kysely
      .selectFrom('cell')
      .selectAll()
      .where('scratchpad_id', 'in', ['', ...pads.map(({ id }) => id)])
      .execute(),
    file: files.map((file, index) => ({ ...file, bytes: bytes[index] })),
    folder: await Promise.all(
      kept
        .map((entry) => join(entry.parentPath, entry.name))
        .toSorted()
        .map(async (path) => [path.slice(folder.length), await readFile(path, 'utf8')]),
    ),
  };
  return withoutIds(all) as object;
}

/** Ids become the order in which they come, so that references can be compared. */
function withoutIds(all: object): unknown {
  const order = new Map<string, string>();
  const counts = new Map<string, number>();
  const text = JSON.stringify(all, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
  return JSON.parse(
    text.replaceAll(/\b(proj|conv|resp|item|mem|art|sched|pad|cell|file)_[0-9a-z]{26}\b/g, (id, prefix: string) => {
      const known = order.get(id);
      if (known !== undefined) return known;
      const count = (counts.get(prefix) ?? 0) + 1;
      counts.set(prefix, count);
      order.set(id, `${prefix}-${count}`);
      return `${prefix}-${count}`;
    }),
  );
}

const refusal = async (archive: Buffer): Promise<string> => {
  try {
    await imported(archive);
  } catch (error) {
    if (error instanceof AgentError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'imported';
};

const traces = async (): Promise<object> => ({
  projects: (await ground.database.kysely.selectFrom('project').select('id').execute()).length,
  uploads: await readdir(ground.home.uploads),
  folders: await readdir(ground.home.projects),
  scratch: await readdir(ground.home.scratch),
  doomed: await ground.database.kysely.selectFrom('doomed_path').selectAll().execute(),
});

describe('a project that is exported and imported', () => {
  test('is the same but for ids, times of its own, and what runs', async () => {
    const project = await fullProject();
    const before = (await contentOf(project)) as Record<string, Record<string, unknown>[]>;
    const copy = await imported(await exported(project));
    const after = await contentOf(copy);
    const paused = { status: 'paused', next_run_at: null };
    expect(after).toEqual({
      ...before,
      response: before['response']?.map((row) => ({
        ...row,
        status: 'cancelled',
        skill_ids: expect.any(String) as string,
      })),
      schedule: before['schedule']?.map((row, index) => ({
        ...row,
        ...paused,
        ...(index === 1 && { conversation_id: null }),
      })),
      cell: before['cell']?.map((row) => ({ ...row, status: 'pending' })),
    });
    expect(ground.events.at(-1)).toMatchObject({ resource: 'project', action: 'created', id: copy });
    expect(await readdir(ground.home.scratch)).toEqual([]);
  });

  test('is the same whatever is written in it', async () => {
    const text = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 40 })
      .map((some) => `x${some.replaceAll('\0', '')}`);
    const [some] = fc.sample(text, { numRuns: 1, seed: 20261120 });
    const texts = [some ?? '', '"\\\n\r\u2028\ud83d\ude00 </p>', `{"__proto__":{}}\t${'long '.repeat(2000)}`];
    for (const one of texts) {
      const other = await openTestGround();
      const was = ground;
      ground = other;
      try {
        const project = await fullProject(one.slice(0, 500));
        const first = await imported(await exported(project));
        const second = await imported(await exported(first));
        expect(await contentOf(second)).toEqual(await contentOf(first));
      } finally {
        ground = was;
        await other.remove();
      }
    }
  });

  test('is linked to no connection: which sources it may use is the user’s to say', async () => {
    // The connection is here under the very name; whoever made the archive could have guessed it.
    const copy = await imported(await exported(await fullProject()));
    expect(await readProject(ground.database.kysely, copy)).toMatchObject({ connector_ids: [] });
  });

  test('has artifacts that are found by what stands in their files', async () => {
    const copy = await imported(await exported(await fullProject('a rare pangolin')));
    const { number } = await ground.database.kysely
      .selectFrom('artifact')
      .innerJoin('search_entity', 'search_entity.id', 'artifact.id')
      .select('search_entity.number')
      .where('artifact.project_id', '=', copy)
      .executeTakeFirstOrThrow();
    const [first, last] = documentsOf(number);
    const texts = await ground.database.kysely
      .selectFrom('search_document')
      .select('body')
      .where('id', '>=', first)
      .where('id', '<=', last)
      .where('body', 'like', '%rare pangolin%')
      .execute();
    expect(texts).toHaveLength(1);
  });

  test('goes to another machine, where skills are made', async () => {
    const archive = await exported(await fullProject());
    const other = await openTestGround();
    try {
      const project = await readProject(other.database.kysely, await imported(archive, other));
      expect(project).toMatchObject({ name: 'Büro', skill_ids: [expect.any(String)] });
      const skills = await other.database.kysely.selectFrom('skill').selectAll().execute();
      expect(skills).toMatchObject([{ name: 'write-well', tools: '["remember"]' }]);
    } finally {
      await other.remove();
    }
  });

  test('takes its files to be read again', async () => {
    await imported(await exported(await fullProject()));
    const files = await ground.database.kysely.selectFrom('file').select(['name', 'extraction_status']).execute();
    expect(files.filter(({ extraction_status }) => extraction_status !== 'pending')).toEqual([]);
  });
});

describe('an archive', () => {
  test('has no credential, nothing of other projects, and nothing from outside', async () => {
    const entries = await unpacked(await exported(await fullProject()));
    const all = Buffer.concat([...entries].flatMap(([name, content]) => [Buffer.from(name), content])).toString(
      'latin1',
    );
    expect(all).not.toContain('canary');
    expect(all).toContain('Shop');
    expect([...entries.keys()].filter((name) => name.startsWith('folder/'))).toEqual([
      'folder/.hidden',
      'folder/report/index.html',
    ]);
    const manifest = JSON.parse(entries.get('manifest.json')?.toString() ?? '') as object;
    expect(manifest).toMatchObject({
      format: 'polywire-project',
      version: 1,
      counts: { conversation: 1, item: 2, file: 3, folder_file: 2, left_out: 0, skill: 1 },
    });
  });

  test('that nobody reads to its end leaves nothing in the scratch folder', async () => {
    const project = await fullProject();
    const { stream, headers } = await exportProject(ground, project);
    expect(headers).toMatchObject({ 'content-type': 'application/zip' });
    expect(await readdir(ground.home.scratch)).toHaveLength(1);
    for await (const piece of stream) if (piece.length > 0) break;
    expect(await readdir(ground.home.scratch)).toEqual([]);
    const unread = await exportProject(ground, project);
    await unread.stream[Symbol.asyncIterator]().return?.();
    expect(await readdir(ground.home.scratch)).toEqual([]);
  });

  test('of no project is a 404', async () => {
    await expect(exportProject(ground, 'proj_none')).rejects.toMatchObject({ code: 'not_found' });
    expect(await readdir(ground.home.scratch)).toEqual([]);
  });

  test('survives the loss of a file on the disk', async () => {
    const project = await fullProject();
    await ground.database.kysely
      .updateTable('file')
      .set({ storage_name: 'nowhere' })
      .where('name', '=', 'a.pdf')
      .execute();
    const copy = await imported(await exported(project));
    const files = await ground.database.kysely
      .selectFrom('file')
      .select('name')
      .where('project_id', '=', copy)
      .execute();
    expect(files.map(({ name }) => name)).toEqual(['Notiz.txt']);
  });
});

describe('an import is refused, and nothing stays,', () => {
  const lineWith = (entries: Map<string, Buffer>, file: string, change: object): string =>
    `${JSON.stringify({ ...(JSON.parse(entries.get(file)?.toString().split('\n')[0] ?? '') as object), ...change })}\n`;

  test('for records that are not what they should be', async () => {
    const archive = await exported(await fullProject());
    const entries = await unpacked(archive);
    const before = await traces();
    const twice = (file: string, change: object): string =>
      lineWith(entries, file, {}) + lineWith(entries, file, change);
    const deep = (of: Map<string, Buffer>): string =>
      lineWith(of, 'items.jsonl', { data: 'DEEP' }).replace(
        '"DEEP"',
        `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
      );
    const cases: readonly (readonly [string, string | null, RegExp])[] = [
      ['manifest.json', '{"format":"other","version":1}', /manifest.json does not say/],
      ['manifest.json', '{"format":"polywire-project","version":2}', /another version/],
      ['manifest.json', 'no JSON', /manifest.json is no JSON/],
      ['manifest.json', null, /manifest.json is not in it/],
      ['project.json', '[]', /project.json: name/],
      ['project.json', 'null', /project.json: name/],
      ['project.json', '{"name":"a","description":"","model":1,"skills":[]}', /model is no text/],
      ['project.json', '{"name":"a","description":"","model":null,"skills":["gone"]}', /skills names gone/],
      ['conversations.jsonl', null, /conversations.jsonl is not in it/],
      ['conversations.jsonl', '[]', /line 1 is no JSON object/],
      ['conversations.jsonl', lineWith(entries, 'conversations.jsonl', { status: 'gone' }), /status is none of/],
      ['conversations.jsonl', lineWith(entries, 'conversations.jsonl', { title: 'a\0b' }), /title is no text/],
      ['conversations.jsonl', lineWith(entries, 'conversations.jsonl', { title: undefined }), /title is missing/],
      ['conversations.jsonl', twice('conversations.jsonl', {}), /another record has its id/],
      ['conversations.jsonl', '\xff', /UTF-8|JSON/],
      ['conversations.jsonl', '['.repeat(200_000), /no JSON object/],
      [
        'items.jsonl',
        lineWith(entries, 'items.jsonl', { conversation_id: 'conv_x' }),
        /conversation_id names no record/,
      ],
      ['items.jsonl', lineWith(entries, 'items.jsonl', { position: -1 }), /position is no count/],
      // Beyond what the index of search tells apart: its text would take the place of another conversation's.
      ['items.jsonl', lineWith(entries, 'items.jsonl', { position: 2 ** 25 }), /position is no count/],
      ['items.jsonl', deep(entries), /no JSON object/],
      ['items.jsonl', lineWith(entries, 'items.jsonl', { created_at: 'yesterday' }), /created_at is no time/],
      ['items.jsonl', lineWith(entries, 'items.jsonl', { data: 'text' }), /data is no JSON object/],
      ['items.jsonl', twice('items.jsonl', { id: 'item_2' }), /two records have the same place/],
      ['artifacts.jsonl', lineWith(entries, 'artifacts.jsonl', { path: '../x' }), /path is no path/],
      ['schedules.jsonl', lineWith(entries, 'schedules.jsonl', { cron: 'often' }), /five fields/],
      ['schedules.jsonl', lineWith(entries, 'schedules.jsonl', { timezone: 'Mars' }), /time zone/],
      ['skills.jsonl', lineWith(entries, 'skills.jsonl', { name: 'Not Kebab' }), /kebab-case/],
      ['skills.jsonl', lineWith(entries, 'skills.jsonl', { tools: [1] }), /tools are no names/],
      ['files.jsonl', lineWith(entries, 'files.jsonl', { size: 1 }), /its bytes are not those/],
      ['files.jsonl', lineWith(entries, 'files.jsonl', { sha256: '0'.repeat(64) }), /its bytes are not those/],
      ['files.jsonl', lineWith(entries, 'files.jsonl', { name: 'a.exe' }), /not accepted/],
      ['files.jsonl', lineWith(entries, 'files.jsonl', { name: 'a.png' }), /its content is/],
      ['files.jsonl', lineWith(entries, 'files.jsonl', { id: '../x' }), /is not in it/],
      [
        'files.jsonl',
        lineWith(entries, 'files.jsonl', { of_project: false, conversation_id: null }),
        /belongs to nothing/,
      ],
      ['files.jsonl', twice('files.jsonl', {}), /another record has its id/],
    ];
    for (const [file, content, expected] of cases) {
      const told = await refusal(await changed(archive, { [file]: content }));
      expect(told).toMatch(/^invalid_request: /);
      expect(told).toMatch(expected);
    }
    expect(await traces()).toEqual(before);
  });

  test.each([
    ['a way out', [{ name: 'folder/../../evil', content: 'x' }]],
    ['an absolute path', [{ name: '/etc/evil', content: 'x' }]],
    ['a drive', [{ name: 'C:/evil', content: 'x' }]],
    ['a backslash', [{ name: 'folder\\..\\evil', content: 'x' }]],
    ['a NUL', [{ name: 'folder/a\0b', content: 'x' }]],
    ['an empty step', [{ name: 'folder//a', content: 'x' }]],
    ['a dot', [{ name: 'folder/./a', content: 'x' }]],
    ['a link', [{ name: 'folder/link', content: '/etc/passwd', mode: 0o120777 }]],
    ['a device', [{ name: 'folder/pipe', content: '', mode: 0o010644 }]],
    [
      'a name twice',
      [
        { name: 'folder/a', content: 'x' },
        { name: 'folder/a', content: 'y' },
      ],
    ],
  ])('for a name with %s', async (_, entries) => {
    expect(await refusal(crudeZip(entries))).toMatch(/^invalid_request: The archive cannot be imported: (?!manifest)/);
    expect(await traces()).toEqual({ projects: 0, uploads: [], folders: [], scratch: [], doomed: [] });
  });

  test('for a file where a folder should be', async () => {
    const archive = await exported((await createProject(ground, { name: 'One' })).id);
    const told = await refusal(await changed(archive, { 'folder/a': 'x', 'folder/a/b': 'y' }));
    expect(told).toMatch(/in the way of each other/);
  });

  test('for what is no archive, or not a whole one', async () => {
    const archive = await exported(await fullProject());
    for (const content of ['', 'text', pdfOf(['One']), archive.subarray(0, -30), archive.subarray(30)]) {
      expect(await refusal(Buffer.from(content))).toMatch(/^invalid_request: The archive cannot be imported/);
    }
    const damaged = Buffer.from(archive);
    damaged.fill(0x55, 200, 400);
    expect(await refusal(damaged)).toMatch(/^invalid_request: The archive cannot be imported/);
  });

  test('for more than it may have once unpacked', async () => {
    const archive = await exported((await createProject(ground, { name: 'One' })).id);
    const bomb = await changed(archive, { 'folder/zeros': Buffer.alloc(5_000_000) });
    expect(bomb.length).toBeLessThan(50_000);
    expect(await refusal(bomb)).toMatch(/^too_large/);
    const large = await changed(archive, { 'folder/zeros': Buffer.alloc(2_100_000) });
    expect(await refusal(large)).toMatch(/^too_large/);
    expect(await readdir(ground.home.scratch)).toEqual([]);
  });

  test('whatever is damaged in it', async () => {
    const archive = await exported(await fullProject());
    const before = (await traces()) as { projects: number };
    const places = fc.array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 });
    let taken = 0;
    for (const some of fc.sample(places, { numRuns: 60, seed: 20261120 })) {
      const damaged = Buffer.from(archive);
      for (const [place, value] of some) damaged[place] = value;
      const told = await refusal(damaged);
      if (told === 'imported') taken += 1;
      else expect(told).toMatch(/^(invalid_request|too_large): /);
    }
    const after = (await traces()) as { projects: number; folders: string[]; scratch: string[]; doomed: string[] };
    expect(after).toMatchObject({ projects: before.projects + taken, scratch: [], doomed: [] });
    expect(after.folders).toHaveLength(1 + taken);
  });
});

describe('an import that fails at its last step', () => {
  test('leaves nothing', async () => {
    const archive = await exported(await fullProject());
    const before = await traces();
    const { database } = ground;
    let count = 0;
    // The second transaction is the one with the rows; its commit fails after the folders got their places.
    const failing: TestGround = {
      ...ground,
      database: {
        ...database,
        transaction: (work) =>
          database.transaction(async (tx) => {
            count += 1;
            const result = await work(tx);
            if (count === 2) throw new Error('the disk is full');
            return result;
          }),
      },
    };
    await expect(imported(archive, failing)).rejects.toThrow('the disk is full');
    expect(await traces()).toEqual(before);
  });
});
