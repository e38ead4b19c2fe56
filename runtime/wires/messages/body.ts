import type { JsonObject, Service } from '../codec.ts';

/** A block of a message or of an answer; one that we only carry is whatever its maker wrote. */
export type Block = JsonObject & { readonly type?: unknown };

/** A message as we send it to a provider. */
export interface InputMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string | readonly Block[];
}

/** The three input counts partition the prompt. */
export interface MessagesUsage {
  readonly input_tokens: number;
  readonly cache_creation_input_tokens: number;
  readonly cache_read_input_tokens: number;
  readonly output_tokens: number;
  readonly output_tokens_details?: { readonly thinking_tokens: number };
  readonly server_tool_use?: { readonly web_search_requests: number };
}

/** A whole answer, as a caller gets it; also the beginning of one. */
export interface OutputMessage {
  readonly id: string;
  readonly type: 'message';
  readonly role: 'assistant';
  readonly model: string;
  readonly content: readonly Block[];
  readonly stop_reason: string | null;
  readonly stop_sequence: string | null;
  readonly usage: MessagesUsage;
  readonly service?: Service;
}
