import type { Origin } from './turn.ts';

/** A tool that the model may call. */
export type Tool = FunctionTool | WebTool | McpTool | OpaqueTool;

/** A tool that the caller runs. */
export interface FunctionTool {
  readonly type: 'function';
  readonly name: string;
  readonly description?: string;

  /** JSON Schema of the arguments, key order kept. Absent: no arguments. */
  readonly schema?: Readonly<Record<string, unknown>>;
  readonly strict?: boolean;
  readonly origin?: Origin;
}

/** A search or fetch tool that the platform runs. */
export interface WebTool {
  readonly type: 'web_search' | 'web_fetch';

  /** At most this many calls; absent: the provider's own limit. */
  readonly maxUses?: number;
  readonly allowedDomains?: readonly string[];
  readonly blockedDomains?: readonly string[];
  readonly origin?: Origin;
}

/** A remote MCP server whose tools the provider runs. */
export interface McpTool {
  readonly type: 'mcp';

  /** The caller's name for the server. */
  readonly label: string;
  readonly url: string;

  /** Forwarded to the provider; never logged, never stored. */
  readonly authorization?: string;

  /** Values of the headers that its origin sends to the server: credentials, or as good as such. */
  readonly headerValues?: readonly string[];

  /** Absent: all of the server's tools. */
  readonly allowedTools?: readonly string[];

  /** Tools of the server that must not run. A wire that cannot say so leaves the whole server out. */
  readonly blockedTools?: readonly string[];
  readonly origin?: Origin;
}

/** A tool of a kind the turn has no words for (`computer`, `bash`, …). */
export interface OpaqueTool {
  readonly type: 'opaque';

  /** Row of content.yaml. */
  readonly kind: string;
  readonly origin: Origin;
}
