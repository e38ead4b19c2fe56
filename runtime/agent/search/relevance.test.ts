import { afterAll, beforeAll, expect, test } from 'vitest';
import { search } from './search.ts';
import { Library } from './testing/library.ts';

/** A small workspace, by a name for each thing. */
const memories: Readonly<Record<string, string>> = {
  tea: 'Prefers green tea over coffee, and never drinks either after six in the evening',
  timezone: 'Lives in Lisbon; all meetings are to be in the time zone of Lisbon',
  style: 'Reports are to be short, with a table first and the explanation behind it',
  database: 'The production database is PostgreSQL 16; the password is in the vault, not in the repository',
};
const conversations: Readonly<Record<string, readonly [string, ...string[]]>> = {
  migration: [
    'Moving the database',
    'How do we migrate the customers table without a downtime?',
    'Add the new column first, then backfill it in batches, then switch the readers.',
  ],
  vacation: [
    'Holiday rules',
    'What did we decide about the vacation policy?',
    'Thirty days a year, of which ten can be carried over into the next year.',
  ],
  invoice: ['Invoices of March', 'Which invoices are still open?', 'Three: Acme, Globex and Initech.'],
  revenue: ['Revenue', 'Show me the revenue by quarter', 'The third quarter was the best: 4.2 million.'],
  chatter: [
    'Small talk',
    'How are you? What do you do in the evening?',
    'I am well, and about to do what we decided about the evening, in the way we do it every year.',
  ],
  tokyo: ['出張', '来月の東京出張の予定を教えてください', '東京には三日間滞在します。'],
};

const files: Readonly<Record<string, readonly [string, ...string[]]>> = {
  handbook: [
    'employee-handbook.pdf',
    'Welcome. This handbook is for all who work here, and its rules hold for all of us.',
    'Vacation: everybody has thirty days. Policies on travel and on remote work are in the chapters behind.',
    'Remote work is possible on three days a week, in agreement with the team.',
  ],
  forecast: ['revenue-forecast-2027.xlsx', 'quarter,revenue\nQ1,3.9\nQ2,4.4', 'Assumptions: growth of eight percent'],
};

/** What is looked for, and what has to be the first result. */
const wanted: readonly (readonly [string, string])[] = [
  ['green tea', 'tea'],
  ['what is my time zone', 'timezone'],
  ['vacation policy', 'vacation'],
  ['what did we decide about the vacation policy', 'vacation'],
  ['remote work', 'handbook'],
  ['can I work remotely', 'handbook'],
  ['migrate table downtime', 'migration'],
  ['migrating the customer tables', 'migration'],
  ['postgres', 'database'],
  ['production password', 'database'],
  ['open invoices', 'invoice'],
  ['Globex', 'invoice'],
  ['revenue by quarter', 'revenue'],
  ['revenue forecast', 'forecast'],
  ['forecast 2027', 'forecast'],
  ['employee handbook', 'handbook'],
  ['table first', 'style'],
  ['東京', 'tokyo'],
  ['出張の予定', 'tokyo'],
  ['東京出張', 'tokyo'],
];

let library: Library;
const names = new Map<string, string>();
beforeAll(async () => {
  library = await Library.open();
  for (const [name, content] of Object.entries(memories)) names.set(await library.memory(content), name);
  for (const [name, [title, ...messages]] of Object.entries(conversations)) {
    names.set(await library.conversation(title, messages), name);
  }
  for (const [name, [title, ...chunks]] of Object.entries(files)) names.set(await library.file(title, chunks), name);
});
afterAll(() => library.database.close());

test.each(wanted)('%s: %s is the first', async (text, name) => {
  const request = { text, projectId: null, types: null, limit: 5 };
  const { results } = await search(library.database, request, 240, null);
  expect(results.map(({ id }) => names.get(id))[0]).toBe(name);
});
