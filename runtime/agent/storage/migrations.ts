import { sql } from 'kysely';
import type { Migration } from '../../platform/database/migrate.ts';
import type { Transaction } from '../../platform/database/open.ts';
import type { Schema } from './schema.ts';
import { search } from './search.ts';

/** How the tables came to be, in order. One that was released is never changed: the next one corrects it. */
export const migrations: readonly Migration<Schema>[] = [
  {
    name: '001-workspace',
    async up(tx) {
      for (const statement of workspace) await run(tx, statement);
    },
  },
  search,
];

async function run(tx: Transaction<Schema>, statement: string): Promise<void> {
  await sql.raw(statement).execute(tx);
}

const workspace: readonly string[] = [
  `create table project (
    id text primary key, name text not null, description text not null, model text,
    created_at text not null, updated_at text not null)`,
  `create index project_recent on project (updated_at desc, id desc)`,

  `create table conversation (
    id text primary key, project_id text references project on delete cascade,
    title text not null, titled bigint not null, goal text,
    status text not null check (status in ('active', 'archived')),
    created_at text not null, updated_at text not null)`,
  `create index conversation_recent on conversation (updated_at desc, id desc)`,
  `create index conversation_of_status on conversation (status, updated_at desc, id desc)`,
  `create index conversation_of_project on conversation (project_id, updated_at desc, id desc)`,
  `create index conversation_of_both on conversation (project_id, status, updated_at desc, id desc)`,

  `create table response (
    id text primary key, conversation_id text not null references conversation on delete cascade,
    input text not null, status text not null check (status in ('in_progress', 'completed', 'failed', 'cancelled')),
    model text not null, output text not null, input_tokens bigint not null, output_tokens bigint not null,
    error text, skill_ids text not null, created_at text not null, ended_at text)`,
  `create index response_of_conversation on response (conversation_id, id)`,
  `create unique index response_one_at_a_time on response (conversation_id) where status = 'in_progress'`,
  `create table response_event (
    response_id text not null references response on delete cascade, seq bigint not null,
    type text not null, data text not null, primary key (response_id, seq)) without rowid`,

  `create table item (
    id text primary key, conversation_id text not null references conversation on delete cascade,
    response_id text references response on delete set null, position bigint not null,
    kind text not null, role text not null check (role in ('user', 'assistant')),
    content text not null, data text, created_at text not null)`,
  `create unique index item_place on item (conversation_id, position)`,
  `create index item_message on item (conversation_id, position) where kind = 'message'`,
  `create index item_of_response on item (response_id)`,

  `create table memory (
    id text primary key, content text not null, project_id text references project on delete cascade,
    source text not null check (source in ('user', 'agent')), created_at text not null, updated_at text not null)`,
  `create index memory_of_project on memory (project_id, id)`,

  `create table skill (
    id text primary key, name text not null unique, description text not null, instructions text not null,
    tools text not null, created_at text not null, updated_at text not null)`,
  `create table project_skill (
    project_id text not null references project on delete cascade,
    skill_id text not null references skill on delete cascade, position bigint not null,
    primary key (project_id, skill_id))`,
  `create index project_skill_of on project_skill (skill_id)`,

  `create table artifact (
    id text primary key, project_id text not null references project on delete cascade,
    title text not null, type text not null check (type in ('app', 'report', 'doc', 'dashboard')),
    path text not null, created_at text not null, updated_at text not null, unique (project_id, path))`,
  `create index artifact_recent on artifact (updated_at desc, id desc)`,

  `create table schedule (
    id text primary key, project_id text not null references project on delete cascade,
    cron text not null, timezone text not null, prompt text not null,
    conversation_id text references conversation on delete set null,
    status text not null check (status in ('active', 'paused')),
    last_run_at text, next_run_at text, created_at text not null, updated_at text not null)`,
  `create index schedule_of_project on schedule (project_id, id)`,
  `create index schedule_due on schedule (next_run_at) where status = 'active'`,
  `create index schedule_of_conversation on schedule (conversation_id)`,
  `create table schedule_run (
    id text primary key, schedule_id text not null references schedule on delete cascade, slot text,
    status text not null check (status in ('running', 'completed', 'failed', 'skipped')),
    conversation_id text references conversation on delete set null,
    response_id text references response on delete set null,
    error text, started_at text not null, ended_at text, unique (schedule_id, slot))`,
  `create index schedule_run_of on schedule_run (schedule_id, id)`,
  `create index schedule_run_of_conversation on schedule_run (conversation_id)`,
  `create index schedule_run_of_response on schedule_run (response_id)`,

  `create table file (
    id text primary key, name text not null, mime_type text not null, size bigint not null,
    project_id text references project on delete cascade,
    conversation_id text references conversation on delete set null,
    sha256 text not null, storage_name text not null unique,
    extraction_status text not null check (extraction_status in ('pending', 'done', 'error')),
    extraction_error text, metadata text not null, created_at text not null)`,
  `create index file_of_project on file (project_id)`,
  `create index file_of_conversation on file (conversation_id)`,
  `create index file_waiting on file (id) where extraction_status = 'pending'`,
  `create table file_chunk (
    file_id text not null references file on delete cascade, position bigint not null, page bigint,
    content text not null, primary key (file_id, position))`,

  `create table connection (
    id text primary key, spec_id text not null, name text not null,
    status text not null check (status in ('connected', 'error', 'pending')), reason text,
    settings text not null, created_at text not null, updated_at text not null, checked_at text)`,
  `create table connection_secret (
    connection_id text not null references connection on delete cascade, field text not null, sealed text not null,
    primary key (connection_id, field))`,
  `create table oauth_flow (
    state_hash text primary key, spec_id text not null,
    connection_id text not null references connection on delete cascade,
    verifier text not null, expires_at text not null)`,
  `create index oauth_flow_of on oauth_flow (connection_id)`,
  `create table project_connection (
    project_id text not null references project on delete cascade,
    connection_id text not null references connection on delete cascade, position bigint not null,
    primary key (project_id, connection_id))`,
  `create index project_connection_of on project_connection (connection_id)`,

  `create table scratchpad (
    id text primary key, conversation_id text not null references conversation on delete cascade,
    title text not null, saved bigint not null, created_at text not null, updated_at text not null)`,
  `create index scratchpad_of_conversation on scratchpad (conversation_id, id)`,
  `create table cell (
    id text primary key, scratchpad_id text not null references scratchpad on delete cascade,
    type text not null check (type in ('markdown', 'code', 'output')), content text not null, language text,
    status text check (status in ('pending', 'running', 'success', 'error')), outputs text, error text,
    position bigint not null, created_at text not null, updated_at text not null)`,
  `create index cell_place on cell (scratchpad_id, position)`,

  // What lies on the disk goes after the rows, also when a row went because another one did. A file that belongs to a
  // project too outlives its conversation.
  `create table doomed_path (path text primary key)`,
  `create trigger conversation_leaves before delete on conversation begin
    delete from file where conversation_id = old.id and project_id is null;
  end`,
  `create trigger file_leaves after delete on file begin
    insert or ignore into doomed_path values ('uploads/' || old.storage_name);
  end`,
  `create trigger project_leaves after delete on project begin
    insert or ignore into doomed_path values ('projects/' || old.id);
  end`,
];
