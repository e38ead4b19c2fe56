import { sql } from 'kysely';
import type { Migration } from '../../platform/database/migrate.ts';
import type { Transaction } from '../../platform/database/open.ts';
import type { Schema } from './schema.ts';
import { followers } from './search-followers.ts';
import { entityBits, kindBits, kinds, pieceBits } from './search-numbers.ts';
import { hasUnspaced } from './search-scripts.ts';
import { documentId, pieceOf, piecesOf } from './search-sql.ts';

/** The tables of search with what is in the database already. */
export const search: Migration<Schema> = {
  name: '002-search',
  async up(tx) {
    for (const statement of [...tables, ...indexes, ...followers, ...content]) await run(tx, statement);
  },
};

/** Makes everything that search knows anew from the tables it comes from; only the text of artifacts it keeps. */
export async function refill(tx: Transaction<Schema>): Promise<void> {
  for (const statement of [...withoutIndexes, ...forgotten, ...content, ...indexes, ...indexed])
    await run(tx, statement);
}

async function run(tx: Transaction<Schema>, statement: string): Promise<void> {
  await sql.raw(statement).execute(tx);
}

const tables: readonly string[] = [
  `create table search_entity (
    number integer primary key, id text not null unique, project_id text, conversation_id text)`,
  `create index search_entity_of_project on search_entity (project_id)`,
  `create table search_document (id integer primary key, title text not null, body text not null)`,
  `create table search_piece (n integer primary key)`,
  `insert into search_piece
    with recursive count (n) as (select 0 union all select n + 1 from count where n + 1 < 1 << ${pieceBits})
    select n from count`,

  `create table search_embedding (
    number integer primary key, model text not null, hash blob not null, vector blob not null, unique (model, hash))`,
  `create table search_vector (document_id integer primary key, embedding bigint not null references search_embedding)`,
  `create index search_vector_of on search_vector (embedding)`,
  `create table search_waiting (document_id integer primary key)`,
];

const taken = `
  insert into search_words (rowid, title, body) values (new.id, new.title, new.body);
  insert into search_trigrams (rowid, title, body) select * from search_unspaced where id = new.id;
  insert or ignore into search_waiting values (new.id);`;

/** An index without content of its own has to be told what it held. */
const left = `
  insert into search_words (search_words, rowid, title, body) values ('delete', old.id, old.title, old.body);
  insert into search_trigrams (search_trigrams, rowid, title, body)
    select 'delete', * from search_unspaced where id = old.id;
  delete from search_waiting where document_id = old.id;
  delete from search_vector where document_id = old.id;`;

/** The full-text indexes and the vectors, kept in step with `search_document`. */
const indexes: readonly string[] = [
  `create virtual table search_words using fts5 (title, body,
    content = 'search_document', content_rowid = 'id', tokenize = 'porter unicode61 remove_diacritics 2')`,
  // What the trigrams are for: all titles, and the bodies that words do not find. The spaces behind make a trigram begin at
  // each of the last two characters, too: who looks for two finds them there.
  `create view search_unspaced (id, title, body) as
    select id, title || '  ', iif(unspaced, body || '  ', '')
    from (select id, title, body, ${hasUnspaced('body')} as unspaced from search_document)
    where title <> '' or unspaced`,
  `create virtual table search_trigrams using fts5 (title, body,
    content = 'search_unspaced', content_rowid = 'id', tokenize = 'trigram remove_diacritics 1')`,
  `create virtual table search_trigram using fts5vocab (search_trigrams, 'row')`,

  `create trigger search_document_comes after insert on search_document begin ${taken} end`,
  `create trigger search_document_leaves before delete on search_document begin ${left} end`,
  `create trigger search_document_changes before update on search_document begin ${left} end`,
  `create trigger search_document_changed after update on search_document begin ${taken} end`,
  `create trigger search_vector_leaves after delete on search_vector begin
    delete from search_embedding where number = old.embedding
      and not exists (select 1 from search_vector where embedding = old.embedding);
  end`,
];

/** The tables as they are, into empty tables of search. */
const content: readonly string[] = [
  ...kinds.map(
    (kind) => `insert into search_entity (number, id, project_id, conversation_id)
      select ((row_number() over (order by created_at, id)
          + (select coalesce(max(number) >> ${kindBits}, 0) from search_entity)) << ${kindBits}) | ${kinds.indexOf(kind)},
        id, project_id, ${kind === 'file' ? 'conversation_id' : 'null'}
      from ${kind} where id not in (select id from search_entity)`,
  ),
  filled('conversation', 'id', '0', 'title', `coalesce(goal, '')`),
  filled('artifact', 'id', '0', 'title', `''`),
  filled('file', 'id', '0', 'name', `''`),
  filled('memory', 'id', '0', `''`, 'content'),
  filled(`(select * from item where kind = 'message')`, 'conversation_id', 'position + 1', `''`, 'content'),
  filled('file_chunk', 'file_id', 'position + 1', `''`, 'content'),
];

function filled(table: string, owner: string, place: string, title: string, body: string): string {
  return `insert into search_document (id, title, body)
    select ${documentId('e.number', 's.place')} + p.n, ${pieceOf('s.title', 's.body')}
    from (select ${owner} as owner, ${place} as place, ${title} as title, ${body} as body from ${table}) s
    join search_entity e on e.id = s.owner
    join search_piece p on ${piecesOf('s.body')}`;
}

const withoutIndexes: readonly string[] = [
  `drop trigger if exists search_document_comes`,
  `drop trigger if exists search_document_leaves`,
  `drop trigger if exists search_document_changes`,
  `drop trigger if exists search_document_changed`,
  `drop trigger if exists search_vector_leaves`,
  `drop table if exists search_trigram`,
  `drop table if exists search_trigrams`,
  `drop view if exists search_unspaced`,
  `drop table if exists search_words`,
];

/** All but the text of artifacts that are still there: the database has it nowhere else. And but vectors, which are dear. */
const forgotten: readonly string[] = [
  `delete from search_entity where id not in (select id from artifact)`,
  `update search_entity set project_id = (select project_id from artifact where artifact.id = search_entity.id)`,
  `delete from search_document where id >> ${entityBits} not in (select number from search_entity)
    or (id >> ${pieceBits}) & ((1 << ${entityBits - pieceBits}) - 1) = 0`,
  `delete from search_vector`,
  `delete from search_waiting`,
];

/** Fills empty indexes. */
const indexed: readonly string[] = [
  `insert into search_words (search_words) values ('rebuild')`,
  `insert into search_trigrams (search_trigrams) values ('rebuild')`,
  `insert into search_waiting select id from search_document`,
];
