"""
The types of spec/hosted/.

Written by the generator; never edited by hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypedDict, Union

from .models import ModelName


class ChatUrlCitation(TypedDict):
    url: str
    title: str
    start_index: int
    """Place in `content`, in UTF-16 code units; the end is exclusive."""
    end_index: int


class ChatAnnotation(TypedDict):
    """A source that the text rests on."""

    type: Literal["url_citation"]
    url_citation: ChatUrlCitation


class ChatFunctionCall(TypedDict):
    name: str
    arguments: str
    """JSON, as the model wrote it."""


class ChatFunctionToolCall(TypedDict):
    id: str
    type: Literal["function"]
    function: ChatFunctionCall


class _ChatReplyMessage(TypedDict):
    """What ChatReplyMessage always has."""

    role: Literal["assistant"]
    content: str | None
    """Null where no text was written."""


class ChatReplyMessage(_ChatReplyMessage, total=False):
    """The assistant's turn."""

    refusal: str | None
    """The model's reason for not answering; then the finish reason is `content_filter`."""
    annotations: list[ChatAnnotation]
    """Sources of a turn that searched."""
    tool_calls: list[ChatFunctionToolCall]
    function_call: ChatFunctionCall
    """The first call, to a caller who sent `functions`."""


class _ChatChoice(TypedDict):
    """What ChatChoice always has."""

    index: Literal[0]
    message: ChatReplyMessage
    finish_reason: ChatFinishReason | None


class ChatChoice(_ChatChoice, total=False):
    logprobs: None
    """Never computed."""


class ChatCompletionTokens(TypedDict):
    reasoning_tokens: int
    """A part of `completion_tokens`; 0 where the provider does not break it out."""


class ChatPromptTokens(TypedDict):
    cached_tokens: int
    """Read from the cache."""
    cache_write_tokens: int
    """Written to the cache."""


class _ChatUsage(TypedDict):
    """What ChatUsage always has."""

    prompt_tokens: int
    completion_tokens: int
    """Everything written, reasoning included."""
    total_tokens: int
    completion_tokens_details: ChatCompletionTokens


class ChatUsage(_ChatUsage, total=False):
    prompt_tokens_details: ChatPromptTokens
    """Present where a provider cache was touched."""


class Service(TypedDict):
    """How the request was served; the same signal as `X-Service-Failover` and `X-Service-Attempts`."""

    failover: bool
    """A fallback model served."""
    attempts: int
    """Provider calls made, at least 1."""
    requested_model: str
    """The model as the caller named it."""
    served_model: str
    """The alias that served."""


class _ChatCompletion(TypedDict):
    """What ChatCompletion always has."""

    id: str
    object: Literal["chat.completion"]
    created: int
    """Unix seconds."""
    model: str
    """The model that served, fallback included; can be sent back as it is."""
    choices: list[ChatChoice]
    """Exactly one."""
    service_tier: Literal["default"]


class ChatCompletion(_ChatCompletion, total=False):
    """One complete answer."""

    system_fingerprint: str | None
    """The provider's build, where it tells."""
    usage: ChatUsage | None
    service: Service


class _MessageErrorObject(TypedDict):
    """What MessageErrorObject always has."""

    type: Literal["invalid_request_error", "authentication_error", "permission_error", "not_found_error", "request_too_large", "rate_limit_error", "api_error", "overloaded_error"]
    """Follows from the status."""
    message: str
    """For a person."""


class MessageErrorObject(_MessageErrorObject, total=False):
    code: str
    """Only where the authorization gate refused: `invalid_credentials`, `permission_denied`."""
    deny_detail: str
    """The named cause of a denial."""
    upstream_status: int
    """The status behind a 503 that stands for 502 or 504."""
    details: dict[str, Any]
    """What a client can act on, such as `error_code: thread_unsupported_request`."""


class _ErrorObject(TypedDict):
    """What ErrorObject always has."""

    message: str
    """For a person."""
    type: str
    """Kind of error; `api_error` for what a provider said."""
    param: str | None
    """The caller's field at fault."""
    code: str | None
    """Stable; null where the catalogue has none."""


class ErrorObject(_ErrorObject, total=False):
    deny_detail: str
    """The named cause of a denial."""
    upstream_status: int
    """The status behind a 503 that stands for 502 or 504."""


class ChatTextPart(TypedDict):
    type: Literal["text"]
    text: str


class _ChatImage(TypedDict):
    """What ChatImage always has."""

    url: str
    """A web address, or a data URL of an image in base64; a broken data URL is a 400 with `detail`."""


class ChatImage(_ChatImage, total=False):
    detail: str | None
    """Resolution: `auto`, `low`, `high`."""


class ChatImagePart(TypedDict):
    """Reaches every provider; a model without vision answers with its provider's error."""

    type: Literal["image_url"]
    image_url: ChatImage


class ChatFile(TypedDict, total=False):
    file_data: str | None
    """Data URL of the content in base64."""
    file_id: str | None
    filename: str | None


class ChatFilePart(TypedDict):
    """Reaches responses-wire models only; elsewhere dropped and named."""

    type: Literal["file"]
    file: ChatFile


class ChatRefusalPart(TypedDict):
    """An assistant's stated reason for not answering."""

    type: Literal["refusal"]
    refusal: str


class ChatOtherPart(TypedDict):
    """A part of any other type, such as `input_audio`: it may reach the provider and fail there."""

    type: str


class _ChatSystemMessage(TypedDict):
    """What ChatSystemMessage always has."""

    role: Literal["system", "developer"]
    content: str | Sequence[ChatPart]


class ChatSystemMessage(_ChatSystemMessage, total=False):
    """Instructions; `developer` is read as `system`."""

    name: str | None
    """The speaker; few providers have a place for it."""


class _ChatUserMessage(TypedDict):
    """What ChatUserMessage always has."""

    role: Literal["user"]
    content: str | Sequence[ChatPart]


class ChatUserMessage(_ChatUserMessage, total=False):
    name: str | None
    """The speaker; few providers have a place for it."""


class ChatOtherToolCall(TypedDict):
    """A call of another type."""

    id: str
    type: str


class _ChatAssistantMessage(TypedDict):
    """What ChatAssistantMessage always has."""

    role: Literal["assistant"]


class ChatAssistantMessage(_ChatAssistantMessage, total=False):
    """An earlier answer, handed back."""

    content: str | Sequence[ChatPart] | None
    """Null or absent beside calls."""
    refusal: str | None
    tool_calls: Sequence[ChatToolCall] | None
    function_call: ChatFunctionCall | None
    """Legacy spelling of one tool call."""
    name: str | None
    """The speaker; few providers have a place for it."""


class _ChatToolMessage(TypedDict):
    """What ChatToolMessage always has."""

    role: Literal["tool"]
    content: str | Sequence[ChatPart]
    tool_call_id: str
    """`id` of the call."""


class ChatToolMessage(_ChatToolMessage, total=False):
    """The result of one tool call."""

    name: str | None
    """Stands in for the tool's name where the call is not in the history."""


class ChatFunctionMessage(TypedDict):
    """Legacy spelling of a tool message: the result of the last call of this function."""

    role: Literal["function"]
    content: str | None
    name: str


class ChatStreamOptions(TypedDict, total=False):
    """Other keys are ignored."""

    include_usage: bool | None
    """End the stream with a chunk that has the usage and no choices."""


class _ChatFunction(TypedDict):
    """What ChatFunction always has."""

    name: str


class ChatFunction(_ChatFunction, total=False):
    description: str | None
    parameters: Mapping[str, Any] | None
    """JSON Schema of the arguments; absent: there are none."""
    strict: bool | None
    """Hold the arguments to the schema."""


class ChatFunctionTool(TypedDict):
    """A tool that the caller runs."""

    type: Literal["function"]
    function: ChatFunction


class _ChatMcpTool(TypedDict):
    """What ChatMcpTool always has."""

    type: Literal["mcp"]
    server_label: str
    """The caller's name for the server."""


class ChatMcpTool(_ChatMcpTool, total=False):
    """
    A remote MCP server that the provider talks to (extension). Runs only with `require_approval` `never`; any other is
    dropped and named.
    """

    server_url: str | None
    require_approval: Any
    allowed_tools: Any
    """Names of the tools the model may call; absent: all."""
    authorization: str | None
    """Forwarded; never stored."""


class ChatOtherTool(TypedDict):
    """The platform's `web_search` and `web_fetch`, mapped or dropped; any other type is dropped."""

    type: str


class ChatFunctionName(TypedDict):
    name: str


class ChatFunctionChoice(TypedDict):
    """Call this tool."""

    type: Literal["function"]
    function: ChatFunctionName


class ChatOtherToolChoice(TypedDict):
    """A choice of another type, such as `allowed_tools`."""

    type: str


class ChatUserLocation(TypedDict, total=False):
    type: Any
    approximate: Any


class ChatWebSearchOptions(TypedDict, total=False):
    """Both keys are dropped and named."""

    search_context_size: str | None
    user_location: ChatUserLocation | None


class ChatTextFormat(TypedDict):
    type: Literal["text"]


class ChatJsonObjectFormat(TypedDict):
    """JSON of any shape."""

    type: Literal["json_object"]


class _ChatJsonSchema(TypedDict):
    """What ChatJsonSchema always has."""

    name: str


class ChatJsonSchema(_ChatJsonSchema, total=False):
    description: str | None
    schema: Mapping[str, Any] | None
    strict: bool | None


class ChatJsonSchemaFormat(TypedDict):
    """JSON that follows a schema."""

    type: Literal["json_schema"]
    json_schema: ChatJsonSchema


class ChatMetadata(TypedDict, total=False):
    """
    The keys with a known type; any other is free.

    Further fields are allowed.
    """

    enable_charting: bool | None
    svc_completions_session_id: str | int | None


class ChatPrediction(TypedDict, total=False):
    type: Any
    content: Any


class ChatAudio(TypedDict, total=False):
    voice: Any
    format: Any


class _ChatCompletionRequest(TypedDict):
    """What ChatCompletionRequest always has."""

    model: ModelName
    """An alias, a provider's model id that the catalogue knows, or either behind `latest:` (deprecated). Adapted."""
    messages: Sequence[ChatMessage]
    """The conversation, oldest first. Adapted."""


class ChatCompletionRequest(_ChatCompletionRequest, total=False):
    """
    A chat request. Any field not named here is ignored. A null means the same as leaving the field out.

    `stream` is an argument of its own.
    """

    stream_options: ChatStreamOptions | None
    """Shapes our own stream and reaches no provider. Adapted."""
    max_tokens: int | None
    """
    Most tokens to write, reasoning included. Lowered to the model's ceiling and raised to the transport's floor, each
    named; above 131,072 refused with `max_tokens_exceeded`. Conditional.
    """
    max_completion_tokens: int | None
    """The newer spelling; wins where both are positive, and 0 counts as absent. Adapted."""
    temperature: float | None
    """Dropped on models that take no sampling parameters. A value a model disallows is the provider's own 400. Conditional."""
    top_p: float | None
    """As `temperature`; beside it, dropped on models that take one or the other. Conditional."""
    top_k: int | None
    """An extension; reaches transports that have it. Conditional."""
    stop: str | Sequence[str] | None
    """Texts at which the answer ends; called `stop_sequences` in the dropped list. Conditional."""
    seed: int | None
    """Never a guarantee of the same answer. Conditional."""
    presence_penalty: float | None
    """Conditional."""
    frequency_penalty: float | None
    """Conditional."""
    verbosity: str | None
    """How much to say; becomes `text.verbosity` where the transport has it. Conditional."""
    reasoning_effort: str | None
    """
    How hard to think. Clamped onto the model's ladder; a level nobody knows becomes the model's default and is named as
    category `other`; dropped only where the model publishes no default; a pinned model replaces it. Conditional.
    """
    tools: Sequence[ChatTool] | None
    """Functions, the platform's web search and fetch, and remote MCP servers. Adapted."""
    tool_choice: Literal["auto", "none", "required"] | ChatToolChoice | None
    """Which tool to call. A forced choice the model cannot honour becomes `auto` and is named as clamped. Adapted."""
    parallel_tool_calls: bool | None
    """Allow several calls in one turn. Conditional."""
    web_search_options: ChatWebSearchOptions | None
    """Read as one web search tool. Adapted."""
    functions: Sequence[ChatFunction] | None
    """Legacy spelling of `tools`: alone it makes a legacy answer with `message.function_call`, first call only. Adapted."""
    function_call: str | ChatFunctionName | None
    """Legacy spelling of `tool_choice`; a word nobody knows is dropped. Adapted."""
    response_format: ChatResponseFormat | None
    """Constrains the answer's form. Refused, not dropped, where the model cannot: `param_not_supported`. Conditional."""
    store: bool | None
    """Completions are never stored. Ignored."""
    metadata: ChatMetadata | None
    """An object, else a 400. Ignored."""
    user: str | None
    """Ignored."""
    safety_identifier: str | None
    """Ignored."""
    service_tier: str | None
    """The reply says `default`. Ignored."""
    prompt_cache_key: str | None
    """Caching follows from the stable prefix. Ignored."""
    prompt_cache_retention: str | None
    """Ignored."""
    n: int | None
    """There is always one choice; reported as a drop unless 1. Ignored."""
    logprobs: bool | None
    """Reported as a drop unless false. Ignored."""
    top_logprobs: int | None
    """Reported as a drop. Ignored."""
    logit_bias: Mapping[str, Any] | None
    """Reported as a drop. Ignored."""
    prediction: ChatPrediction | None
    """Reported as a drop. Ignored."""
    modalities: Sequence[str] | None
    """Answers are text; reported as a drop. Ignored."""
    audio: ChatAudio | None
    """Answers are text; reported as a drop. Ignored."""


class ResponseError(TypedDict):
    code: str
    """Stable, from the catalogue of errors; or the provider's own."""
    message: str


class ResponseIncompleteDetails(TypedDict):
    reason: Literal["max_output_tokens", "content_filter"]


class ResponseAnnotation(TypedDict):
    type: Literal["url_citation"]
    url: str
    title: str
    start_index: int
    """Place in the text, in UTF-16 code units; the end is exclusive."""
    end_index: int


class ResponseOutputText(TypedDict):
    type: Literal["output_text"]
    text: str
    annotations: list[ResponseAnnotation]
    """Sources that the text rests on."""
    logprobs: list[Any]
    """Never computed: empty."""


class ResponseRefusal(TypedDict):
    """A stated reason for not answering."""

    type: Literal["refusal"]
    refusal: str


class ResponseOtherPart(TypedDict):
    """A part of another type: it may reach the provider and fail there."""

    type: str


class ResponseMessage(TypedDict):
    id: str
    type: Literal["message"]
    role: Literal["assistant"]
    status: ResponseItemStatus
    content: list[ResponseContentPart]


class _ResponseFunctionCall(TypedDict):
    """What ResponseFunctionCall always has."""

    id: str
    type: Literal["function_call"]
    call_id: str
    name: str
    arguments: str
    """JSON, as the model wrote it."""
    status: ResponseItemStatus


class ResponseFunctionCall(_ResponseFunctionCall, total=False):
    """A call of one of the caller's functions."""

    namespace: str
    """The namespace of its tool."""


class ResponseSummaryText(TypedDict):
    type: Literal["summary_text"]
    text: str


class ResponseReasoningText(TypedDict):
    type: Literal["reasoning_text"]
    text: str


class _ResponseReasoningItem(TypedDict):
    """What ResponseReasoningItem always has."""

    id: str
    type: Literal["reasoning"]
    summary: list[ResponseSummaryText]


class ResponseReasoningItem(_ResponseReasoningItem, total=False):
    content: list[ResponseReasoningText]
    encrypted_content: str | None
    """To be handed back; on request."""
    status: ResponseItemStatus


class ResponseSearchSource(TypedDict):
    type: Literal["url"]
    url: str


class _ResponseSearchAction(TypedDict):
    """What ResponseSearchAction always has."""

    type: Literal["search"]
    query: str


class ResponseSearchAction(_ResponseSearchAction, total=False):
    sources: list[ResponseSearchSource]
    """Pages found."""


class ResponseWebSearchCall(TypedDict):
    """A search that ran while the model answered."""

    id: str
    type: Literal["web_search_call"]
    status: str
    action: ResponseSearchAction


class ResponseStoredOther(TypedDict):
    id: str
    type: str


class ResponseReasoning(TypedDict, total=False):
    effort: str | None
    """Clamped onto the model's ladder, as `reasoning_effort` of Chat Completions."""
    summary: str | None
    """How reasoning is shown, where a provider shows it."""


class ResponseTextFormat(TypedDict):
    type: Literal["text"]


class ResponseJsonObjectFormat(TypedDict):
    """JSON of any shape."""

    type: Literal["json_object"]


class _ResponseJsonSchemaFormat(TypedDict):
    """What ResponseJsonSchemaFormat always has."""

    type: Literal["json_schema"]
    name: str
    schema: Mapping[str, Any]


class ResponseJsonSchemaFormat(_ResponseJsonSchemaFormat, total=False):
    """JSON that follows a schema."""

    description: str | None
    strict: bool | None


class ResponseText(TypedDict, total=False):
    format: ResponseFormat | None
    """Refused where the model cannot constrain its output: `param_not_supported`."""
    verbosity: str | None
    """How much to say."""


class _ResponseFunctionTool(TypedDict):
    """What ResponseFunctionTool always has."""

    type: Literal["function"]
    name: str


class ResponseFunctionTool(_ResponseFunctionTool, total=False):
    """A tool that the caller runs."""

    description: str | None
    parameters: Mapping[str, Any] | None
    """JSON Schema of the arguments; absent: there are none."""
    strict: bool | None
    """Hold the arguments to the schema."""


class _ResponseMcpTool(TypedDict):
    """What ResponseMcpTool always has."""

    type: Literal["mcp"]
    server_label: str
    """The caller's name for the server."""


class ResponseMcpTool(_ResponseMcpTool, total=False):
    """A remote MCP server that the provider talks to; runs only with `require_approval` `never`."""

    server_url: str | None
    require_approval: Any
    allowed_tools: Any
    """Names of the tools the model may call; absent: all."""
    authorization: str | None
    """Forwarded; never stored."""


class _ResponseNamespaceTool(TypedDict):
    """What ResponseNamespaceTool always has."""

    type: Literal["namespace"]
    name: str
    tools: Sequence[ResponseTool]


class ResponseNamespaceTool(_ResponseNamespaceTool, total=False):
    """Functions under a common name."""

    description: str | None


class ResponseOtherTool(TypedDict):
    """The platform's web search and fetch by their types; a tool of another type is dropped and named."""

    type: str


class ResponseFunctionChoice(TypedDict):
    """Call this tool."""

    type: Literal["function"]
    name: str


class ResponseOtherToolChoice(TypedDict):
    """A choice of another type, such as a hosted tool or `allowed_tools`."""

    type: str


class ResponseInputTokens(TypedDict):
    cached_tokens: int
    """Read from the cache."""
    cache_write_tokens: int
    """Written to the cache."""


class ResponseOutputTokens(TypedDict):
    reasoning_tokens: int
    """A part of `output_tokens`; 0 where the provider does not break it out."""


class ResponseUsage(TypedDict):
    input_tokens: int
    """The whole prompt."""
    input_tokens_details: ResponseInputTokens
    output_tokens: int
    """Everything written, reasoning included."""
    output_tokens_details: ResponseOutputTokens
    total_tokens: int


class _ResponseObject(TypedDict):
    """What ResponseObject always has."""

    id: str
    """Begins with `resp_`."""
    object: Literal["response"]
    created_at: int
    """Unix seconds."""
    completed_at: int | None
    """Unix seconds; null until it is completed."""
    status: ResponseStatus
    error: ResponseError | None
    """Set when the status is `failed`."""
    incomplete_details: ResponseIncompleteDetails | None
    """Set when the status is `incomplete`."""
    model: str
    """The model that served, fallback included; can be sent back as it is."""
    output: list[ResponseOutputItem]
    """What the model made, in order."""
    instructions: str | None
    previous_response_id: str | None
    max_output_tokens: int | None
    max_tool_calls: int | None
    parallel_tool_calls: bool
    reasoning: ResponseReasoning
    text: ResponseText
    tools: list[ResponseTool]
    tool_choice: Literal["auto", "none", "required"] | ResponseToolChoice
    temperature: float
    top_p: float
    presence_penalty: float
    frequency_penalty: float
    top_logprobs: int
    truncation: str
    store: bool
    background: bool
    service_tier: str
    metadata: dict[str, Any]
    safety_identifier: str | None
    prompt_cache_key: str | None
    usage: ResponseUsage | None
    """Null until it has ended."""


class ResponseObject(_ResponseObject, total=False):
    """One response: what was asked, as it was applied, and what came of it."""

    service: Service


class ResponseInputText(TypedDict):
    type: Literal["input_text"]
    text: str


class _ResponseInputImage(TypedDict):
    """What ResponseInputImage always has."""

    type: Literal["input_image"]


class ResponseInputImage(_ResponseInputImage, total=False):
    image_url: str | None
    """A web address, or a data URL of an image in base64."""
    file_id: str | None
    detail: str | None
    """Resolution: `auto`, `low`, `high`."""


class _ResponseInputFile(TypedDict):
    """What ResponseInputFile always has."""

    type: Literal["input_file"]


class ResponseInputFile(_ResponseInputFile, total=False):
    """Dropped and named, whatever the model."""

    file_data: str | None
    file_id: str | None
    file_url: str | None
    filename: str | None


class _ResponseOutputTextParam(TypedDict):
    """What ResponseOutputTextParam always has."""

    type: Literal["output_text"]
    text: str


class ResponseOutputTextParam(_ResponseOutputTextParam, total=False):
    """Text of an earlier answer, handed back."""

    annotations: Sequence[Any] | None


class _ResponseInputMessage(TypedDict):
    """What ResponseInputMessage always has."""

    role: Literal["user", "assistant", "system", "developer"]


class ResponseInputMessage(_ResponseInputMessage, total=False):
    type: Literal["message"] | None
    content: str | Sequence[ResponseInputPart] | None
    """Null on an assistant that only called tools."""
    id: str | None
    status: str | None
    phase: str | None
    """Commentary or final answer, of an assistant."""


class _ResponseFunctionCallParam(TypedDict):
    """What ResponseFunctionCallParam always has."""

    type: Literal["function_call"]
    call_id: str
    name: str
    arguments: str
    """JSON, as the model wrote it."""


class ResponseFunctionCallParam(_ResponseFunctionCallParam, total=False):
    """A call that the model made, handed back."""

    namespace: str | None
    """The namespace of its tool."""
    id: str | None
    status: str | None


class _ResponseFunctionOutputParam(TypedDict):
    """What ResponseFunctionOutputParam always has."""

    type: Literal["function_call_output"]
    call_id: str
    """`call_id` of the call."""
    output: str | Sequence[ResponseInputPart]


class ResponseFunctionOutputParam(_ResponseFunctionOutputParam, total=False):
    """What a tool answered."""

    id: str | None
    status: str | None


class _ResponseReasoningParam(TypedDict):
    """What ResponseReasoningParam always has."""

    type: Literal["reasoning"]


class ResponseReasoningParam(_ResponseReasoningParam, total=False):
    """Reasoning, handed back as it came."""

    summary: Sequence[ResponseOtherPart] | None
    content: Sequence[ResponseOtherPart] | None
    encrypted_content: str | None
    """Readable by the model that wrote it alone."""
    id: str | None
    status: str | None


class _ResponseItemReference(TypedDict):
    """What ResponseItemReference always has."""

    id: str


class ResponseItemReference(_ResponseItemReference, total=False):
    """An item of a stored response, by the id it has there; one that nobody knows is dropped and named."""

    type: Literal["item_reference"] | None


class ResponseOtherItem(TypedDict):
    """An item of any other type: carried to a provider on the responses wire, dropped and named elsewhere."""

    type: str


class ResponseStreamOptions(TypedDict, total=False):
    include_obfuscation: Any


class _ResponseRequest(TypedDict):
    """What ResponseRequest always has."""

    model: ModelName
    """An alias, a provider's model id that the catalogue knows, or either behind `latest:` (deprecated). Adapted."""
    input: str | Sequence[ResponseInputItem]
    """The conversation so far, or what is new of it. Adapted."""


class ResponseRequest(_ResponseRequest, total=False):
    """
    A responses request. Any field not named here is ignored. A null means the same as leaving the field out.

    `stream` is an argument of its own.
    """

    instructions: str | None
    """The system prompt of this turn; not carried over by a chain. Adapted."""
    stream_options: ResponseStreamOptions | None
    """Ignored."""
    max_output_tokens: int | None
    """Most tokens to write, reasoning included; as `max_tokens` elsewhere. Conditional."""
    temperature: float | None
    """Conditional."""
    top_p: float | None
    """Conditional."""
    text: ResponseText | None
    """Form and length of the answer. Conditional."""
    reasoning: ResponseReasoning | None
    """How hard to think. Conditional."""
    include: Sequence[str] | None
    """`reasoning.encrypted_content` carries reasoning across turns, where the model can. Conditional."""
    tools: Sequence[ResponseTool] | None
    """Functions, web search and remote MCP servers. Adapted."""
    tool_choice: Literal["auto", "none", "required"] | ResponseToolChoice | None
    """Which tool to call. Adapted."""
    parallel_tool_calls: bool | None
    """Allow several calls in one turn. Conditional."""
    store: bool | None
    """Keep the response, and the chain behind it. Adapted."""
    previous_response_id: str | None
    """Goes on from a stored response; unknown, expired or deleted is a 400 `previous_response_not_found`. Adapted."""
    background: bool | None
    """Ignored."""
    metadata: Mapping[str, Any] | None
    """Ignored."""
    user: str | None
    """Ignored."""
    safety_identifier: str | None
    """Ignored."""
    service_tier: str | None
    """Ignored."""
    prompt_cache_key: str | None
    """Ignored."""
    prompt_cache_retention: str | None
    """Ignored."""
    top_logprobs: int | None
    """Ignored."""
    truncation: str | None
    """Ignored."""
    max_tool_calls: int | None
    """Ignored."""
    conversation: Any
    """A 400 unless null. Rejected."""
    prompt: Any
    """A 400 unless null. Rejected."""
    context_management: Any
    """A 400 unless null. Rejected."""


class DeletedResponse(TypedDict):
    id: str
    object: Literal["response"]
    deleted: Literal[True]


class ResponseStoredMessage(TypedDict):
    id: str
    type: Literal["message"]
    role: Literal["user", "assistant", "system", "developer"]
    status: ResponseItemStatus
    content: list[ResponseInputPart]


class ResponseFunctionOutput(TypedDict):
    id: str
    type: Literal["function_call_output"]
    call_id: str
    output: str | list[ResponseInputPart]
    status: ResponseItemStatus


class ResponseItemList(TypedDict):
    """A page of items."""

    object: Literal["list"]
    data: list[ResponseStoredItem]
    first_id: str | None
    """Null on an empty page."""
    last_id: str | None
    has_more: bool


class MessageWebCitation(TypedDict):
    type: Literal["web_search_result_location"]
    url: str
    title: str | None
    cited_text: str
    encrypted_index: str
    """Handed back in a later turn; empty where the provider has none."""


class MessageOtherCitation(TypedDict):
    type: str


class _MessageReplyText(TypedDict):
    """What MessageReplyText always has."""

    type: Literal["text"]
    text: str


class MessageReplyText(_MessageReplyText, total=False):
    citations: list[MessageCitation] | None
    """Sources that the text rests on; null where there are none."""


class MessageReplyToolUse(TypedDict):
    """A call of one of the caller's tools."""

    type: Literal["tool_use"]
    id: str
    name: str
    input: Any


class MessageReplyThinking(TypedDict):
    """Reasoning; leads the content of a thinking model."""

    type: Literal["thinking"]
    thinking: str
    signature: str


class MessageRedactedThinkingBlock(TypedDict):
    """Reasoning that only its provider can read."""

    type: Literal["redacted_thinking"]
    data: str


class MessageReplySearch(TypedDict):
    """A search that ran while the model answered."""

    type: Literal["server_tool_use"]
    id: str
    name: str
    input: Any


class _MessageSearchedPage(TypedDict):
    """What MessageSearchedPage always has."""

    type: Literal["web_search_result"]
    url: str
    title: str
    encrypted_content: str
    """Handed back in a later turn; empty where the provider has none."""


class MessageSearchedPage(_MessageSearchedPage, total=False):
    page_age: str | None


class MessageSearchError(TypedDict):
    type: Literal["web_search_tool_result_error"]
    error_code: str


class MessageReplySearchResult(TypedDict):
    type: Literal["web_search_tool_result"]
    tool_use_id: str
    content: list[MessageSearchedPage] | MessageSearchError
    """The pages found, or an error."""


class MessageOtherBlock(TypedDict):
    """A block of any other type."""

    type: str


class MessageServerToolUsage(TypedDict):
    web_search_requests: int


class _MessageUsage(TypedDict):
    """What MessageUsage always has."""

    input_tokens: int
    """Prompt tokens neither read from nor written to a cache."""
    output_tokens: int
    """Everything written, reasoning included."""
    cache_creation_input_tokens: int
    cache_read_input_tokens: int


class MessageUsage(_MessageUsage, total=False):
    """The three input counts partition the prompt."""

    server_tool_use: MessageServerToolUsage | None


class _MessageReply(TypedDict):
    """What MessageReply always has."""

    id: str
    """Begins with `msg_`."""
    type: Literal["message"]
    role: Literal["assistant"]
    model: str
    """The model that served, or, for aliases that echo, what the caller named."""
    content: list[MessageReplyBlock]
    """The first block is not always text: reasoning comes before it."""
    stop_reason: MessageStopReason | None
    """Null only while a stream is under way."""
    stop_sequence: str | None
    """The text at which the answer ended, from models on the messages wire."""
    usage: MessageUsage


class MessageReply(_MessageReply, total=False):
    """One complete answer."""

    service: Service


class _MessageCacheControl(TypedDict):
    """What MessageCacheControl always has."""

    type: str


class MessageCacheControl(_MessageCacheControl, total=False):
    """The end of a prefix worth caching; honoured by models on the messages wire."""

    ttl: str | None
    """How long it lives, such as `5m` or `1h`."""


class _MessageTextBlock(TypedDict):
    """What MessageTextBlock always has."""

    type: Literal["text"]
    text: str


class MessageTextBlock(_MessageTextBlock, total=False):
    citations: Sequence[Any] | None
    cache_control: MessageCacheControl | None


class MessageBase64Source(TypedDict):
    type: Literal["base64"]
    media_type: str
    data: str


class MessageUrlSource(TypedDict):
    type: Literal["url"]
    url: str


class _MessageTextSource(TypedDict):
    """What MessageTextSource always has."""

    type: Literal["text"]
    data: str


class MessageTextSource(_MessageTextSource, total=False):
    """Plain text as a document."""

    media_type: str


class MessageOtherSource(TypedDict):
    """A stored file, or a source of a type that only models on the messages wire know."""

    type: str


class _MessageImageBlock(TypedDict):
    """What MessageImageBlock always has."""

    type: Literal["image"]
    source: MessageSource


class MessageImageBlock(_MessageImageBlock, total=False):
    cache_control: MessageCacheControl | None


class MessageCitations(TypedDict, total=False):
    """Whether answers cite the document."""

    enabled: bool | None


class _MessageDocumentBlock(TypedDict):
    """What MessageDocumentBlock always has."""

    type: Literal["document"]
    source: MessageSource


class MessageDocumentBlock(_MessageDocumentBlock, total=False):
    """A document given by content or address; by file reference it reaches models on the messages wire only."""

    title: str | None
    context: str | None
    citations: MessageCitations | None
    cache_control: MessageCacheControl | None


class _MessageToolUseBlock(TypedDict):
    """What MessageToolUseBlock always has."""

    type: Literal["tool_use"]
    id: str
    name: str
    input: Any


class MessageToolUseBlock(_MessageToolUseBlock, total=False):
    """A call that the model made, handed back."""

    cache_control: MessageCacheControl | None


class _MessageToolResultBlock(TypedDict):
    """What MessageToolResultBlock always has."""

    type: Literal["tool_result"]
    tool_use_id: str
    """`id` of the call."""


class MessageToolResultBlock(_MessageToolResultBlock, total=False):
    """What a tool answered."""

    content: str | Sequence[MessageBlock] | None
    is_error: bool | None
    cache_control: MessageCacheControl | None


class _MessageThinkingBlock(TypedDict):
    """What MessageThinkingBlock always has."""

    type: Literal["thinking"]
    thinking: str


class MessageThinkingBlock(_MessageThinkingBlock, total=False):
    """Reasoning, handed back as it came."""

    signature: str | None


class MessageParam(TypedDict):
    """One message. A `system` message is system text at that place."""

    role: Literal["user", "assistant", "system"]
    content: str | Sequence[MessageBlock]


class _MessageThinking(TypedDict):
    """What MessageThinking always has."""

    type: str
    """`enabled`, `disabled`, `adaptive`, …"""


class MessageThinking(_MessageThinking, total=False):
    budget_tokens: int | None
    """Tokens to think with; below max_tokens."""
    display: str | None
    """Whether thoughts are shown in summary or left out."""


class _MessageClientTool(TypedDict):
    """What MessageClientTool always has."""

    name: str
    input_schema: Mapping[str, Any]
    """JSON Schema of the input; rewritten, and named, for models that take a subset."""


class MessageClientTool(_MessageClientTool, total=False):
    """A tool that the caller runs."""

    type: Literal["custom"] | None
    description: str | None
    strict: bool | None
    """Hold the input to the schema."""
    cache_control: MessageCacheControl | None


class MessageMcpToolConfig(TypedDict, total=False):
    enabled: bool | None
    defer_loading: bool | None


class _MessageMcpToolset(TypedDict):
    """What MessageMcpToolset always has."""

    type: Literal["mcp_toolset"]
    mcp_server_name: str


class MessageMcpToolset(_MessageMcpToolset, total=False):
    """The tools of one of `mcp_servers`."""

    configs: Mapping[str, MessageMcpToolConfig] | None
    """Settings of single tools by name; `defer_loading` is dropped and named."""
    default_config: MessageMcpToolConfig | None
    cache_control: MessageCacheControl | None


class _MessageServerTool(TypedDict):
    """What MessageServerTool always has."""

    type: str


class MessageServerTool(_MessageServerTool, total=False):
    """A hosted tool by its dated type: web search and web fetch are mapped where there is one, others are dropped."""

    name: str | None
    max_uses: int | None
    allowed_domains: Sequence[str] | None
    blocked_domains: Sequence[str] | None
    cache_control: MessageCacheControl | None


class _MessageAnyToolChoice(TypedDict):
    """What MessageAnyToolChoice always has."""

    type: Literal["auto", "any", "none"]


class MessageAnyToolChoice(_MessageAnyToolChoice, total=False):
    disable_parallel_tool_use: bool | None
    """At most one call."""


class _MessageOneToolChoice(TypedDict):
    """What MessageOneToolChoice always has."""

    type: Literal["tool"]
    name: str


class MessageOneToolChoice(_MessageOneToolChoice, total=False):
    disable_parallel_tool_use: bool | None
    """Exactly one call."""


class _MessageMcpServer(TypedDict):
    """What MessageMcpServer always has."""

    type: Literal["url"]
    url: str
    name: str
    """What a toolset calls it by."""


class MessageMcpServer(_MessageMcpServer, total=False):
    """A remote MCP server that the provider talks to."""

    authorization_token: str | None
    """Forwarded; never stored."""


class MessageJsonSchemaFormat(TypedDict):
    """JSON that follows a schema."""

    type: Literal["json_schema"]
    schema: Mapping[str, Any]


class MessageJsonObjectFormat(TypedDict):
    """JSON of any shape; refused by models on the messages wire."""

    type: Literal["json_object"]


class MessageOutputConfig(TypedDict, total=False):
    effort: str | None
    """Clamped onto the model's ladder."""
    format: MessageOutputFormat | None
    """Constrains the answer to a schema; a model that cannot is a 400."""


class _MessageRequest(TypedDict):
    """What MessageRequest always has."""

    model: ModelName
    """An alias, or a provider's model id, which maps to the alias serving its family. Adapted."""
    messages: Sequence[MessageParam]
    """The conversation, oldest first. Conditional."""
    max_tokens: int
    """Most tokens to write, reasoning included. Lowered to the ceiling and raised to the floor, each named. Conditional."""


class MessageRequest(_MessageRequest, total=False):
    """
    A messages request. Any field and any type of block not named here is accepted. To a model on the messages wire
    blocks go as they came; elsewhere they are rebuilt, and what has no place is named in `X-Service-Dropped-Content`.

    `stream` is an argument of its own.
    """

    system: str | Sequence[MessageSystemBlock] | None
    """The system prompt. Conditional."""
    temperature: float | None
    """Dropped on models that take no sampling parameters. Conditional."""
    top_p: float | None
    """As `temperature`; beside it, dropped on models that take one or the other. Conditional."""
    top_k: int | None
    """Conditional."""
    stop_sequences: Sequence[str] | None
    """Texts at which the answer ends. Conditional."""
    thinking: MessageThinking | None
    """Budget of visible reasoning; forwarded to models that take it. Conditional."""
    tools: Sequence[MessageTool] | None
    """The caller's tools, hosted tools and MCP toolsets. Adapted."""
    tool_choice: MessageToolChoice | None
    """Which tool to call. A forced choice the model cannot honour becomes `auto`. Adapted."""
    mcp_servers: Sequence[MessageMcpServer] | None
    """Remote MCP servers; each is named by exactly one `mcp_toolset` of `tools`, else a 400. Adapted."""
    output_config: MessageOutputConfig | None
    """Effort and form of the answer. Adapted."""
    thread: Any
    """Refused with a 400 whose details let a client go on without it. Rejected."""
    metadata: Any
    """Not read. Ignored."""
    service_tier: Any
    """Not read. Ignored."""
    cache_control: Any
    """At the top level not read; on blocks it is honoured by models on the messages wire. Ignored."""
    container: Any
    """Not read. Ignored."""
    inference_geo: Any
    """Not read. Ignored."""


class TokenCount(TypedDict):
    input_tokens: int


class _CountTokensRequest(TypedDict):
    """What CountTokensRequest always has."""

    model: str
    """An alias or a provider's model id: one on the messages wire counts itself, any other by the counting model."""
    messages: Sequence[MessageParam]


class CountTokensRequest(_CountTokensRequest, total=False):
    """The part of a Messages request that counts. Any other field is ignored."""

    system: str | Sequence[MessageSystemBlock] | None
    tools: Sequence[MessageTool] | None


class Embedding(TypedDict):
    object: Literal["embedding"]
    index: int
    """Place of its text in the request."""
    embedding: list[float] | str
    """Numbers, or 32-bit floats, little-endian, in base64."""


class EmbeddingUsage(TypedDict):
    prompt_tokens: int
    total_tokens: int


class EmbeddingList(TypedDict):
    object: Literal["list"]
    data: list[Embedding]
    """One for each text, in order."""
    model: str
    """The model that served."""
    usage: EmbeddingUsage


class _EmbeddingRequest(TypedDict):
    """What EmbeddingRequest always has."""

    model: str
    """An alias with `embedding` true."""
    input: str | Sequence[str] | Sequence[int] | Sequence[Sequence[int]]
    """A text, texts, the tokens of a text, or of several."""


class EmbeddingRequest(_EmbeddingRequest, total=False):
    """Any field not named here is ignored."""

    encoding_format: Literal["float", "base64"] | None
    """Form of the vectors."""
    dimensions: int | None
    """Length of the vectors; forwarded where the model can vary it."""
    user: str | None
    """Forwarded."""


class ModelSupport(TypedDict):
    """Capabilities of its group."""

    thinking: bool
    web_search: bool
    named_tool_choice: bool
    tool_choice_none: bool
    parallel_tool_calls: bool
    json_schema: bool
    json_mode: bool
    stop_sequences: bool
    verbosity: bool
    sampling: list[str]
    """The sampling parameters it takes."""
    seed_and_penalties: list[str]
    """Of seed, presence_penalty and frequency_penalty, those it takes."""


class ModelPricing(TypedDict):
    """Micro-USD per million tokens, and per search."""

    input: int
    cached_input: int
    cache_write: int
    output: int
    web_search: int
    paid_by: Literal["wallet", "allowance", "free_calls"]
    """What pays first: `allowance` is the included one, with the wallet past it."""


class ModelEntry(TypedDict):
    """What one alias can do."""

    id: str
    """The alias."""
    object: Literal["model"]
    type: Literal["model"]
    display_name: str
    created: int
    """Unix seconds."""
    created_at: str
    """The same instant in ISO-8601."""
    owned_by: str
    """The kind of provider that serves it."""
    group: str | None
    """The catalogue's group; null for a model that does not chat."""
    embedding: bool
    """Serves embeddings, and nothing else."""
    decision: bool
    """Serves decisions, and nothing else."""
    enabled: bool
    """False: the organisation may not use it."""
    disabled_reason: Literal["model_restricted"] | None
    effort_levels: list[str]
    """The ladder of reasoning effort, weakest first; empty where effort is not adjustable."""
    default_reasoning_effort: str | None
    max_output_tokens: int | None
    """Ceiling of max_tokens; null: the provider's default."""
    context_window: int | None
    """In tokens; null: none listed."""
    supports: ModelSupport
    pricing: ModelPricing


class ModelList(TypedDict):
    object: Literal["list"]
    data: list[ModelEntry]
    has_more: bool
    first_id: str | None
    """Null on an empty list."""
    last_id: str | None


class ChoiceAnswer(TypedDict):
    type: Literal["choice"]
    choice: str
    """A key of the criteria."""
    confidence: float
    """0 to 1, drawn from the distribution; not always the winner's probability."""
    probabilities: dict[str, float]
    """By option."""


class ScoreAnswer(TypedDict):
    type: Literal["score"]
    score: float
    """Mean of the levels' numbers, weighted by their probabilities."""
    confidence: float
    """0 to 1, drawn from the distribution."""
    probabilities: dict[str, float]
    """By the level's number, the lowest being `"0"`."""
    legend: dict[str, str | dict[str, Any] | list[Any] | None]
    """The levels' descriptions, by the same numbers."""


class NoulAnswer(TypedDict):
    type: Literal["noul"]
    noul: float
    """Probability of yes."""


class DecisionUsage(TypedDict):
    input_tokens: int
    output_tokens: int


class DecisionReply(TypedDict):
    model: str
    answers: dict[str, DecisionAnswer]
    """One for each question, by its id."""
    usage: DecisionUsage


class _ChoiceQuestion(TypedDict):
    """What ChoiceQuestion always has."""

    type: Literal["choice"]
    criteria: Mapping[str, str | Mapping[str, Any] | Sequence[Any] | None]
    """Option names, each with its description. A fallback option is wise where none may fit."""


class ChoiceQuestion(_ChoiceQuestion, total=False):
    """Which of these? Further keys are allowed."""

    instructions: str | Mapping[str, Any] | Sequence[Any] | None
    """The judgment to make."""


class _ScoreQuestion(TypedDict):
    """What ScoreQuestion always has."""

    type: Literal["score"]
    criteria: Sequence[str | Mapping[str, Any] | Sequence[Any] | None]
    """Descriptions of the levels, lowest first."""


class ScoreQuestion(_ScoreQuestion, total=False):
    """How much, on these levels?"""

    instructions: str | Mapping[str, Any] | Sequence[Any] | None


class NoulCriteria(TypedDict, total=False):
    """What yes and no mean."""

    true: str | Mapping[str, Any] | Sequence[Any] | None
    false: str | Mapping[str, Any] | Sequence[Any] | None


class _NoulQuestion(TypedDict):
    """What NoulQuestion always has."""

    type: Literal["noul"]


class NoulQuestion(_NoulQuestion, total=False):
    """Yes or no?"""

    criteria: NoulCriteria | None
    instructions: str | Mapping[str, Any] | Sequence[Any] | None


class DecisionRequest(TypedDict):
    """Any field not named here is ignored."""

    model: str
    """An alias with `decision` true."""
    state: str | Mapping[str, Any] | Sequence[Any]
    """What the questions are about."""
    questions: Mapping[str, DecisionQuestion]
    """By an id of the caller's choice, which the answer has too."""


class IncludedUsage(TypedDict):
    """The weighted allowance of the current window."""

    units_total: BigCount
    units_remaining: BigCount


class Wallet(TypedDict):
    """Prepaid credit."""

    balance_nano_usd: BigCount
    held_nano_usd: BigCount
    """Held for requests under way."""
    spent_nano_usd: BigCount
    """Since the organisation began."""
    balance_usd: str
    """The balance in USD with nine decimals."""


class DecisionAllowance(TypedDict):
    """Free decision calls; they refill over 24 hours."""

    free_remaining: int
    free_limit: int


class RateLimits(TypedDict):
    requests_per_minute: int
    tokens_per_minute: int
    concurrency: int


class UsageReport(TypedDict):
    object: Literal["usage"]
    organization_id: str
    included_percent_remaining: float | None
    """Of the included allowance; null where there is none."""
    next_refresh_at: str | None
    """ISO-8601 instant at which the allowance comes back whole; null where there is none."""
    included: IncludedUsage
    wallet: Wallet
    decisions: DecisionAllowance
    limits: RateLimits


class ChatFunctionCallDelta(TypedDict, total=False):
    name: str
    arguments: str
    """The next piece of the arguments."""


class _ChatToolCallDelta(TypedDict):
    """What ChatToolCallDelta always has."""

    index: int
    """Which call of the turn."""


class ChatToolCallDelta(_ChatToolCallDelta, total=False):
    id: str
    """With the first piece of a call, as `type` and the name."""
    type: Literal["function"]
    function: ChatFunctionCallDelta


class ChatDelta(TypedDict, total=False):
    """What is new."""

    role: Literal["assistant"]
    content: str
    refusal: str
    tool_calls: list[ChatToolCallDelta]
    function_call: ChatFunctionCallDelta
    annotations: list[ChatAnnotation]


class _ChatChunkChoice(TypedDict):
    """What ChatChunkChoice always has."""

    index: Literal[0]
    delta: ChatDelta


class ChatChunkChoice(_ChatChunkChoice, total=False):
    finish_reason: ChatFinishReason
    """On the choice's last chunk only."""


class _ChatCompletionChunk(TypedDict):
    """What ChatCompletionChunk always has."""

    id: str
    object: Literal["chat.completion.chunk"]
    created: int
    """Unix seconds."""
    model: str
    choices: list[ChatChunkChoice]
    """One; none on the chunk that brings the usage."""


class ChatCompletionChunk(_ChatCompletionChunk, total=False):
    """One step of an answer. A key whose value would be null is left out."""

    system_fingerprint: str
    service_tier: Literal["default"]
    usage: ChatUsage
    service: Service
    """On the last chunk."""


class ChatStreamError(TypedDict):
    """A failure after the 200 went out early; the stream ends with it."""

    error: ErrorObject


class ResponseCreatedEvent(TypedDict):
    """The first event; also the first of two when an early 200 turns into a failure."""

    type: Literal["response.created"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    response: ResponseObject


class ResponseInProgressEvent(TypedDict):
    type: Literal["response.in_progress"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    response: ResponseObject


class ResponseCompletedEvent(TypedDict):
    """The last event of a response that ended by itself or to call tools. Its response carries `service`."""

    type: Literal["response.completed"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    response: ResponseObject


class ResponseIncompleteEvent(TypedDict):
    """The last event of a response that met a limit or a filter, or that was cancelled, as its status then says."""

    type: Literal["response.incomplete"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    response: ResponseObject


class ResponseFailedEvent(TypedDict):
    """The last event of a response that failed: `response.error` says why."""

    type: Literal["response.failed"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    response: ResponseObject


class ResponseItemAddedEvent(TypedDict):
    """An item begins."""

    type: Literal["response.output_item.added"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    output_index: int
    item: ResponseOutputItem


class ResponseItemDoneEvent(TypedDict):
    """An item is whole."""

    type: Literal["response.output_item.done"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    output_index: int
    item: ResponseOutputItem


class ResponsePartAddedEvent(TypedDict):
    type: Literal["response.content_part.added"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int
    content_index: int
    part: ResponseContentPart


class ResponsePartDoneEvent(TypedDict):
    type: Literal["response.content_part.done"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int
    content_index: int
    part: ResponseContentPart


class ResponseTextDeltaEvent(TypedDict):
    type: Literal["response.output_text.delta"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int
    content_index: int
    delta: str
    logprobs: list[Any]
    """Never computed: empty."""


class ResponseTextDoneEvent(TypedDict):
    type: Literal["response.output_text.done"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int
    content_index: int
    text: str
    logprobs: list[Any]
    """Never computed: empty."""


class ResponseAnnotationAddedEvent(TypedDict):
    type: Literal["response.output_text.annotation.added"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int
    content_index: int
    annotation_index: int
    annotation: ResponseAnnotation


class ResponseRefusalDeltaEvent(TypedDict):
    type: Literal["response.refusal.delta"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int
    content_index: int
    delta: str


class ResponseRefusalDoneEvent(TypedDict):
    type: Literal["response.refusal.done"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int
    content_index: int
    refusal: str


class ResponseArgumentsDeltaEvent(TypedDict):
    type: Literal["response.function_call_arguments.delta"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int
    delta: str


class ResponseArgumentsDoneEvent(TypedDict):
    type: Literal["response.function_call_arguments.done"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int
    name: str
    """Name of the function."""
    arguments: str


class ResponseSummaryPartAddedEvent(TypedDict):
    type: Literal["response.reasoning_summary_part.added"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int
    summary_index: int
    part: ResponseSummaryText


class ResponseSummaryPartDoneEvent(TypedDict):
    type: Literal["response.reasoning_summary_part.done"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int
    summary_index: int
    part: ResponseSummaryText


class ResponseSummaryDeltaEvent(TypedDict):
    type: Literal["response.reasoning_summary_text.delta"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int
    summary_index: int
    delta: str


class ResponseSummaryDoneEvent(TypedDict):
    type: Literal["response.reasoning_summary_text.done"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int
    summary_index: int
    text: str


class ResponseSearchInProgressEvent(TypedDict):
    type: Literal["response.web_search_call.in_progress"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int


class ResponseSearchSearchingEvent(TypedDict):
    type: Literal["response.web_search_call.searching"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int


class ResponseSearchCompletedEvent(TypedDict):
    type: Literal["response.web_search_call.completed"]
    sequence_number: int
    """0, 1, 2 … without a gap; a replay starts after one."""
    item_id: str
    output_index: int


class MessageStartEvent(TypedDict):
    """The message without content."""

    type: Literal["message_start"]
    message: MessageReply


class MessagePingEvent(TypedDict):
    """Once, after `message_start`."""

    type: Literal["ping"]


class MessageBlockStartEvent(TypedDict):
    type: Literal["content_block_start"]
    index: int
    content_block: MessageReplyBlock


class MessageTextDelta(TypedDict):
    type: Literal["text_delta"]
    text: str


class MessageInputDelta(TypedDict):
    """The next piece of a tool's input, as JSON text."""

    type: Literal["input_json_delta"]
    partial_json: str


class MessageThinkingDelta(TypedDict):
    type: Literal["thinking_delta"]
    thinking: str


class MessageSignatureDelta(TypedDict):
    type: Literal["signature_delta"]
    signature: str


class MessageCitationsDelta(TypedDict):
    type: Literal["citations_delta"]
    citation: MessageCitation


class MessageBlockDeltaEvent(TypedDict):
    type: Literal["content_block_delta"]
    index: int
    delta: MessageBlockDelta


class MessageBlockStopEvent(TypedDict):
    type: Literal["content_block_stop"]
    index: int


class MessageStop(TypedDict):
    stop_reason: MessageStopReason | None
    stop_sequence: str | None


class MessageDeltaEvent(TypedDict):
    """Why the message ended, and what it took."""

    type: Literal["message_delta"]
    delta: MessageStop
    usage: MessageUsage


class _MessageStopEvent(TypedDict):
    """What MessageStopEvent always has."""

    type: Literal["message_stop"]


class MessageStopEvent(_MessageStopEvent, total=False):
    """The last event of a message that ended well."""

    service: Service


class MessageErrorEvent(TypedDict):
    """A failure after the 200 went out early; the stream ends with it."""

    type: Literal["error"]
    error: MessageErrorObject


class GetResponseQuery(TypedDict, total=False):
    """
    Query of getResponse.

    `stream` is an argument of its own.
    """

    starting_after: int
    """With `stream`: only events after this sequence number."""
    include: Sequence[str]
    """As in the request that made it; not read."""


class ListInputItemsQuery(TypedDict, total=False):
    """Query of listInputItems."""

    limit: int
    """Most items of one page."""
    after: str
    """Only items after the one with this id."""
    order: Literal["asc", "desc"]
    """Newest first, unless `asc`."""
    include: Sequence[str]
    """Not read."""


ChatFinishReason: TypeAlias = Union[Literal["stop", "length", "tool_calls", "content_filter", "function_call"], str]
"""
Why the answer ended: by itself, at a limit, to call tools, by refusal. Null is an abnormal end: a failure. One
provider kind's own words come through unmapped.
"""

ChatPart: TypeAlias = Union[ChatTextPart, ChatImagePart, ChatFilePart, ChatRefusalPart, ChatOtherPart]
"""A piece of a message."""

ChatToolCall: TypeAlias = Union[ChatFunctionToolCall, ChatOtherToolCall]
"""A call that the model made."""

ChatMessage: TypeAlias = Union[
    ChatSystemMessage,
    ChatUserMessage,
    ChatAssistantMessage,
    ChatToolMessage,
    ChatFunctionMessage,
]
"""One message. A role that is not named here is a 422."""

ChatTool: TypeAlias = Union[ChatFunctionTool, ChatMcpTool, ChatOtherTool]
"""A tool that the model may call."""

ChatToolChoice: TypeAlias = Union[ChatFunctionChoice, ChatOtherToolChoice]

ChatResponseFormat: TypeAlias = Union[ChatTextFormat, ChatJsonObjectFormat, ChatJsonSchemaFormat]

ResponseStatus: TypeAlias = Literal["in_progress", "completed", "incomplete", "failed", "cancelled"]
"""All but the first are final."""

ResponseItemStatus: TypeAlias = Literal["in_progress", "completed", "incomplete"]

ResponseContentPart: TypeAlias = Union[ResponseOutputText, ResponseRefusal, ResponseOtherPart]

ResponseOutputItem: TypeAlias = Union[
    ResponseMessage,
    ResponseFunctionCall,
    ResponseReasoningItem,
    ResponseWebSearchCall,
    ResponseStoredOther,
]
"""Something that the model made."""

ResponseFormat: TypeAlias = Union[ResponseTextFormat, ResponseJsonObjectFormat, ResponseJsonSchemaFormat]

ResponseTool: TypeAlias = Union[ResponseFunctionTool, ResponseMcpTool, ResponseNamespaceTool, ResponseOtherTool]
"""A tool that the model may call."""

ResponseToolChoice: TypeAlias = Union[ResponseFunctionChoice, ResponseOtherToolChoice]

ResponseInputPart: TypeAlias = Union[
    ResponseInputText,
    ResponseInputImage,
    ResponseInputFile,
    ResponseOutputTextParam,
    ResponseRefusal,
    ResponseOtherPart,
]

ResponseInputItem: TypeAlias = Union[
    ResponseInputMessage,
    ResponseFunctionCallParam,
    ResponseFunctionOutputParam,
    ResponseReasoningParam,
    ResponseItemReference,
    ResponseOtherItem,
]
"""
What a caller may hand in: messages, calls, their outputs, reasoning. An item without a type is a message where it has a
role, and a reference where it has an id and no role.
"""

ResponseStoredItem: TypeAlias = Union[
    ResponseStoredMessage,
    ResponseFunctionCall,
    ResponseFunctionOutput,
    ResponseReasoningItem,
    ResponseWebSearchCall,
    ResponseStoredOther,
]
"""An item as it was stored: every one has an id."""

MessageCitation: TypeAlias = Union[MessageWebCitation, MessageOtherCitation]
"""A citation of a searched page; those of other types come as the provider wrote them."""

MessageReplyBlock: TypeAlias = Union[
    MessageReplyText,
    MessageReplyToolUse,
    MessageReplyThinking,
    MessageRedactedThinkingBlock,
    MessageReplySearch,
    MessageReplySearchResult,
    MessageOtherBlock,
]

MessageStopReason: TypeAlias = Literal["end_turn", "tool_use", "max_tokens", "stop_sequence", "refusal"]

MessageSource: TypeAlias = Union[MessageBase64Source, MessageUrlSource, MessageTextSource, MessageOtherSource]

MessageBlock: TypeAlias = Union[
    MessageTextBlock,
    MessageImageBlock,
    MessageDocumentBlock,
    MessageToolUseBlock,
    MessageToolResultBlock,
    MessageThinkingBlock,
    MessageRedactedThinkingBlock,
    MessageOtherBlock,
]
"""A block of a message."""

MessageSystemBlock: TypeAlias = Union[MessageTextBlock, MessageOtherBlock]
"""A block of the system prompt."""

MessageTool: TypeAlias = Union[MessageClientTool, MessageMcpToolset, MessageServerTool]
"""A tool that the model may call."""

MessageToolChoice: TypeAlias = Union[MessageAnyToolChoice, MessageOneToolChoice]

MessageOutputFormat: TypeAlias = Union[MessageJsonSchemaFormat, MessageJsonObjectFormat]
"""One that is not named here is a 422: it would be answered in prose."""

DecisionAnswer: TypeAlias = Union[ChoiceAnswer, ScoreAnswer, NoulAnswer]

DecisionQuestion: TypeAlias = Union[ChoiceQuestion, ScoreQuestion, NoulQuestion]

BigCount: TypeAlias = str
"""A whole number that may pass 2^53, as a string of digits."""

MessageBlockDelta: TypeAlias = Union[
    MessageTextDelta,
    MessageInputDelta,
    MessageThinkingDelta,
    MessageSignatureDelta,
    MessageCitationsDelta,
    MessageOtherBlock,
]

ChatCompletionEvent: TypeAlias = ChatCompletionChunk
"""The data of one server-sent event. After the last comes `[DONE]`, which is not JSON."""

ResponseEvent: TypeAlias = Union[
    ResponseCreatedEvent,
    ResponseInProgressEvent,
    ResponseCompletedEvent,
    ResponseIncompleteEvent,
    ResponseFailedEvent,
    ResponseItemAddedEvent,
    ResponseItemDoneEvent,
    ResponsePartAddedEvent,
    ResponsePartDoneEvent,
    ResponseTextDeltaEvent,
    ResponseTextDoneEvent,
    ResponseAnnotationAddedEvent,
    ResponseRefusalDeltaEvent,
    ResponseRefusalDoneEvent,
    ResponseArgumentsDeltaEvent,
    ResponseArgumentsDoneEvent,
    ResponseSummaryPartAddedEvent,
    ResponseSummaryPartDoneEvent,
    ResponseSummaryDeltaEvent,
    ResponseSummaryDoneEvent,
    ResponseSearchInProgressEvent,
    ResponseSearchSearchingEvent,
    ResponseSearchCompletedEvent,
]
"""The data of one server-sent event; its `event` is the `type`."""

MessageEvent: TypeAlias = Union[
    MessageStartEvent,
    MessagePingEvent,
    MessageBlockStartEvent,
    MessageBlockDeltaEvent,
    MessageBlockStopEvent,
    MessageDeltaEvent,
    MessageStopEvent,
]
"""The data of one server-sent event; its `event` is the `type`."""
