/**
 * The canonical parameters a turn may carry, by their names in spec/catalog/parameters.yaml. An absent key means the
 * caller said nothing; a caller's `null` means the same.
 */
export interface Parameters {
  readonly max_tokens?: number;
  readonly temperature?: number;
  readonly top_p?: number;
  readonly top_k?: number;
  readonly stop_sequences?: readonly string[];
  readonly seed?: number;
  readonly presence_penalty?: number;
  readonly frequency_penalty?: number;
  readonly verbosity?: string;

  /** As the caller wrote it; only the decision table knows which levels there are. */
  readonly reasoning_effort?: string;

  /** The Messages `thinking` object, as it came. */
  readonly thinking?: Readonly<Record<string, unknown>>;
  readonly tool_choice?: ToolChoice;
  readonly parallel_tool_calls?: boolean;
  readonly response_format?: ResponseFormat;
}

export type ToolChoice =
  | { readonly type: 'auto' }
  | { readonly type: 'none' }
  /** Some tool must be called. */
  | { readonly type: 'required' }
  | { readonly type: 'tool'; readonly name: string };

/** How the answer's text is constrained; absent: not at all. */
export type ResponseFormat =
  | { readonly type: 'json_object' }
  | {
      readonly type: 'json_schema';
      readonly name: string;
      readonly description?: string;
      readonly schema: Readonly<Record<string, unknown>>;
      readonly strict?: boolean;
    };
