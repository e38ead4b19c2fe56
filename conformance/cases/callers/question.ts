/** One request to a model in no format's words; each caller says it with its SDK. */
export interface Question {
  readonly model: string;

  /** Oldest first. */
  readonly turns: readonly QuestionTurn[];
  readonly tools?: readonly QuestionTool[];
  readonly asks?: Asks;
}

export type QuestionTurn =
  | { readonly user: string; readonly image?: Base64Image }
  | { readonly calls: readonly AnsweredCall[] }
  | { readonly results: readonly { readonly id: string; readonly text: string }[] };

export interface Base64Image {
  readonly mediaType: string;
  readonly data: string;
}

export interface QuestionTool {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Parameters under their canonical names. What a format has no field for, its caller leaves out. */
export interface Asks {
  readonly max_tokens?: number;
  readonly stop_sequences?: readonly string[];
  readonly reasoning_effort?: string;
  readonly temperature?: number;
  readonly top_p?: number;
  readonly top_k?: number;
  readonly thinking?: { readonly type: 'enabled'; readonly budget_tokens: number };
  readonly verbosity?: string;
  readonly parallel_tool_calls?: boolean;
  readonly tool_choice?: 'auto' | 'none' | 'required' | { readonly tool: string };
  readonly seed?: number;
  readonly presence_penalty?: number;
  readonly frequency_penalty?: number;

  /** A JSON Schema that the answer must meet, or JSON of any form. */
  readonly response_format?: { readonly schema: Readonly<Record<string, unknown>> } | 'json_object';
}

/** What came back, in no format's words but for `finish`. */
export type Answer = Answered | Refused;

export interface Answered {
  readonly ok: true;
  readonly headers: Headers;
  readonly model: string;
  readonly text: string;

  /** Readable reasoning; the Chat format has no place for it. */
  readonly reasoning: string;
  readonly calls: readonly AnsweredCall[];

  /** The format's own word for how it ended. */
  readonly finish: string | null;

  /** All tokens of the prompt, and all that were written. */
  readonly usage: { readonly input: number; readonly output: number };
}

export interface AnsweredCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export interface Refused {
  readonly ok: false;
  readonly headers: Headers;
  readonly status: number;

  /** `error.type`, and `error.code` where the format has one. */
  readonly type: string | null;
  readonly code: string | null;
}

/** One format, spoken with its official SDK. */
export interface Caller {
  readonly format: 'chat' | 'responses' | 'messages';

  /** How this format says each way a reply may end. */
  readonly finishes: Readonly<Record<'end' | 'tool_calls' | 'length' | 'stop_sequence' | 'refusal', string>>;
  ask(question: Question, stream: boolean): Promise<Answer>;
}
