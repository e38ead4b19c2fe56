import { newId } from '../../ids.ts';
import { openAgentDatabase, type AgentDatabase } from '../../storage/open.ts';
import { indexArtifactText } from '../artifact-text.ts';

const at = '2026-11-20T00:00:00.000Z';
const times = { created_at: at, updated_at: at };

/** A database with something to search, for tests. Every method gives the id of what it made. */
export class Library {
  readonly database: AgentDatabase;

  /** On a database that somebody else closes. */
  static on(database: AgentDatabase): Library {
    return new Library(database);
  }

  private constructor(database: AgentDatabase) {
    this.database = database;
  }

  static async open(path = ':memory:'): Promise<Library> {
    return new Library(await openAgentDatabase(path));
  }

  async project(): Promise<string> {
    const id = newId('proj');
    const row = { id, name: id, description: '', model: null, ...times };
    await this.database.kysely.insertInto('project').values(row).execute();
    return id;
  }

  async conversation(title: string, messages: readonly string[] = [], project: string | null = null): Promise<string> {
    const id = newId('conv');
    const row = { id, project_id: project, title, titled: 1n, goal: null, status: 'active' as const, ...times };
    await this.database.kysely.insertInto('conversation').values(row).execute();
    for (const [position, content] of messages.entries()) await this.message(id, position, content);
    return id;
  }

  async message(conversation: string, position: number, content: string): Promise<string> {
    const id = newId('item');
    const place = { id, conversation_id: conversation, response_id: null, position: BigInt(position) };
    const row = { ...place, kind: 'message' as const, role: 'user' as const, content, data: null, created_at: at };
    await this.database.kysely.insertInto('item').values(row).execute();
    return id;
  }

  async memory(content: string, project: string | null = null): Promise<string> {
    const id = newId('mem');
    const row = { id, content, project_id: project, source: 'user' as const, ...times };
    await this.database.kysely.insertInto('memory').values(row).execute();
    return id;
  }

  async artifact(title: string, text: string, project: string): Promise<string> {
    const id = newId('art');
    const row = { id, project_id: project, title, type: 'doc' as const, path: `${id}/index.html`, ...times };
    await this.database.kysely.insertInto('artifact').values(row).execute();
    await this.database.transaction((tx) => indexArtifactText(tx, id, text));
    return id;
  }

  async file(
    name: string,
    chunks: readonly string[],
    owner: { project?: string; conversation?: string } = {},
  ): Promise<string> {
    const id = newId('file');
    const place = { project_id: owner.project ?? null, conversation_id: owner.conversation ?? null };
    const kept = { sha256: '', storage_name: id, extraction_status: 'done' as const, extraction_error: null };
    const row = { id, name, mime_type: 'text/plain', size: 1n, ...place, ...kept, metadata: '{}', created_at: at };
    await this.database.kysely.insertInto('file').values(row).execute();
    for (const [position, content] of chunks.entries()) {
      const chunk = { file_id: id, position: BigInt(position), page: null, content };
      await this.database.kysely.insertInto('file_chunk').values(chunk).execute();
    }
    return id;
  }
}
