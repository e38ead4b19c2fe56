import type { Wire } from '@polywire/generated/catalog/rows.ts';
import type { DocumentName } from './official.ts';

/** The name in the official document, and ours. */
type Pair = readonly [official: string, ours: string];

/** Models that say the same in an official document and in ours. */
export const pairs: readonly {
  wire: Wire;
  document: DocumentName;

  /** Held against each other in both directions. */
  requests: readonly Pair[];

  /** What we send, where the document's own has much that we have no part in. */
  sent?: readonly Pair[];

  /** What we take. */
  replies: readonly Pair[];
}[] = [
  {
    wire: 'chat',
    document: 'openai',
    requests: [
      ['CreateChatCompletionRequest', 'Request'],
      ['ChatCompletionRequestUserMessage', 'UserMessage'],
      ['ChatCompletionRequestAssistantMessage', 'AssistantMessage'],
      ['ChatCompletionTool', 'FunctionTool'],
    ],
    replies: [
      ['CreateChatCompletionResponse', 'Reply'],
      ['CreateChatCompletionStreamResponse', 'StreamEvent'],
      ['ErrorResponse', 'ErrorBody'],
    ],
  },
  {
    wire: 'responses',
    document: 'openai',
    requests: [
      ['CreateResponse', 'Request'],
      ['FunctionToolCall', 'FunctionCallItem'],
      ['FunctionCallOutputItemParam', 'FunctionCallOutput'],
      ['CustomToolCall', 'CustomCallItem'],
      ['CustomToolCallOutput', 'CustomCallOutput'],
      ['ReasoningItem', 'ReasoningItem'],
      ['WebSearchToolCall', 'WebSearchCallItem'],
      ['MCPToolCall', 'McpCallItem'],
      ['MCPListTools', 'McpListToolsItem'],
      ['FunctionToolParam', 'FunctionTool'],
      ['CustomToolParam', 'CustomTool'],
      ['WebSearchTool', 'WebSearchTool'],
      ['MCPTool', 'McpTool'],
    ],
    sent: [['InputItem', 'InputItem']],
    replies: [
      ['Response', 'Reply'],
      ['InputMessage', 'InputMessage'],
      ['OutputMessage', 'AssistantMessage'],
      ['OutputMessage', 'OutputMessage'],
      ['ReasoningItem', 'OutputReasoning'],
      ['WebSearchToolCall', 'OutputWebSearchCall'],
      ['MCPToolCall', 'OutputMcpCall'],
      ['FunctionToolCall', 'OutputFunctionCall'],
      ['ResponseStreamEvent', 'StreamEvent'],
      ['ResponseOutputItemAddedEvent', 'StreamEvent'],
      ['ErrorResponse', 'ErrorBody'],
    ],
  },
  {
    wire: 'responses',
    document: 'openresponses',
    requests: [],
    replies: [
      ['ResponseResource', 'Reply'],
      ['Message', 'OutputMessage'],
      ['FunctionCall', 'OutputFunctionCall'],
      ['ReasoningBody', 'OutputReasoning'],
      ['ErrorStreamingEvent', 'StreamEvent'],
      ['ResponseCompletedStreamingEvent', 'StreamEvent'],
      ['ResponseOutputTextDeltaStreamingEvent', 'StreamEvent'],
      ['ResponseOutputTextDoneStreamingEvent', 'StreamEvent'],
      ['ResponseFunctionCallArgumentsDeltaStreamingEvent', 'StreamEvent'],
      ['ResponseReasoningSummaryDeltaStreamingEvent', 'StreamEvent'],
      ['ResponseRefusalDoneStreamingEvent', 'StreamEvent'],
    ],
  },
  {
    wire: 'messages',
    document: 'anthropic',
    requests: [
      ['BetaCreateMessageParams', 'Request'],
      ['BetaCountMessageTokensParams', 'CountRequest'],
      ['BetaInputContentBlock', 'Block'],
      ['BetaRequestToolResultBlock', 'ToolResultBlock'],
      ['BetaRequestDocumentBlock', 'DocumentBlock'],
      ['BetaTool', 'CustomTool'],
      ['BetaMCPToolset', 'McpToolset'],
      ['BetaRequestMCPServerURLDefinition', 'McpServer'],
    ],
    replies: [
      ['BetaMessage', 'Reply'],
      ['BetaMessageStreamEvent', 'StreamEvent'],
      ['BetaContentBlockStartEvent', 'StreamEvent'],
      ['MessageStreamEvent', 'StreamEvent'],
      ['CountMessageTokensResponse', 'CountReply'],
      ['ErrorResponse', 'ErrorBody'],
    ],
  },
  {
    wire: 'native',
    document: 'gemini',
    requests: [
      ['GenerateContentRequest', 'Request'],
      ['Part', 'Part'],
      ['Tool', 'Tool'],
      ['GenerationConfig', 'GenerationConfig'],
      ['Schema', 'Schema'],
    ],
    replies: [['GenerateContentResponse', 'Reply']],
  },
  {
    wire: 'embeddings',
    document: 'openai',
    requests: [['CreateEmbeddingRequest', 'Request']],
    replies: [
      ['CreateEmbeddingResponse', 'Reply'],
      ['ErrorResponse', 'ErrorBody'],
    ],
  },
];
