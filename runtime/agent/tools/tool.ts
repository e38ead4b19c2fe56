import type { ConversationRow } from '../storage/schema.ts';
import type { Ground } from '../ground.ts';
import type { ToolEvent } from '../turns/events.ts';
import type { Usage } from '../turns/model-call.ts';

/** A JSON Schema of an object. */
export type ArgumentsSchema = Readonly<Record<string, unknown>> & { readonly type: 'object' };

/** Something that the agent can do. One object for each tool, made once: what it works with comes with each call. */
export interface Tool {
  /** Letters, digits, `_` and `-`, at most 64. */
  readonly name: string;

  /** What it does and when to call it, for the model. */
  readonly description: string;

  /** What it is called with; arguments that do not fit never reach `run`. */
  readonly parameters: ArgumentsSchema;

  /**
   * Does it. What it throws is told to the model as the result: an AgentError or ToolFailure in its own words, any other as
   * a failure without details. Has to end soon after `signal` is aborted; what it answers then nobody reads.
   */
  run(args: Arguments, context: ToolContext): Promise<ToolResult>;
}

/** Checked against the tool's schema. */
export type Arguments = Readonly<Record<string, unknown>>;

/** What the model gets to read: text, or text with pictures as data URLs. */
export type ToolResult = string | { readonly text: string; readonly images: readonly string[] };

/** What a tool works with. */
export interface ToolContext {
  readonly ground: Ground;
  readonly conversation: ConversationRow;

  /** Of the conversation; null: it is in no project. */
  readonly projectId: string | null;
  readonly responseId: string;

  /** Of the turn. */
  readonly model: string;

  /** Aborted when the turn is stopped, and when the time of a call is up. */
  readonly signal: AbortSignal;

  /** Tells a person how far it is. */
  readonly progress: (message: string) => void;

  /** Tells the readers of the turn what came of it, after it is in the database. */
  readonly emit: (event: ToolEvent) => void;

  /** Counts tokens of model calls of its own as the turn's. */
  readonly spend: (usage: Usage) => Promise<void>;
}

/** A tool could not do what it was asked to; the message is for the model. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';
}

/** Makes a tool of a function whose arguments are of the type that the schema says. */
export function tool(
  about: Pick<Tool, 'name' | 'description' | 'parameters'>,
  run: (args: never, context: ToolContext) => Promise<ToolResult>,
): Tool {
  return { ...about, run: (args, context) => run(args as never, context) };
}
