/**
 * The types of Polywire.Wires.Chat, from spec/wires/chat.tsp.
 *
 * Written by the generator; never edited by hand.
 */
export interface components {
  schemas: {
    readonly ReplyFunctionCall: {
      readonly name: string;
      /** JSON text as the model wrote it. */
      readonly arguments: string;
    };
    /** A call the model makes. */
    readonly ReplyToolCall: {
      readonly id: string;
      readonly type: 'function' | 'builtin_function';
      readonly function: components['schemas']['ReplyFunctionCall'];
    };
    readonly UrlCitation: {
      readonly url: string;
      readonly title: string;
      readonly start_index: number;
      readonly end_index: number;
    };
    /** A source of the text. Offsets count characters of the content. */
    readonly Annotation: {
      readonly type: 'url_citation';
      readonly url_citation: components['schemas']['UrlCitation'];
    };
    readonly ReplyMessage: {
      readonly role: 'assistant';
      readonly content?: string | null;
      readonly refusal?: string | null;
      /** Readable reasoning, as open-hosted providers name it. */
      readonly reasoning_content?: string | null;
      readonly tool_calls?: readonly components['schemas']['ReplyToolCall'][] | null;
      readonly annotations?: readonly components['schemas']['Annotation'][] | null;
    };
    readonly Choice: {
      readonly index: number;
      readonly message: components['schemas']['ReplyMessage'];
      /** The provider's own word, or null where it never said why it ended. */
      readonly finish_reason: string | null;
    };
    readonly PromptTokensDetails: {
      readonly cached_tokens?: number | null;
      readonly cache_write_tokens?: number | null;
    };
    readonly CompletionTokensDetails: {
      readonly reasoning_tokens?: number | null;
    };
    /** Cached tokens are contained in prompt_tokens, reasoning tokens in completion_tokens. */
    readonly Usage: {
      readonly prompt_tokens: number;
      readonly completion_tokens: number;
      readonly total_tokens: number;
      readonly prompt_tokens_details?: components['schemas']['PromptTokensDetails'] | null;
      readonly completion_tokens_details?: components['schemas']['CompletionTokensDetails'] | null;
    };
    /** A whole answer. */
    readonly Reply: {
      readonly id: string;
      readonly object: 'chat.completion';
      /** Unix seconds. */
      readonly created: number;
      readonly model: string;
      readonly choices: readonly components['schemas']['Choice'][];
      readonly usage?: components['schemas']['Usage'] | null;
      readonly system_fingerprint?: string | null;
      readonly service_tier?: string | null;
    };
    readonly ErrorDetail: {
      readonly message: string;
      readonly type?: string | null;
      readonly param?: string | null;
      readonly code?: string | number | null;
    };
    readonly ErrorBody: {
      readonly error: components['schemas']['ErrorDetail'];
    };
    readonly TextPart: {
      readonly type: 'text';
      readonly text: string;
    };
    readonly TextParts: readonly components['schemas']['TextPart'][];
    readonly SystemMessage: {
      readonly role: 'system';
      readonly content: string | components['schemas']['TextParts'];
      readonly name?: string;
    };
    readonly ImageUrl: {
      /** An address, or a `data:` URL with the image in base64. */
      readonly url: string;
      readonly detail?: 'auto' | 'low' | 'high';
    };
    readonly ImagePart: {
      readonly type: 'image_url';
      readonly image_url: components['schemas']['ImageUrl'];
    };
    readonly UserPart: components['schemas']['TextPart'] | components['schemas']['ImagePart'];
    readonly UserParts: readonly components['schemas']['UserPart'][];
    readonly UserMessage: {
      readonly role: 'user';
      readonly content: string | components['schemas']['UserParts'];
      readonly name?: string;
    };
    readonly FunctionCall: {
      readonly name: string;
      /** JSON text. */
      readonly arguments: string;
    };
    /** A call the model made, as we replay it. */
    readonly ToolCall: {
      readonly id: string;
      /**
       * The provider's own tool keeps its type.
       */
      readonly type: 'function' | 'builtin_function';
      readonly function: components['schemas']['FunctionCall'];
    };
    readonly AssistantMessage: {
      readonly role: 'assistant';
      /** Null or absent beside tool calls. */
      readonly content?: string | components['schemas']['TextParts'] | null;
      readonly refusal?: string | null;
      readonly tool_calls?: readonly components['schemas']['ToolCall'][];
      readonly name?: string;
    };
    /** The result of one tool call. */
    readonly ToolMessage: {
      readonly role: 'tool';
      readonly tool_call_id: string;
      readonly content: string | components['schemas']['TextParts'];
    };
    readonly Message:
      | components['schemas']['SystemMessage']
      | components['schemas']['UserMessage']
      | components['schemas']['AssistantMessage']
      | components['schemas']['ToolMessage'];
    readonly StreamOptions: {
      /** A last chunk without choices carries the usage. */
      readonly include_usage?: boolean;
    };
    readonly Stops: readonly string[];
    readonly EffortLevel: 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | 'max';
    readonly Verbosity: 'low' | 'medium' | 'high';
    readonly FunctionDefinition: {
      readonly name: string;
      readonly description?: string;
      /** JSON Schema of the arguments. */
      readonly parameters?: {
        readonly [key: string]: unknown;
      };
      readonly strict?: boolean | null;
    };
    readonly FunctionTool: {
      readonly type: 'function';
      readonly function: components['schemas']['FunctionDefinition'];
    };
    readonly BuiltinFunction: {
      /** A provider's word, which no function of a caller can have. */
      readonly name: string;
    };
    /** A tool that the provider runs itself. Its calls are answered with their own arguments. */
    readonly BuiltinTool: {
      readonly type: 'builtin_function';
      readonly function: components['schemas']['BuiltinFunction'];
    };
    readonly ToolChoiceMode: 'none' | 'auto' | 'required';
    readonly FunctionName: {
      readonly name: string;
    };
    readonly NamedToolChoice: {
      readonly type: 'function';
      readonly function: components['schemas']['FunctionName'];
    };
    readonly TextFormat: {
      readonly type: 'text';
    };
    /** Some JSON object, of no given schema. */
    readonly JsonObjectFormat: {
      readonly type: 'json_object';
    };
    readonly NamedSchema: {
      readonly name: string;
      readonly description?: string;
      readonly schema?: {
        readonly [key: string]: unknown;
      };
      readonly strict?: boolean | null;
    };
    readonly JsonSchemaFormat: {
      readonly type: 'json_schema';
      readonly json_schema: components['schemas']['NamedSchema'];
    };
    readonly ResponseFormat:
      | components['schemas']['TextFormat']
      | components['schemas']['JsonObjectFormat']
      | components['schemas']['JsonSchemaFormat'];
    /** What the gateway asks. */
    readonly Request: {
      /** The provider's own id of the model. */
      readonly model: string;
      /** Oldest first. */
      readonly messages: readonly components['schemas']['Message'][];
      readonly stream?: boolean;
      readonly stream_options?: components['schemas']['StreamOptions'];
      /** Tokens the answer may have. */
      readonly max_tokens?: number;
      /** The newer spelling of max_tokens. */
      readonly max_completion_tokens?: number;
      readonly temperature?: number;
      readonly top_p?: number;
      /** Not in the format's first home; open-hosted providers take it. */
      readonly top_k?: number;
      /** Texts at which the answer ends. */
      readonly stop?: string | components['schemas']['Stops'];
      readonly seed?: number;
      readonly presence_penalty?: number;
      readonly frequency_penalty?: number;
      readonly reasoning_effort?: components['schemas']['EffortLevel'];
      readonly verbosity?: components['schemas']['Verbosity'];
      readonly tools?: readonly (components['schemas']['FunctionTool'] | components['schemas']['BuiltinTool'])[];
      readonly tool_choice?: components['schemas']['ToolChoiceMode'] | components['schemas']['NamedToolChoice'];
      readonly parallel_tool_calls?: boolean;
      readonly response_format?: components['schemas']['ResponseFormat'];
    };
    readonly FunctionDelta: {
      readonly name?: string | null;
      readonly arguments?: string | null;
    };
    /** More of the call with this index; the first piece has id and name. */
    readonly ToolCallDelta: {
      readonly index: number;
      readonly id?: string | null;
      readonly type?: string | null;
      readonly function?: components['schemas']['FunctionDelta'];
    };
    /** What this chunk adds to the message. */
    readonly Delta: {
      readonly role?: string;
      readonly content?: string | null;
      readonly refusal?: string | null;
      readonly reasoning_content?: string | null;
      readonly tool_calls?: readonly components['schemas']['ToolCallDelta'][] | null;
      readonly annotations?: readonly components['schemas']['Annotation'][] | null;
    };
    readonly ChunkChoice: {
      readonly index: number;
      readonly delta: components['schemas']['Delta'];
      readonly finish_reason?: string | null;
    };
    readonly Chunk: {
      readonly id: string;
      readonly object: 'chat.completion.chunk';
      readonly created: number;
      readonly model: string;
      /** Empty on the chunk that carries the usage. */
      readonly choices: readonly components['schemas']['ChunkChoice'][];
      readonly usage?: components['schemas']['Usage'] | null;
      readonly system_fingerprint?: string | null;
      readonly service_tier?: string | null;
    };
    /** A failure after the 200 was sent. */
    readonly ErrorFrame: {
      readonly error: components['schemas']['ErrorDetail'];
    };
    /** The data of one event. */
    readonly StreamEvent: components['schemas']['Chunk'] | components['schemas']['ErrorFrame'];
  };
}
export type ReplyFunctionCall = components['schemas']['ReplyFunctionCall'];
export type ReplyToolCall = components['schemas']['ReplyToolCall'];
export type UrlCitation = components['schemas']['UrlCitation'];
export type Annotation = components['schemas']['Annotation'];
export type ReplyMessage = components['schemas']['ReplyMessage'];
export type Choice = components['schemas']['Choice'];
export type PromptTokensDetails = components['schemas']['PromptTokensDetails'];
export type CompletionTokensDetails = components['schemas']['CompletionTokensDetails'];
export type Usage = components['schemas']['Usage'];
export type Reply = components['schemas']['Reply'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type TextPart = components['schemas']['TextPart'];
export type TextParts = components['schemas']['TextParts'];
export type SystemMessage = components['schemas']['SystemMessage'];
export type ImageUrl = components['schemas']['ImageUrl'];
export type ImagePart = components['schemas']['ImagePart'];
export type UserPart = components['schemas']['UserPart'];
export type UserParts = components['schemas']['UserParts'];
export type UserMessage = components['schemas']['UserMessage'];
export type FunctionCall = components['schemas']['FunctionCall'];
export type ToolCall = components['schemas']['ToolCall'];
export type AssistantMessage = components['schemas']['AssistantMessage'];
export type ToolMessage = components['schemas']['ToolMessage'];
export type Message = components['schemas']['Message'];
export type StreamOptions = components['schemas']['StreamOptions'];
export type Stops = components['schemas']['Stops'];
export type EffortLevel = components['schemas']['EffortLevel'];
export type Verbosity = components['schemas']['Verbosity'];
export type FunctionDefinition = components['schemas']['FunctionDefinition'];
export type FunctionTool = components['schemas']['FunctionTool'];
export type BuiltinFunction = components['schemas']['BuiltinFunction'];
export type BuiltinTool = components['schemas']['BuiltinTool'];
export type ToolChoiceMode = components['schemas']['ToolChoiceMode'];
export type FunctionName = components['schemas']['FunctionName'];
export type NamedToolChoice = components['schemas']['NamedToolChoice'];
export type TextFormat = components['schemas']['TextFormat'];
export type JsonObjectFormat = components['schemas']['JsonObjectFormat'];
export type NamedSchema = components['schemas']['NamedSchema'];
export type JsonSchemaFormat = components['schemas']['JsonSchemaFormat'];
export type ResponseFormat = components['schemas']['ResponseFormat'];
export type Request = components['schemas']['Request'];
export type FunctionDelta = components['schemas']['FunctionDelta'];
export type ToolCallDelta = components['schemas']['ToolCallDelta'];
export type Delta = components['schemas']['Delta'];
export type ChunkChoice = components['schemas']['ChunkChoice'];
export type Chunk = components['schemas']['Chunk'];
export type ErrorFrame = components['schemas']['ErrorFrame'];
export type StreamEvent = components['schemas']['StreamEvent'];
