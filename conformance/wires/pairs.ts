import type { Wire } from '@polywire/generated/catalog/rows.ts';
import type { DocumentName } from './official.ts';

/** The name in the official document, and ours. */
type Pair = readonly [official: string, ours: string];

/** Models that say the same in an official document and in ours. */
export const pairs: readonly {
  wire: Wire;
  document: DocumentName;
  requests: readonly Pair[];
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
      ['InputItem', 'InputItem'],
      ['InputMessage', 'InputMessage'],
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
    replies: [
      ['Response', 'Reply'],
      ['OutputMessage', 'AssistantMessage'],
      ['OutputMessage', 'OutputMessage'],
      ['ReasoningItem', 'OutputReasoning'],
      ['WebSearchToolCall', 'OutputWebSearchCall'],
      ['MCPToolCall', 'OutputMcpCall'],
      ['FunctionToolCall', 'OutputFunctionCall'],
      ['ResponseStreamEvent', 'StreamEvent'],
      ['ErrorResponse', 'ErrorBody'],
    ],
  },
  {
    wire: 'responses',
    document: 'openresponses',
    requests: [
      ['CreateResponseBody', 'Request'],
      ['AssistantMessageItemParam', 'AssistantMessage'],
      ['UserMessageItemParam', 'InputMessage'],
      ['FunctionCallItemParam', 'FunctionCallItem'],
      ['FunctionCallOutputItemParam', 'FunctionCallOutput'],
      ['ReasoningItemParam', 'ReasoningItem'],
      ['FunctionToolParam', 'FunctionTool'],
    ],
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
