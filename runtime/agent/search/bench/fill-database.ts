import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/open.ts';
import { newId } from '../../ids.ts';
import type { AgentDatabase } from '../../storage/open.ts';
import type { Schema } from '../../storage/schema.ts';
import { indexArtifactText } from '../artifact-text.ts';
import { Writer } from './text.ts';

export interface Filled {
  readonly documents: number;

  /** Milliseconds that writing one document took, with its place in the index. */
  readonly milliseconds_each: number;

  /** Of the text, and of the indexes over it. */
  readonly text_bytes: number;
  readonly words_bytes: number;
  readonly trigrams_bytes: number;

  readonly projects: readonly string[];
}

const projects = 100;
const messages = 10;
const chunks = 25;
const at = '2026-11-20T00:00:00.000Z';

/** Of 19 documents ten are messages, five chunks of files, two memories, two artifacts; every 20th is Chinese. */
export async function fillDatabase(database: AgentDatabase, documents: number): Promise<Filled> {
  const writer = new Writer(6);
  const names = Array.from({ length: projects }, () => newId('proj'));
  await database.transaction(async (tx) => {
    for (const id of names) {
      const row = { id, name: writer.words(2), description: '', model: null, created_at: at, updated_at: at };
      await tx.insertInto('project').values(row).execute();
    }
  });
  const begin = performance.now();
  let made = 0;
  while (made < documents) {
    made += await database.transaction((tx) => fillSome(tx, writer, names));
  }
  return {
    documents: made,
    milliseconds_each: (performance.now() - begin) / made,
    text_bytes: await size(database, 'search_document'),
    words_bytes: await size(database, 'search_words_%'),
    trigrams_bytes: await size(database, 'search_trigrams_%'),
    projects: names,
  };
}

/** Ten conversations with their messages, and as many documents of the other kinds as belong to them. */
async function fillSome(tx: Transaction<Schema>, writer: Writer, names: readonly string[]): Promise<number> {
  const times = { created_at: at, updated_at: at };
  const project = (): string | null => (writer.number(4) === 0 ? null : (names[writer.number(names.length)] ?? null));
  const text = (): string => (writer.number(20) === 0 ? writer.characters(200) : writer.words(20 + writer.number(150)));
  const title = (): string => writer.words(5);
  let made = 0;
  for (let count = 0; count < 10; count++) {
    const id = newId('conv');
    const row = { id, project_id: project(), title: title(), titled: 1n, goal: null, status: 'active' as const };
    await tx
      .insertInto('conversation')
      .values({ ...row, ...times })
      .execute();
    for (let position = 0; position < messages; position++, made++) {
      const one = { id: newId('item'), conversation_id: id, response_id: null, position: BigInt(position) };
      const said = { kind: 'message' as const, role: 'user' as const, content: text(), data: null, created_at: at };
      await tx
        .insertInto('item')
        .values({ ...one, ...said })
        .execute();
    }
  }
  for (let count = 0; count < 20; count++, made++) {
    const row = { id: newId('mem'), content: text(), project_id: project(), source: 'user' as const };
    await tx
      .insertInto('memory')
      .values({ ...row, ...times })
      .execute();
  }
  for (let count = 0; count < 20; count++, made++) {
    const id = newId('art');
    const row = { id, project_id: names[writer.number(names.length)] ?? '', title: title(), type: 'doc' as const };
    await tx
      .insertInto('artifact')
      .values({ ...row, path: `${id}/index.html`, ...times })
      .execute();
    await indexArtifactText(tx, id, text());
  }
  for (let count = 0; count < 2; count++) {
    const id = newId('file');
    const row = { id, name: `${title()}.txt`, mime_type: 'text/plain', size: 1n, project_id: project() };
    const kept = { conversation_id: null, sha256: '', storage_name: id, extraction_status: 'done' as const };
    const rest = { extraction_error: null, metadata: '{}', created_at: at };
    await tx
      .insertInto('file')
      .values({ ...row, ...kept, ...rest })
      .execute();
    for (let position = 0; position < chunks; position++, made++) {
      const chunk = { file_id: id, position: BigInt(position), page: null, content: text() };
      await tx.insertInto('file_chunk').values(chunk).execute();
    }
  }
  return made;
}

async function size(database: AgentDatabase, tables: string): Promise<number> {
  const { rows } = await sql<{
    bytes: bigint;
  }>`select sum(pgsize) as bytes from dbstat where name like ${tables}`.execute(database.kysely);
  return Number(rows[0]?.bytes ?? 0n);
}
