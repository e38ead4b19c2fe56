import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SearchResults } from '@polywire/generated/local/types.ts';
import { search, type SearchRequest } from './search.ts';
import { Library } from './testing/library.ts';

let library: Library;
beforeEach(async () => {
  library = await Library.open();
});
afterEach(() => library.database.close());

function find(text: string, more: Partial<SearchRequest> = {}): Promise<SearchResults> {
  const request = { text, projectId: null, types: null, limit: 20, ...more };
  return search(library.database, request, 240, null);
}

async function ids(text: string, more: Partial<SearchRequest> = {}): Promise<string[]> {
  return (await find(text, more)).results.map(({ id }) => id);
}

describe('what is searched', () => {
  test('conversations, artifacts, files and memories are found by their text and their titles', async () => {
    const project = await library.project();
    const conversation = await library.conversation('Holidays', ['When is the harvest festival?']);
    const artifact = await library.artifact('Harvest report', 'Tons of apples', project);
    const file = await library.file('harvest.csv', ['field,tons']);
    const memory = await library.memory('The harvest begins in August');
    expect((await ids('harvest')).sort()).toEqual([conversation, artifact, file, memory].sort());
    expect(await ids('apples')).toEqual([artifact]);
    expect(await ids('festival')).toEqual([conversation]);
  });

  test('a result names its kind, title, project and the passage that matches', async () => {
    const project = await library.project();
    const id = await library.file('notes.txt', ['nothing here', 'The **quarterly** budget was\n\napproved'], {
      project,
    });
    const { results, total } = await find('budget');
    expect(total).toBe(1);
    expect(results).toEqual([
      {
        type: 'file',
        id,
        title: 'notes.txt',
        excerpt: 'The **quarterly** budget was approved',
        score: 1,
        project_id: project,
      },
    ]);
  });

  test('a memory, which has no title, is named by its beginning', async () => {
    await library.memory(`Prefers tea. ${'And much more besides. '.repeat(20)}`);
    const [result] = (await find('tea')).results;
    expect(result?.title).toMatch(/^Prefers tea\. .*…$/);
    expect(result?.title.length).toBeLessThanOrEqual(80);
  });

  test('several matching messages of one conversation count once', async () => {
    const one = await library.conversation('A', ['rain today', 'more rain', 'rain rain rain']);
    const other = await library.conversation('B', ['some rain among a lot of other words that are said here']);
    const { results, total } = await find('rain');
    expect(total).toBe(2);
    expect(results.map(({ id }) => id)).toEqual([one, other]);
  });

  test('only messages are searched, not what the agent did in between', async () => {
    const id = await library.conversation('Title', []);
    const step = await library.message(id, 0, 'secretword');
    await library.database.kysely.updateTable('item').set({ kind: 'reasoning' }).where('id', '=', step).execute();
    expect(await ids('secretword')).toEqual([]);
  });

  test('a text of any length is found whole, also where it is cut into pieces', async () => {
    const filler = 'word '.repeat(3_199);
    const id = await library.conversation('Long', [`${filler}between borders ${filler}at the end`]);
    expect(await ids('"between borders"')).toEqual([id]);
    const [result] = (await find('end')).results;
    expect(result?.excerpt).toMatch(/at the end$/);
  });
});

describe('how it is found', () => {
  test('accents, case and endings do not matter', async () => {
    const id = await library.memory('Die Café-Besitzerin liked RUNNING policies');
    for (const text of ['cafe', 'CAFÉ', 'café', 'run', 'policy', 'besitzerin'])
      expect(await ids(text), text).toEqual([id]);
  });

  test('scripts without spaces are found by one, two and more characters', async () => {
    const japanese = await library.memory('来週の東京出張の予定を確認する');
    const chinese = await library.conversation('天气预报', ['明天北京会下雨']);
    const thai = await library.memory('ราคาทองคำวันนี้เพิ่มขึ้น');
    const korean = await library.memory('서울에서 만나요');
    expect(await ids('東京')).toEqual([japanese]);
    expect(await ids('東京出張')).toEqual([japanese]);
    expect(await ids('確認する')).toEqual([japanese]);
    expect(await ids('雨')).toEqual([chinese]);
    expect(await ids('下雨')).toEqual([chinese]);
    expect(await ids('天气')).toEqual([chinese]);
    expect(await ids('ทองคำ')).toEqual([thai]);
    expect(await ids('서울')).toEqual([korean]);
    expect((await find('出張')).results[0]?.excerpt).toContain('東京出張');
  });

  test('a question in a script without spaces finds what has its words', async () => {
    const weather = await library.memory('明天北京会下雨');
    await library.memory('上海的公司名单');
    expect((await ids('北京明天的天气怎么样'))[0]).toBe(weather);
  });

  test('where words find little, beginnings of words are found', async () => {
    const id = await library.memory('The configuration of PostgreSQL');
    for (const text of ['config', 'postgres', 'zzzunknown postg', 'configuration zzz']) {
      expect(await ids(text), text).toEqual([id]);
    }
    expect((await find('postgres')).results[0]?.excerpt).toBe('The configuration of PostgreSQL');
    expect(await ids('figuration')).toEqual([]);
  });

  test('and pieces of words in titles and names', async () => {
    const file = await library.file('Jahresabschlussbericht_2025final.pdf', []);
    const conversation = await library.conversation('Reconfiguration', ['of node_modules']);
    for (const text of ['abschluss', '2025', 'bericht zzzunknown']) expect(await ids(text), text).toEqual([file]);
    expect(await ids('figura')).toEqual([conversation]);
  });

  test('a word between characters of a script without spaces is found as a piece', async () => {
    const id = await library.memory('新しいiPhoneを買う');
    expect(await ids('iphone')).toEqual([id]);
  });

  test('a title counts for more than a text', async () => {
    const project = await library.project();
    const text = await library.artifact('Numbers', 'The invoice of March', project);
    const title = await library.artifact('Invoice', 'Everything of March', project);
    expect(await ids('invoice')).toEqual([title, text]);
  });

  test('who has all words comes before who has some, who has them in a row first', async () => {
    const some = await library.memory('vacation vacation vacation');
    const all = await library.memory('The policy of the house on pets and on vacation');
    const row = await library.memory('See the vacation policy which is in the long handbook of everything');
    expect(await ids('vacation policy')).toEqual([row, all, some]);
  });
});

describe('what comes back', () => {
  test('only of one project, or of all', async () => {
    const [one, other] = [await library.project(), await library.project()];
    const mine = await library.memory('apple', one);
    const theirs = await library.memory('apple', other);
    const global = await library.memory('apple');
    expect(await ids('apple', { projectId: one })).toEqual([mine]);
    expect((await find('apple', { projectId: other })).total).toBe(1);
    expect((await ids('apple')).sort()).toEqual([mine, theirs, global].sort());
    expect(await ids('apple', { projectId: 'proj_none' })).toEqual([]);
  });

  test('only of some types', async () => {
    const memory = await library.memory('apple');
    const conversation = await library.conversation('apple');
    await library.file('apple.txt', []);
    expect(await ids('apple', { types: ['memory'] })).toEqual([memory]);
    expect((await ids('apple', { types: ['memory', 'conversation'] })).sort()).toEqual([memory, conversation].sort());
  });

  test('the total counts what is past the limit; a smaller limit gives the beginning of a larger one', async () => {
    for (let n = 0; n < 30; n++) await library.memory(`apple ${'pie '.repeat(n)}`);
    const all = await find('apple pie', { limit: 100 });
    const few = await find('apple pie', { limit: 7 });
    expect([all.total, few.total, all.results.length]).toEqual([30, 30, 30]);
    expect(few.results).toEqual(all.results.slice(0, 7));
  });

  test('scores are from 1 to 0 and fall with the rank; equals are in an order that stays', async () => {
    for (let n = 0; n < 30; n++) await library.memory(n % 3 === 0 ? 'apple' : `apple tart with ${'word '.repeat(n)}`);
    const { results } = await find('apple tart');
    const scores = results.map(({ score }) => score);
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect((await find('apple tart')).results).toEqual(results);
  });

  test('more than is ranked is counted all the same, and a title among it is first', async () => {
    const project = await library.project();
    const titled = await library.artifact('Ledger', 'none', project);
    const text = 'ledger of the day with some more words';
    const long = await library.conversation(
      'Long',
      Array.from({ length: 1_100 }, () => text),
    );
    const early = await library.memory('ledger');
    const late = await library.file(
      'late.txt',
      Array.from({ length: 1_100 }, () => text),
    );
    const { results, total } = await find('ledger');
    expect(total).toBe(4);
    expect(results[0]?.id).toBe(titled);
    expect(results.map(({ id }) => id).sort()).toEqual([titled, long, early, late].sort());
    expect((await find('ledger', { projectId: project })).total).toBe(1);
  });
});

describe('any string is a query', () => {
  const nasty = [
    '"',
    '""',
    "'",
    'NEAR(a b)',
    'a AND',
    'OR',
    'NOT x',
    '* ^ - : ( )',
    'title:x',
    '{a b}:c',
    '-',
    '🙂',
    '\0',
  ];

  test('nothing to look for is no result', async () => {
    await library.memory('something');
    for (const text of ['', ' ', '***', '"', '()', '🙂', '\0', '\ud800', '、。', '\u0301']) {
      expect(await find(text), JSON.stringify(text)).toEqual({ results: [], total: 0 });
    }
  });

  test('operators are words', async () => {
    const id = await library.memory('this AND that OR not near 東京 x');
    for (const text of ['that AND', 'NEAR(this that)', 'this NOT that', 'title:this', '"this', 'th*s that', '^this']) {
      expect(await ids(text), text).toEqual([id]);
    }
  });

  test('no string is an error', async () => {
    await library.memory('this AND that OR not near 東京 config');
    const piece = fc.oneof(
      fc.constantFrom(...nasty, 'this', 'that', '東京', 'a\u0301', 'ทอง', '\ud83d', '\udc00', '%', '\\', '?1', 'に'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' ')),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(text, async (query) => {
        const { results, total } = await find(query);
        expect(total).toBe(results.length);
      }),
      { numRuns: 400 },
    );
  });

  test('ten thousand characters are a query like another', async () => {
    const id = await library.memory('needle');
    expect(await ids(`needle ${'hay '.repeat(2_500)}`)).toEqual([id]);
    expect(await ids('x'.repeat(10_000))).toEqual([]);
    expect(await ids('東'.repeat(10_000))).toEqual([]);
  });
});
