/**
 * The types of Polywire.Wires.Messages, from spec/wires/messages.tsp.
 *
 * Written by the generator; never edited by hand.
 */
export interface components {
  schemas: {
    /** Where a claim of the text comes from; the fields depend on the type. */
    readonly ReplyCitation: {
      readonly type: string;
      readonly cited_text?: string;
      readonly url?: string;
      readonly title?: string | null;
      readonly encrypted_index?: string;
    };
    readonly ReplyText: {
      readonly type: 'text';
      readonly text: string;
      readonly citations?: readonly components['schemas']['ReplyCitation'][] | null;
    };
    readonly ReplyThinking: {
      readonly type: 'thinking';
      readonly thinking: string;
      readonly signature: string;
    };
    readonly ReplyRedactedThinking: {
      readonly type: 'redacted_thinking';
      readonly data: string;
    };
    readonly ReplyToolUse: {
      readonly type: 'tool_use';
      readonly id: string;
      readonly name: string;
      readonly input: {
        readonly [key: string]: unknown;
      };
    };
    readonly ReplyServerToolUse: {
      readonly type: 'server_tool_use';
      readonly id: string;
      readonly name: string;
      readonly input: {
        readonly [key: string]: unknown;
      };
    };
    readonly ReplyWebSearchResult: {
      readonly type: 'web_search_result';
      readonly url: string;
      readonly title: string;
      readonly encrypted_content: string;
      readonly page_age?: string | null;
    };
    readonly TaggedObject: {
      readonly type: string;
    } & {
      readonly [key: string]: unknown;
    };
    readonly ReplyWebSearchToolResult: {
      readonly type: 'web_search_tool_result';
      readonly tool_use_id: string;
      readonly content:
        readonly components['schemas']['ReplyWebSearchResult'][] | components['schemas']['TaggedObject'];
    };
    readonly ReplyWebFetchToolResult: {
      readonly type: 'web_fetch_tool_result';
      readonly tool_use_id: string;
      readonly content: components['schemas']['TaggedObject'];
    };
    readonly ReplyMcpToolUse: {
      readonly type: 'mcp_tool_use';
      readonly id: string;
      readonly name: string;
      readonly server_name: string;
      readonly input: {
        readonly [key: string]: unknown;
      };
    };
    readonly ReplyMcpToolResult: {
      readonly type: 'mcp_tool_result';
      readonly tool_use_id: string;
      readonly is_error?: boolean;
      readonly content: string | readonly components['schemas']['ReplyText'][];
    };
    readonly ReplyBlock:
      | components['schemas']['ReplyText']
      | components['schemas']['ReplyThinking']
      | components['schemas']['ReplyRedactedThinking']
      | components['schemas']['ReplyToolUse']
      | components['schemas']['ReplyServerToolUse']
      | components['schemas']['ReplyWebSearchToolResult']
      | components['schemas']['ReplyWebFetchToolResult']
      | components['schemas']['ReplyMcpToolUse']
      | components['schemas']['ReplyMcpToolResult'];
    readonly StopReason:
      | 'end_turn'
      | 'max_tokens'
      | 'stop_sequence'
      | 'tool_use'
      | 'pause_turn'
      | 'refusal'
      | 'model_context_window_exceeded';
    /** Why the model refused. */
    readonly StopDetails: {
      readonly type: string;
      readonly category?: string | null;
      readonly explanation?: string | null;
    };
    readonly OutputTokensDetails: {
      readonly thinking_tokens?: number;
    };
    readonly ServerToolUsage: {
      readonly web_search_requests?: number;
      readonly web_fetch_requests?: number;
    };
    /** The three input counts partition the prompt. The messages-like kinds may leave the cache counts out. */
    readonly Usage: {
      readonly input_tokens: number;
      readonly cache_creation_input_tokens?: number | null;
      readonly cache_read_input_tokens?: number | null;
      readonly output_tokens: number;
      readonly output_tokens_details?: components['schemas']['OutputTokensDetails'] | null;
      readonly server_tool_use?: components['schemas']['ServerToolUsage'] | null;
    };
    /** A whole answer. */
    readonly Reply: {
      readonly id: string;
      readonly type: 'message';
      readonly role: 'assistant';
      readonly model: string;
      readonly content: readonly components['schemas']['ReplyBlock'][];
      readonly stop_reason: components['schemas']['StopReason'] | null;
      /** The sequence that was met. */
      readonly stop_sequence?: string | null;
      readonly stop_details?: components['schemas']['StopDetails'] | null;
      readonly usage: components['schemas']['Usage'];
    };
    readonly ErrorDetail: {
      /** `invalid_request_error`, `overloaded_error`, … */
      readonly type: string;
      readonly message: string;
    };
    readonly ErrorBody: {
      readonly type: 'error';
      readonly error: components['schemas']['ErrorDetail'];
      readonly request_id?: string | null;
    };
    /** The prompt up to here is cached. */
    readonly CacheControl: {
      readonly type: 'ephemeral';
      readonly ttl?: '5m' | '1h';
    };
    /** Something said, if it is said. */
    readonly Words: string;
    readonly CharLocation: {
      readonly type: 'char_location';
      readonly cited_text: string;
      readonly document_index: number;
      readonly document_title: components['schemas']['Words'] | null;
      readonly start_char_index: number;
      readonly end_char_index: number;
    };
    readonly PageLocation: {
      readonly type: 'page_location';
      readonly cited_text: string;
      readonly document_index: number;
      readonly document_title: components['schemas']['Words'] | null;
      readonly start_page_number: number;
      readonly end_page_number: number;
    };
    readonly BlockLocation: {
      readonly type: 'content_block_location';
      readonly cited_text: string;
      readonly document_index: number;
      readonly document_title: components['schemas']['Words'] | null;
      readonly start_block_index: number;
      readonly end_block_index: number;
    };
    readonly WebLocation: {
      readonly type: 'web_search_result_location';
      readonly cited_text: string;
      readonly encrypted_index: string;
      readonly title: components['schemas']['Words'] | null;
      readonly url: string;
    };
    readonly SearchResultLocation: {
      readonly type: 'search_result_location';
      readonly cited_text: string;
      readonly search_result_index: number;
      readonly source: string;
      readonly title: string | null;
      readonly start_block_index: number;
      readonly end_block_index: number;
    };
    readonly Citation:
      | components['schemas']['CharLocation']
      | components['schemas']['PageLocation']
      | components['schemas']['BlockLocation']
      | components['schemas']['WebLocation']
      | components['schemas']['SearchResultLocation'];
    readonly TextBlock: {
      readonly type: 'text';
      readonly text: string;
      readonly cache_control?: components['schemas']['CacheControl'] | null;
      readonly citations?: readonly components['schemas']['Citation'][] | null;
    };
    readonly Base64Image: {
      readonly type: 'base64';
      readonly media_type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp';
      readonly data: string;
    };
    readonly UrlSource: {
      readonly type: 'url';
      readonly url: string;
    };
    readonly ImageSource: components['schemas']['Base64Image'] | components['schemas']['UrlSource'];
    readonly ImageBlock: {
      readonly type: 'image';
      readonly source: components['schemas']['ImageSource'];
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    readonly Base64Pdf: {
      readonly type: 'base64';
      readonly media_type: 'application/pdf';
      readonly data: string;
    };
    readonly PlainText: {
      readonly type: 'text';
      readonly media_type: 'text/plain';
      readonly data: string;
    };
    readonly ContentSourcePart: components['schemas']['TextBlock'] | components['schemas']['ImageBlock'];
    readonly ContentSource: {
      readonly type: 'content';
      readonly content: string | readonly components['schemas']['ContentSourcePart'][];
    };
    readonly DocumentSource:
      | components['schemas']['Base64Pdf']
      | components['schemas']['PlainText']
      | components['schemas']['ContentSource']
      | components['schemas']['UrlSource'];
    readonly CitationsConfig: {
      readonly enabled?: boolean;
    };
    readonly DocumentBlock: {
      readonly type: 'document';
      readonly source: components['schemas']['DocumentSource'];
      readonly title?: components['schemas']['Words'] | null;
      readonly context?: components['schemas']['Words'] | null;
      readonly citations?: components['schemas']['CitationsConfig'] | null;
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    /** A page or passage that the caller found. */
    readonly SearchResultBlock: {
      readonly type: 'search_result';
      readonly source: string;
      readonly title: string;
      readonly content: readonly components['schemas']['TextBlock'][];
      readonly citations?: components['schemas']['CitationsConfig'];
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    /** What the model thought before, with the seal that it was this model. */
    readonly ThinkingBlock: {
      readonly type: 'thinking';
      readonly thinking: string;
      readonly signature: string;
    };
    readonly RedactedThinkingBlock: {
      readonly type: 'redacted_thinking';
      readonly data: string;
    };
    readonly DirectCaller: {
      readonly type: 'direct';
    };
    readonly ServerToolId: string;
    readonly CodeCaller20250825: {
      readonly type: 'code_execution_20250825';
      readonly tool_id: components['schemas']['ServerToolId'];
    };
    readonly CodeCaller20260120: {
      readonly type: 'code_execution_20260120';
      readonly tool_id: components['schemas']['ServerToolId'];
    };
    /** Who called: the model itself or its running code. */
    readonly Caller:
      | components['schemas']['DirectCaller']
      | components['schemas']['CodeCaller20250825']
      | components['schemas']['CodeCaller20260120'];
    readonly ToolUseBlock: {
      readonly type: 'tool_use';
      readonly id: string;
      readonly name: string;
      readonly input: {
        readonly [key: string]: unknown;
      };
      readonly caller?: components['schemas']['Caller'];
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    readonly ToolReferenceBlock: {
      readonly type: 'tool_reference';
      readonly tool_name: string;
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    readonly ToolResultPart:
      | components['schemas']['TextBlock']
      | components['schemas']['ImageBlock']
      | components['schemas']['SearchResultBlock']
      | components['schemas']['DocumentBlock']
      | components['schemas']['ToolReferenceBlock'];
    readonly ToolResultBlock: {
      readonly type: 'tool_result';
      readonly tool_use_id: string;
      readonly content?: string | readonly components['schemas']['ToolResultPart'][];
      readonly is_error?: boolean;
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    /** A tool that the provider ran. */
    readonly ServerToolUseBlock: {
      readonly type: 'server_tool_use';
      readonly id: components['schemas']['ServerToolId'];
      readonly name:
        | 'web_search'
        | 'web_fetch'
        | 'code_execution'
        | 'bash_code_execution'
        | 'text_editor_code_execution'
        | 'tool_search_tool_regex'
        | 'tool_search_tool_bm25';
      readonly input: {
        readonly [key: string]: unknown;
      };
      readonly caller?: components['schemas']['Caller'];
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    readonly WebSearchResult: {
      readonly type: 'web_search_result';
      readonly url: string;
      readonly title: string;
      readonly encrypted_content: string;
      readonly page_age?: string | null;
    };
    readonly WebSearchError: {
      readonly type: 'web_search_tool_result_error';
      readonly error_code:
        | 'invalid_tool_input'
        | 'unavailable'
        | 'max_uses_exceeded'
        | 'too_many_requests'
        | 'query_too_long'
        | 'request_too_large';
    };
    readonly WebSearchToolResultBlock: {
      readonly type: 'web_search_tool_result';
      readonly tool_use_id: components['schemas']['ServerToolId'];
      readonly content: readonly components['schemas']['WebSearchResult'][] | components['schemas']['WebSearchError'];
      readonly caller?: components['schemas']['Caller'];
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    readonly WebFetchResult: {
      readonly type: 'web_fetch_result';
      readonly url: string;
      readonly content: components['schemas']['DocumentBlock'];
      readonly retrieved_at?: string | null;
    };
    readonly WebFetchError: {
      readonly type: 'web_fetch_tool_result_error';
      readonly error_code:
        | 'invalid_tool_input'
        | 'url_too_long'
        | 'url_not_allowed'
        | 'url_not_accessible'
        | 'unsupported_content_type'
        | 'too_many_requests'
        | 'max_uses_exceeded'
        | 'unavailable';
    };
    readonly WebFetchToolResultBlock: {
      readonly type: 'web_fetch_tool_result';
      readonly tool_use_id: components['schemas']['ServerToolId'];
      readonly content: components['schemas']['WebFetchResult'] | components['schemas']['WebFetchError'];
      readonly caller?: components['schemas']['Caller'];
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    /** Results of server tools that a caller may replay; their inside is the provider's business. */
    readonly CodeExecutionToolResultBlock: {
      readonly type: 'code_execution_tool_result';
      readonly tool_use_id: components['schemas']['ServerToolId'];
      readonly content: components['schemas']['TaggedObject'];
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    readonly BashCodeExecutionToolResultBlock: {
      readonly type: 'bash_code_execution_tool_result';
      readonly tool_use_id: components['schemas']['ServerToolId'];
      readonly content: components['schemas']['TaggedObject'];
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    readonly TextEditorCodeExecutionToolResultBlock: {
      readonly type: 'text_editor_code_execution_tool_result';
      readonly tool_use_id: components['schemas']['ServerToolId'];
      readonly content: components['schemas']['TaggedObject'];
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    readonly ToolSearchToolResultBlock: {
      readonly type: 'tool_search_tool_result';
      readonly tool_use_id: components['schemas']['ServerToolId'];
      readonly content: components['schemas']['TaggedObject'];
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    /** A tool of an MCP server that the provider called. */
    readonly McpToolUseBlock: {
      readonly type: 'mcp_tool_use';
      readonly id: string;
      readonly name: string;
      readonly server_name: string;
      readonly input: {
        readonly [key: string]: unknown;
      };
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    readonly McpToolResultBlock: {
      readonly type: 'mcp_tool_result';
      readonly tool_use_id: string;
      readonly content?: string | readonly components['schemas']['TextBlock'][];
      readonly is_error?: boolean;
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    readonly ContainerUploadBlock: {
      readonly type: 'container_upload';
      readonly file_id: string;
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    readonly Block:
      | components['schemas']['TextBlock']
      | components['schemas']['ImageBlock']
      | components['schemas']['DocumentBlock']
      | components['schemas']['SearchResultBlock']
      | components['schemas']['ThinkingBlock']
      | components['schemas']['RedactedThinkingBlock']
      | components['schemas']['ToolUseBlock']
      | components['schemas']['ToolResultBlock']
      | components['schemas']['ServerToolUseBlock']
      | components['schemas']['WebSearchToolResultBlock']
      | components['schemas']['WebFetchToolResultBlock']
      | components['schemas']['CodeExecutionToolResultBlock']
      | components['schemas']['BashCodeExecutionToolResultBlock']
      | components['schemas']['TextEditorCodeExecutionToolResultBlock']
      | components['schemas']['ToolSearchToolResultBlock']
      | components['schemas']['McpToolUseBlock']
      | components['schemas']['McpToolResultBlock']
      | components['schemas']['ContainerUploadBlock'];
    readonly Message: {
      readonly role: 'user' | 'assistant';
      readonly content: string | readonly components['schemas']['Block'][];
    };
    readonly ThinkingDisplay: 'summarized' | 'omitted';
    readonly ThinkingEnabled: {
      readonly type: 'enabled';
      readonly budget_tokens: number;
      readonly display?: components['schemas']['ThinkingDisplay'] | null;
    };
    /** The model decides how much. */
    readonly ThinkingAdaptive: {
      readonly type: 'adaptive';
      readonly display?: components['schemas']['ThinkingDisplay'] | null;
    };
    readonly ThinkingDisabled: {
      readonly type: 'disabled';
    };
    readonly Thinking:
      | components['schemas']['ThinkingEnabled']
      | components['schemas']['ThinkingAdaptive']
      | components['schemas']['ThinkingDisabled'];
    /**
     * `none` is for the messages-like kinds whose models have it.
     */
    readonly EffortLevel: 'none' | 'low' | 'medium' | 'high' | 'xhigh' | 'max';
    readonly JsonSchemaFormat: {
      readonly type: 'json_schema';
      readonly schema: {
        readonly [key: string]: unknown;
      };
    };
    /** Some JSON object, of no given schema; for the messages-like kinds alone. */
    readonly JsonObjectFormat: {
      readonly type: 'json_object';
    };
    readonly OutputConfig: {
      readonly effort?: components['schemas']['EffortLevel'] | null;
      readonly format?: components['schemas']['JsonSchemaFormat'] | components['schemas']['JsonObjectFormat'] | null;
    };
    /** JSON Schema; further keywords as they come. */
    readonly InputSchema: {
      readonly type: 'object';
      readonly properties?: {
        readonly [key: string]: unknown;
      } | null;
      readonly required?: readonly string[] | null;
    } & {
      readonly [key: string]: unknown;
    };
    /**
     * Who may call a tool: the model itself, or its running code.
     */
    readonly AllowedCaller: 'direct' | 'code_execution_20250825' | 'code_execution_20260120';
    /** A tool that the caller runs. */
    readonly CustomTool: {
      readonly type?: 'custom' | null;
      readonly name: string;
      readonly description?: string;
      readonly input_schema: components['schemas']['InputSchema'];
      readonly cache_control?: components['schemas']['CacheControl'] | null;
      readonly strict?: boolean;
      readonly eager_input_streaming?: boolean | null;
      readonly defer_loading?: boolean;
      readonly allowed_callers?: readonly components['schemas']['AllowedCaller'][];
      readonly input_examples?: readonly {
        readonly [key: string]: unknown;
      }[];
    };
    readonly CountryCode: string;
    readonly UserLocation: {
      readonly type: 'approximate';
      readonly city?: components['schemas']['Words'] | null;
      readonly country?: components['schemas']['CountryCode'] | null;
      readonly region?: components['schemas']['Words'] | null;
      readonly timezone?: components['schemas']['Words'] | null;
    };
    readonly WebSearchTool: {
      readonly type: 'web_search_20250305' | 'web_search_20260209' | 'web_search_20260318';
      readonly name: 'web_search';
      readonly max_uses?: number | null;
      readonly allowed_domains?: readonly string[] | null;
      readonly blocked_domains?: readonly string[] | null;
      readonly user_location?: components['schemas']['UserLocation'] | null;
      readonly cache_control?: components['schemas']['CacheControl'] | null;
      readonly strict?: boolean;
      readonly defer_loading?: boolean;
      readonly allowed_callers?: readonly components['schemas']['AllowedCaller'][];
    };
    readonly WebFetchTool: {
      readonly type: 'web_fetch_20250910' | 'web_fetch_20260209';
      readonly name: 'web_fetch';
      readonly max_uses?: number | null;
      readonly allowed_domains?: readonly string[] | null;
      readonly blocked_domains?: readonly string[] | null;
      readonly max_content_tokens?: number | null;
      readonly citations?: components['schemas']['CitationsConfig'] | null;
      readonly cache_control?: components['schemas']['CacheControl'] | null;
      readonly strict?: boolean;
      readonly defer_loading?: boolean;
      readonly allowed_callers?: readonly components['schemas']['AllowedCaller'][];
    };
    /** The same, which may keep what it fetched. */
    readonly CachingWebFetchTool: {
      readonly type: 'web_fetch_20260309' | 'web_fetch_20260318';
      readonly name: 'web_fetch';
      readonly max_uses?: number | null;
      readonly allowed_domains?: readonly string[] | null;
      readonly blocked_domains?: readonly string[] | null;
      readonly max_content_tokens?: number | null;
      readonly citations?: components['schemas']['CitationsConfig'] | null;
      readonly cache_control?: components['schemas']['CacheControl'] | null;
      readonly strict?: boolean;
      readonly defer_loading?: boolean;
      readonly allowed_callers?: readonly components['schemas']['AllowedCaller'][];
      readonly use_cache?: boolean;
    };
    readonly McpToolConfig: {
      readonly enabled?: boolean;
      readonly defer_loading?: boolean;
    };
    /** The tools of one of `mcp_servers`. */
    readonly McpToolset: {
      readonly type: 'mcp_toolset';
      readonly mcp_server_name: string;
      readonly default_config?: components['schemas']['McpToolConfig'];
      readonly configs?: {
        readonly [key: string]: components['schemas']['McpToolConfig'];
      } | null;
      readonly cache_control?: components['schemas']['CacheControl'] | null;
    };
    readonly Tool:
      | components['schemas']['CustomTool']
      | components['schemas']['WebSearchTool']
      | components['schemas']['WebFetchTool']
      | components['schemas']['CachingWebFetchTool']
      | components['schemas']['McpToolset'];
    readonly ToolChoiceAuto: {
      readonly type: 'auto';
      readonly disable_parallel_tool_use?: boolean;
    };
    readonly ToolChoiceAny: {
      readonly type: 'any';
      readonly disable_parallel_tool_use?: boolean;
    };
    readonly ToolChoiceTool: {
      readonly type: 'tool';
      readonly name: string;
      readonly disable_parallel_tool_use?: boolean;
    };
    readonly ToolChoiceNone: {
      readonly type: 'none';
    };
    readonly ToolChoice:
      | components['schemas']['ToolChoiceAuto']
      | components['schemas']['ToolChoiceAny']
      | components['schemas']['ToolChoiceTool']
      | components['schemas']['ToolChoiceNone'];
    readonly McpServerToolConfiguration: {
      readonly enabled?: boolean | null;
      readonly allowed_tools?: readonly string[] | null;
    };
    readonly McpServer: {
      readonly type: 'url';
      readonly url: string;
      readonly name: string;
      readonly authorization_token?: string | null;
      readonly tool_configuration?: components['schemas']['McpServerToolConfiguration'] | null;
    };
    /** What the gateway asks. */
    readonly Request: {
      /** The provider's own id of the model. */
      readonly model: string;
      /** Oldest first. */
      readonly messages: readonly components['schemas']['Message'][];
      /** Tokens of the answer, thinking with it. */
      readonly max_tokens: number;
      readonly system?: string | readonly components['schemas']['TextBlock'][];
      readonly stream?: boolean;
      readonly temperature?: number;
      readonly top_p?: number;
      readonly top_k?: number;
      readonly stop_sequences?: readonly string[];
      readonly thinking?: components['schemas']['Thinking'];
      readonly output_config?: components['schemas']['OutputConfig'];
      readonly tools?: readonly components['schemas']['Tool'][];
      readonly tool_choice?: components['schemas']['ToolChoice'];
      readonly mcp_servers?: readonly components['schemas']['McpServer'][];
    };
    readonly CountReply: {
      readonly input_tokens: number;
    };
    readonly CountRequest: {
      readonly model: string;
      readonly messages: readonly components['schemas']['Message'][];
      readonly system?: string | readonly components['schemas']['TextBlock'][];
      readonly thinking?: components['schemas']['Thinking'];
      readonly output_config?: components['schemas']['OutputConfig'];
      readonly tools?: readonly components['schemas']['Tool'][];
      readonly tool_choice?: components['schemas']['ToolChoice'];
      readonly mcp_servers?: readonly components['schemas']['McpServer'][];
    };
    /** The message as it begins: no content, no stop reason, the prompt's usage. */
    readonly MessageStartEvent: {
      readonly type: 'message_start';
      readonly message: components['schemas']['Reply'];
    };
    readonly BlockStartEvent: {
      readonly type: 'content_block_start';
      readonly index: number;
      readonly content_block: components['schemas']['ReplyBlock'];
    };
    readonly TextDelta: {
      readonly type: 'text_delta';
      readonly text: string;
    };
    /** A piece of the input's JSON text. */
    readonly InputJsonDelta: {
      readonly type: 'input_json_delta';
      readonly partial_json: string;
    };
    readonly ThinkingDelta: {
      readonly type: 'thinking_delta';
      readonly thinking: string;
    };
    readonly SignatureDelta: {
      readonly type: 'signature_delta';
      readonly signature: string;
    };
    readonly CitationsDelta: {
      readonly type: 'citations_delta';
      readonly citation: components['schemas']['ReplyCitation'];
    };
    readonly BlockDelta:
      | components['schemas']['TextDelta']
      | components['schemas']['InputJsonDelta']
      | components['schemas']['ThinkingDelta']
      | components['schemas']['SignatureDelta']
      | components['schemas']['CitationsDelta'];
    readonly BlockDeltaEvent: {
      readonly type: 'content_block_delta';
      readonly index: number;
      readonly delta: components['schemas']['BlockDelta'];
    };
    readonly BlockStopEvent: {
      readonly type: 'content_block_stop';
      readonly index: number;
    };
    readonly MessageDelta: {
      readonly stop_reason?: components['schemas']['StopReason'] | null;
      readonly stop_sequence?: string | null;
      readonly stop_details?: components['schemas']['StopDetails'] | null;
    };
    readonly DeltaUsage: {
      readonly input_tokens?: number | null;
      readonly cache_creation_input_tokens?: number | null;
      readonly cache_read_input_tokens?: number | null;
      readonly output_tokens: number;
      readonly output_tokens_details?: components['schemas']['OutputTokensDetails'] | null;
      readonly server_tool_use?: components['schemas']['ServerToolUsage'] | null;
    };
    /** How the message ended, and its usage up to here. */
    readonly MessageDeltaEvent: {
      readonly type: 'message_delta';
      readonly delta: components['schemas']['MessageDelta'];
      readonly usage: components['schemas']['DeltaUsage'];
    };
    readonly MessageStopEvent: {
      readonly type: 'message_stop';
    };
    readonly PingEvent: {
      readonly type: 'ping';
    };
    /** A failure after the 200 was sent. */
    readonly ErrorEvent: {
      readonly type: 'error';
      readonly error: components['schemas']['ErrorDetail'];
    };
    readonly StreamEvent:
      | components['schemas']['MessageStartEvent']
      | components['schemas']['BlockStartEvent']
      | components['schemas']['BlockDeltaEvent']
      | components['schemas']['BlockStopEvent']
      | components['schemas']['MessageDeltaEvent']
      | components['schemas']['MessageStopEvent']
      | components['schemas']['PingEvent']
      | components['schemas']['ErrorEvent'];
  };
}
export type ReplyCitation = components['schemas']['ReplyCitation'];
export type ReplyText = components['schemas']['ReplyText'];
export type ReplyThinking = components['schemas']['ReplyThinking'];
export type ReplyRedactedThinking = components['schemas']['ReplyRedactedThinking'];
export type ReplyToolUse = components['schemas']['ReplyToolUse'];
export type ReplyServerToolUse = components['schemas']['ReplyServerToolUse'];
export type ReplyWebSearchResult = components['schemas']['ReplyWebSearchResult'];
export type TaggedObject = components['schemas']['TaggedObject'];
export type ReplyWebSearchToolResult = components['schemas']['ReplyWebSearchToolResult'];
export type ReplyWebFetchToolResult = components['schemas']['ReplyWebFetchToolResult'];
export type ReplyMcpToolUse = components['schemas']['ReplyMcpToolUse'];
export type ReplyMcpToolResult = components['schemas']['ReplyMcpToolResult'];
export type ReplyBlock = components['schemas']['ReplyBlock'];
export type StopReason = components['schemas']['StopReason'];
export type StopDetails = components['schemas']['StopDetails'];
export type OutputTokensDetails = components['schemas']['OutputTokensDetails'];
export type ServerToolUsage = components['schemas']['ServerToolUsage'];
export type Usage = components['schemas']['Usage'];
export type Reply = components['schemas']['Reply'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type CacheControl = components['schemas']['CacheControl'];
export type Words = components['schemas']['Words'];
export type CharLocation = components['schemas']['CharLocation'];
export type PageLocation = components['schemas']['PageLocation'];
export type BlockLocation = components['schemas']['BlockLocation'];
export type WebLocation = components['schemas']['WebLocation'];
export type SearchResultLocation = components['schemas']['SearchResultLocation'];
export type Citation = components['schemas']['Citation'];
export type TextBlock = components['schemas']['TextBlock'];
export type Base64Image = components['schemas']['Base64Image'];
export type UrlSource = components['schemas']['UrlSource'];
export type ImageSource = components['schemas']['ImageSource'];
export type ImageBlock = components['schemas']['ImageBlock'];
export type Base64Pdf = components['schemas']['Base64Pdf'];
export type PlainText = components['schemas']['PlainText'];
export type ContentSourcePart = components['schemas']['ContentSourcePart'];
export type ContentSource = components['schemas']['ContentSource'];
export type DocumentSource = components['schemas']['DocumentSource'];
export type CitationsConfig = components['schemas']['CitationsConfig'];
export type DocumentBlock = components['schemas']['DocumentBlock'];
export type SearchResultBlock = components['schemas']['SearchResultBlock'];
export type ThinkingBlock = components['schemas']['ThinkingBlock'];
export type RedactedThinkingBlock = components['schemas']['RedactedThinkingBlock'];
export type DirectCaller = components['schemas']['DirectCaller'];
export type ServerToolId = components['schemas']['ServerToolId'];
export type CodeCaller20250825 = components['schemas']['CodeCaller20250825'];
export type CodeCaller20260120 = components['schemas']['CodeCaller20260120'];
export type Caller = components['schemas']['Caller'];
export type ToolUseBlock = components['schemas']['ToolUseBlock'];
export type ToolReferenceBlock = components['schemas']['ToolReferenceBlock'];
export type ToolResultPart = components['schemas']['ToolResultPart'];
export type ToolResultBlock = components['schemas']['ToolResultBlock'];
export type ServerToolUseBlock = components['schemas']['ServerToolUseBlock'];
export type WebSearchResult = components['schemas']['WebSearchResult'];
export type WebSearchError = components['schemas']['WebSearchError'];
export type WebSearchToolResultBlock = components['schemas']['WebSearchToolResultBlock'];
export type WebFetchResult = components['schemas']['WebFetchResult'];
export type WebFetchError = components['schemas']['WebFetchError'];
export type WebFetchToolResultBlock = components['schemas']['WebFetchToolResultBlock'];
export type CodeExecutionToolResultBlock = components['schemas']['CodeExecutionToolResultBlock'];
export type BashCodeExecutionToolResultBlock = components['schemas']['BashCodeExecutionToolResultBlock'];
export type TextEditorCodeExecutionToolResultBlock = components['schemas']['TextEditorCodeExecutionToolResultBlock'];
export type ToolSearchToolResultBlock = components['schemas']['ToolSearchToolResultBlock'];
export type McpToolUseBlock = components['schemas']['McpToolUseBlock'];
export type McpToolResultBlock = components['schemas']['McpToolResultBlock'];
export type ContainerUploadBlock = components['schemas']['ContainerUploadBlock'];
export type Block = components['schemas']['Block'];
export type Message = components['schemas']['Message'];
export type ThinkingDisplay = components['schemas']['ThinkingDisplay'];
export type ThinkingEnabled = components['schemas']['ThinkingEnabled'];
export type ThinkingAdaptive = components['schemas']['ThinkingAdaptive'];
export type ThinkingDisabled = components['schemas']['ThinkingDisabled'];
export type Thinking = components['schemas']['Thinking'];
export type EffortLevel = components['schemas']['EffortLevel'];
export type JsonSchemaFormat = components['schemas']['JsonSchemaFormat'];
export type JsonObjectFormat = components['schemas']['JsonObjectFormat'];
export type OutputConfig = components['schemas']['OutputConfig'];
export type InputSchema = components['schemas']['InputSchema'];
export type AllowedCaller = components['schemas']['AllowedCaller'];
export type CustomTool = components['schemas']['CustomTool'];
export type CountryCode = components['schemas']['CountryCode'];
export type UserLocation = components['schemas']['UserLocation'];
export type WebSearchTool = components['schemas']['WebSearchTool'];
export type WebFetchTool = components['schemas']['WebFetchTool'];
export type CachingWebFetchTool = components['schemas']['CachingWebFetchTool'];
export type McpToolConfig = components['schemas']['McpToolConfig'];
export type McpToolset = components['schemas']['McpToolset'];
export type Tool = components['schemas']['Tool'];
export type ToolChoiceAuto = components['schemas']['ToolChoiceAuto'];
export type ToolChoiceAny = components['schemas']['ToolChoiceAny'];
export type ToolChoiceTool = components['schemas']['ToolChoiceTool'];
export type ToolChoiceNone = components['schemas']['ToolChoiceNone'];
export type ToolChoice = components['schemas']['ToolChoice'];
export type McpServerToolConfiguration = components['schemas']['McpServerToolConfiguration'];
export type McpServer = components['schemas']['McpServer'];
export type Request = components['schemas']['Request'];
export type CountReply = components['schemas']['CountReply'];
export type CountRequest = components['schemas']['CountRequest'];
export type MessageStartEvent = components['schemas']['MessageStartEvent'];
export type BlockStartEvent = components['schemas']['BlockStartEvent'];
export type TextDelta = components['schemas']['TextDelta'];
export type InputJsonDelta = components['schemas']['InputJsonDelta'];
export type ThinkingDelta = components['schemas']['ThinkingDelta'];
export type SignatureDelta = components['schemas']['SignatureDelta'];
export type CitationsDelta = components['schemas']['CitationsDelta'];
export type BlockDelta = components['schemas']['BlockDelta'];
export type BlockDeltaEvent = components['schemas']['BlockDeltaEvent'];
export type BlockStopEvent = components['schemas']['BlockStopEvent'];
export type MessageDelta = components['schemas']['MessageDelta'];
export type DeltaUsage = components['schemas']['DeltaUsage'];
export type MessageDeltaEvent = components['schemas']['MessageDeltaEvent'];
export type MessageStopEvent = components['schemas']['MessageStopEvent'];
export type PingEvent = components['schemas']['PingEvent'];
export type ErrorEvent = components['schemas']['ErrorEvent'];
export type StreamEvent = components['schemas']['StreamEvent'];
