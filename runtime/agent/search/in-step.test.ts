import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { indexArtifactText } from './artifact-text.ts';
import { isSearchSound, rebuildSearch } from './rebuild.ts';
import { search } from './search.ts';
import { Library } from './testing/library.ts';

let library: Library;
beforeEach(async () => {
  library = await Library.open();
});
afterEach(() => library.database.close());

async function ids(text: string, projectId: string | null = null): Promise<string[]> {
  const { results } = await search(library.database, { text, projectId, types: null, limit: 100 }, 240, null);
  return results.map(({ id }) => id);
}

/** What search knows, without its numbers. */
async function known(): Promise<unknown[]> {
  const { rows } = await sql`select e.id, e.project_id, e.conversation_id, e.number & 3 as kind,
      d.id & ((1 << 36) - 1) as place, d.title, d.body
    from search_entity e left join search_document d on d.id >> 36 = e.number order by e.id, place`.execute(
    library.database.kysely,
  );
  return rows;
}

test('what is changed is found as it is now', async () => {
  const { kysely } = library.database;
  const conversation = await library.conversation('Before', ['first text']);
  await kysely.updateTable('conversation').set({ title: 'Behind' }).where('id', '=', conversation).execute();
  await kysely.updateTable('item').set({ content: 'second text' }).execute();
  expect(await ids('before')).toEqual([]);
  expect(await ids('first')).toEqual([]);
  expect(await ids('behind')).toEqual([conversation]);
  expect(await ids('second')).toEqual([conversation]);
});

test('what moves to another project is found in that one', async () => {
  const { kysely } = library.database;
  const [one, other] = [await library.project(), await library.project()];
  const conversation = await library.conversation('apple', ['apple'], one);
  const file = await library.file('apple', ['apple'], { project: one });
  for (const table of ['conversation', 'file'] as const) {
    await kysely.updateTable(table).set({ project_id: other }).execute();
  }
  expect(await ids('apple', one)).toEqual([]);
  expect((await ids('apple', other)).sort()).toEqual([conversation, file].sort());
});

test('what goes with a project or a conversation by a foreign key is gone from the index, too', async () => {
  const { kysely } = library.database;
  const project = await library.project();
  await library.conversation('apple', ['apple', 'apple'], project);
  await library.artifact('apple', 'apple', project);
  await library.file('apple', ['apple'], { project });
  await library.memory('apple', project);
  const alone = await library.conversation('apple', ['apple']);
  await library.file('apple', ['apple'], { conversation: alone });
  await kysely.deleteFrom('project').execute();
  expect(await ids('apple')).toHaveLength(2);
  await kysely.deleteFrom('conversation').execute();
  expect(await ids('apple')).toEqual([]);
  expect(await known()).toEqual([]);
  for (const table of ['search_document', 'search_waiting'] as const) {
    expect(await kysely.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await isSearchSound(library.database)).toBe(true);
});

test('a file of a project outlives its conversation, and search knows', async () => {
  const { kysely } = library.database;
  const project = await library.project();
  const conversation = await library.conversation('C', [], project);
  const file = await library.file('apple', [], { project, conversation });
  await kysely.deleteFrom('conversation').execute();
  const row = await kysely.selectFrom('search_entity').selectAll().where('id', '=', file).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ project_id: project, conversation_id: null });
});

test('a transaction that is undone leaves no trace in the index', async () => {
  await library.memory('apple');
  const before = await known();
  const work = library.database.transaction(async (tx) => {
    await tx.updateTable('memory').set({ content: 'pear' }).execute();
    await tx.deleteFrom('memory').execute();
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await known()).toEqual(before);
  expect(await ids('apple')).toHaveLength(1);
  expect(await isSearchSound(library.database)).toBe(true);
});

test('rows that are replaced rather than changed are in step, too', async () => {
  const { kysely } = library.database;
  const file = await library.file('apple', ['apple one', 'apple two']);
  await sql`insert or replace into file_chunk values (${file}, 0, null, 'pear')`.execute(kysely);
  const memory = await library.memory('plum');
  await sql`insert or replace into memory select id, 'cherry', project_id, source, created_at, updated_at from memory
    where id = ${memory}`.execute(kysely);
  expect(await ids('pear')).toEqual([file]);
  expect(await ids('plum')).toEqual([]);
  expect(await ids('cherry')).toEqual([memory]);
  expect(await isSearchSound(library.database)).toBe(true);
});

test('the text of an artifact is replaced as a whole, and what did not change is not written again', async () => {
  const { database } = library;
  const project = await library.project();
  const id = await library.artifact('Report', `${'long '.repeat(5_000)}apple`, project);
  await database.kysely.deleteFrom('search_waiting').execute();
  await database.transaction((tx) => indexArtifactText(tx, id, `${'long '.repeat(5_000)}pear`));
  expect(await ids('apple')).toEqual([]);
  expect(await ids('pear')).toEqual([id]);
  expect(await database.kysely.selectFrom('search_waiting').selectAll().execute()).toHaveLength(1);
  await database.transaction((tx) => indexArtifactText(tx, id, ''));
  expect(await ids('pear')).toEqual([]);
  await database.transaction((tx) => indexArtifactText(tx, 'art_none', 'x'));
  await database.transaction((tx) => indexArtifactText(tx, id, 'odd \0 and \ud800'));
  expect(await ids('odd')).toEqual([id]);
});

test('after any changes the index is what it would be if it were made anew', async () => {
  const project = await library.project();
  const text = fc.constantFrom('', 'apple', 'Größe pear', '東京', 'word '.repeat(4_000));
  const change = fc.record({ what: fc.nat(11), which: fc.nat(1_000), text, inProject: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 15 }), async (changes) => {
      for (const one of changes) await apply(one);
      expect(await isSearchSound(library.database)).toBe(true);
      const before = await known();
      await rebuildSearch(library.database);
      expect(await known()).toEqual(before);
      expect(await isSearchSound(library.database)).toBe(true);
    }),
    { numRuns: 30 },
  );

  async function apply(change: { what: number; which: number; text: string; inProject: boolean }): Promise<void> {
    const { database } = library;
    const { kysely } = database;
    const owner = change.inProject ? project : null;
    const any = async (table: 'conversation' | 'item' | 'file' | 'memory' | 'artifact'): Promise<string> => {
      const rows = await kysely.selectFrom(table).select('id').orderBy('id').execute();
      return rows[change.which % Math.max(1, rows.length)]?.id ?? '';
    };
    const steps = [
      () => library.conversation(change.text, [change.text, 'x'], owner),
      () => library.memory(change.text, owner),
      () => library.file(change.text, ['y', change.text], change.inProject ? { project } : {}),
      () => library.artifact('A', change.text, project),
      async () =>
        kysely
          .updateTable('conversation')
          .set({ goal: change.text, project_id: owner })
          .where('id', '=', await any('conversation'))
          .execute(),
      async () =>
        kysely
          .updateTable('item')
          .set({ content: change.text })
          .where('id', '=', await any('item'))
          .execute(),
      async () =>
        kysely
          .updateTable('file')
          .set({ name: change.text, project_id: owner })
          .where('id', '=', await any('file'))
          .execute(),
      async () =>
        kysely
          .updateTable('memory')
          .set({ content: change.text })
          .where('id', '=', await any('memory'))
          .execute(),
      async () => {
        const id = await any('artifact');
        await database.transaction((tx) => indexArtifactText(tx, id, change.text));
      },
      async () =>
        kysely
          .deleteFrom('conversation')
          .where('id', '=', await any('conversation'))
          .execute(),
      async () =>
        kysely
          .deleteFrom('item')
          .where('id', '=', await any('item'))
          .execute(),
      async () =>
        kysely
          .deleteFrom('file')
          .where('id', '=', await any('file'))
          .execute(),
    ];
    await steps[change.what]?.();
  }
});

test('a damaged index is noticed, and made anew', async () => {
  const project = await library.project();
  const artifact = await library.artifact('Report', 'apple', project);
  const memory = await library.memory('apple');
  await sql`insert into search_words (search_words) values ('delete-all')`.execute(library.database.kysely);
  expect(await isSearchSound(library.database)).toBe(false);
  await rebuildSearch(library.database);
  expect((await ids('apple')).sort()).toEqual([artifact, memory].sort());
  expect(await isSearchSound(library.database)).toBe(true);
});
