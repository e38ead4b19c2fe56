/**
 * The types of Polywire.Hosted, from spec/hosted/.
 *
 * Written by the generator; never edited by hand.
 */
export interface components {
  schemas: {
    readonly ChatUrlCitation: {
      readonly url: string;
      readonly title: string;
      /** Place in `content`, in UTF-16 code units; the end is exclusive. */
      readonly start_index: number;
      readonly end_index: number;
    };
    /** A source that the text rests on. */
    readonly ChatAnnotation: {
      readonly type: 'url_citation';
      readonly url_citation: components['schemas']['ChatUrlCitation'];
    };
    readonly ChatFunctionCall: {
      readonly name: string;
      /** JSON, as the model wrote it. */
      readonly arguments: string;
    };
    readonly ChatFunctionToolCall: {
      readonly id: string;
      readonly type: 'function';
      readonly function: components['schemas']['ChatFunctionCall'];
    };
    /** The assistant's turn. */
    readonly ChatReplyMessage: {
      readonly role: 'assistant';
      /** Null where no text was written. */
      readonly content: string | null;
      /** The model's reason for not answering; then the finish reason is `content_filter`. */
      readonly refusal?: string | null;
      /** Sources of a turn that searched. */
      readonly annotations?: readonly components['schemas']['ChatAnnotation'][];
      readonly tool_calls?: readonly components['schemas']['ChatFunctionToolCall'][];
      /** The first call, to a caller who sent `functions`. */
      readonly function_call?: components['schemas']['ChatFunctionCall'];
    };
    /**
     * Why the answer ended: by itself, at a limit, to call tools, by refusal. Null is an abnormal end: a failure. One
     * provider kind's own words come through unmapped.
     */
    readonly ChatFinishReason: ('stop' | 'length' | 'tool_calls' | 'content_filter' | 'function_call') | string;
    readonly ChatChoice: {
      readonly index: 0;
      readonly message: components['schemas']['ChatReplyMessage'];
      readonly finish_reason: components['schemas']['ChatFinishReason'] | null;
      /** Never computed. */
      readonly logprobs?: null;
    };
    readonly ChatCompletionTokens: {
      /** A part of `completion_tokens`; 0 where the provider does not break it out. */
      readonly reasoning_tokens: number;
    };
    readonly ChatPromptTokens: {
      /** Read from the cache. */
      readonly cached_tokens: number;
      /** Written to the cache. */
      readonly cache_write_tokens: number;
    };
    readonly ChatUsage: {
      readonly prompt_tokens: number;
      /** Everything written, reasoning included. */
      readonly completion_tokens: number;
      readonly total_tokens: number;
      readonly completion_tokens_details: components['schemas']['ChatCompletionTokens'];
      /** Present where a provider cache was touched. */
      readonly prompt_tokens_details?: components['schemas']['ChatPromptTokens'];
    };
    /** How the request was served; the same signal as `X-Service-Failover` and `X-Service-Attempts`. */
    readonly Service: {
      /** A fallback model served. */
      readonly failover: boolean;
      /** Provider calls made, at least 1. */
      readonly attempts: number;
      /** The model as the caller named it. */
      readonly requested_model: string;
      /** The alias that served. */
      readonly served_model: string;
    };
    /** One complete answer. */
    readonly ChatCompletion: {
      readonly id: string;
      readonly object: 'chat.completion';
      /** Unix seconds. */
      readonly created: number;
      /** The model that served, fallback included; can be sent back as it is. */
      readonly model: string;
      /** Exactly one. */
      readonly choices: readonly components['schemas']['ChatChoice'][];
      /** The provider's build, where it tells. */
      readonly system_fingerprint?: string | null;
      readonly usage?: components['schemas']['ChatUsage'] | null;
      readonly service_tier: 'default';
      readonly service?: components['schemas']['Service'];
    };
    readonly MessageErrorObject: {
      /**
       * Follows from the status.
       */
      readonly type:
        | 'invalid_request_error'
        | 'authentication_error'
        | 'permission_error'
        | 'not_found_error'
        | 'request_too_large'
        | 'rate_limit_error'
        | 'api_error'
        | 'overloaded_error';
      /** For a person. */
      readonly message: string;
      /** Only where the authorization gate refused: `invalid_credentials`, `permission_denied`. */
      readonly code?: string;
      /** The named cause of a denial. */
      readonly deny_detail?: string;
      /** The status behind a 503 that stands for 502 or 504. */
      readonly upstream_status?: number;
      /** What a client can act on, such as `error_code: thread_unsupported_request`. */
      readonly details?: {
        readonly [key: string]: unknown;
      };
    };
    /** Body of an error of Messages and of every 401 and 403, whatever the operation. */
    readonly MessageErrorBody: {
      readonly type: 'error';
      readonly error: components['schemas']['MessageErrorObject'];
      /** ISO-8601 instant; on an allowance or free-serving 429 of an organisation that has an allowance. */
      readonly reset_at?: string;
    };
    /** One failed check of a request. */
    readonly FieldError: {
      /** Where: `["body", "messages", 0, "role"]`. */
      readonly loc: readonly (string | number)[];
      /** What would be right, for a person. */
      readonly msg: string;
      /** Which check failed. */
      readonly type: string;
    };
    /** Body of a request that is not well formed, and of an unexpected failure. */
    readonly DetailBody: {
      /** A list with a 422, text otherwise. */
      readonly detail: string | readonly components['schemas']['FieldError'][];
      /** The status behind a 503 that stands for 502 or 504. */
      readonly upstream_status?: number;
    };
    readonly ErrorObject: {
      /** For a person. */
      readonly message: string;
      /** Kind of error; `api_error` for what a provider said. */
      readonly type: string;
      /** The caller's field at fault. */
      readonly param: string | null;
      /** Stable; null where the catalogue has none. */
      readonly code: string | null;
      /** The named cause of a denial. */
      readonly deny_detail?: string;
      /** The status behind a 503 that stands for 502 or 504. */
      readonly upstream_status?: number;
    };
    /** Body of an error of Chat Completions, Responses, Embeddings, Models, Decisions and Usage. */
    readonly ErrorBody: {
      readonly error: components['schemas']['ErrorObject'];
      /** ISO-8601 instant; on an allowance or free-serving 429 of an organisation that has an allowance. */
      readonly reset_at?: string;
    };
    readonly ChatTextPart: {
      readonly type: 'text';
      readonly text: string;
    };
    readonly ChatImage: {
      /** A web address, or a data URL of an image in base64; a broken data URL is a 400 with `detail`. */
      readonly url: string;
      /** Resolution: `auto`, `low`, `high`. */
      readonly detail?: string | null;
    };
    /** Reaches every provider; a model without vision answers with its provider's error. */
    readonly ChatImagePart: {
      readonly type: 'image_url';
      readonly image_url: components['schemas']['ChatImage'];
    };
    readonly ChatFile: {
      /** Data URL of the content in base64. */
      readonly file_data?: string | null;
      readonly file_id?: string | null;
      readonly filename?: string | null;
    };
    /** Reaches responses-wire models only; elsewhere dropped and named. */
    readonly ChatFilePart: {
      readonly type: 'file';
      readonly file: components['schemas']['ChatFile'];
    };
    /** An assistant's stated reason for not answering. */
    readonly ChatRefusalPart: {
      readonly type: 'refusal';
      readonly refusal: string;
    };
    /** A part of any other type, such as `input_audio`: it may reach the provider and fail there. */
    readonly ChatOtherPart: {
      readonly type: string;
    };
    /** A piece of a message. */
    readonly ChatPart:
      | components['schemas']['ChatTextPart']
      | components['schemas']['ChatImagePart']
      | components['schemas']['ChatFilePart']
      | components['schemas']['ChatRefusalPart']
      | components['schemas']['ChatOtherPart'];
    /** Instructions; `developer` is read as `system`. */
    readonly ChatSystemMessage: {
      readonly role: 'system' | 'developer';
      readonly content: string | readonly components['schemas']['ChatPart'][];
      /** The speaker; few providers have a place for it. */
      readonly name?: string | null;
    };
    readonly ChatUserMessage: {
      readonly role: 'user';
      readonly content: string | readonly components['schemas']['ChatPart'][];
      /** The speaker; few providers have a place for it. */
      readonly name?: string | null;
    };
    /** A call of another type. */
    readonly ChatOtherToolCall: {
      readonly id: string;
      readonly type: string;
    };
    /** A call that the model made. */
    readonly ChatToolCall: components['schemas']['ChatFunctionToolCall'] | components['schemas']['ChatOtherToolCall'];
    /** An earlier answer, handed back. */
    readonly ChatAssistantMessage: {
      readonly role: 'assistant';
      /** Null or absent beside calls. */
      readonly content?: string | readonly components['schemas']['ChatPart'][] | null;
      readonly refusal?: string | null;
      readonly tool_calls?: readonly components['schemas']['ChatToolCall'][] | null;
      /** Legacy spelling of one tool call. */
      readonly function_call?: components['schemas']['ChatFunctionCall'] | null;
      /** The speaker; few providers have a place for it. */
      readonly name?: string | null;
    };
    /** The result of one tool call. */
    readonly ChatToolMessage: {
      readonly role: 'tool';
      readonly content: string | readonly components['schemas']['ChatPart'][];
      /** `id` of the call. */
      readonly tool_call_id: string;
      /** Stands in for the tool's name where the call is not in the history. */
      readonly name?: string | null;
    };
    /** Legacy spelling of a tool message: the result of the last call of this function. */
    readonly ChatFunctionMessage: {
      readonly role: 'function';
      readonly content: string | null;
      readonly name: string;
    };
    /** One message. A role that is not named here is a 422. */
    readonly ChatMessage:
      | components['schemas']['ChatSystemMessage']
      | components['schemas']['ChatUserMessage']
      | components['schemas']['ChatAssistantMessage']
      | components['schemas']['ChatToolMessage']
      | components['schemas']['ChatFunctionMessage'];
    /** Other keys are ignored. */
    readonly ChatStreamOptions: {
      /** End the stream with a chunk that has the usage and no choices. */
      readonly include_usage?: boolean | null;
    };
    readonly ChatFunction: {
      readonly name: string;
      readonly description?: string | null;
      /** JSON Schema of the arguments; absent: there are none. */
      readonly parameters?: {
        readonly [key: string]: unknown;
      } | null;
      /** Hold the arguments to the schema. */
      readonly strict?: boolean | null;
    };
    /** A tool that the caller runs. */
    readonly ChatFunctionTool: {
      readonly type: 'function';
      readonly function: components['schemas']['ChatFunction'];
    };
    /**
     * A remote MCP server that the provider talks to (extension). Runs only with `require_approval` `never`; any other is
     * dropped and named.
     */
    readonly ChatMcpTool: {
      readonly type: 'mcp';
      /** The caller's name for the server. */
      readonly server_label: string;
      readonly server_url?: string | null;
      readonly require_approval?: unknown;
      /** Names of the tools the model may call; absent: all. */
      readonly allowed_tools?: unknown;
      /** Forwarded; never stored. */
      readonly authorization?: string | null;
    };
    /** The platform's `web_search` and `web_fetch`, mapped or dropped; any other type is dropped. */
    readonly ChatOtherTool: {
      readonly type: string;
    };
    /** A tool that the model may call. */
    readonly ChatTool:
      | components['schemas']['ChatFunctionTool']
      | components['schemas']['ChatMcpTool']
      | components['schemas']['ChatOtherTool'];
    readonly ChatFunctionName: {
      readonly name: string;
    };
    /** Call this tool. */
    readonly ChatFunctionChoice: {
      readonly type: 'function';
      readonly function: components['schemas']['ChatFunctionName'];
    };
    /** A choice of another type, such as `allowed_tools`. */
    readonly ChatOtherToolChoice: {
      readonly type: string;
    };
    readonly ChatToolChoice: components['schemas']['ChatFunctionChoice'] | components['schemas']['ChatOtherToolChoice'];
    readonly ChatUserLocation: {
      readonly type?: unknown;
      readonly approximate?: unknown;
    };
    /** Both keys are dropped and named. */
    readonly ChatWebSearchOptions: {
      readonly search_context_size?: string | null;
      readonly user_location?: components['schemas']['ChatUserLocation'] | null;
    };
    readonly ChatTextFormat: {
      readonly type: 'text';
    };
    /** JSON of any shape. */
    readonly ChatJsonObjectFormat: {
      readonly type: 'json_object';
    };
    readonly ChatJsonSchema: {
      readonly name: string;
      readonly description?: string | null;
      readonly schema?: {
        readonly [key: string]: unknown;
      } | null;
      readonly strict?: boolean | null;
    };
    /** JSON that follows a schema. */
    readonly ChatJsonSchemaFormat: {
      readonly type: 'json_schema';
      readonly json_schema: components['schemas']['ChatJsonSchema'];
    };
    readonly ChatResponseFormat:
      | components['schemas']['ChatTextFormat']
      | components['schemas']['ChatJsonObjectFormat']
      | components['schemas']['ChatJsonSchemaFormat'];
    /** The keys with a known type; any other is free. */
    readonly ChatMetadata: {
      /** @default false */
      readonly enable_charting?: boolean | null;
      readonly svc_completions_session_id?: string | number | null;
    } & {
      readonly [key: string]: unknown;
    };
    readonly ChatPrediction: {
      readonly type?: unknown;
      readonly content?: unknown;
    };
    readonly ChatAudio: {
      readonly voice?: unknown;
      readonly format?: unknown;
    };
    /**
     * A chat request. Any field not named here is ignored. A null means the same as leaving the field out.
     * @example {
     *   "model": "a-mid",
     *   "messages": [
     *     {
     *       "role": "user",
     *       "content": "Hello"
     *     }
     *   ]
     * }
     */
    readonly ChatCompletionRequest: {
      /** An alias, a provider's model id that the catalogue knows, or either behind `latest:` (deprecated). Adapted. */
      readonly model: string;
      /** The conversation, oldest first. Adapted. */
      readonly messages: readonly components['schemas']['ChatMessage'][];
      /**
       * Answer with server-sent chunks. Forwarded.
       * @default false
       */
      readonly stream?: boolean | null;
      /** Shapes our own stream and reaches no provider. Adapted. */
      readonly stream_options?: components['schemas']['ChatStreamOptions'] | null;
      /**
       * Most tokens to write, reasoning included. Lowered to the model's ceiling and raised to the transport's floor, each
       * named; above 131,072 refused with `max_tokens_exceeded`. Conditional.
       */
      readonly max_tokens?: number | null;
      /** The newer spelling; wins where both are positive, and 0 counts as absent. Adapted. */
      readonly max_completion_tokens?: number | null;
      /** Dropped on models that take no sampling parameters. A value a model disallows is the provider's own 400. Conditional. */
      readonly temperature?: number | null;
      /** As `temperature`; beside it, dropped on models that take one or the other. Conditional. */
      readonly top_p?: number | null;
      /** An extension; reaches transports that have it. Conditional. */
      readonly top_k?: number | null;
      /** Texts at which the answer ends; called `stop_sequences` in the dropped list. Conditional. */
      readonly stop?: string | readonly string[] | null;
      /** Never a guarantee of the same answer. Conditional. */
      readonly seed?: number | null;
      /** Conditional. */
      readonly presence_penalty?: number | null;
      /** Conditional. */
      readonly frequency_penalty?: number | null;
      /** How much to say; becomes `text.verbosity` where the transport has it. Conditional. */
      readonly verbosity?: string | null;
      /**
       * How hard to think. Clamped onto the model's ladder; a level nobody knows becomes the model's default and is named as
       * category `other`; dropped only where the model publishes no default; a pinned model replaces it. Conditional.
       */
      readonly reasoning_effort?: string | null;
      /** Functions, the platform's web search and fetch, and remote MCP servers. Adapted. */
      readonly tools?: readonly components['schemas']['ChatTool'][] | null;
      /** Which tool to call. A forced choice the model cannot honour becomes `auto` and is named as clamped. Adapted. */
      readonly tool_choice?: ('auto' | 'none' | 'required') | components['schemas']['ChatToolChoice'] | null;
      /** Allow several calls in one turn. Conditional. */
      readonly parallel_tool_calls?: boolean | null;
      /** Read as one web search tool. Adapted. */
      readonly web_search_options?: components['schemas']['ChatWebSearchOptions'] | null;
      /** Legacy spelling of `tools`: alone it makes a legacy answer with `message.function_call`, first call only. Adapted. */
      readonly functions?: readonly components['schemas']['ChatFunction'][] | null;
      /** Legacy spelling of `tool_choice`; a word nobody knows is dropped. Adapted. */
      readonly function_call?: string | components['schemas']['ChatFunctionName'] | null;
      /** Constrains the answer's form. Refused, not dropped, where the model cannot: `param_not_supported`. Conditional. */
      readonly response_format?: components['schemas']['ChatResponseFormat'] | null;
      /** Completions are never stored. Ignored. */
      readonly store?: boolean | null;
      /** An object, else a 400. Ignored. */
      readonly metadata?: components['schemas']['ChatMetadata'] | null;
      /** Ignored. */
      readonly user?: string | null;
      /** Ignored. */
      readonly safety_identifier?: string | null;
      /** The reply says `default`. Ignored. */
      readonly service_tier?: string | null;
      /** Caching follows from the stable prefix. Ignored. */
      readonly prompt_cache_key?: string | null;
      /** Ignored. */
      readonly prompt_cache_retention?: string | null;
      /** There is always one choice; reported as a drop unless 1. Ignored. */
      readonly n?: number | null;
      /** Reported as a drop unless false. Ignored. */
      readonly logprobs?: boolean | null;
      /** Reported as a drop. Ignored. */
      readonly top_logprobs?: number | null;
      /** Reported as a drop. Ignored. */
      readonly logit_bias?: {
        readonly [key: string]: unknown;
      } | null;
      /** Reported as a drop. Ignored. */
      readonly prediction?: components['schemas']['ChatPrediction'] | null;
      /** Answers are text; reported as a drop. Ignored. */
      readonly modalities?: readonly string[] | null;
      /** Answers are text; reported as a drop. Ignored. */
      readonly audio?: components['schemas']['ChatAudio'] | null;
    };
    /**
     * All but the first are final.
     */
    readonly ResponseStatus: 'in_progress' | 'completed' | 'incomplete' | 'failed' | 'cancelled';
    readonly ResponseError: {
      /** Stable, from the catalogue of errors; or the provider's own. */
      readonly code: string;
      readonly message: string;
    };
    readonly ResponseIncompleteDetails: {
      readonly reason: 'max_output_tokens' | 'content_filter';
    };
    readonly ResponseItemStatus: 'in_progress' | 'completed' | 'incomplete';
    readonly ResponseAnnotation: {
      readonly type: 'url_citation';
      readonly url: string;
      readonly title: string;
      /** Place in the text, in UTF-16 code units; the end is exclusive. */
      readonly start_index: number;
      readonly end_index: number;
    };
    readonly ResponseOutputText: {
      readonly type: 'output_text';
      readonly text: string;
      /** Sources that the text rests on. */
      readonly annotations: readonly components['schemas']['ResponseAnnotation'][];
      /** Never computed: empty. */
      readonly logprobs: readonly unknown[];
    };
    /** A stated reason for not answering. */
    readonly ResponseRefusal: {
      readonly type: 'refusal';
      readonly refusal: string;
    };
    /** A part of another type: it may reach the provider and fail there. */
    readonly ResponseOtherPart: {
      readonly type: string;
    };
    readonly ResponseContentPart:
      | components['schemas']['ResponseOutputText']
      | components['schemas']['ResponseRefusal']
      | components['schemas']['ResponseOtherPart'];
    readonly ResponseMessage: {
      readonly id: string;
      readonly type: 'message';
      readonly role: 'assistant';
      readonly status: components['schemas']['ResponseItemStatus'];
      readonly content: readonly components['schemas']['ResponseContentPart'][];
    };
    /** A call of one of the caller's functions. */
    readonly ResponseFunctionCall: {
      readonly id: string;
      readonly type: 'function_call';
      readonly call_id: string;
      readonly name: string;
      /** JSON, as the model wrote it. */
      readonly arguments: string;
      /** The namespace of its tool. */
      readonly namespace?: string;
      readonly status: components['schemas']['ResponseItemStatus'];
    };
    readonly ResponseSummaryText: {
      readonly type: 'summary_text';
      readonly text: string;
    };
    readonly ResponseReasoningText: {
      readonly type: 'reasoning_text';
      readonly text: string;
    };
    readonly ResponseReasoningItem: {
      readonly id: string;
      readonly type: 'reasoning';
      readonly summary: readonly components['schemas']['ResponseSummaryText'][];
      readonly content?: readonly components['schemas']['ResponseReasoningText'][];
      /** To be handed back; on request. */
      readonly encrypted_content?: string | null;
      readonly status?: components['schemas']['ResponseItemStatus'];
    };
    readonly ResponseSearchSource: {
      readonly type: 'url';
      readonly url: string;
    };
    readonly ResponseSearchAction: {
      readonly type: 'search';
      readonly query: string;
      /** Pages found. */
      readonly sources?: readonly components['schemas']['ResponseSearchSource'][];
    };
    /** A search that ran while the model answered. */
    readonly ResponseWebSearchCall: {
      readonly id: string;
      readonly type: 'web_search_call';
      readonly status: string;
      readonly action: components['schemas']['ResponseSearchAction'];
    };
    readonly ResponseStoredOther: {
      readonly id: string;
      readonly type: string;
    };
    /** Something that the model made. */
    readonly ResponseOutputItem:
      | components['schemas']['ResponseMessage']
      | components['schemas']['ResponseFunctionCall']
      | components['schemas']['ResponseReasoningItem']
      | components['schemas']['ResponseWebSearchCall']
      | components['schemas']['ResponseStoredOther'];
    readonly ResponseReasoning: {
      /** Clamped onto the model's ladder, as `reasoning_effort` of Chat Completions. */
      readonly effort?: string | null;
      /** How reasoning is shown, where a provider shows it. */
      readonly summary?: string | null;
    };
    readonly ResponseTextFormat: {
      readonly type: 'text';
    };
    /** JSON of any shape. */
    readonly ResponseJsonObjectFormat: {
      readonly type: 'json_object';
    };
    /** JSON that follows a schema. */
    readonly ResponseJsonSchemaFormat: {
      readonly type: 'json_schema';
      readonly name: string;
      readonly description?: string | null;
      readonly schema: {
        readonly [key: string]: unknown;
      };
      readonly strict?: boolean | null;
    };
    readonly ResponseFormat:
      | components['schemas']['ResponseTextFormat']
      | components['schemas']['ResponseJsonObjectFormat']
      | components['schemas']['ResponseJsonSchemaFormat'];
    readonly ResponseText: {
      /** Refused where the model cannot constrain its output: `param_not_supported`. */
      readonly format?: components['schemas']['ResponseFormat'] | null;
      /** How much to say. */
      readonly verbosity?: string | null;
    };
    /** A tool that the caller runs. */
    readonly ResponseFunctionTool: {
      readonly type: 'function';
      readonly name: string;
      readonly description?: string | null;
      /** JSON Schema of the arguments; absent: there are none. */
      readonly parameters?: {
        readonly [key: string]: unknown;
      } | null;
      /** Hold the arguments to the schema. */
      readonly strict?: boolean | null;
    };
    /** A remote MCP server that the provider talks to; runs only with `require_approval` `never`. */
    readonly ResponseMcpTool: {
      readonly type: 'mcp';
      /** The caller's name for the server. */
      readonly server_label: string;
      readonly server_url?: string | null;
      readonly require_approval?: unknown;
      /** Names of the tools the model may call; absent: all. */
      readonly allowed_tools?: unknown;
      /** Forwarded; never stored. */
      readonly authorization?: string | null;
    };
    /** Functions under a common name. */
    readonly ResponseNamespaceTool: {
      readonly type: 'namespace';
      readonly name: string;
      readonly description?: string | null;
      readonly tools: readonly components['schemas']['ResponseTool'][];
    };
    /** The platform's web search and fetch by their types; a tool of another type is dropped and named. */
    readonly ResponseOtherTool: {
      readonly type: string;
    };
    /** A tool that the model may call. */
    readonly ResponseTool:
      | components['schemas']['ResponseFunctionTool']
      | components['schemas']['ResponseMcpTool']
      | components['schemas']['ResponseNamespaceTool']
      | components['schemas']['ResponseOtherTool'];
    /** Call this tool. */
    readonly ResponseFunctionChoice: {
      readonly type: 'function';
      readonly name: string;
    };
    /** A choice of another type, such as a hosted tool or `allowed_tools`. */
    readonly ResponseOtherToolChoice: {
      readonly type: string;
    };
    readonly ResponseToolChoice:
      components['schemas']['ResponseFunctionChoice'] | components['schemas']['ResponseOtherToolChoice'];
    readonly ResponseInputTokens: {
      /** Read from the cache. */
      readonly cached_tokens: number;
      /** Written to the cache. */
      readonly cache_write_tokens: number;
    };
    readonly ResponseOutputTokens: {
      /** A part of `output_tokens`; 0 where the provider does not break it out. */
      readonly reasoning_tokens: number;
    };
    readonly ResponseUsage: {
      /** The whole prompt. */
      readonly input_tokens: number;
      readonly input_tokens_details: components['schemas']['ResponseInputTokens'];
      /** Everything written, reasoning included. */
      readonly output_tokens: number;
      readonly output_tokens_details: components['schemas']['ResponseOutputTokens'];
      readonly total_tokens: number;
    };
    /** One response: what was asked, as it was applied, and what came of it. */
    readonly ResponseObject: {
      /** Begins with `resp_`. */
      readonly id: string;
      readonly object: 'response';
      /** Unix seconds. */
      readonly created_at: number;
      /** Unix seconds; null until it is completed. */
      readonly completed_at: number | null;
      readonly status: components['schemas']['ResponseStatus'];
      /** Set when the status is `failed`. */
      readonly error: components['schemas']['ResponseError'] | null;
      /** Set when the status is `incomplete`. */
      readonly incomplete_details: components['schemas']['ResponseIncompleteDetails'] | null;
      /** The model that served, fallback included; can be sent back as it is. */
      readonly model: string;
      /** What the model made, in order. */
      readonly output: readonly components['schemas']['ResponseOutputItem'][];
      readonly instructions: string | null;
      readonly previous_response_id: string | null;
      readonly max_output_tokens: number | null;
      readonly max_tool_calls: number | null;
      readonly parallel_tool_calls: boolean;
      readonly reasoning: components['schemas']['ResponseReasoning'];
      readonly text: components['schemas']['ResponseText'];
      readonly tools: readonly components['schemas']['ResponseTool'][];
      readonly tool_choice: ('auto' | 'none' | 'required') | components['schemas']['ResponseToolChoice'];
      readonly temperature: number;
      readonly top_p: number;
      readonly presence_penalty: number;
      readonly frequency_penalty: number;
      readonly top_logprobs: number;
      readonly truncation: string;
      readonly store: boolean;
      readonly background: boolean;
      readonly service_tier: string;
      readonly metadata: {
        readonly [key: string]: unknown;
      };
      readonly safety_identifier: string | null;
      readonly prompt_cache_key: string | null;
      /** Null until it has ended. */
      readonly usage: components['schemas']['ResponseUsage'] | null;
      readonly service?: components['schemas']['Service'];
    };
    readonly ResponseInputText: {
      readonly type: 'input_text';
      readonly text: string;
    };
    readonly ResponseInputImage: {
      readonly type: 'input_image';
      /** A web address, or a data URL of an image in base64. */
      readonly image_url?: string | null;
      readonly file_id?: string | null;
      /** Resolution: `auto`, `low`, `high`. */
      readonly detail?: string | null;
    };
    /** Dropped and named, whatever the model. */
    readonly ResponseInputFile: {
      readonly type: 'input_file';
      readonly file_data?: string | null;
      readonly file_id?: string | null;
      readonly file_url?: string | null;
      readonly filename?: string | null;
    };
    /** Text of an earlier answer, handed back. */
    readonly ResponseOutputTextParam: {
      readonly type: 'output_text';
      readonly text: string;
      readonly annotations?: readonly unknown[] | null;
    };
    readonly ResponseInputPart:
      | components['schemas']['ResponseInputText']
      | components['schemas']['ResponseInputImage']
      | components['schemas']['ResponseInputFile']
      | components['schemas']['ResponseOutputTextParam']
      | components['schemas']['ResponseRefusal']
      | components['schemas']['ResponseOtherPart'];
    readonly ResponseInputMessage: {
      readonly type?: 'message' | null;
      readonly role: 'user' | 'assistant' | 'system' | 'developer';
      /** Null on an assistant that only called tools. */
      readonly content?: string | readonly components['schemas']['ResponseInputPart'][] | null;
      readonly id?: string | null;
      readonly status?: string | null;
      /** Commentary or final answer, of an assistant. */
      readonly phase?: string | null;
    };
    /** A call that the model made, handed back. */
    readonly ResponseFunctionCallParam: {
      readonly type: 'function_call';
      readonly call_id: string;
      readonly name: string;
      /** JSON, as the model wrote it. */
      readonly arguments: string;
      /** The namespace of its tool. */
      readonly namespace?: string | null;
      readonly id?: string | null;
      readonly status?: string | null;
    };
    /** What a tool answered. */
    readonly ResponseFunctionOutputParam: {
      readonly type: 'function_call_output';
      /** `call_id` of the call. */
      readonly call_id: string;
      readonly output: string | readonly components['schemas']['ResponseInputPart'][];
      readonly id?: string | null;
      readonly status?: string | null;
    };
    /** Reasoning, handed back as it came. */
    readonly ResponseReasoningParam: {
      readonly type: 'reasoning';
      readonly summary?: readonly components['schemas']['ResponseOtherPart'][] | null;
      readonly content?: readonly components['schemas']['ResponseOtherPart'][] | null;
      /** Readable by the model that wrote it alone. */
      readonly encrypted_content?: string | null;
      readonly id?: string | null;
      readonly status?: string | null;
    };
    /** An item of a stored response, by the id it has there; one that nobody knows is dropped and named. */
    readonly ResponseItemReference: {
      readonly type?: 'item_reference' | null;
      readonly id: string;
    };
    /** An item of any other type: carried to a provider on the responses wire, dropped and named elsewhere. */
    readonly ResponseOtherItem: {
      readonly type: string;
    };
    /**
     * What a caller may hand in: messages, calls, their outputs, reasoning. An item without a type is a message where it has a
     * role, and a reference where it has an id and no role.
     */
    readonly ResponseInputItem:
      | components['schemas']['ResponseInputMessage']
      | components['schemas']['ResponseFunctionCallParam']
      | components['schemas']['ResponseFunctionOutputParam']
      | components['schemas']['ResponseReasoningParam']
      | components['schemas']['ResponseItemReference']
      | components['schemas']['ResponseOtherItem'];
    readonly ResponseStreamOptions: {
      readonly include_obfuscation?: unknown;
    };
    /**
     * A responses request. Any field not named here is ignored. A null means the same as leaving the field out.
     * @example {
     *   "model": "a-mid",
     *   "input": "Hello"
     * }
     */
    readonly ResponseRequest: {
      /** An alias, a provider's model id that the catalogue knows, or either behind `latest:` (deprecated). Adapted. */
      readonly model: string;
      /** The conversation so far, or what is new of it. Adapted. */
      readonly input: string | readonly components['schemas']['ResponseInputItem'][];
      /** The system prompt of this turn; not carried over by a chain. Adapted. */
      readonly instructions?: string | null;
      /**
       * Answer with server-sent events. Forwarded.
       * @default false
       */
      readonly stream?: boolean | null;
      /** Ignored. */
      readonly stream_options?: components['schemas']['ResponseStreamOptions'] | null;
      /** Most tokens to write, reasoning included; as `max_tokens` elsewhere. Conditional. */
      readonly max_output_tokens?: number | null;
      /** Conditional. */
      readonly temperature?: number | null;
      /** Conditional. */
      readonly top_p?: number | null;
      /** Form and length of the answer. Conditional. */
      readonly text?: components['schemas']['ResponseText'] | null;
      /** How hard to think. Conditional. */
      readonly reasoning?: components['schemas']['ResponseReasoning'] | null;
      /** `reasoning.encrypted_content` carries reasoning across turns, where the model can. Conditional. */
      readonly include?: readonly string[] | null;
      /** Functions, web search and remote MCP servers. Adapted. */
      readonly tools?: readonly components['schemas']['ResponseTool'][] | null;
      /** Which tool to call. Adapted. */
      readonly tool_choice?: ('auto' | 'none' | 'required') | components['schemas']['ResponseToolChoice'] | null;
      /** Allow several calls in one turn. Conditional. */
      readonly parallel_tool_calls?: boolean | null;
      /**
       * Keep the response, and the chain behind it. Adapted.
       * @default true
       */
      readonly store?: boolean | null;
      /** Goes on from a stored response; unknown, expired or deleted is a 400 `previous_response_not_found`. Adapted. */
      readonly previous_response_id?: string | null;
      /** Ignored. */
      readonly background?: boolean | null;
      /** Ignored. */
      readonly metadata?: {
        readonly [key: string]: unknown;
      } | null;
      /** Ignored. */
      readonly user?: string | null;
      /** Ignored. */
      readonly safety_identifier?: string | null;
      /** Ignored. */
      readonly service_tier?: string | null;
      /** Ignored. */
      readonly prompt_cache_key?: string | null;
      /** Ignored. */
      readonly prompt_cache_retention?: string | null;
      /** Ignored. */
      readonly top_logprobs?: number | null;
      /** Ignored. */
      readonly truncation?: string | null;
      /** Ignored. */
      readonly max_tool_calls?: number | null;
      /** A 400 unless null. Rejected. */
      readonly conversation?: unknown;
      /** A 400 unless null. Rejected. */
      readonly prompt?: unknown;
      /** A 400 unless null. Rejected. */
      readonly context_management?: unknown;
    };
    readonly DeletedResponse: {
      readonly id: string;
      readonly object: 'response';
      readonly deleted: true;
    };
    readonly ResponseStoredMessage: {
      readonly id: string;
      readonly type: 'message';
      readonly role: 'user' | 'assistant' | 'system' | 'developer';
      readonly status: components['schemas']['ResponseItemStatus'];
      readonly content: readonly components['schemas']['ResponseInputPart'][];
    };
    readonly ResponseFunctionOutput: {
      readonly id: string;
      readonly type: 'function_call_output';
      readonly call_id: string;
      readonly output: string | readonly components['schemas']['ResponseInputPart'][];
      readonly status: components['schemas']['ResponseItemStatus'];
    };
    /** An item as it was stored: every one has an id. */
    readonly ResponseStoredItem:
      | components['schemas']['ResponseStoredMessage']
      | components['schemas']['ResponseFunctionCall']
      | components['schemas']['ResponseFunctionOutput']
      | components['schemas']['ResponseReasoningItem']
      | components['schemas']['ResponseWebSearchCall']
      | components['schemas']['ResponseStoredOther'];
    /** A page of items. */
    readonly ResponseItemList: {
      readonly object: 'list';
      readonly data: readonly components['schemas']['ResponseStoredItem'][];
      /** Null on an empty page. */
      readonly first_id: string | null;
      readonly last_id: string | null;
      readonly has_more: boolean;
    };
    readonly MessageWebCitation: {
      readonly type: 'web_search_result_location';
      readonly url: string;
      readonly title: string | null;
      readonly cited_text: string;
      /** Handed back in a later turn; empty where the provider has none. */
      readonly encrypted_index: string;
    };
    readonly MessageOtherCitation: {
      readonly type: string;
    };
    /** A citation of a searched page; those of other types come as the provider wrote them. */
    readonly MessageCitation:
      components['schemas']['MessageWebCitation'] | components['schemas']['MessageOtherCitation'];
    readonly MessageReplyText: {
      readonly type: 'text';
      readonly text: string;
      /** Sources that the text rests on; null where there are none. */
      readonly citations?: readonly components['schemas']['MessageCitation'][] | null;
    };
    /** A call of one of the caller's tools. */
    readonly MessageReplyToolUse: {
      readonly type: 'tool_use';
      readonly id: string;
      readonly name: string;
      readonly input: unknown;
    };
    /** Reasoning; leads the content of a thinking model. */
    readonly MessageReplyThinking: {
      readonly type: 'thinking';
      readonly thinking: string;
      readonly signature: string;
    };
    /** Reasoning that only its provider can read. */
    readonly MessageRedactedThinkingBlock: {
      readonly type: 'redacted_thinking';
      readonly data: string;
    };
    /** A search that ran while the model answered. */
    readonly MessageReplySearch: {
      readonly type: 'server_tool_use';
      readonly id: string;
      readonly name: string;
      readonly input: unknown;
    };
    readonly MessageSearchedPage: {
      readonly type: 'web_search_result';
      readonly url: string;
      readonly title: string;
      /** Handed back in a later turn; empty where the provider has none. */
      readonly encrypted_content: string;
      readonly page_age?: string | null;
    };
    readonly MessageSearchError: {
      readonly type: 'web_search_tool_result_error';
      readonly error_code: string;
    };
    readonly MessageReplySearchResult: {
      readonly type: 'web_search_tool_result';
      readonly tool_use_id: string;
      /** The pages found, or an error. */
      readonly content:
        readonly components['schemas']['MessageSearchedPage'][] | components['schemas']['MessageSearchError'];
    };
    /** A block of any other type. */
    readonly MessageOtherBlock: {
      readonly type: string;
    };
    readonly MessageReplyBlock:
      | components['schemas']['MessageReplyText']
      | components['schemas']['MessageReplyToolUse']
      | components['schemas']['MessageReplyThinking']
      | components['schemas']['MessageRedactedThinkingBlock']
      | components['schemas']['MessageReplySearch']
      | components['schemas']['MessageReplySearchResult']
      | components['schemas']['MessageOtherBlock'];
    readonly MessageStopReason: 'end_turn' | 'tool_use' | 'max_tokens' | 'stop_sequence' | 'refusal';
    readonly MessageServerToolUsage: {
      readonly web_search_requests: number;
    };
    /** The three input counts partition the prompt. */
    readonly MessageUsage: {
      /** Prompt tokens neither read from nor written to a cache. */
      readonly input_tokens: number;
      /** Everything written, reasoning included. */
      readonly output_tokens: number;
      readonly cache_creation_input_tokens: number;
      readonly cache_read_input_tokens: number;
      readonly server_tool_use?: components['schemas']['MessageServerToolUsage'] | null;
    };
    /** One complete answer. */
    readonly MessageReply: {
      /** Begins with `msg_`. */
      readonly id: string;
      readonly type: 'message';
      readonly role: 'assistant';
      /** The model that served, or, for aliases that echo, what the caller named. */
      readonly model: string;
      /** The first block is not always text: reasoning comes before it. */
      readonly content: readonly components['schemas']['MessageReplyBlock'][];
      /** Null only while a stream is under way. */
      readonly stop_reason: components['schemas']['MessageStopReason'] | null;
      /** The text at which the answer ended, from models on the messages wire. */
      readonly stop_sequence: string | null;
      readonly usage: components['schemas']['MessageUsage'];
      readonly service?: components['schemas']['Service'];
    };
    /** The end of a prefix worth caching; honoured by models on the messages wire. */
    readonly MessageCacheControl: {
      readonly type: string;
      /** How long it lives, such as `5m` or `1h`. */
      readonly ttl?: string | null;
    };
    readonly MessageTextBlock: {
      readonly type: 'text';
      readonly text: string;
      readonly citations?: readonly unknown[] | null;
      readonly cache_control?: components['schemas']['MessageCacheControl'] | null;
    };
    readonly MessageBase64Source: {
      readonly type: 'base64';
      readonly media_type: string;
      readonly data: string;
    };
    readonly MessageUrlSource: {
      readonly type: 'url';
      readonly url: string;
    };
    /** Plain text as a document. */
    readonly MessageTextSource: {
      readonly type: 'text';
      readonly media_type?: string;
      readonly data: string;
    };
    /** A stored file, or a source of a type that only models on the messages wire know. */
    readonly MessageOtherSource: {
      readonly type: string;
    };
    readonly MessageSource:
      | components['schemas']['MessageBase64Source']
      | components['schemas']['MessageUrlSource']
      | components['schemas']['MessageTextSource']
      | components['schemas']['MessageOtherSource'];
    readonly MessageImageBlock: {
      readonly type: 'image';
      readonly source: components['schemas']['MessageSource'];
      readonly cache_control?: components['schemas']['MessageCacheControl'] | null;
    };
    /** Whether answers cite the document. */
    readonly MessageCitations: {
      readonly enabled?: boolean | null;
    };
    /** A document given by content or address; by file reference it reaches models on the messages wire only. */
    readonly MessageDocumentBlock: {
      readonly type: 'document';
      readonly source: components['schemas']['MessageSource'];
      readonly title?: string | null;
      readonly context?: string | null;
      readonly citations?: components['schemas']['MessageCitations'] | null;
      readonly cache_control?: components['schemas']['MessageCacheControl'] | null;
    };
    /** A call that the model made, handed back. */
    readonly MessageToolUseBlock: {
      readonly type: 'tool_use';
      readonly id: string;
      readonly name: string;
      readonly input: unknown;
      readonly cache_control?: components['schemas']['MessageCacheControl'] | null;
    };
    /** What a tool answered. */
    readonly MessageToolResultBlock: {
      readonly type: 'tool_result';
      /** `id` of the call. */
      readonly tool_use_id: string;
      readonly content?: string | readonly components['schemas']['MessageBlock'][] | null;
      readonly is_error?: boolean | null;
      readonly cache_control?: components['schemas']['MessageCacheControl'] | null;
    };
    /** Reasoning, handed back as it came. */
    readonly MessageThinkingBlock: {
      readonly type: 'thinking';
      readonly thinking: string;
      readonly signature?: string | null;
    };
    /** A block of a message. */
    readonly MessageBlock:
      | components['schemas']['MessageTextBlock']
      | components['schemas']['MessageImageBlock']
      | components['schemas']['MessageDocumentBlock']
      | components['schemas']['MessageToolUseBlock']
      | components['schemas']['MessageToolResultBlock']
      | components['schemas']['MessageThinkingBlock']
      | components['schemas']['MessageRedactedThinkingBlock']
      | components['schemas']['MessageOtherBlock'];
    /** One message. A `system` message is system text at that place. */
    readonly MessageParam: {
      readonly role: 'user' | 'assistant' | 'system';
      readonly content: string | readonly components['schemas']['MessageBlock'][];
    };
    /** A block of the system prompt. */
    readonly MessageSystemBlock: components['schemas']['MessageTextBlock'] | components['schemas']['MessageOtherBlock'];
    readonly MessageThinking: {
      /** `enabled`, `disabled`, `adaptive`, … */
      readonly type: string;
      /** Tokens to think with; below max_tokens. */
      readonly budget_tokens?: number | null;
      /** Whether thoughts are shown in summary or left out. */
      readonly display?: string | null;
    };
    /** A tool that the caller runs. */
    readonly MessageClientTool: {
      readonly type?: 'custom' | null;
      readonly name: string;
      readonly description?: string | null;
      /** JSON Schema of the input; rewritten, and named, for models that take a subset. */
      readonly input_schema: {
        readonly [key: string]: unknown;
      };
      /** Hold the input to the schema. */
      readonly strict?: boolean | null;
      readonly cache_control?: components['schemas']['MessageCacheControl'] | null;
    };
    readonly MessageMcpToolConfig: {
      readonly enabled?: boolean | null;
      readonly defer_loading?: boolean | null;
    };
    /** The tools of one of `mcp_servers`. */
    readonly MessageMcpToolset: {
      readonly type: 'mcp_toolset';
      readonly mcp_server_name: string;
      /** Settings of single tools by name; `defer_loading` is dropped and named. */
      readonly configs?: {
        readonly [key: string]: components['schemas']['MessageMcpToolConfig'];
      } | null;
      readonly default_config?: components['schemas']['MessageMcpToolConfig'] | null;
      readonly cache_control?: components['schemas']['MessageCacheControl'] | null;
    };
    /** A hosted tool by its dated type: web search and web fetch are mapped where there is one, others are dropped. */
    readonly MessageServerTool: {
      readonly type: string;
      readonly name?: string | null;
      readonly max_uses?: number | null;
      readonly allowed_domains?: readonly string[] | null;
      readonly blocked_domains?: readonly string[] | null;
      readonly cache_control?: components['schemas']['MessageCacheControl'] | null;
    };
    /** A tool that the model may call. */
    readonly MessageTool:
      | components['schemas']['MessageClientTool']
      | components['schemas']['MessageMcpToolset']
      | components['schemas']['MessageServerTool'];
    readonly MessageAnyToolChoice: {
      readonly type: 'auto' | 'any' | 'none';
      /** At most one call. */
      readonly disable_parallel_tool_use?: boolean | null;
    };
    readonly MessageOneToolChoice: {
      readonly type: 'tool';
      readonly name: string;
      /** Exactly one call. */
      readonly disable_parallel_tool_use?: boolean | null;
    };
    readonly MessageToolChoice:
      components['schemas']['MessageAnyToolChoice'] | components['schemas']['MessageOneToolChoice'];
    /** A remote MCP server that the provider talks to. */
    readonly MessageMcpServer: {
      readonly type: 'url';
      readonly url: string;
      /** What a toolset calls it by. */
      readonly name: string;
      /** Forwarded; never stored. */
      readonly authorization_token?: string | null;
    };
    /** JSON that follows a schema. */
    readonly MessageJsonSchemaFormat: {
      readonly type: 'json_schema';
      readonly schema: {
        readonly [key: string]: unknown;
      };
    };
    /** JSON of any shape; refused by models on the messages wire. */
    readonly MessageJsonObjectFormat: {
      readonly type: 'json_object';
    };
    /** One that is not named here is a 422: it would be answered in prose. */
    readonly MessageOutputFormat:
      components['schemas']['MessageJsonSchemaFormat'] | components['schemas']['MessageJsonObjectFormat'];
    readonly MessageOutputConfig: {
      /** Clamped onto the model's ladder. */
      readonly effort?: string | null;
      /** Constrains the answer to a schema; a model that cannot is a 400. */
      readonly format?: components['schemas']['MessageOutputFormat'] | null;
    };
    /**
     * A messages request. Any field and any type of block not named here is accepted. To a model on the messages wire
     * blocks go as they came; elsewhere they are rebuilt, and what has no place is named in `X-Service-Dropped-Content`.
     * @example {
     *   "model": "a-mid",
     *   "max_tokens": 500,
     *   "messages": [
     *     {
     *       "role": "user",
     *       "content": "Hello"
     *     }
     *   ]
     * }
     */
    readonly MessageRequest: {
      /** An alias, or a provider's model id, which maps to the alias serving its family. Adapted. */
      readonly model: string;
      /** The conversation, oldest first. Conditional. */
      readonly messages: readonly components['schemas']['MessageParam'][];
      /** Most tokens to write, reasoning included. Lowered to the ceiling and raised to the floor, each named. Conditional. */
      readonly max_tokens: number;
      /** The system prompt. Conditional. */
      readonly system?: string | readonly components['schemas']['MessageSystemBlock'][] | null;
      /**
       * Answer with server-sent events. Forwarded.
       * @default false
       */
      readonly stream?: boolean | null;
      /** Dropped on models that take no sampling parameters. Conditional. */
      readonly temperature?: number | null;
      /** As `temperature`; beside it, dropped on models that take one or the other. Conditional. */
      readonly top_p?: number | null;
      /** Conditional. */
      readonly top_k?: number | null;
      /** Texts at which the answer ends. Conditional. */
      readonly stop_sequences?: readonly string[] | null;
      /** Budget of visible reasoning; forwarded to models that take it. Conditional. */
      readonly thinking?: components['schemas']['MessageThinking'] | null;
      /** The caller's tools, hosted tools and MCP toolsets. Adapted. */
      readonly tools?: readonly components['schemas']['MessageTool'][] | null;
      /** Which tool to call. A forced choice the model cannot honour becomes `auto`. Adapted. */
      readonly tool_choice?: components['schemas']['MessageToolChoice'] | null;
      /** Remote MCP servers; each is named by exactly one `mcp_toolset` of `tools`, else a 400. Adapted. */
      readonly mcp_servers?: readonly components['schemas']['MessageMcpServer'][] | null;
      /** Effort and form of the answer. Adapted. */
      readonly output_config?: components['schemas']['MessageOutputConfig'] | null;
      /** Refused with a 400 whose details let a client go on without it. Rejected. */
      readonly thread?: unknown;
      /** Not read. Ignored. */
      readonly metadata?: unknown;
      /** Not read. Ignored. */
      readonly service_tier?: unknown;
      /** At the top level not read; on blocks it is honoured by models on the messages wire. Ignored. */
      readonly cache_control?: unknown;
      /** Not read. Ignored. */
      readonly container?: unknown;
      /** Not read. Ignored. */
      readonly inference_geo?: unknown;
    };
    readonly TokenCount: {
      readonly input_tokens: number;
    };
    /** The part of a Messages request that counts. Any other field is ignored. */
    readonly CountTokensRequest: {
      /** An alias or a provider's model id: one on the messages wire counts itself, any other by the counting model. */
      readonly model: string;
      readonly messages: readonly components['schemas']['MessageParam'][];
      readonly system?: string | readonly components['schemas']['MessageSystemBlock'][] | null;
      readonly tools?: readonly components['schemas']['MessageTool'][] | null;
    };
    readonly Embedding: {
      readonly object: 'embedding';
      /** Place of its text in the request. */
      readonly index: number;
      /** Numbers, or 32-bit floats, little-endian, in base64. */
      readonly embedding: readonly number[] | string;
    };
    readonly EmbeddingUsage: {
      readonly prompt_tokens: number;
      readonly total_tokens: number;
    };
    readonly EmbeddingList: {
      readonly object: 'list';
      /** One for each text, in order. */
      readonly data: readonly components['schemas']['Embedding'][];
      /** The model that served. */
      readonly model: string;
      readonly usage: components['schemas']['EmbeddingUsage'];
    };
    /**
     * Any field not named here is ignored.
     * @example {
     *   "model": "embed-small",
     *   "input": "Hello"
     * }
     */
    readonly EmbeddingRequest: {
      /** An alias with `embedding` true. */
      readonly model: string;
      /** A text, texts, the tokens of a text, or of several. */
      readonly input: string | readonly string[] | readonly number[] | readonly (readonly number[])[];
      /**
       * Form of the vectors.
       * @default float
       */
      readonly encoding_format?: ('float' | 'base64') | null;
      /** Length of the vectors; forwarded where the model can vary it. */
      readonly dimensions?: number | null;
      /** Forwarded. */
      readonly user?: string | null;
    };
    /** Capabilities of its group. */
    readonly ModelSupport: {
      readonly thinking: boolean;
      readonly web_search: boolean;
      readonly named_tool_choice: boolean;
      readonly tool_choice_none: boolean;
      readonly parallel_tool_calls: boolean;
      readonly json_schema: boolean;
      readonly json_mode: boolean;
      readonly stop_sequences: boolean;
      readonly verbosity: boolean;
      /** The sampling parameters it takes. */
      readonly sampling: readonly string[];
      /** Of seed, presence_penalty and frequency_penalty, those it takes. */
      readonly seed_and_penalties: readonly string[];
    };
    /** Micro-USD per million tokens, and per search. */
    readonly ModelPricing: {
      readonly input: number;
      readonly cached_input: number;
      readonly cache_write: number;
      readonly output: number;
      readonly web_search: number;
      /**
       * What pays first: `allowance` is the included one, with the wallet past it.
       */
      readonly paid_by: 'wallet' | 'allowance' | 'free_calls';
    };
    /** What one alias can do. */
    readonly ModelEntry: {
      /** The alias. */
      readonly id: string;
      readonly object: 'model';
      readonly type: 'model';
      readonly display_name: string;
      /** Unix seconds. */
      readonly created: number;
      /** The same instant in ISO-8601. */
      readonly created_at: string;
      /** The kind of provider that serves it. */
      readonly owned_by: string;
      /** The catalogue's group; null for a model that does not chat. */
      readonly group: string | null;
      /** Serves embeddings, and nothing else. */
      readonly embedding: boolean;
      /** Serves decisions, and nothing else. */
      readonly decision: boolean;
      /** False: the organisation may not use it. */
      readonly enabled: boolean;
      readonly disabled_reason: 'model_restricted' | null;
      /** The ladder of reasoning effort, weakest first; empty where effort is not adjustable. */
      readonly effort_levels: readonly string[];
      readonly default_reasoning_effort: string | null;
      /** Ceiling of max_tokens; null: the provider's default. */
      readonly max_output_tokens: number | null;
      /** In tokens; null: none listed. */
      readonly context_window: number | null;
      readonly supports: components['schemas']['ModelSupport'];
      readonly pricing: components['schemas']['ModelPricing'];
    };
    readonly ModelList: {
      readonly object: 'list';
      readonly data: readonly components['schemas']['ModelEntry'][];
      readonly has_more: boolean;
      /** Null on an empty list. */
      readonly first_id: string | null;
      readonly last_id: string | null;
    };
    readonly ChoiceAnswer: {
      readonly type: 'choice';
      /** A key of the criteria. */
      readonly choice: string;
      /** 0 to 1, drawn from the distribution; not always the winner's probability. */
      readonly confidence: number;
      /** By option. */
      readonly probabilities: {
        readonly [key: string]: number;
      };
    };
    readonly ScoreAnswer: {
      readonly type: 'score';
      /** Mean of the levels' numbers, weighted by their probabilities. */
      readonly score: number;
      /** 0 to 1, drawn from the distribution. */
      readonly confidence: number;
      /** By the level's number, the lowest being `"0"`. */
      readonly probabilities: {
        readonly [key: string]: number;
      };
      /** The levels' descriptions, by the same numbers. */
      readonly legend: {
        readonly [key: string]:
          | string
          | {
              readonly [key: string]: unknown;
            }
          | readonly unknown[]
          | null;
      };
    };
    readonly NoulAnswer: {
      readonly type: 'noul';
      /** Probability of yes. */
      readonly noul: number;
    };
    readonly DecisionAnswer:
      | components['schemas']['ChoiceAnswer']
      | components['schemas']['ScoreAnswer']
      | components['schemas']['NoulAnswer'];
    readonly DecisionUsage: {
      readonly input_tokens: number;
      readonly output_tokens: number;
    };
    readonly DecisionReply: {
      readonly model: string;
      /** One for each question, by its id. */
      readonly answers: {
        readonly [key: string]: components['schemas']['DecisionAnswer'];
      };
      readonly usage: components['schemas']['DecisionUsage'];
    };
    /** Which of these? Further keys are allowed. */
    readonly ChoiceQuestion: {
      readonly type: 'choice';
      /** Option names, each with its description. A fallback option is wise where none may fit. */
      readonly criteria: {
        readonly [key: string]:
          | string
          | {
              readonly [key: string]: unknown;
            }
          | readonly unknown[]
          | null;
      };
      /** The judgment to make. */
      readonly instructions?:
        | string
        | {
            readonly [key: string]: unknown;
          }
        | readonly unknown[]
        | null;
    };
    /** How much, on these levels? */
    readonly ScoreQuestion: {
      readonly type: 'score';
      /** Descriptions of the levels, lowest first. */
      readonly criteria: readonly (
        | string
        | {
            readonly [key: string]: unknown;
          }
        | readonly unknown[]
        | null
      )[];
      readonly instructions?:
        | string
        | {
            readonly [key: string]: unknown;
          }
        | readonly unknown[]
        | null;
    };
    /** What yes and no mean. */
    readonly NoulCriteria: {
      readonly true?:
        | string
        | {
            readonly [key: string]: unknown;
          }
        | readonly unknown[]
        | null;
      readonly false?:
        | string
        | {
            readonly [key: string]: unknown;
          }
        | readonly unknown[]
        | null;
    };
    /** Yes or no? */
    readonly NoulQuestion: {
      readonly type: 'noul';
      readonly criteria?: components['schemas']['NoulCriteria'] | null;
      readonly instructions?:
        | string
        | {
            readonly [key: string]: unknown;
          }
        | readonly unknown[]
        | null;
    };
    readonly DecisionQuestion:
      | components['schemas']['ChoiceQuestion']
      | components['schemas']['ScoreQuestion']
      | components['schemas']['NoulQuestion'];
    /**
     * Any field not named here is ignored.
     * @example {
     *   "model": "decide",
     *   "state": "The caller asks for a refund.",
     *   "questions": {
     *     "angry": {
     *       "type": "noul",
     *       "instructions": "Is the caller angry?"
     *     }
     *   }
     * }
     */
    readonly DecisionRequest: {
      /** An alias with `decision` true. */
      readonly model: string;
      /** What the questions are about. */
      readonly state:
        | string
        | {
            readonly [key: string]: unknown;
          }
        | readonly unknown[];
      /** By an id of the caller's choice, which the answer has too. */
      readonly questions: {
        readonly [key: string]: components['schemas']['DecisionQuestion'];
      };
    };
    /** A whole number that may pass 2^53, as a string of digits. */
    readonly BigCount: string;
    /** The weighted allowance of the current window. */
    readonly IncludedUsage: {
      readonly units_total: components['schemas']['BigCount'];
      readonly units_remaining: components['schemas']['BigCount'];
    };
    /** Prepaid credit. */
    readonly Wallet: {
      readonly balance_nano_usd: components['schemas']['BigCount'];
      /** Held for requests under way. */
      readonly held_nano_usd: components['schemas']['BigCount'];
      /** Since the organisation began. */
      readonly spent_nano_usd: components['schemas']['BigCount'];
      /** The balance in USD with nine decimals. */
      readonly balance_usd: string;
    };
    /** Free decision calls; they refill over 24 hours. */
    readonly DecisionAllowance: {
      readonly free_remaining: number;
      readonly free_limit: number;
    };
    readonly RateLimits: {
      readonly requests_per_minute: number;
      readonly tokens_per_minute: number;
      readonly concurrency: number;
    };
    readonly UsageReport: {
      readonly object: 'usage';
      readonly organization_id: string;
      /** Of the included allowance; null where there is none. */
      readonly included_percent_remaining: number | null;
      /** ISO-8601 instant at which the allowance comes back whole; null where there is none. */
      readonly next_refresh_at: string | null;
      readonly included: components['schemas']['IncludedUsage'];
      readonly wallet: components['schemas']['Wallet'];
      readonly decisions: components['schemas']['DecisionAllowance'];
      readonly limits: components['schemas']['RateLimits'];
    };
    readonly HealthReport: {
      readonly status: 'ok';
    };
    readonly NotReadyReport: {
      readonly status: 'not_ready';
      /** What is missing, for an operator. */
      readonly reason: string;
    };
    readonly ChatFunctionCallDelta: {
      readonly name?: string;
      /** The next piece of the arguments. */
      readonly arguments?: string;
    };
    readonly ChatToolCallDelta: {
      /** Which call of the turn. */
      readonly index: number;
      /** With the first piece of a call, as `type` and the name. */
      readonly id?: string;
      readonly type?: 'function';
      readonly function?: components['schemas']['ChatFunctionCallDelta'];
    };
    /** What is new. */
    readonly ChatDelta: {
      readonly role?: 'assistant';
      readonly content?: string;
      readonly refusal?: string;
      readonly tool_calls?: readonly components['schemas']['ChatToolCallDelta'][];
      readonly function_call?: components['schemas']['ChatFunctionCallDelta'];
      readonly annotations?: readonly components['schemas']['ChatAnnotation'][];
    };
    readonly ChatChunkChoice: {
      readonly index: 0;
      readonly delta: components['schemas']['ChatDelta'];
      /** On the choice's last chunk only. */
      readonly finish_reason?: components['schemas']['ChatFinishReason'];
    };
    /** One step of an answer. A key whose value would be null is left out. */
    readonly ChatCompletionChunk: {
      readonly id: string;
      readonly object: 'chat.completion.chunk';
      /** Unix seconds. */
      readonly created: number;
      readonly model: string;
      /** One; none on the chunk that brings the usage. */
      readonly choices: readonly components['schemas']['ChatChunkChoice'][];
      readonly system_fingerprint?: string;
      readonly service_tier?: 'default';
      readonly usage?: components['schemas']['ChatUsage'];
      /** On the last chunk. */
      readonly service?: components['schemas']['Service'];
    };
    /** A failure after the 200 went out early; the stream ends with it. */
    readonly ChatStreamError: {
      readonly error: components['schemas']['ErrorObject'];
    };
    /** What every event has. */
    readonly ResponseEventBase: {
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
    };
    /** The first event; also the first of two when an early 200 turns into a failure. */
    readonly ResponseCreatedEvent: {
      readonly type: 'response.created';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly response: components['schemas']['ResponseObject'];
    };
    readonly ResponseInProgressEvent: {
      readonly type: 'response.in_progress';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly response: components['schemas']['ResponseObject'];
    };
    /** The last event of a response that ended by itself or to call tools. Its response carries `service`. */
    readonly ResponseCompletedEvent: {
      readonly type: 'response.completed';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly response: components['schemas']['ResponseObject'];
    };
    /** The last event of a response that met a limit or a filter, or that was cancelled, as its status then says. */
    readonly ResponseIncompleteEvent: {
      readonly type: 'response.incomplete';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly response: components['schemas']['ResponseObject'];
    };
    /** The last event of a response that failed: `response.error` says why. */
    readonly ResponseFailedEvent: {
      readonly type: 'response.failed';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly response: components['schemas']['ResponseObject'];
    };
    /** An item begins. */
    readonly ResponseItemAddedEvent: {
      readonly type: 'response.output_item.added';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly output_index: number;
      readonly item: components['schemas']['ResponseOutputItem'];
    };
    /** An item is whole. */
    readonly ResponseItemDoneEvent: {
      readonly type: 'response.output_item.done';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly output_index: number;
      readonly item: components['schemas']['ResponseOutputItem'];
    };
    readonly ResponsePartAddedEvent: {
      readonly type: 'response.content_part.added';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly part: components['schemas']['ResponseContentPart'];
    };
    readonly ResponsePartDoneEvent: {
      readonly type: 'response.content_part.done';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly part: components['schemas']['ResponseContentPart'];
    };
    readonly ResponseTextDeltaEvent: {
      readonly type: 'response.output_text.delta';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly delta: string;
      /** Never computed: empty. */
      readonly logprobs: readonly unknown[];
    };
    readonly ResponseTextDoneEvent: {
      readonly type: 'response.output_text.done';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly text: string;
      /** Never computed: empty. */
      readonly logprobs: readonly unknown[];
    };
    readonly ResponseAnnotationAddedEvent: {
      readonly type: 'response.output_text.annotation.added';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly annotation_index: number;
      readonly annotation: components['schemas']['ResponseAnnotation'];
    };
    readonly ResponseRefusalDeltaEvent: {
      readonly type: 'response.refusal.delta';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly delta: string;
    };
    readonly ResponseRefusalDoneEvent: {
      readonly type: 'response.refusal.done';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly refusal: string;
    };
    readonly ResponseArgumentsDeltaEvent: {
      readonly type: 'response.function_call_arguments.delta';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly delta: string;
    };
    readonly ResponseArgumentsDoneEvent: {
      readonly type: 'response.function_call_arguments.done';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      /** Name of the function. */
      readonly name: string;
      readonly arguments: string;
    };
    readonly ResponseSummaryPartAddedEvent: {
      readonly type: 'response.reasoning_summary_part.added';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly summary_index: number;
      readonly part: components['schemas']['ResponseSummaryText'];
    };
    readonly ResponseSummaryPartDoneEvent: {
      readonly type: 'response.reasoning_summary_part.done';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly summary_index: number;
      readonly part: components['schemas']['ResponseSummaryText'];
    };
    readonly ResponseSummaryDeltaEvent: {
      readonly type: 'response.reasoning_summary_text.delta';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly summary_index: number;
      readonly delta: string;
    };
    readonly ResponseSummaryDoneEvent: {
      readonly type: 'response.reasoning_summary_text.done';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly summary_index: number;
      readonly text: string;
    };
    readonly ResponseSearchInProgressEvent: {
      readonly type: 'response.web_search_call.in_progress';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
    };
    readonly ResponseSearchSearchingEvent: {
      readonly type: 'response.web_search_call.searching';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
    };
    readonly ResponseSearchCompletedEvent: {
      readonly type: 'response.web_search_call.completed';
      /** 0, 1, 2 … without a gap; a replay starts after one. */
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
    };
    /** The message without content. */
    readonly MessageStartEvent: {
      readonly type: 'message_start';
      readonly message: components['schemas']['MessageReply'];
    };
    /** Once, after `message_start`. */
    readonly MessagePingEvent: {
      readonly type: 'ping';
    };
    readonly MessageBlockStartEvent: {
      readonly type: 'content_block_start';
      readonly index: number;
      readonly content_block: components['schemas']['MessageReplyBlock'];
    };
    readonly MessageTextDelta: {
      readonly type: 'text_delta';
      readonly text: string;
    };
    /** The next piece of a tool's input, as JSON text. */
    readonly MessageInputDelta: {
      readonly type: 'input_json_delta';
      readonly partial_json: string;
    };
    readonly MessageThinkingDelta: {
      readonly type: 'thinking_delta';
      readonly thinking: string;
    };
    readonly MessageSignatureDelta: {
      readonly type: 'signature_delta';
      readonly signature: string;
    };
    readonly MessageCitationsDelta: {
      readonly type: 'citations_delta';
      readonly citation: components['schemas']['MessageCitation'];
    };
    readonly MessageBlockDelta:
      | components['schemas']['MessageTextDelta']
      | components['schemas']['MessageInputDelta']
      | components['schemas']['MessageThinkingDelta']
      | components['schemas']['MessageSignatureDelta']
      | components['schemas']['MessageCitationsDelta']
      | components['schemas']['MessageOtherBlock'];
    readonly MessageBlockDeltaEvent: {
      readonly type: 'content_block_delta';
      readonly index: number;
      readonly delta: components['schemas']['MessageBlockDelta'];
    };
    readonly MessageBlockStopEvent: {
      readonly type: 'content_block_stop';
      readonly index: number;
    };
    readonly MessageStop: {
      readonly stop_reason: components['schemas']['MessageStopReason'] | null;
      readonly stop_sequence: string | null;
    };
    /** Why the message ended, and what it took. */
    readonly MessageDeltaEvent: {
      readonly type: 'message_delta';
      readonly delta: components['schemas']['MessageStop'];
      readonly usage: components['schemas']['MessageUsage'];
    };
    /** The last event of a message that ended well. */
    readonly MessageStopEvent: {
      readonly type: 'message_stop';
      readonly service?: components['schemas']['Service'];
    };
    /** A failure after the 200 went out early; the stream ends with it. */
    readonly MessageErrorEvent: {
      readonly type: 'error';
      readonly error: components['schemas']['MessageErrorObject'];
    };
    /** The data of one server-sent event. After the last comes `[DONE]`, which is not JSON. */
    readonly ChatCompletionEvent:
      components['schemas']['ChatCompletionChunk'] | components['schemas']['ChatStreamError'];
    /** The data of one server-sent event; its `event` is the `type`. */
    readonly ResponseEvent:
      | components['schemas']['ResponseCreatedEvent']
      | components['schemas']['ResponseInProgressEvent']
      | components['schemas']['ResponseCompletedEvent']
      | components['schemas']['ResponseIncompleteEvent']
      | components['schemas']['ResponseFailedEvent']
      | components['schemas']['ResponseItemAddedEvent']
      | components['schemas']['ResponseItemDoneEvent']
      | components['schemas']['ResponsePartAddedEvent']
      | components['schemas']['ResponsePartDoneEvent']
      | components['schemas']['ResponseTextDeltaEvent']
      | components['schemas']['ResponseTextDoneEvent']
      | components['schemas']['ResponseAnnotationAddedEvent']
      | components['schemas']['ResponseRefusalDeltaEvent']
      | components['schemas']['ResponseRefusalDoneEvent']
      | components['schemas']['ResponseArgumentsDeltaEvent']
      | components['schemas']['ResponseArgumentsDoneEvent']
      | components['schemas']['ResponseSummaryPartAddedEvent']
      | components['schemas']['ResponseSummaryPartDoneEvent']
      | components['schemas']['ResponseSummaryDeltaEvent']
      | components['schemas']['ResponseSummaryDoneEvent']
      | components['schemas']['ResponseSearchInProgressEvent']
      | components['schemas']['ResponseSearchSearchingEvent']
      | components['schemas']['ResponseSearchCompletedEvent'];
    /** The data of one server-sent event; its `event` is the `type`. */
    readonly MessageEvent:
      | components['schemas']['MessageStartEvent']
      | components['schemas']['MessagePingEvent']
      | components['schemas']['MessageBlockStartEvent']
      | components['schemas']['MessageBlockDeltaEvent']
      | components['schemas']['MessageBlockStopEvent']
      | components['schemas']['MessageDeltaEvent']
      | components['schemas']['MessageStopEvent']
      | components['schemas']['MessageErrorEvent'];
    /** Query of getResponse. */
    readonly GetResponseQuery: {
      /** Replay the events; a 400 where the response was not streamed. */
      readonly stream?: boolean;
      /** With `stream`: only events after this sequence number. */
      readonly starting_after?: number;
      /** As in the request that made it; not read. */
      readonly include?: readonly string[];
    };
    /** Query of listInputItems. */
    readonly ListInputItemsQuery: {
      /**
       * Most items of one page.
       * @default 20
       */
      readonly limit: number;
      /** Only items after the one with this id. */
      readonly after?: string;
      /**
       * Newest first, unless `asc`.
       * @default desc
       */
      readonly order: 'asc' | 'desc';
      /** Not read. */
      readonly include?: readonly string[];
    };
  };
}
export type ChatUrlCitation = components['schemas']['ChatUrlCitation'];
export type ChatAnnotation = components['schemas']['ChatAnnotation'];
export type ChatFunctionCall = components['schemas']['ChatFunctionCall'];
export type ChatFunctionToolCall = components['schemas']['ChatFunctionToolCall'];
export type ChatReplyMessage = components['schemas']['ChatReplyMessage'];
export type ChatFinishReason = components['schemas']['ChatFinishReason'];
export type ChatChoice = components['schemas']['ChatChoice'];
export type ChatCompletionTokens = components['schemas']['ChatCompletionTokens'];
export type ChatPromptTokens = components['schemas']['ChatPromptTokens'];
export type ChatUsage = components['schemas']['ChatUsage'];
export type Service = components['schemas']['Service'];
export type ChatCompletion = components['schemas']['ChatCompletion'];
export type MessageErrorObject = components['schemas']['MessageErrorObject'];
export type MessageErrorBody = components['schemas']['MessageErrorBody'];
export type FieldError = components['schemas']['FieldError'];
export type DetailBody = components['schemas']['DetailBody'];
export type ErrorObject = components['schemas']['ErrorObject'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type ChatTextPart = components['schemas']['ChatTextPart'];
export type ChatImage = components['schemas']['ChatImage'];
export type ChatImagePart = components['schemas']['ChatImagePart'];
export type ChatFile = components['schemas']['ChatFile'];
export type ChatFilePart = components['schemas']['ChatFilePart'];
export type ChatRefusalPart = components['schemas']['ChatRefusalPart'];
export type ChatOtherPart = components['schemas']['ChatOtherPart'];
export type ChatPart = components['schemas']['ChatPart'];
export type ChatSystemMessage = components['schemas']['ChatSystemMessage'];
export type ChatUserMessage = components['schemas']['ChatUserMessage'];
export type ChatOtherToolCall = components['schemas']['ChatOtherToolCall'];
export type ChatToolCall = components['schemas']['ChatToolCall'];
export type ChatAssistantMessage = components['schemas']['ChatAssistantMessage'];
export type ChatToolMessage = components['schemas']['ChatToolMessage'];
export type ChatFunctionMessage = components['schemas']['ChatFunctionMessage'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type ChatStreamOptions = components['schemas']['ChatStreamOptions'];
export type ChatFunction = components['schemas']['ChatFunction'];
export type ChatFunctionTool = components['schemas']['ChatFunctionTool'];
export type ChatMcpTool = components['schemas']['ChatMcpTool'];
export type ChatOtherTool = components['schemas']['ChatOtherTool'];
export type ChatTool = components['schemas']['ChatTool'];
export type ChatFunctionName = components['schemas']['ChatFunctionName'];
export type ChatFunctionChoice = components['schemas']['ChatFunctionChoice'];
export type ChatOtherToolChoice = components['schemas']['ChatOtherToolChoice'];
export type ChatToolChoice = components['schemas']['ChatToolChoice'];
export type ChatUserLocation = components['schemas']['ChatUserLocation'];
export type ChatWebSearchOptions = components['schemas']['ChatWebSearchOptions'];
export type ChatTextFormat = components['schemas']['ChatTextFormat'];
export type ChatJsonObjectFormat = components['schemas']['ChatJsonObjectFormat'];
export type ChatJsonSchema = components['schemas']['ChatJsonSchema'];
export type ChatJsonSchemaFormat = components['schemas']['ChatJsonSchemaFormat'];
export type ChatResponseFormat = components['schemas']['ChatResponseFormat'];
export type ChatMetadata = components['schemas']['ChatMetadata'];
export type ChatPrediction = components['schemas']['ChatPrediction'];
export type ChatAudio = components['schemas']['ChatAudio'];
export type ChatCompletionRequest = components['schemas']['ChatCompletionRequest'];
export type ResponseStatus = components['schemas']['ResponseStatus'];
export type ResponseError = components['schemas']['ResponseError'];
export type ResponseIncompleteDetails = components['schemas']['ResponseIncompleteDetails'];
export type ResponseItemStatus = components['schemas']['ResponseItemStatus'];
export type ResponseAnnotation = components['schemas']['ResponseAnnotation'];
export type ResponseOutputText = components['schemas']['ResponseOutputText'];
export type ResponseRefusal = components['schemas']['ResponseRefusal'];
export type ResponseOtherPart = components['schemas']['ResponseOtherPart'];
export type ResponseContentPart = components['schemas']['ResponseContentPart'];
export type ResponseMessage = components['schemas']['ResponseMessage'];
export type ResponseFunctionCall = components['schemas']['ResponseFunctionCall'];
export type ResponseSummaryText = components['schemas']['ResponseSummaryText'];
export type ResponseReasoningText = components['schemas']['ResponseReasoningText'];
export type ResponseReasoningItem = components['schemas']['ResponseReasoningItem'];
export type ResponseSearchSource = components['schemas']['ResponseSearchSource'];
export type ResponseSearchAction = components['schemas']['ResponseSearchAction'];
export type ResponseWebSearchCall = components['schemas']['ResponseWebSearchCall'];
export type ResponseStoredOther = components['schemas']['ResponseStoredOther'];
export type ResponseOutputItem = components['schemas']['ResponseOutputItem'];
export type ResponseReasoning = components['schemas']['ResponseReasoning'];
export type ResponseTextFormat = components['schemas']['ResponseTextFormat'];
export type ResponseJsonObjectFormat = components['schemas']['ResponseJsonObjectFormat'];
export type ResponseJsonSchemaFormat = components['schemas']['ResponseJsonSchemaFormat'];
export type ResponseFormat = components['schemas']['ResponseFormat'];
export type ResponseText = components['schemas']['ResponseText'];
export type ResponseFunctionTool = components['schemas']['ResponseFunctionTool'];
export type ResponseMcpTool = components['schemas']['ResponseMcpTool'];
export type ResponseNamespaceTool = components['schemas']['ResponseNamespaceTool'];
export type ResponseOtherTool = components['schemas']['ResponseOtherTool'];
export type ResponseTool = components['schemas']['ResponseTool'];
export type ResponseFunctionChoice = components['schemas']['ResponseFunctionChoice'];
export type ResponseOtherToolChoice = components['schemas']['ResponseOtherToolChoice'];
export type ResponseToolChoice = components['schemas']['ResponseToolChoice'];
export type ResponseInputTokens = components['schemas']['ResponseInputTokens'];
export type ResponseOutputTokens = components['schemas']['ResponseOutputTokens'];
export type ResponseUsage = components['schemas']['ResponseUsage'];
export type ResponseObject = components['schemas']['ResponseObject'];
export type ResponseInputText = components['schemas']['ResponseInputText'];
export type ResponseInputImage = components['schemas']['ResponseInputImage'];
export type ResponseInputFile = components['schemas']['ResponseInputFile'];
export type ResponseOutputTextParam = components['schemas']['ResponseOutputTextParam'];
export type ResponseInputPart = components['schemas']['ResponseInputPart'];
export type ResponseInputMessage = components['schemas']['ResponseInputMessage'];
export type ResponseFunctionCallParam = components['schemas']['ResponseFunctionCallParam'];
export type ResponseFunctionOutputParam = components['schemas']['ResponseFunctionOutputParam'];
export type ResponseReasoningParam = components['schemas']['ResponseReasoningParam'];
export type ResponseItemReference = components['schemas']['ResponseItemReference'];
export type ResponseOtherItem = components['schemas']['ResponseOtherItem'];
export type ResponseInputItem = components['schemas']['ResponseInputItem'];
export type ResponseStreamOptions = components['schemas']['ResponseStreamOptions'];
export type ResponseRequest = components['schemas']['ResponseRequest'];
export type DeletedResponse = components['schemas']['DeletedResponse'];
export type ResponseStoredMessage = components['schemas']['ResponseStoredMessage'];
export type ResponseFunctionOutput = components['schemas']['ResponseFunctionOutput'];
export type ResponseStoredItem = components['schemas']['ResponseStoredItem'];
export type ResponseItemList = components['schemas']['ResponseItemList'];
export type MessageWebCitation = components['schemas']['MessageWebCitation'];
export type MessageOtherCitation = components['schemas']['MessageOtherCitation'];
export type MessageCitation = components['schemas']['MessageCitation'];
export type MessageReplyText = components['schemas']['MessageReplyText'];
export type MessageReplyToolUse = components['schemas']['MessageReplyToolUse'];
export type MessageReplyThinking = components['schemas']['MessageReplyThinking'];
export type MessageRedactedThinkingBlock = components['schemas']['MessageRedactedThinkingBlock'];
export type MessageReplySearch = components['schemas']['MessageReplySearch'];
export type MessageSearchedPage = components['schemas']['MessageSearchedPage'];
export type MessageSearchError = components['schemas']['MessageSearchError'];
export type MessageReplySearchResult = components['schemas']['MessageReplySearchResult'];
export type MessageOtherBlock = components['schemas']['MessageOtherBlock'];
export type MessageReplyBlock = components['schemas']['MessageReplyBlock'];
export type MessageStopReason = components['schemas']['MessageStopReason'];
export type MessageServerToolUsage = components['schemas']['MessageServerToolUsage'];
export type MessageUsage = components['schemas']['MessageUsage'];
export type MessageReply = components['schemas']['MessageReply'];
export type MessageCacheControl = components['schemas']['MessageCacheControl'];
export type MessageTextBlock = components['schemas']['MessageTextBlock'];
export type MessageBase64Source = components['schemas']['MessageBase64Source'];
export type MessageUrlSource = components['schemas']['MessageUrlSource'];
export type MessageTextSource = components['schemas']['MessageTextSource'];
export type MessageOtherSource = components['schemas']['MessageOtherSource'];
export type MessageSource = components['schemas']['MessageSource'];
export type MessageImageBlock = components['schemas']['MessageImageBlock'];
export type MessageCitations = components['schemas']['MessageCitations'];
export type MessageDocumentBlock = components['schemas']['MessageDocumentBlock'];
export type MessageToolUseBlock = components['schemas']['MessageToolUseBlock'];
export type MessageToolResultBlock = components['schemas']['MessageToolResultBlock'];
export type MessageThinkingBlock = components['schemas']['MessageThinkingBlock'];
export type MessageBlock = components['schemas']['MessageBlock'];
export type MessageParam = components['schemas']['MessageParam'];
export type MessageSystemBlock = components['schemas']['MessageSystemBlock'];
export type MessageThinking = components['schemas']['MessageThinking'];
export type MessageClientTool = components['schemas']['MessageClientTool'];
export type MessageMcpToolConfig = components['schemas']['MessageMcpToolConfig'];
export type MessageMcpToolset = components['schemas']['MessageMcpToolset'];
export type MessageServerTool = components['schemas']['MessageServerTool'];
export type MessageTool = components['schemas']['MessageTool'];
export type MessageAnyToolChoice = components['schemas']['MessageAnyToolChoice'];
export type MessageOneToolChoice = components['schemas']['MessageOneToolChoice'];
export type MessageToolChoice = components['schemas']['MessageToolChoice'];
export type MessageMcpServer = components['schemas']['MessageMcpServer'];
export type MessageJsonSchemaFormat = components['schemas']['MessageJsonSchemaFormat'];
export type MessageJsonObjectFormat = components['schemas']['MessageJsonObjectFormat'];
export type MessageOutputFormat = components['schemas']['MessageOutputFormat'];
export type MessageOutputConfig = components['schemas']['MessageOutputConfig'];
export type MessageRequest = components['schemas']['MessageRequest'];
export type TokenCount = components['schemas']['TokenCount'];
export type CountTokensRequest = components['schemas']['CountTokensRequest'];
export type Embedding = components['schemas']['Embedding'];
export type EmbeddingUsage = components['schemas']['EmbeddingUsage'];
export type EmbeddingList = components['schemas']['EmbeddingList'];
export type EmbeddingRequest = components['schemas']['EmbeddingRequest'];
export type ModelSupport = components['schemas']['ModelSupport'];
export type ModelPricing = components['schemas']['ModelPricing'];
export type ModelEntry = components['schemas']['ModelEntry'];
export type ModelList = components['schemas']['ModelList'];
export type ChoiceAnswer = components['schemas']['ChoiceAnswer'];
export type ScoreAnswer = components['schemas']['ScoreAnswer'];
export type NoulAnswer = components['schemas']['NoulAnswer'];
export type DecisionAnswer = components['schemas']['DecisionAnswer'];
export type DecisionUsage = components['schemas']['DecisionUsage'];
export type DecisionReply = components['schemas']['DecisionReply'];
export type ChoiceQuestion = components['schemas']['ChoiceQuestion'];
export type ScoreQuestion = components['schemas']['ScoreQuestion'];
export type NoulCriteria = components['schemas']['NoulCriteria'];
export type NoulQuestion = components['schemas']['NoulQuestion'];
export type DecisionQuestion = components['schemas']['DecisionQuestion'];
export type DecisionRequest = components['schemas']['DecisionRequest'];
export type BigCount = components['schemas']['BigCount'];
export type IncludedUsage = components['schemas']['IncludedUsage'];
export type Wallet = components['schemas']['Wallet'];
export type DecisionAllowance = components['schemas']['DecisionAllowance'];
export type RateLimits = components['schemas']['RateLimits'];
export type UsageReport = components['schemas']['UsageReport'];
export type HealthReport = components['schemas']['HealthReport'];
export type NotReadyReport = components['schemas']['NotReadyReport'];
export type ChatFunctionCallDelta = components['schemas']['ChatFunctionCallDelta'];
export type ChatToolCallDelta = components['schemas']['ChatToolCallDelta'];
export type ChatDelta = components['schemas']['ChatDelta'];
export type ChatChunkChoice = components['schemas']['ChatChunkChoice'];
export type ChatCompletionChunk = components['schemas']['ChatCompletionChunk'];
export type ChatStreamError = components['schemas']['ChatStreamError'];
export type ResponseEventBase = components['schemas']['ResponseEventBase'];
export type ResponseCreatedEvent = components['schemas']['ResponseCreatedEvent'];
export type ResponseInProgressEvent = components['schemas']['ResponseInProgressEvent'];
export type ResponseCompletedEvent = components['schemas']['ResponseCompletedEvent'];
export type ResponseIncompleteEvent = components['schemas']['ResponseIncompleteEvent'];
export type ResponseFailedEvent = components['schemas']['ResponseFailedEvent'];
export type ResponseItemAddedEvent = components['schemas']['ResponseItemAddedEvent'];
export type ResponseItemDoneEvent = components['schemas']['ResponseItemDoneEvent'];
export type ResponsePartAddedEvent = components['schemas']['ResponsePartAddedEvent'];
export type ResponsePartDoneEvent = components['schemas']['ResponsePartDoneEvent'];
export type ResponseTextDeltaEvent = components['schemas']['ResponseTextDeltaEvent'];
export type ResponseTextDoneEvent = components['schemas']['ResponseTextDoneEvent'];
export type ResponseAnnotationAddedEvent = components['schemas']['ResponseAnnotationAddedEvent'];
export type ResponseRefusalDeltaEvent = components['schemas']['ResponseRefusalDeltaEvent'];
export type ResponseRefusalDoneEvent = components['schemas']['ResponseRefusalDoneEvent'];
export type ResponseArgumentsDeltaEvent = components['schemas']['ResponseArgumentsDeltaEvent'];
export type ResponseArgumentsDoneEvent = components['schemas']['ResponseArgumentsDoneEvent'];
export type ResponseSummaryPartAddedEvent = components['schemas']['ResponseSummaryPartAddedEvent'];
export type ResponseSummaryPartDoneEvent = components['schemas']['ResponseSummaryPartDoneEvent'];
export type ResponseSummaryDeltaEvent = components['schemas']['ResponseSummaryDeltaEvent'];
export type ResponseSummaryDoneEvent = components['schemas']['ResponseSummaryDoneEvent'];
export type ResponseSearchInProgressEvent = components['schemas']['ResponseSearchInProgressEvent'];
export type ResponseSearchSearchingEvent = components['schemas']['ResponseSearchSearchingEvent'];
export type ResponseSearchCompletedEvent = components['schemas']['ResponseSearchCompletedEvent'];
export type MessageStartEvent = components['schemas']['MessageStartEvent'];
export type MessagePingEvent = components['schemas']['MessagePingEvent'];
export type MessageBlockStartEvent = components['schemas']['MessageBlockStartEvent'];
export type MessageTextDelta = components['schemas']['MessageTextDelta'];
export type MessageInputDelta = components['schemas']['MessageInputDelta'];
export type MessageThinkingDelta = components['schemas']['MessageThinkingDelta'];
export type MessageSignatureDelta = components['schemas']['MessageSignatureDelta'];
export type MessageCitationsDelta = components['schemas']['MessageCitationsDelta'];
export type MessageBlockDelta = components['schemas']['MessageBlockDelta'];
export type MessageBlockDeltaEvent = components['schemas']['MessageBlockDeltaEvent'];
export type MessageBlockStopEvent = components['schemas']['MessageBlockStopEvent'];
export type MessageStop = components['schemas']['MessageStop'];
export type MessageDeltaEvent = components['schemas']['MessageDeltaEvent'];
export type MessageStopEvent = components['schemas']['MessageStopEvent'];
export type MessageErrorEvent = components['schemas']['MessageErrorEvent'];
export type ChatCompletionEvent = components['schemas']['ChatCompletionEvent'];
export type ResponseEvent = components['schemas']['ResponseEvent'];
export type MessageEvent = components['schemas']['MessageEvent'];
export type GetResponseQuery = components['schemas']['GetResponseQuery'];
export type ListInputItemsQuery = components['schemas']['ListInputItemsQuery'];
