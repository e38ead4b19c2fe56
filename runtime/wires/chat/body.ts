import type { Service } from '../codec.ts';

/** A message as we send it to a provider. */
export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: ChatContent; readonly name?: string }
  | {
      readonly role: 'assistant';
      readonly content: string | null;
      readonly refusal?: string;
      readonly tool_calls?: readonly (ChatToolCall | BuiltinToolCall)[];
      readonly name?: string;
    }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: ChatContent };

/** Text, or a list of parts. A part that we only carry is whatever its caller wrote. */
export type ChatContent = string | readonly unknown[];

export interface ChatToolCall {
  readonly id: string;
  readonly type: 'function';
  readonly function: ChatFunctionCall;
}

/** A call of a tool that the provider runs itself, as it is handed back. */
export interface BuiltinToolCall {
  readonly id: string;
  readonly type: 'builtin_function';
  readonly function: ChatFunctionCall;
}

export interface ChatFunctionCall {
  readonly name: string;

  /** JSON text. */
  readonly arguments: string;
}

export interface ChatAnnotation {
  readonly type: 'url_citation';
  readonly url_citation: {
    readonly url: string;
    readonly title: string;
    readonly start_index: number;
    readonly end_index: number;
  };
}

/** A whole answer, as a caller gets it. */
export interface ChatCompletion {
  readonly id: string;
  readonly object: 'chat.completion';
  readonly created: number;
  readonly model: string;
  readonly choices: readonly [
    { readonly index: 0; readonly message: ChatReplyMessage; readonly finish_reason: string | null },
  ];
  readonly usage: ChatUsage;
  readonly service_tier: 'default';
  readonly system_fingerprint?: string;
  readonly service?: Service;
}

export interface ChatReplyMessage {
  readonly role: 'assistant';
  readonly content: string | null;
  readonly refusal: string | null;
  readonly annotations?: readonly ChatAnnotation[];
  readonly tool_calls?: readonly ChatToolCall[];
  readonly function_call?: ChatFunctionCall;
}

export interface ChatUsage {
  /** Cached tokens included. */
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
  readonly completion_tokens_details: { readonly reasoning_tokens: number };
  readonly prompt_tokens_details?: { readonly cached_tokens: number; readonly cache_write_tokens: number };
}
