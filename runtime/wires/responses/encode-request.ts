import type { Message, Part, ToolResultPart } from '../../turn/message.ts';
import type { Parameters, ResponseFormat } from '../../turn/parameters.ts';
import type { Turn } from '../../turn/turn.ts';
import type { JsonObject, Target } from '../codec.ts';
import { writeParameters } from '../shared/parameters.ts';
import { encodeContent } from './content.ts';
import { unsealReasoning } from './reasoning.ts';
import { encodeToolChoice, encodeTools } from './tools.ts';

/**
 * See Codec.encodeRequest. The provider keeps nothing (`store: false`): each request has the whole history, without
 * ids that only a keeper could look up, and asks for the reasoning state that lets the next one go on.
 */
export function encodeRequest(turn: Turn, target: Target): JsonObject {
  const { verbatim, carries_reasoning } = target.provider;
  const body: Record<string, unknown> = { model: target.model };
  const system = systemPrompt(turn.messages);
  const input: unknown[] = [];
  for (let i = system.messages; i < turn.messages.length; i += 1) {
    encodeMessage(turn.messages[i] as Message, target, input);
  }
  if (system.text !== undefined) {
    if (input.length > 0) body.instructions = system.text;
    else input.push({ role: 'system', content: system.text });
  }
  body.input = input;
  const tools = encodeTools(turn.tools, verbatim);
  if (tools.length > 0) body.tools = tools;
  writeParameters('responses', turn.parameters, body);
  writeStructures(turn.parameters, body);
  if (turn.reasoningSummary !== undefined) within(body, 'reasoning').summary = turn.reasoningSummary;
  body.store = false;
  const include = included(turn, carries_reasoning);
  if (include.length > 0) body.include = include;
  if (turn.stream) body.stream = true;
  return body;
}

/** The text of the leading system messages that are text alone, and how many they are. */
function systemPrompt(messages: readonly Message[]): { readonly text: string | undefined; readonly messages: number } {
  let text: string | undefined;
  let count = 0;
  for (const message of messages) {
    if (message.role !== 'system' || message.parts.some(({ type }) => type !== 'text')) break;
    count += 1;
    for (const part of message.parts) {
      if (part.type === 'text') text = text === undefined ? part.text : `${text}\n\n${part.text}`;
    }
  }
  return { text, messages: count };
}

function encodeMessage(message: Message, target: Target, input: unknown[]): void {
  const { verbatim } = target.provider;
  const text = message.role === 'assistant' ? 'output_text' : 'input_text';
  let content: Part[] = [];
  const flush = (): void => {
    const encoded = encodeContent(content, text, verbatim);
    if (encoded.length > 0) input.push({ role: message.role, content: encoded });
    content = [];
  };
  for (const part of message.parts) {
    if (isContent(part)) {
      content.push(part);
      continue;
    }
    const item = encodeItem(part, target);
    if (item === undefined) continue;
    flush();
    input.push(item);
  }
  flush();
}

/** Parts that stand in a message's content; all others are items of their own. */
function isContent(part: Part): boolean {
  switch (part.type) {
    case 'text':
    case 'refusal':
    case 'image':
    case 'file':
      return true;
    case 'opaque':
      return contentType.test(part.kind);
    case 'tool_call':
    case 'tool_result':
    case 'reasoning':
      return false;
  }
}

const contentType = /^(input|output)_[a-z]+$/;

function encodeItem(part: Part, target: Target): unknown {
  switch (part.type) {
    case 'tool_call':
      return { type: 'function_call', call_id: part.id, name: part.name, arguments: part.arguments };
    case 'tool_result':
      return { type: 'function_call_output', call_id: part.callId, output: output(part, target.provider.verbatim) };
    case 'reasoning':
      return unsealReasoning(part, target);
    case 'opaque':
      return part.origin.wire === 'responses' ? part.origin.value : undefined;
    case 'text':
    case 'refusal':
    case 'image':
    case 'file':
      return undefined;
  }
}

function output(part: ToolResultPart, verbatim: boolean): unknown {
  const encoded = encodeContent(part.parts, 'input_text', verbatim);
  return encoded.length === 0 ? '' : encoded;
}

function writeStructures(parameters: Parameters, body: Record<string, unknown>): void {
  const { tool_choice, parallel_tool_calls, response_format } = parameters;
  if (tool_choice !== undefined) body.tool_choice = encodeToolChoice(tool_choice);
  if (parallel_tool_calls !== undefined) body.parallel_tool_calls = parallel_tool_calls;
  if (response_format !== undefined) within(body, 'text').format = encodeFormat(response_format);
}

function encodeFormat(format: ResponseFormat): JsonObject {
  if (format.type === 'json_object') return { type: 'json_object' };
  return {
    type: 'json_schema',
    name: format.name,
    ...(format.description === undefined ? {} : { description: format.description }),
    schema: format.schema,
    ...(format.strict === undefined ? {} : { strict: format.strict }),
  };
}

function included(turn: Turn, carriesReasoning: boolean): string[] {
  const include: string[] = [];
  if (carriesReasoning) include.push('reasoning.encrypted_content');
  if (turn.tools.some((tool) => tool.type === 'web_search')) include.push('web_search_call.action.sources');
  return include;
}

/** The object under `key`, made where it is missing. */
function within(body: Record<string, unknown>, key: string): Record<string, unknown> {
  return (body[key] ??= {}) as Record<string, unknown>;
}
