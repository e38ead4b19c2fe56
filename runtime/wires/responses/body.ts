import type { JsonObject, Service } from '../codec.ts';

/** An item of `output`, as we write it. */
export type OutputItem = MessageItem | FunctionCallItem | ReasoningItem | WebSearchItem | JsonObject;

export type ItemStatus = 'in_progress' | 'completed' | 'incomplete';

export interface MessageItem {
  readonly id: string;
  readonly type: 'message';
  readonly status: ItemStatus;
  readonly role: 'assistant';
  readonly content: readonly OutputPart[];
}

export type OutputPart = OutputText | OutputRefusal;

export interface OutputText {
  readonly type: 'output_text';
  readonly text: string;
  readonly annotations: readonly UrlCitation[];
  /** Never filled; both public descriptions of the format want the field. */
  readonly logprobs: readonly [];
}

export interface OutputRefusal {
  readonly type: 'refusal';
  readonly refusal: string;
}

/** A source of the text; offsets count its characters. */
export interface UrlCitation {
  readonly type: 'url_citation';
  readonly url: string;
  readonly title: string;
  readonly start_index: number;
  readonly end_index: number;
}

export interface FunctionCallItem {
  readonly id: string;
  readonly type: 'function_call';
  readonly status: ItemStatus;
  readonly call_id: string;
  readonly name: string;
  readonly namespace?: string;
  readonly arguments: string;
}

export interface ReasoningItem {
  readonly id: string;
  readonly type: 'reasoning';
  readonly summary: readonly SummaryText[];
  readonly encrypted_content?: string;
}

export interface SummaryText {
  readonly type: 'summary_text';
  readonly text: string;
}

export interface WebSearchItem {
  readonly id: string;
  readonly type: 'web_search_call';
  readonly status: 'in_progress' | 'searching' | 'completed';
  readonly action: {
    readonly type: 'search';
    readonly query: string;
    readonly sources?: readonly { readonly type: 'url'; readonly url: string }[];
  };
}

export interface ResponseUsage {
  readonly input_tokens: number;
  readonly input_tokens_details: { readonly cached_tokens: number; readonly cache_write_tokens: number };
  readonly output_tokens: number;
  readonly output_tokens_details: { readonly reasoning_tokens: number };
  readonly total_tokens: number;
}

/** The fields of the response object that repeat the request, each as it was asked or as it is when nobody asks. */
export interface Echo {
  readonly instructions: string | null;
  readonly max_output_tokens: number | null;
  readonly max_tool_calls: number | null;
  readonly metadata: JsonObject;
  readonly parallel_tool_calls: boolean;
  readonly previous_response_id: string | null;
  readonly prompt_cache_key: string | null;
  readonly reasoning: { readonly effort: string | null; readonly summary: string | null };
  readonly safety_identifier: string | null;
  readonly store: boolean;
  readonly temperature: number;
  readonly text: JsonObject;
  readonly tool_choice: unknown;
  readonly tools: readonly JsonObject[];
  readonly top_logprobs: number;
  readonly top_p: number;
  readonly truncation: string;
}

export type ResponseStatus = 'in_progress' | 'completed' | 'incomplete' | 'failed' | 'cancelled';

/** What an answer adds to the echo of its request. */
export interface ResponseState {
  readonly status: ResponseStatus;
  readonly output: readonly OutputItem[];
  readonly usage: ResponseUsage;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly incomplete_details: { readonly reason: 'max_output_tokens' | 'content_filter' } | null;
  readonly service?: Service;
}
