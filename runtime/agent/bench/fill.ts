import { argv } from 'node:process';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/open.ts';
import { homeAt, prepareHome } from '../home.ts';
import { newId } from '../ids.ts';
import { Writer } from '../search/bench/text.ts';
import { openAgentDatabase } from '../storage/open.ts';
import type { Schema } from '../storage/schema.ts';

/**
 * `node fill.ts HOME CONVERSATIONS MESSAGES`: a home folder with so many conversations of so many messages each, in ten
 * projects and none, every tenth archived, and nothing for search to find; prints the ids of the projects and of some conversations as a line of JSON.
 */
const [, , path = '', conversations = '10000', messages = '100'] = argv;
const start = Date.parse('2026-01-01T00:00:00.000Z');
const writer = new Writer(7);

const home = homeAt(path);
await prepareHome(home);
const database = await openAgentDatabase(home.database);
const filled = await database.transaction(async (tx) => {
  const { rows: followers } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'trigger' and name like 'search_%_comes'`.execute(tx);
  // What is searched is another bench's: without its index a million messages take a minute, with it half an hour.
  for (const { name } of followers) await sql`drop trigger ${sql.ref(name)}`.execute(tx);
  const filled = await fill(tx, Number(conversations), Number(messages));
  for (const follower of followers) await sql.raw(follower.sql).execute(tx);
  return filled;
});
await database.close();
process.stdout.write(`${JSON.stringify(filled)}\n`);

interface Filled {
  readonly projects: readonly string[];

  /** A hundred of them at most. */
  readonly conversations: readonly string[];
}

async function fill(tx: Transaction<Schema>, count: number, length: number): Promise<Filled> {
  const projects = Array.from({ length: 10 }, () => newId('proj', start));
  for (const id of projects) await tx.insertInto('project').values(projectRow(id)).execute();
  const ids: string[] = [];
  for (let made = 0; made < count; made++) {
    const id = newId('conv', start);
    ids.push(id);
    const at = new Date(start + made * 60_000).toISOString();
    const status = made % 10 === 9 ? 'archived' : 'active';
    const project_id = projects[made % (projects.length + 1)] ?? null;
    await tx
      .insertInto('conversation')
      .values({
        id,
        project_id,
        title: writer.words(5),
        titled: 1n,
        goal: null,
        status,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await addMessages(tx, id, length, at);
  }
  const step = Math.max(1, Math.floor(count / 100));
  return { projects, conversations: ids.filter((_, place) => place % step === 0).slice(0, 100) };
}

/** All of a conversation as one statement. */
async function addMessages(tx: Transaction<Schema>, conversation: string, count: number, at: string): Promise<void> {
  const messages = Array.from({ length: count }, (_, place) => [
    newId('item', start),
    place,
    place % 2 === 0 ? 'user' : 'assistant',
    writer.words(place % 2 === 0 ? 8 : 30),
  ]);
  await sql`insert into item (id, conversation_id, position, kind, role, content, created_at)
    select value ->> 0, ${conversation}, value ->> 1, 'message', value ->> 2, value ->> 3, ${at}
    from json_each(${JSON.stringify(messages)})`.execute(tx);
}

function projectRow(id: string): Schema['project'] {
  const at = new Date(start).toISOString();
  return { id, name: writer.words(2), description: '', model: null, created_at: at, updated_at: at };
}
