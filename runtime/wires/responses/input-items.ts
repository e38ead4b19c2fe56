import type { Message, Part, ReasoningPart, ToolCallPart, ToolResultPart } from '../../turn/message.ts';
import type { JsonObject } from '../codec.ts';
import { kindOf } from '../shared/content-kind.ts';
import { asObjects, asText } from '../shared/json.ts';
import { unsealCallId } from '../shared/seal.ts';
import { argumentsText } from '../shared/tool-arguments.ts';
import { decodeContent } from './content.ts';
import { qualify } from './namespaces.ts';
import { reasoningText, sealedOf } from './reasoning.ts';

/**
 * The conversation of a request. This wire has a flat list of items where a turn has messages of parts: what a model
 * said in one go (reasoning, text, calls) becomes one assistant message, the outputs of one round of calls one user
 * message. Messages of the caller stay apart as they came.
 */
export function decodeInput(input: unknown, messages: Message[]): void {
  if (typeof input === 'string') {
    messages.push({ role: 'user', parts: [{ type: 'text', text: input }] });
    return;
  }
  const gathered = new Gathered(messages);
  for (const item of asObjects(input)) decodeItem(item, gathered);
  gathered.flush();
}

/** Collects the items that make one message. */
class Gathered {
  private readonly messages: Message[];
  private role: 'assistant' | 'user' = 'assistant';
  private parts: Part[] = [];

  constructor(messages: Message[]) {
    this.messages = messages;
  }

  add(role: 'assistant' | 'user', part: Part): void {
    if (role !== this.role) this.flush();
    this.role = role;
    this.parts.push(part);
  }

  flush(): void {
    if (this.parts.length > 0) this.messages.push({ role: this.role, parts: this.parts });
    this.parts = [];
  }

  /** A message of its own. */
  message(role: Message['role'], parts: readonly Part[]): void {
    this.flush();
    if (parts.length > 0) this.messages.push({ role, parts });
  }
}

function decodeItem(item: JsonObject, gathered: Gathered): void {
  switch (item.type) {
    case undefined:
    case null:
      if (item.role === undefined) gathered.add('user', opaque('item_reference', item));
      else decodeMessage(item, gathered);
      return;
    case 'message':
      decodeMessage(item, gathered);
      return;
    case 'function_call':
      gathered.add('assistant', decodeCall(item));
      return;
    case 'function_call_output':
      gathered.add('user', decodeOutput(item));
      return;
    case 'reasoning':
      gathered.add('assistant', decodeReasoning(item));
      return;
    default: {
      const type = asText(item.type) ?? 'unknown';
      gathered.add(callersItem.test(type) ? 'user' : 'assistant', opaque(type, item));
    }
  }
}

/** Kinds of items that a caller makes; all others are the model's. */
const callersItem = /_output$|_response$|^item_reference$/;

function decodeMessage(item: JsonObject, gathered: Gathered): void {
  const parts = decodeContent(item.content);
  switch (item.role) {
    case 'assistant':
      for (const part of parts) gathered.add('assistant', part);
      return;
    case 'system':
    case 'developer':
      gathered.message('system', parts);
      return;
    default:
      gathered.message('user', parts);
  }
}

function decodeCall(item: JsonObject): ToolCallPart {
  return {
    type: 'tool_call',
    ...unsealCallId(asText(item.call_id) ?? ''),
    name: qualify(asText(item.namespace), asText(item.name) ?? ''),
    arguments: argumentsText(item.arguments),
  };
}

function decodeOutput(item: JsonObject): ToolResultPart {
  const output = item.output;
  const known = typeof output === 'string' || Array.isArray(output) || output === undefined || output === null;
  return {
    type: 'tool_result',
    callId: unsealCallId(asText(item.call_id) ?? '').id,
    parts: decodeContent(known ? output : JSON.stringify(output)),
    isError: false,
  };
}

function decodeReasoning(item: JsonObject): ReasoningPart {
  const sealed = sealedOf(item);
  const origin = { wire: 'responses' as const, value: item };
  return { type: 'reasoning', text: reasoningText(item), ...(sealed === undefined ? {} : { sealed }), origin };
}

function opaque(type: string, item: JsonObject): Part {
  return { type: 'opaque', kind: kindOf('responses', 'part', type), origin: { wire: 'responses', value: item } };
}
