import type { JsonObject } from '../json.ts';

/** What a request asks, said in no wire's words: all that the small talk and the provider's rules look at. */
export interface Asked {
  readonly model: string;
  readonly stream: boolean;

  /** The usage is wanted at the end of the stream, on the wire that leaves the choice. */
  readonly usageWanted: boolean;

  /** The text of the last message that a user wrote. */
  readonly text: string;

  /** Pictures and documents of that message, described. */
  readonly attachments: readonly string[];

  /** Results of tools after the last thing the model said. */
  readonly results: readonly Result[];

  /** Tools that the caller runs. */
  readonly tools: readonly OfferedTool[];

  /** The provider's own web search is offered. */
  readonly search: boolean;

  /** Remote MCP servers that the provider may call, by name. */
  readonly servers: readonly string[];

  readonly choice: Choice;

  /** Several calls in one reply are allowed. */
  readonly parallel: boolean;

  readonly format: Format | null;

  /** The model is asked to reason. */
  readonly thinks: boolean;

  /** Readable reasoning is wanted. */
  readonly thoughtsShown: boolean;

  /** The provider's state of the reasoning is wanted. */
  readonly sealsWanted: boolean;

  readonly maxTokens: number | null;
  readonly stops: readonly string[];

  /** Provider state that is handed back. */
  readonly seals: readonly string[];
}

export interface Result {
  /** Name of the tool, where the wire or the history tells it. */
  readonly name: string;
  readonly text: string;
  readonly pictures: number;
  readonly failed: boolean;
}

export interface OfferedTool {
  readonly name: string;

  /** JSON Schema of the arguments. */
  readonly schema: JsonObject;
}

export type Choice = { readonly type: 'auto' | 'none' | 'required' } | { readonly type: 'tool'; readonly name: string };

export type Format = { readonly type: 'json_object' } | { readonly type: 'json_schema'; readonly schema: JsonObject };
