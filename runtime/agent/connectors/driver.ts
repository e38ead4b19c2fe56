import type { Ground } from '../ground.ts';
import type { Values } from './credentials.ts';

/** What speaks to one external source. Whoever opens one closes it. */
export type Driver = SqlDriver | HttpDriver | McpDriver;

interface AnyDriver {
  /** Whether the source is there and lets us in; changes nothing. Throws what went wrong. */
  check(signal: AbortSignal): Promise<void>;

  /** Ends what is under way, connections and children. */
  close(): Promise<void>;
}

/** Reads a database. That nothing can be written is the database's own doing, not a matter of the text alone. */
export interface SqlDriver extends AnyDriver {
  readonly kind: 'sql';
  readonly dialect: 'postgres' | 'mysql' | 'sqlite';

  /** One statement, in a session of its own. An abort ends it at the database, too. */
  readonly query: (sql: string, bounds: Bounds) => Promise<Rows>;
}

export interface Bounds {
  /** Most rows that are read. */
  readonly rows: number;

  /** Most characters of all cells together. */
  readonly size: number;
  readonly signal: AbortSignal;
}

export type Cell = string | number | boolean | null | readonly unknown[] | Readonly<Record<string, unknown>>;

export interface Rows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];

  /** There is more than the bounds let through: rows are missing, or the end of the last one's text. */
  readonly truncated: boolean;
}

/** Asks a service below its base URL, with the connection's credentials. */
export interface HttpDriver extends AnyDriver {
  readonly kind: 'http';
  readonly request: (request: HttpRequest) => Promise<HttpReply>;

  /** The source's OpenAPI document, read; null: the connection names none. */
  openapi(signal: AbortSignal): Promise<unknown>;
}

export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

  /** Below the base URL, with or without a leading slash, and with its query. */
  readonly path: string;

  /** Those of the connection come before these. */
  readonly headers?: Values;
  readonly body?: string;

  /** Most bytes of the answer that are read. */
  readonly size: number;
  readonly signal: AbortSignal;
}

export interface HttpReply {
  readonly status: number;

  /** Without cookies. */
  readonly headers: Values;
  readonly body: string;

  /** The body is longer than this. */
  readonly truncated: boolean;
}

/** Calls the tools of an MCP server. */
export interface McpDriver extends AnyDriver {
  readonly kind: 'mcp';
  tools(signal: AbortSignal): Promise<readonly McpTool[]>;
  callTool(name: string, input: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<McpResult>;
}

export interface McpTool {
  readonly name: string;
  readonly description: string;

  /** JSON Schema. */
  readonly input: Readonly<Record<string, unknown>>;

  /** What the server says of itself; nobody has checked it. */
  readonly readOnly: boolean;
}

export interface McpResult {
  readonly failed: boolean;

  /** As the protocol has them: text, pictures, resources. */
  readonly content: readonly unknown[];

  /** Null: none. */
  readonly structured: unknown;
}

/** What a driver is opened with: a connection's values, as they are now, and the bounds of what it does. */
export interface Access {
  readonly limits: Pick<Ground['limits'], 'tool_time' | 'query_answer' | 'openapi_size'>;
  current(): Promise<Values>;

  /** After the source has refused `refused`: newer values; null: there are none. */
  renew(refused: Values, signal: AbortSignal): Promise<Values | null>;
}

/** A source that cannot be used as it was asked to, in words of our own. */
export class SourceError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SourceError';
  }
}
