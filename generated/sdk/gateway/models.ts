/**
 * The models of spec/catalog/aliases.yaml and what becomes of a request to each.
 *
 * Written by the generator; never edited by hand.
 */

/** What one model takes. */
interface Takes<Levels extends string, Names extends string, Formats extends string> {
  /** Its levels of reasoning effort, weakest first; any other is moved to one of them. */
  readonly effort: Levels;
  /** Canonical names of the parameters that it does not get. */
  readonly dropped: Names;
  /** Types of answer formats that are refused: `param_not_supported`. */
  readonly refused: Formats;
}

/** The chat models, in catalogue order. */
export interface ChatModels {
  /** Service Air, of group service_air. */
  readonly service_air: Takes<
    'medium',
    | 'stop_sequences'
    | 'temperature'
    | 'top_p'
    | 'top_k'
    | 'thinking'
    | 'seed'
    | 'presence_penalty'
    | 'frequency_penalty',
    never
  >;
  /** A mid, of group A-mid. */
  readonly 'a-mid': Takes<
    'low' | 'medium' | 'high' | 'max',
    'temperature' | 'top_p' | 'top_k' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    'json_object'
  >;
  /** A mid 1, of group A-mid. */
  readonly 'a-mid-1': Takes<
    'low' | 'medium' | 'high' | 'max',
    'temperature' | 'top_p' | 'top_k' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    'json_object'
  >;
  /** A top, of group A-top. */
  readonly 'a-top': Takes<
    'low' | 'medium' | 'high' | 'xhigh' | 'max',
    'temperature' | 'top_p' | 'top_k' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    'json_object'
  >;
  /** A top 1, of group A-top. */
  readonly 'a-top-1': Takes<
    'low' | 'medium' | 'high' | 'xhigh' | 'max',
    'temperature' | 'top_p' | 'top_k' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    'json_object'
  >;
  /** A third, of group A-third. */
  readonly 'a-third': Takes<
    'low' | 'medium' | 'high' | 'xhigh' | 'max',
    'temperature' | 'top_p' | 'top_k' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    'json_object'
  >;
  /** A third 1, of group A-third. */
  readonly 'a-third-1': Takes<
    'low' | 'medium' | 'high' | 'xhigh' | 'max',
    'temperature' | 'top_p' | 'top_k' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    'json_object'
  >;
  /** A third 2, of group A-third. */
  readonly 'a-third-2': Takes<
    'low' | 'medium' | 'high' | 'xhigh' | 'max',
    'temperature' | 'top_p' | 'top_k' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    'json_object'
  >;
  /** A small, of group A-small. */
  readonly 'a-small': Takes<
    never,
    'reasoning_effort' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    'json_object'
  >;
  /** A small 1, of group A-small. */
  readonly 'a-small-1': Takes<
    never,
    'reasoning_effort' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    'json_object'
  >;
  /** R high, of group R-high. */
  readonly 'r-high': Takes<
    'low' | 'medium' | 'high' | 'xhigh' | 'max',
    | 'stop_sequences'
    | 'temperature'
    | 'top_p'
    | 'top_k'
    | 'thinking'
    | 'seed'
    | 'presence_penalty'
    | 'frequency_penalty',
    never
  >;
  /** R high 1, of group R-high. */
  readonly 'r-high-1': Takes<
    'low' | 'medium' | 'high' | 'xhigh' | 'max',
    | 'stop_sequences'
    | 'temperature'
    | 'top_p'
    | 'top_k'
    | 'thinking'
    | 'seed'
    | 'presence_penalty'
    | 'frequency_penalty',
    never
  >;
  /** R mid, of group R-mid. */
  readonly 'r-mid': Takes<
    'none' | 'low' | 'medium' | 'high' | 'xhigh' | 'max',
    | 'stop_sequences'
    | 'temperature'
    | 'top_p'
    | 'top_k'
    | 'thinking'
    | 'seed'
    | 'presence_penalty'
    | 'frequency_penalty',
    never
  >;
  /** R mid 1, of group R-mid. */
  readonly 'r-mid-1': Takes<
    'none' | 'low' | 'medium' | 'high' | 'xhigh' | 'max',
    | 'stop_sequences'
    | 'temperature'
    | 'top_p'
    | 'top_k'
    | 'thinking'
    | 'seed'
    | 'presence_penalty'
    | 'frequency_penalty',
    never
  >;
  /** R mid 2, of group R-mid. */
  readonly 'r-mid-2': Takes<
    'none' | 'low' | 'medium' | 'high' | 'xhigh' | 'max',
    | 'stop_sequences'
    | 'temperature'
    | 'top_p'
    | 'top_k'
    | 'thinking'
    | 'seed'
    | 'presence_penalty'
    | 'frequency_penalty',
    never
  >;
  /** R mid 3, of group R-mid. */
  readonly 'r-mid-3': Takes<
    'none' | 'low' | 'medium' | 'high' | 'xhigh' | 'max',
    | 'stop_sequences'
    | 'temperature'
    | 'top_p'
    | 'top_k'
    | 'thinking'
    | 'seed'
    | 'presence_penalty'
    | 'frequency_penalty',
    never
  >;
  /** Service Blaze, of group R-mid. */
  readonly service_blaze: Takes<
    'none' | 'low' | 'medium' | 'high' | 'xhigh' | 'max',
    | 'stop_sequences'
    | 'temperature'
    | 'top_p'
    | 'top_k'
    | 'thinking'
    | 'seed'
    | 'presence_penalty'
    | 'frequency_penalty',
    never
  >;
  /** R code, of group R-code. */
  readonly 'r-code': Takes<
    'low' | 'medium' | 'high' | 'xhigh',
    | 'stop_sequences'
    | 'temperature'
    | 'top_p'
    | 'top_k'
    | 'thinking'
    | 'seed'
    | 'presence_penalty'
    | 'frequency_penalty',
    never
  >;
  /** R code 1, of group R-code. */
  readonly 'r-code-1': Takes<
    'low' | 'medium' | 'high' | 'xhigh',
    | 'stop_sequences'
    | 'temperature'
    | 'top_p'
    | 'top_k'
    | 'thinking'
    | 'seed'
    | 'presence_penalty'
    | 'frequency_penalty',
    never
  >;
  /** R small, of group R-small. */
  readonly 'r-small': Takes<
    'none' | 'low' | 'medium' | 'high' | 'xhigh',
    'stop_sequences' | 'top_k' | 'thinking' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** R small 1, of group R-small. */
  readonly 'r-small-1': Takes<
    'none' | 'low' | 'medium' | 'high' | 'xhigh',
    'stop_sequences' | 'top_k' | 'thinking' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** R small 2, of group R-small. */
  readonly 'r-small-2': Takes<
    'none' | 'low' | 'medium' | 'high' | 'xhigh',
    'stop_sequences' | 'top_k' | 'thinking' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** R small 3, of group R-small. */
  readonly 'r-small-3': Takes<
    'none' | 'low' | 'medium' | 'high' | 'xhigh',
    'stop_sequences' | 'top_k' | 'thinking' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** G a, of group G-a. */
  readonly 'g-a': Takes<
    'low' | 'medium' | 'high',
    'temperature' | 'top_p' | 'top_k' | 'thinking' | 'verbosity' | 'parallel_tool_calls',
    never
  >;
  /** G a 1, of group G-a. */
  readonly 'g-a-1': Takes<
    'low' | 'medium' | 'high',
    'temperature' | 'top_p' | 'top_k' | 'thinking' | 'verbosity' | 'parallel_tool_calls',
    never
  >;
  /** G a 2, of group G-a. */
  readonly 'g-a-2': Takes<
    'low' | 'medium' | 'high',
    'temperature' | 'top_p' | 'top_k' | 'thinking' | 'verbosity' | 'parallel_tool_calls',
    never
  >;
  /** G a 3, of group G-a. */
  readonly 'g-a-3': Takes<
    'low' | 'medium' | 'high',
    'temperature' | 'top_p' | 'top_k' | 'thinking' | 'verbosity' | 'parallel_tool_calls',
    never
  >;
  /** G a 4, of group G-a. */
  readonly 'g-a-4': Takes<
    'low' | 'medium' | 'high',
    'temperature' | 'top_p' | 'top_k' | 'thinking' | 'verbosity' | 'parallel_tool_calls',
    never
  >;
  /** G b, of group G-b. */
  readonly 'g-b': Takes<
    'minimal' | 'low' | 'medium' | 'high',
    'temperature' | 'top_p' | 'top_k' | 'thinking' | 'verbosity' | 'parallel_tool_calls',
    never
  >;
  /** G b 1, of group G-b. */
  readonly 'g-b-1': Takes<
    'minimal' | 'low' | 'medium' | 'high',
    'temperature' | 'top_p' | 'top_k' | 'thinking' | 'verbosity' | 'parallel_tool_calls',
    never
  >;
  /** G b 2, of group G-b. */
  readonly 'g-b-2': Takes<
    'minimal' | 'low' | 'medium' | 'high',
    'temperature' | 'top_p' | 'top_k' | 'thinking' | 'verbosity' | 'parallel_tool_calls',
    never
  >;
  /** G b 3, of group G-b. */
  readonly 'g-b-3': Takes<
    'minimal' | 'low' | 'medium' | 'high',
    'temperature' | 'top_p' | 'top_k' | 'thinking' | 'verbosity' | 'parallel_tool_calls',
    never
  >;
  /** G c, of group G-c. */
  readonly 'g-c': Takes<'minimal' | 'low' | 'medium' | 'high', 'thinking' | 'verbosity' | 'parallel_tool_calls', never>;
  /** F k, of group F-k. */
  readonly 'f-k': Takes<
    never,
    'reasoning_effort' | 'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** F k 1, of group F-k. */
  readonly 'f-k-1': Takes<
    never,
    'reasoning_effort' | 'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** F d, of group F-d. */
  readonly 'f-d': Takes<
    'none' | 'low' | 'high' | 'max',
    'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** F d 1, of group F-d. */
  readonly 'f-d-1': Takes<
    'none' | 'low' | 'high' | 'max',
    'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** F d 2, of group F-d. */
  readonly 'f-d-2': Takes<
    'none' | 'low' | 'high' | 'max',
    'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** F d 3, of group F-d. */
  readonly 'f-d-3': Takes<
    'none' | 'low' | 'high' | 'max',
    'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** F q, of group F-q. */
  readonly 'f-q': Takes<
    'low' | 'medium' | 'xhigh',
    'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** F q 1, of group F-q. */
  readonly 'f-q-1': Takes<
    'low' | 'medium' | 'xhigh',
    'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** F g, of group F-g. */
  readonly 'f-g': Takes<
    'low' | 'high' | 'max',
    'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** F g 1, of group F-g. */
  readonly 'f-g-1': Takes<
    'low' | 'high' | 'max',
    'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** F g 2, of group F-g. */
  readonly 'f-g-2': Takes<
    'low' | 'high' | 'max',
    'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** F g 3, of group F-g. */
  readonly 'f-g-3': Takes<
    'low' | 'high' | 'max',
    'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** F g2, of group F-g2. */
  readonly 'f-g2': Takes<
    'high' | 'max',
    'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** M s, of group M-s. */
  readonly 'm-s': Takes<
    never,
    'reasoning_effort' | 'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    'json_schema' | 'json_object'
  >;
  /** M s 1, of group M-s. */
  readonly 'm-s-1': Takes<
    never,
    'reasoning_effort' | 'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    'json_schema' | 'json_object'
  >;
  /** M s 2, of group M-s. */
  readonly 'm-s-2': Takes<
    never,
    'reasoning_effort' | 'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    'json_schema' | 'json_object'
  >;
  /** M s 3, of group M-s. */
  readonly 'm-s-3': Takes<
    never,
    'reasoning_effort' | 'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    'json_schema' | 'json_object'
  >;
  /** X a, of group X-a. */
  readonly 'x-a': Takes<
    'low' | 'medium' | 'high' | 'xhigh',
    'stop_sequences' | 'top_k' | 'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** X a 1, of group X-a. */
  readonly 'x-a-1': Takes<
    'low' | 'medium' | 'high' | 'xhigh',
    'stop_sequences' | 'top_k' | 'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
  /** X b, of group X-b. */
  readonly 'x-b': Takes<
    'low' | 'medium' | 'high',
    'stop_sequences' | 'top_k' | 'thinking' | 'verbosity' | 'seed' | 'presence_penalty' | 'frequency_penalty',
    never
  >;
}

export type ChatModel = keyof ChatModels;

/** The models of kind embedding. */
export type EmbeddingModel = 'embed-small';

/** The models of kind decision. */
export type DecisionModel = 'decide';

/** An alias; or a provider's own name of a model, of which nothing is known here: it is held against no alias. */
export type ModelName = ChatModel | (string & {});

/** `effort` of a model; of several, that of any. */
export type Effort<M extends string> = M extends ChatModel ? ChatModels[M]['effort'] : string;

/** `dropped` of a model; of several, that of any. */
export type Dropped<M extends string> = M extends ChatModel ? ChatModels[M]['dropped'] : never;

/** `refused` of a model; of several, that of any. */
export type Refused<M extends string> = M extends ChatModel ? ChatModels[M]['refused'] : never;
