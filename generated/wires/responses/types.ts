/**
 * The types of Polywire.Wires.Responses, from spec/wires/responses.tsp.
 *
 * Written by the generator; never edited by hand.
 */
export interface components {
  schemas: {
    readonly ItemStatus: 'in_progress' | 'completed' | 'incomplete';
    /** A source of the text. Other kinds than `url_citation` belong to tools that we don't offer. Offsets count characters. */
    readonly Annotation: {
      readonly type: string;
      readonly url?: string;
      readonly title?: string;
      readonly start_index?: number;
      readonly end_index?: number;
    };
    readonly OutputText: {
      readonly type: 'output_text';
      readonly text: string;
      readonly annotations: readonly components['schemas']['Annotation'][];
    };
    readonly OutputRefusal: {
      readonly type: 'refusal';
      readonly refusal: string;
    };
    readonly OutputContent: components['schemas']['OutputText'] | components['schemas']['OutputRefusal'];
    readonly OutputMessage: {
      readonly type: 'message';
      readonly id: string;
      readonly role: 'assistant';
      readonly status: components['schemas']['ItemStatus'];
      readonly content: readonly components['schemas']['OutputContent'][];
    };
    readonly OutputFunctionCall: {
      readonly type: 'function_call';
      readonly id?: string;
      readonly call_id: string;
      readonly name: string;
      /** JSON text as the model wrote it. */
      readonly arguments: string;
      readonly status?: components['schemas']['ItemStatus'];
    };
    readonly OutputCustomCall: {
      readonly type: 'custom_tool_call';
      readonly id?: string;
      readonly call_id: string;
      readonly name: string;
      readonly input: string;
    };
    readonly SummaryText: {
      readonly type: 'summary_text';
      readonly text: string;
    };
    readonly ReasoningText: {
      readonly type: 'reasoning_text';
      readonly text: string;
    };
    readonly OutputReasoning: {
      readonly type: 'reasoning';
      readonly id: string;
      readonly summary: readonly components['schemas']['SummaryText'][];
      readonly content?: readonly components['schemas']['ReasoningText'][] | null;
      /** The provider's state, where asked for. */
      readonly encrypted_content?: string | null;
      readonly status?: components['schemas']['ItemStatus'] | null;
    };
    readonly SearchStatus: 'in_progress' | 'searching' | 'completed' | 'failed';
    readonly SearchSource: {
      readonly type: 'url';
      readonly url: string;
    };
    readonly SearchAction: {
      readonly type: 'search';
      readonly query?: string;
      readonly queries?: readonly string[];
      readonly sources?: readonly components['schemas']['SearchSource'][];
    };
    readonly OpenPageAction: {
      readonly type: 'open_page';
      readonly url?: string | null;
    };
    readonly FindInPageAction: {
      readonly type: 'find_in_page';
      readonly url: string;
      readonly pattern: string;
    };
    readonly WebSearchAction:
      | components['schemas']['SearchAction']
      | components['schemas']['OpenPageAction']
      | components['schemas']['FindInPageAction'];
    readonly OutputWebSearchCall: {
      readonly type: 'web_search_call';
      readonly id: string;
      readonly status: components['schemas']['SearchStatus'];
      readonly action?: components['schemas']['WebSearchAction'];
    };
    readonly McpListedTool: {
      readonly name: string;
      readonly description?: string | null;
      readonly input_schema: {
        readonly [key: string]: unknown;
      };
      readonly annotations?: {
        readonly [key: string]: unknown;
      } | null;
    };
    readonly OutputMcpListTools: {
      readonly type: 'mcp_list_tools';
      readonly id: string;
      readonly server_label: string;
      readonly tools: readonly components['schemas']['McpListedTool'][];
      readonly error?: string | null;
    };
    readonly McpProtocolError: {
      readonly type: 'mcp_protocol_error';
      readonly code: number;
      readonly message: string;
    };
    /** The tool ran and failed. */
    readonly McpToolError: {
      readonly type: 'mcp_tool_execution_error';
      readonly content: unknown;
    };
    readonly McpHttpError: {
      readonly type: 'http_error';
      readonly code: number;
      readonly message: string;
    };
    readonly McpError:
      | components['schemas']['McpProtocolError']
      | components['schemas']['McpToolError']
      | components['schemas']['McpHttpError'];
    readonly McpStatus: 'in_progress' | 'completed' | 'incomplete' | 'calling' | 'failed';
    readonly OutputMcpCall: {
      readonly type: 'mcp_call';
      readonly id: string;
      readonly server_label: string;
      readonly name: string;
      readonly arguments: string;
      readonly output?: string | null;
      /** A plain text at some providers. */
      readonly error?: components['schemas']['McpError'] | string | null;
      readonly status?: components['schemas']['McpStatus'];
    };
    readonly OutputItem:
      | components['schemas']['OutputMessage']
      | components['schemas']['OutputFunctionCall']
      | components['schemas']['OutputCustomCall']
      | components['schemas']['OutputReasoning']
      | components['schemas']['OutputWebSearchCall']
      | components['schemas']['OutputMcpListTools']
      | components['schemas']['OutputMcpCall'];
    readonly ResponseError: {
      readonly code: string;
      readonly message: string;
    };
    readonly IncompleteDetails: {
      readonly reason?: string;
    };
    readonly InputTokensDetails: {
      readonly cached_tokens?: number;
      readonly cache_write_tokens?: number;
    };
    readonly OutputTokensDetails: {
      readonly reasoning_tokens?: number;
    };
    /** Cached tokens are contained in input_tokens, reasoning tokens in output_tokens. */
    readonly Usage: {
      readonly input_tokens: number;
      readonly input_tokens_details?: components['schemas']['InputTokensDetails'];
      readonly output_tokens: number;
      readonly output_tokens_details?: components['schemas']['OutputTokensDetails'];
      readonly total_tokens: number;
    };
    /** A response, whole or as it stands. */
    readonly Reply: {
      readonly id: string;
      readonly object: 'response';
      /** Unix seconds. */
      readonly created_at: number;
      readonly status: 'queued' | 'in_progress' | 'completed' | 'incomplete' | 'failed' | 'cancelled';
      readonly model: string;
      readonly output: readonly components['schemas']['OutputItem'][];
      /** With `failed`. */
      readonly error?: components['schemas']['ResponseError'] | null;
      /** With `incomplete`. */
      readonly incomplete_details?: components['schemas']['IncompleteDetails'] | null;
      readonly usage?: components['schemas']['Usage'] | null;
    };
    readonly ErrorDetail: {
      readonly message: string;
      readonly type?: string | null;
      readonly param?: string | null;
      readonly code?: string | null;
    };
    readonly ErrorBody: {
      readonly error: components['schemas']['ErrorDetail'];
    };
    readonly Phase: 'commentary' | 'final_answer';
    /** The prompt up to here is cached. */
    readonly CacheBreakpoint: {
      readonly mode: 'explicit';
    };
    readonly InputText: {
      readonly type: 'input_text';
      readonly text: string;
      readonly prompt_cache_breakpoint?: components['schemas']['CacheBreakpoint'];
    };
    readonly InputImage: {
      readonly type: 'input_image';
      /** An address, or a `data:` URL with the image in base64. */
      readonly image_url?: string;
      /** An image that the provider keeps. */
      readonly file_id?: string;
      readonly detail?: 'auto' | 'low' | 'high' | 'original';
      readonly prompt_cache_breakpoint?: components['schemas']['CacheBreakpoint'];
    };
    /** A document, by content or by address. */
    readonly InputFile: {
      readonly type: 'input_file';
      readonly filename?: string;
      /** A `data:` URL. */
      readonly file_data?: string;
      readonly file_url?: string;
      /** A document that the provider keeps. */
      readonly file_id?: string;
      readonly detail?: 'auto' | 'low' | 'high';
      readonly prompt_cache_breakpoint?: components['schemas']['CacheBreakpoint'];
    };
    readonly InputContent:
      components['schemas']['InputText'] | components['schemas']['InputImage'] | components['schemas']['InputFile'];
    /** A message to the model. */
    readonly InputMessage: {
      readonly type?: 'message';
      readonly role: 'user' | 'system' | 'developer';
      readonly status?: components['schemas']['ItemStatus'];
      readonly phase?: components['schemas']['Phase'] | null;
      readonly content: string | readonly components['schemas']['InputContent'][];
    };
    /** Offsets count characters of the text. */
    readonly UrlCitation: {
      readonly type: 'url_citation';
      readonly url: string;
      readonly title: string;
      readonly start_index: number;
      readonly end_index: number;
    };
    readonly AssistantText: {
      readonly type: 'output_text';
      readonly text: string;
      readonly annotations?: readonly components['schemas']['UrlCitation'][];
      readonly logprobs?: readonly unknown[];
    };
    readonly AssistantRefusal: {
      readonly type: 'refusal';
      readonly refusal: string;
    };
    readonly AssistantContent: components['schemas']['AssistantText'] | components['schemas']['AssistantRefusal'];
    /** What the model said before. */
    readonly AssistantMessage: {
      readonly type?: 'message';
      readonly role: 'assistant';
      readonly id?: string;
      readonly status?: components['schemas']['ItemStatus'];
      /** Whether it was said on the way or as the answer. */
      readonly phase?: components['schemas']['Phase'] | null;
      readonly content: string | readonly components['schemas']['AssistantContent'][];
    };
    readonly Namespace: string;
    readonly FunctionCallItem: {
      readonly type: 'function_call';
      readonly id?: string;
      readonly call_id: string;
      readonly name: string;
      readonly namespace?: components['schemas']['Namespace'];
      /** JSON text. */
      readonly arguments: string;
      readonly status?: components['schemas']['ItemStatus'];
    };
    readonly ToolName: string;
    readonly FunctionCallOutput: {
      readonly type: 'function_call_output';
      readonly id?: string | null;
      readonly call_id: string;
      readonly name?: components['schemas']['ToolName'] | null;
      readonly namespace?: components['schemas']['Namespace'] | null;
      readonly output: string | readonly components['schemas']['InputContent'][];
      readonly status?: components['schemas']['ItemStatus'] | null;
    };
    /** A call of a tool that takes free text. */
    readonly CustomCallItem: {
      readonly type: 'custom_tool_call';
      readonly id?: string;
      readonly call_id: string;
      readonly name: string;
      readonly namespace?: components['schemas']['Namespace'];
      readonly input: string;
    };
    readonly CustomCallOutput: {
      readonly type: 'custom_tool_call_output';
      readonly id?: string;
      readonly call_id: string;
      readonly output: string | readonly components['schemas']['InputContent'][];
    };
    /** What the model thought before, handed back to it. */
    readonly ReasoningItem: {
      readonly type: 'reasoning';
      readonly id: string;
      readonly summary: readonly components['schemas']['SummaryText'][];
      readonly content?: readonly components['schemas']['ReasoningText'][];
      readonly encrypted_content?: string | null;
      readonly status?: components['schemas']['ItemStatus'];
    };
    readonly WebSearchCallItem: {
      readonly type: 'web_search_call';
      readonly id: string;
      readonly status: components['schemas']['SearchStatus'];
      readonly action: components['schemas']['WebSearchAction'];
    };
    readonly McpListToolsItem: {
      readonly type: 'mcp_list_tools';
      readonly id: string;
      readonly server_label: string;
      readonly tools: readonly components['schemas']['McpListedTool'][];
      readonly error?: string | null;
    };
    readonly McpCallItem: {
      readonly type: 'mcp_call';
      readonly id: string;
      readonly server_label: string;
      readonly name: string;
      readonly arguments: string;
      readonly output?: string | null;
      readonly error?: components['schemas']['McpError'] | null;
      readonly status?: components['schemas']['McpStatus'];
    };
    readonly InputItem:
      | components['schemas']['InputMessage']
      | components['schemas']['AssistantMessage']
      | components['schemas']['FunctionCallItem']
      | components['schemas']['FunctionCallOutput']
      | components['schemas']['CustomCallItem']
      | components['schemas']['CustomCallOutput']
      | components['schemas']['ReasoningItem']
      | components['schemas']['WebSearchCallItem']
      | components['schemas']['McpListToolsItem']
      | components['schemas']['McpCallItem'];
    readonly Items: readonly components['schemas']['InputItem'][];
    /**
     * What the reply should contain beyond the usual.
     */
    readonly Included: 'reasoning.encrypted_content' | 'web_search_call.action.sources';
    readonly EffortLevel: 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | 'max';
    readonly Reasoning: {
      readonly effort?: components['schemas']['EffortLevel'];
      /**
       * Readable reasoning is returned only where it is asked for.
       */
      readonly summary?: 'auto' | 'concise' | 'detailed';
    };
    readonly PlainFormat: {
      readonly type: 'text';
    };
    /** Some JSON object, of no given schema. */
    readonly JsonObjectFormat: {
      readonly type: 'json_object';
    };
    readonly JsonSchemaFormat: {
      readonly type: 'json_schema';
      readonly name: string;
      readonly description?: string;
      readonly schema: {
        readonly [key: string]: unknown;
      };
      readonly strict?: boolean | null;
    };
    readonly TextFormat:
      | components['schemas']['PlainFormat']
      | components['schemas']['JsonObjectFormat']
      | components['schemas']['JsonSchemaFormat'];
    readonly TextOptions: {
      readonly format?: components['schemas']['TextFormat'];
      readonly verbosity?: 'low' | 'medium' | 'high';
    };
    /** Who may call a tool: the model itself, or its running code. */
    readonly AllowedCallers: readonly ('direct' | 'programmatic')[];
    /** Absent `strict` means strict here, unlike on the other wires. */
    readonly FunctionTool: {
      readonly type: 'function';
      readonly name: string;
      readonly description?: string | null;
      /** JSON Schema of the arguments. */
      readonly parameters?: {
        readonly [key: string]: unknown;
      } | null;
      readonly strict?: boolean | null;
      readonly output_schema?: {
        readonly [key: string]: unknown;
      } | null;
      readonly defer_loading?: boolean;
      readonly allowed_callers?: components['schemas']['AllowedCallers'] | null;
    };
    readonly AnyText: {
      readonly type: 'text';
    };
    /** What the text must look like. */
    readonly Grammar: {
      readonly type: 'grammar';
      readonly syntax: 'lark' | 'regex';
      readonly definition: string;
    };
    readonly CustomFormat: components['schemas']['AnyText'] | components['schemas']['Grammar'];
    /** A tool that takes free text. */
    readonly CustomTool: {
      readonly type: 'custom';
      readonly name: string;
      readonly description?: string;
      readonly format?: components['schemas']['CustomFormat'];
      readonly defer_loading?: boolean;
      readonly allowed_callers?: components['schemas']['AllowedCallers'] | null;
    };
    readonly WebSearchFilters: {
      readonly allowed_domains?: readonly string[] | null;
    };
    readonly ApproximateLocation: {
      readonly type?: 'approximate';
      readonly country?: string | null;
      readonly region?: string | null;
      readonly city?: string | null;
      readonly timezone?: string | null;
    };
    readonly WebSearchTool: {
      readonly type: 'web_search';
      readonly filters?: components['schemas']['WebSearchFilters'] | null;
      readonly user_location?: components['schemas']['ApproximateLocation'] | null;
      readonly search_context_size?: 'low' | 'medium' | 'high';
      readonly external_web_access?: boolean;
    };
    readonly McpToolFilter: {
      readonly tool_names?: readonly string[];
      readonly read_only?: boolean;
    };
    /** A remote MCP server whose tools the provider calls; nobody is there to approve a call. */
    readonly McpTool: {
      readonly type: 'mcp';
      readonly server_label: string;
      readonly server_url: string;
      readonly server_description?: string;
      /** Token for the server. */
      readonly authorization?: string;
      readonly headers?: {
        readonly [key: string]: string;
      } | null;
      readonly allowed_tools?: readonly string[] | components['schemas']['McpToolFilter'] | null;
      readonly require_approval: 'never';
      readonly defer_loading?: boolean;
      readonly allowed_callers?: components['schemas']['AllowedCallers'] | null;
    };
    readonly Tool:
      | components['schemas']['FunctionTool']
      | components['schemas']['CustomTool']
      | components['schemas']['WebSearchTool']
      | components['schemas']['McpTool'];
    readonly ToolChoiceMode: 'none' | 'auto' | 'required';
    readonly NamedToolChoice: {
      readonly type: 'function';
      readonly name: string;
    };
    /** What the gateway asks. */
    readonly Request: {
      /** The provider's own id of the model. */
      readonly model: string;
      /** A user's text, or items, oldest first. */
      readonly input: string | components['schemas']['Items'];
      /** The system prompt. */
      readonly instructions?: string;
      readonly stream?: boolean;
      /** Always false from us: the gateway keeps the turns. */
      readonly store?: boolean;
      readonly include?: readonly components['schemas']['Included'][];
      /** Tokens of the answer, reasoning with it. */
      readonly max_output_tokens?: number;
      readonly temperature?: number;
      readonly top_p?: number;
      readonly reasoning?: components['schemas']['Reasoning'];
      readonly text?: components['schemas']['TextOptions'];
      readonly tools?: readonly components['schemas']['Tool'][];
      readonly tool_choice?: components['schemas']['ToolChoiceMode'] | components['schemas']['NamedToolChoice'];
      readonly parallel_tool_calls?: boolean;
    };
    readonly CreatedEvent: {
      readonly type: 'response.created';
      /** Counts the events of a stream from 0. */
      readonly sequence_number: number;
      readonly response: components['schemas']['Reply'];
    };
    readonly QueuedEvent: {
      readonly type: 'response.queued';
      /** Counts the events of a stream from 0. */
      readonly sequence_number: number;
      readonly response: components['schemas']['Reply'];
    };
    readonly InProgressEvent: {
      readonly type: 'response.in_progress';
      /** Counts the events of a stream from 0. */
      readonly sequence_number: number;
      readonly response: components['schemas']['Reply'];
    };
    readonly CompletedEvent: {
      readonly type: 'response.completed';
      /** Counts the events of a stream from 0. */
      readonly sequence_number: number;
      readonly response: components['schemas']['Reply'];
    };
    readonly IncompleteEvent: {
      readonly type: 'response.incomplete';
      /** Counts the events of a stream from 0. */
      readonly sequence_number: number;
      readonly response: components['schemas']['Reply'];
    };
    readonly FailedEvent: {
      readonly type: 'response.failed';
      /** Counts the events of a stream from 0. */
      readonly sequence_number: number;
      readonly response: components['schemas']['Reply'];
    };
    readonly ItemAddedEvent: {
      readonly type: 'response.output_item.added';
      readonly sequence_number: number;
      readonly output_index: number;
      readonly item: components['schemas']['OutputItem'];
    };
    readonly ItemDoneEvent: {
      readonly type: 'response.output_item.done';
      readonly sequence_number: number;
      readonly output_index: number;
      readonly item: components['schemas']['OutputItem'];
    };
    readonly EventPart:
      | components['schemas']['OutputText']
      | components['schemas']['OutputRefusal']
      | components['schemas']['ReasoningText'];
    readonly PartAddedEvent: {
      readonly type: 'response.content_part.added';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly part: components['schemas']['EventPart'];
    };
    readonly PartDoneEvent: {
      readonly type: 'response.content_part.done';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly part: components['schemas']['EventPart'];
    };
    readonly TextDeltaEvent: {
      readonly type: 'response.output_text.delta';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly delta: string;
    };
    readonly TextDoneEvent: {
      readonly type: 'response.output_text.done';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly text: string;
    };
    readonly AnnotationAddedEvent: {
      readonly type: 'response.output_text.annotation.added';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly annotation_index: number;
      readonly annotation: components['schemas']['Annotation'];
    };
    readonly RefusalDeltaEvent: {
      readonly type: 'response.refusal.delta';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly delta: string;
    };
    readonly RefusalDoneEvent: {
      readonly type: 'response.refusal.done';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly refusal: string;
    };
    readonly ArgumentsDeltaEvent: {
      readonly type: 'response.function_call_arguments.delta';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly delta: string;
    };
    readonly ArgumentsDoneEvent: {
      readonly type: 'response.function_call_arguments.done';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly arguments: string;
    };
    readonly CustomInputDeltaEvent: {
      readonly type: 'response.custom_tool_call_input.delta';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly delta: string;
    };
    readonly CustomInputDoneEvent: {
      readonly type: 'response.custom_tool_call_input.done';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly input: string;
    };
    readonly SummaryPartAddedEvent: {
      readonly type: 'response.reasoning_summary_part.added';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly summary_index: number;
      readonly part: components['schemas']['SummaryText'];
    };
    readonly SummaryPartDoneEvent: {
      readonly type: 'response.reasoning_summary_part.done';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly summary_index: number;
      readonly part: components['schemas']['SummaryText'];
    };
    readonly SummaryDeltaEvent: {
      readonly type: 'response.reasoning_summary_text.delta';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly summary_index: number;
      readonly delta: string;
    };
    readonly SummaryDoneEvent: {
      readonly type: 'response.reasoning_summary_text.done';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly summary_index: number;
      readonly text: string;
    };
    readonly ReasoningDeltaEvent: {
      readonly type: 'response.reasoning_text.delta';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly delta: string;
    };
    readonly ReasoningDoneEvent: {
      readonly type: 'response.reasoning_text.done';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly content_index: number;
      readonly text: string;
    };
    readonly SearchInProgressEvent: {
      readonly type: 'response.web_search_call.in_progress';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
    };
    readonly SearchSearchingEvent: {
      readonly type: 'response.web_search_call.searching';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
    };
    readonly SearchCompletedEvent: {
      readonly type: 'response.web_search_call.completed';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
    };
    readonly McpListInProgressEvent: {
      readonly type: 'response.mcp_list_tools.in_progress';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
    };
    readonly McpListCompletedEvent: {
      readonly type: 'response.mcp_list_tools.completed';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
    };
    readonly McpListFailedEvent: {
      readonly type: 'response.mcp_list_tools.failed';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
    };
    readonly McpCallInProgressEvent: {
      readonly type: 'response.mcp_call.in_progress';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
    };
    readonly McpArgumentsDeltaEvent: {
      readonly type: 'response.mcp_call_arguments.delta';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly delta: string;
    };
    readonly McpArgumentsDoneEvent: {
      readonly type: 'response.mcp_call_arguments.done';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
      readonly arguments: string;
    };
    readonly McpCallCompletedEvent: {
      readonly type: 'response.mcp_call.completed';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
    };
    readonly McpCallFailedEvent: {
      readonly type: 'response.mcp_call.failed';
      readonly sequence_number: number;
      readonly item_id: string;
      readonly output_index: number;
    };
    /** A failure after the 200 was sent, flat or, in the vendor-neutral form of this wire, with an `error` object. */
    readonly ErrorEvent: {
      readonly type: 'error';
      readonly sequence_number?: number;
      readonly message?: string;
      readonly code?: string | null;
      readonly param?: string | null;
      readonly error?: components['schemas']['ErrorDetail'];
    };
    readonly StreamEvent:
      | components['schemas']['CreatedEvent']
      | components['schemas']['QueuedEvent']
      | components['schemas']['InProgressEvent']
      | components['schemas']['CompletedEvent']
      | components['schemas']['IncompleteEvent']
      | components['schemas']['FailedEvent']
      | components['schemas']['ItemAddedEvent']
      | components['schemas']['ItemDoneEvent']
      | components['schemas']['PartAddedEvent']
      | components['schemas']['PartDoneEvent']
      | components['schemas']['TextDeltaEvent']
      | components['schemas']['TextDoneEvent']
      | components['schemas']['AnnotationAddedEvent']
      | components['schemas']['RefusalDeltaEvent']
      | components['schemas']['RefusalDoneEvent']
      | components['schemas']['ArgumentsDeltaEvent']
      | components['schemas']['ArgumentsDoneEvent']
      | components['schemas']['CustomInputDeltaEvent']
      | components['schemas']['CustomInputDoneEvent']
      | components['schemas']['SummaryPartAddedEvent']
      | components['schemas']['SummaryPartDoneEvent']
      | components['schemas']['SummaryDeltaEvent']
      | components['schemas']['SummaryDoneEvent']
      | components['schemas']['ReasoningDeltaEvent']
      | components['schemas']['ReasoningDoneEvent']
      | components['schemas']['SearchInProgressEvent']
      | components['schemas']['SearchSearchingEvent']
      | components['schemas']['SearchCompletedEvent']
      | components['schemas']['McpListInProgressEvent']
      | components['schemas']['McpListCompletedEvent']
      | components['schemas']['McpListFailedEvent']
      | components['schemas']['McpCallInProgressEvent']
      | components['schemas']['McpArgumentsDeltaEvent']
      | components['schemas']['McpArgumentsDoneEvent']
      | components['schemas']['McpCallCompletedEvent']
      | components['schemas']['McpCallFailedEvent']
      | components['schemas']['ErrorEvent'];
  };
}
export type ItemStatus = components['schemas']['ItemStatus'];
export type Annotation = components['schemas']['Annotation'];
export type OutputText = components['schemas']['OutputText'];
export type OutputRefusal = components['schemas']['OutputRefusal'];
export type OutputContent = components['schemas']['OutputContent'];
export type OutputMessage = components['schemas']['OutputMessage'];
export type OutputFunctionCall = components['schemas']['OutputFunctionCall'];
export type OutputCustomCall = components['schemas']['OutputCustomCall'];
export type SummaryText = components['schemas']['SummaryText'];
export type ReasoningText = components['schemas']['ReasoningText'];
export type OutputReasoning = components['schemas']['OutputReasoning'];
export type SearchStatus = components['schemas']['SearchStatus'];
export type SearchSource = components['schemas']['SearchSource'];
export type SearchAction = components['schemas']['SearchAction'];
export type OpenPageAction = components['schemas']['OpenPageAction'];
export type FindInPageAction = components['schemas']['FindInPageAction'];
export type WebSearchAction = components['schemas']['WebSearchAction'];
export type OutputWebSearchCall = components['schemas']['OutputWebSearchCall'];
export type McpListedTool = components['schemas']['McpListedTool'];
export type OutputMcpListTools = components['schemas']['OutputMcpListTools'];
export type McpProtocolError = components['schemas']['McpProtocolError'];
export type McpToolError = components['schemas']['McpToolError'];
export type McpHttpError = components['schemas']['McpHttpError'];
export type McpError = components['schemas']['McpError'];
export type McpStatus = components['schemas']['McpStatus'];
export type OutputMcpCall = components['schemas']['OutputMcpCall'];
export type OutputItem = components['schemas']['OutputItem'];
export type ResponseError = components['schemas']['ResponseError'];
export type IncompleteDetails = components['schemas']['IncompleteDetails'];
export type InputTokensDetails = components['schemas']['InputTokensDetails'];
export type OutputTokensDetails = components['schemas']['OutputTokensDetails'];
export type Usage = components['schemas']['Usage'];
export type Reply = components['schemas']['Reply'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type Phase = components['schemas']['Phase'];
export type CacheBreakpoint = components['schemas']['CacheBreakpoint'];
export type InputText = components['schemas']['InputText'];
export type InputImage = components['schemas']['InputImage'];
export type InputFile = components['schemas']['InputFile'];
export type InputContent = components['schemas']['InputContent'];
export type InputMessage = components['schemas']['InputMessage'];
export type UrlCitation = components['schemas']['UrlCitation'];
export type AssistantText = components['schemas']['AssistantText'];
export type AssistantRefusal = components['schemas']['AssistantRefusal'];
export type AssistantContent = components['schemas']['AssistantContent'];
export type AssistantMessage = components['schemas']['AssistantMessage'];
export type Namespace = components['schemas']['Namespace'];
export type FunctionCallItem = components['schemas']['FunctionCallItem'];
export type ToolName = components['schemas']['ToolName'];
export type FunctionCallOutput = components['schemas']['FunctionCallOutput'];
export type CustomCallItem = components['schemas']['CustomCallItem'];
export type CustomCallOutput = components['schemas']['CustomCallOutput'];
export type ReasoningItem = components['schemas']['ReasoningItem'];
export type WebSearchCallItem = components['schemas']['WebSearchCallItem'];
export type McpListToolsItem = components['schemas']['McpListToolsItem'];
export type McpCallItem = components['schemas']['McpCallItem'];
export type InputItem = components['schemas']['InputItem'];
export type Items = components['schemas']['Items'];
export type Included = components['schemas']['Included'];
export type EffortLevel = components['schemas']['EffortLevel'];
export type Reasoning = components['schemas']['Reasoning'];
export type PlainFormat = components['schemas']['PlainFormat'];
export type JsonObjectFormat = components['schemas']['JsonObjectFormat'];
export type JsonSchemaFormat = components['schemas']['JsonSchemaFormat'];
export type TextFormat = components['schemas']['TextFormat'];
export type TextOptions = components['schemas']['TextOptions'];
export type AllowedCallers = components['schemas']['AllowedCallers'];
export type FunctionTool = components['schemas']['FunctionTool'];
export type AnyText = components['schemas']['AnyText'];
export type Grammar = components['schemas']['Grammar'];
export type CustomFormat = components['schemas']['CustomFormat'];
export type CustomTool = components['schemas']['CustomTool'];
export type WebSearchFilters = components['schemas']['WebSearchFilters'];
export type ApproximateLocation = components['schemas']['ApproximateLocation'];
export type WebSearchTool = components['schemas']['WebSearchTool'];
export type McpToolFilter = components['schemas']['McpToolFilter'];
export type McpTool = components['schemas']['McpTool'];
export type Tool = components['schemas']['Tool'];
export type ToolChoiceMode = components['schemas']['ToolChoiceMode'];
export type NamedToolChoice = components['schemas']['NamedToolChoice'];
export type Request = components['schemas']['Request'];
export type CreatedEvent = components['schemas']['CreatedEvent'];
export type QueuedEvent = components['schemas']['QueuedEvent'];
export type InProgressEvent = components['schemas']['InProgressEvent'];
export type CompletedEvent = components['schemas']['CompletedEvent'];
export type IncompleteEvent = components['schemas']['IncompleteEvent'];
export type FailedEvent = components['schemas']['FailedEvent'];
export type ItemAddedEvent = components['schemas']['ItemAddedEvent'];
export type ItemDoneEvent = components['schemas']['ItemDoneEvent'];
export type EventPart = components['schemas']['EventPart'];
export type PartAddedEvent = components['schemas']['PartAddedEvent'];
export type PartDoneEvent = components['schemas']['PartDoneEvent'];
export type TextDeltaEvent = components['schemas']['TextDeltaEvent'];
export type TextDoneEvent = components['schemas']['TextDoneEvent'];
export type AnnotationAddedEvent = components['schemas']['AnnotationAddedEvent'];
export type RefusalDeltaEvent = components['schemas']['RefusalDeltaEvent'];
export type RefusalDoneEvent = components['schemas']['RefusalDoneEvent'];
export type ArgumentsDeltaEvent = components['schemas']['ArgumentsDeltaEvent'];
export type ArgumentsDoneEvent = components['schemas']['ArgumentsDoneEvent'];
export type CustomInputDeltaEvent = components['schemas']['CustomInputDeltaEvent'];
export type CustomInputDoneEvent = components['schemas']['CustomInputDoneEvent'];
export type SummaryPartAddedEvent = components['schemas']['SummaryPartAddedEvent'];
export type SummaryPartDoneEvent = components['schemas']['SummaryPartDoneEvent'];
export type SummaryDeltaEvent = components['schemas']['SummaryDeltaEvent'];
export type SummaryDoneEvent = components['schemas']['SummaryDoneEvent'];
export type ReasoningDeltaEvent = components['schemas']['ReasoningDeltaEvent'];
export type ReasoningDoneEvent = components['schemas']['ReasoningDoneEvent'];
export type SearchInProgressEvent = components['schemas']['SearchInProgressEvent'];
export type SearchSearchingEvent = components['schemas']['SearchSearchingEvent'];
export type SearchCompletedEvent = components['schemas']['SearchCompletedEvent'];
export type McpListInProgressEvent = components['schemas']['McpListInProgressEvent'];
export type McpListCompletedEvent = components['schemas']['McpListCompletedEvent'];
export type McpListFailedEvent = components['schemas']['McpListFailedEvent'];
export type McpCallInProgressEvent = components['schemas']['McpCallInProgressEvent'];
export type McpArgumentsDeltaEvent = components['schemas']['McpArgumentsDeltaEvent'];
export type McpArgumentsDoneEvent = components['schemas']['McpArgumentsDoneEvent'];
export type McpCallCompletedEvent = components['schemas']['McpCallCompletedEvent'];
export type McpCallFailedEvent = components['schemas']['McpCallFailedEvent'];
export type ErrorEvent = components['schemas']['ErrorEvent'];
export type StreamEvent = components['schemas']['StreamEvent'];
