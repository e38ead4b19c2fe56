import type { SearchTables } from './search-tables.ts';

/**
 * The tables of the agent server's database, in SQLite. Every integer is a bigint, every truth value 1n or 0n, every time
 * ISO-8601 text in UTC with milliseconds, which sorts as it is; JSON is text. Ids have their prefix (`conv_`, …).
 *
 * What goes with what is in the database itself: deleting a project or a conversation deletes what belongs to it by
 * foreign keys, and a trigger notes in `doomed_path` what has to go from the disk.
 */
export interface Schema extends SearchTables {
  readonly project: ProjectRow;
  readonly project_connection: ProjectConnectionRow;
  readonly project_skill: ProjectSkillRow;
  readonly conversation: ConversationRow;
  readonly item: ItemRow;
  readonly response: ResponseRow;
  readonly response_event: ResponseEventRow;
  readonly memory: MemoryRow;
  readonly skill: SkillRow;
  readonly artifact: ArtifactRow;
  readonly schedule: ScheduleRow;
  readonly schedule_run: ScheduleRunRow;
  readonly file: FileRow;
  readonly file_chunk: FileChunkRow;
  readonly connection: ConnectionRow;
  readonly connection_secret: ConnectionSecretRow;
  readonly oauth_flow: OauthFlowRow;
  readonly scratchpad: ScratchpadRow;
  readonly cell: CellRow;
  readonly doomed_path: DoomedPathRow;
}

export interface ProjectRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;

  /** Of its turns that name none; null: the server's. */
  readonly model: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Which connections a project uses, in its own order. */
export interface ProjectConnectionRow {
  readonly project_id: string;
  readonly connection_id: string;
  readonly position: bigint;
}

/** Which skills are active in every conversation of a project. */
export interface ProjectSkillRow {
  readonly project_id: string;
  readonly skill_id: string;
  readonly position: bigint;
}

export interface ConversationRow {
  readonly id: string;

  /** Null: in no project. */
  readonly project_id: string | null;
  readonly title: string;

  /** 1n: somebody chose the title, so no message replaces it. */
  readonly titled: bigint;
  readonly goal: string | null;
  readonly status: 'active' | 'archived';
  readonly created_at: string;

  /** Of the last change or message. */
  readonly updated_at: string;
}

/** One step of a conversation, in the order of `position`, which has no repetition within the conversation. */
export interface ItemRow {
  readonly id: string;
  readonly conversation_id: string;

  /** The turn that it belongs to; null: none, as of an import. */
  readonly response_id: string | null;
  readonly position: bigint;

  /** Only messages are listed to a caller; the others are what the model gets to read again. */
  readonly kind: 'message' | 'function_call' | 'function_call_output' | 'reasoning' | 'summary';
  readonly role: 'user' | 'assistant';

  /** What a person reads, and what is searched. */
  readonly content: string;

  /** The item as the gateway's Responses API takes it, JSON; null: a message whose `content` is all. */
  readonly data: string | null;
  readonly created_at: string;
}

/** One turn. At most one of a conversation is `in_progress`: a unique index holds it. */
export interface ResponseRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly input: string;
  readonly status: 'in_progress' | 'completed' | 'failed' | 'cancelled';
  readonly model: string;

  /** JSON array of output items. */
  readonly output: string;
  readonly input_tokens: bigint;
  readonly output_tokens: bigint;

  /** JSON object with `code` and `message`; null: none. */
  readonly error: string | null;

  /** JSON array: the skills of this turn. */
  readonly skill_ids: string;
  readonly created_at: string;
  readonly ended_at: string | null;
}

/** What readers of a turn get, in the order of `seq` from 1, without gaps. */
export interface ResponseEventRow {
  readonly response_id: string;
  readonly seq: bigint;
  readonly type: string;

  /** JSON: the whole event. */
  readonly data: string;
}

export interface MemoryRow {
  readonly id: string;
  readonly content: string;

  /** Null: global. */
  readonly project_id: string | null;
  readonly source: 'user' | 'agent';
  readonly created_at: string;
  readonly updated_at: string;
}

export interface SkillRow {
  readonly id: string;

  /** Unique, kebab-case. */
  readonly name: string;
  readonly description: string;
  readonly instructions: string;

  /** JSON array of tool identifiers. */
  readonly tools: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface ArtifactRow {
  readonly id: string;
  readonly project_id: string;
  readonly title: string;
  readonly type: 'app' | 'report' | 'doc' | 'dashboard';

  /** Of its entry file, relative to the project's folder, with `/`; unique within the project. */
  readonly path: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface ScheduleRow {
  readonly id: string;
  readonly project_id: string;
  readonly cron: string;
  readonly timezone: string;
  readonly prompt: string;

  /** Null: each run begins a conversation of its own. */
  readonly conversation_id: string | null;
  readonly status: 'active' | 'paused';
  readonly last_run_at: string | null;

  /** Null while paused. */
  readonly next_run_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** One run of a schedule. A slot runs once: (schedule, slot) is unique. */
export interface ScheduleRunRow {
  readonly id: string;
  readonly schedule_id: string;

  /** The time that the schedule names; null: somebody started it by hand. */
  readonly slot: string | null;
  readonly status: 'running' | 'completed' | 'failed' | 'skipped';
  readonly conversation_id: string | null;
  readonly response_id: string | null;
  readonly error: string | null;
  readonly started_at: string;
  readonly ended_at: string | null;
}

export interface FileRow {
  readonly id: string;
  readonly name: string;
  readonly mime_type: string;
  readonly size: bigint;
  readonly project_id: string | null;
  readonly conversation_id: string | null;

  /** Of the content, in hex. */
  readonly sha256: string;

  /** Name below the folder of uploads; ours, never the caller's. */
  readonly storage_name: string;
  readonly extraction_status: 'pending' | 'done' | 'error';

  /** Why there is no text: `password_protected`, `broken`, `too_large`, `timed_out`, …; null: there is, or will be. */
  readonly extraction_error: string | null;

  /** JSON object: pages, width, height, …, as far as the kind of file has them. */
  readonly metadata: string;
  readonly created_at: string;
}

/** The text of a file in pieces of a size that a model or a search result can take. */
export interface FileChunkRow {
  readonly file_id: string;
  readonly position: bigint;

  /** Page or sheet that it begins on, from 1; null: the kind of file has none. */
  readonly page: bigint | null;
  readonly content: string;
}

export interface ConnectionRow {
  readonly id: string;
  readonly spec_id: string;
  readonly name: string;
  readonly status: 'connected' | 'error' | 'pending';

  /** Why the last check failed, without a secret; null: it did not. */
  readonly reason: string | null;

  /** JSON object: the fields that are no secret. */
  readonly settings: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly checked_at: string | null;
}

/** One secret of a connection, encrypted for this connection and this field. */
export interface ConnectionSecretRow {
  readonly connection_id: string;
  readonly field: string;

  /** Nonce, ciphertext and tag, base64. */
  readonly sealed: string;
}

/** An OAuth authorization that was begun and not yet answered. */
export interface OauthFlowRow {
  /** Hash of `state`, in hex. */
  readonly state_hash: string;
  readonly spec_id: string;

  /** The connection that it will give a token. */
  readonly connection_id: string;

  /** The PKCE verifier, encrypted. */
  readonly verifier: string;
  readonly expires_at: string;
}

export interface ScratchpadRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly title: string;
  readonly saved: bigint;
  readonly created_at: string;
  readonly updated_at: string;
}

/** `position` counts from 0 without gaps within the scratchpad. */
export interface CellRow {
  readonly id: string;
  readonly scratchpad_id: string;
  readonly type: 'markdown' | 'code' | 'output';
  readonly content: string;

  /** Of a code cell. */
  readonly language: string | null;

  /** Of a code cell. */
  readonly status: 'pending' | 'running' | 'success' | 'error' | null;

  /** JSON array of `{ mime, data }`; of an output cell. */
  readonly outputs: string | null;
  readonly error: string | null;
  readonly position: bigint;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A file or folder that belongs to nothing any more and has to go from the disk; the row goes after it. */
export interface DoomedPathRow {
  /** Relative to the home folder, with `/`. */
  readonly path: string;
}
