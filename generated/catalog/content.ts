/**
 * The rows of spec/catalog/content.yaml, in the order of the table.
 *
 * Written by the generator; never edited by hand.
 */
import type { Content } from './rows.ts';

const rows = {
  text: {
    kind: 'part',
    chat: { spelled: 'text', to: ['chat', 'responses', 'messages', 'native'] },
    responses: { spelled: 'input_text|output_text|text', to: ['chat', 'responses', 'messages', 'native'] },
    messages: { spelled: 'text', to: ['chat', 'responses', 'messages', 'native'] },
    native: { spelled: 'text', to: ['chat', 'responses', 'messages', 'native'] },
  },
  refusal: {
    kind: 'part',
    chat: { spelled: 'refusal', to: ['chat', 'responses', 'messages', 'native'] },
    responses: { spelled: 'refusal', to: ['chat', 'responses', 'messages', 'native'] },
  },
  image: {
    kind: 'part',
    chat: { spelled: 'image_url', to: ['chat', 'responses', 'messages', 'native'] },
    responses: { spelled: 'input_image', to: ['chat', 'responses', 'messages', 'native'] },
    messages: { spelled: 'image', to: ['chat', 'responses', 'messages', 'native'] },
    native: { spelled: 'inlineData|fileData', to: ['chat', 'responses', 'messages', 'native'] },
  },
  tool_call: {
    kind: 'part',
    chat: { spelled: 'function', to: ['chat', 'responses', 'messages', 'native'] },
    responses: { spelled: 'function_call', to: ['chat', 'responses', 'messages', 'native'] },
    messages: { spelled: 'tool_use', to: ['chat', 'responses', 'messages', 'native'] },
    native: { spelled: 'functionCall', to: ['chat', 'responses', 'messages', 'native'] },
  },
  tool_result: {
    kind: 'part',
    chat: { spelled: 'tool', to: ['chat', 'responses', 'messages', 'native'] },
    responses: { spelled: 'function_call_output', to: ['chat', 'responses', 'messages', 'native'] },
    messages: { spelled: 'tool_result', to: ['chat', 'responses', 'messages', 'native'] },
    native: { spelled: 'functionResponse', to: ['chat', 'responses', 'messages', 'native'] },
  },
  file: { kind: 'part', chat: { spelled: 'file', to: ['responses'] }, messages: { spelled: 'file', to: [] } },
  input_file: { kind: 'part', responses: { spelled: 'input_file', to: [] } },
  document: { kind: 'part', messages: { spelled: 'document', to: ['messages'] } },
  input_audio: {
    kind: 'part',
    chat: { spelled: 'input_audio', to: [] },
    responses: { spelled: 'input_audio', to: [] },
  },
  thinking: {
    kind: 'part',
    responses: { spelled: 'reasoning', to: ['responses', 'messages'] },
    messages: { spelled: 'thinking', to: ['responses', 'messages'] },
    native: { spelled: 'thought', to: ['native'] },
  },
  redacted_thinking: { kind: 'part', messages: { spelled: 'redacted_thinking', to: ['messages'] } },
  search_result: { kind: 'part', messages: { spelled: 'search_result', to: ['messages'] } },
  server_tool_use: { kind: 'part', messages: { spelled: 'server_tool_use', to: ['messages'] } },
  container_upload: { kind: 'part', messages: { spelled: 'container_upload', to: [] } },
  item_reference: { kind: 'part', responses: { spelled: 'item_reference', to: [] } },
  function: {
    kind: 'tool',
    chat: { spelled: 'function', to: ['chat', 'responses', 'messages', 'native'] },
    responses: { spelled: 'function', to: ['chat', 'responses', 'messages', 'native'] },
    messages: { spelled: 'custom', to: ['chat', 'responses', 'messages', 'native'] },
    native: { spelled: 'functionDeclarations', to: ['chat', 'responses', 'messages', 'native'] },
  },
  web_search: {
    kind: 'tool',
    decided_by: 'web_search',
    chat: { spelled: 'web_search(_preview)?(_\\d{4}_\\d{2}_\\d{2})?', to: ['chat', 'responses', 'messages', 'native'] },
    responses: {
      spelled: 'web_search(_preview)?(_\\d{4}_\\d{2}_\\d{2})?',
      to: ['chat', 'responses', 'messages', 'native'],
    },
    messages: { spelled: 'web_search(_\\d{8})?', to: ['chat', 'responses', 'messages', 'native'] },
    native: { spelled: 'googleSearch', to: ['chat', 'responses', 'messages', 'native'] },
  },
  web_fetch: {
    kind: 'tool',
    decided_by: 'web_fetch',
    chat: { spelled: 'web_fetch', to: ['chat', 'responses', 'messages', 'native'] },
    responses: { spelled: 'web_fetch', to: ['chat', 'responses', 'messages', 'native'] },
    messages: { spelled: 'web_fetch(_\\d{8})?', to: ['chat', 'responses', 'messages', 'native'] },
    native: { spelled: 'urlContext', to: ['chat', 'responses', 'messages', 'native'] },
  },
  mcp: {
    kind: 'tool',
    decided_by: 'remote_mcp',
    chat: { spelled: 'mcp', to: ['responses', 'messages'] },
    responses: { spelled: 'mcp', to: ['responses', 'messages'] },
  },
  mcp_toolset: {
    kind: 'tool',
    decided_by: 'remote_mcp',
    messages: { spelled: 'mcp_toolset', to: ['responses', 'messages'] },
  },
  computer: { kind: 'tool', messages: { spelled: 'computer(_\\d{8})?', to: [] } },
  bash: { kind: 'tool', messages: { spelled: 'bash(_\\d{8})?', to: [] } },
  text_editor: { kind: 'tool', messages: { spelled: 'text_editor(_\\d{8})?', to: [] } },
  code_execution: {
    kind: 'tool',
    messages: { spelled: 'code_execution(_\\d{8})?', to: [] },
    native: { spelled: 'codeExecution', to: ['native'] },
  },
  memory: { kind: 'tool', messages: { spelled: 'memory(_\\d{8})?', to: [] } },
  tool_search: { kind: 'tool', messages: { spelled: 'tool_search_tool_(bm25|regex)(_\\d{8})?', to: [] } },
  cache_control: { kind: 'marker', messages: { spelled: 'cache_control', to: ['messages'] } },
  citations: { kind: 'marker', messages: { spelled: 'citations', to: ['messages'] } },
  is_error: { kind: 'marker', messages: { spelled: 'is_error', to: ['messages', 'native'] } },
} as const satisfies Readonly<Record<string, Content>>;

/** Keys of spec/catalog/content.yaml. */
export type ContentName = keyof typeof rows;

/** spec/catalog/content.yaml; columns: `Polywire.Catalog.Content`. */
export const content: Readonly<Record<ContentName, Content>> = rows;
