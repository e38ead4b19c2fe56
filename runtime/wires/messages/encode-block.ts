import type { ImageSource, Part, ToolCallPart, ToolResultPart } from '../../turn/message.ts';
import type { Origin } from '../../turn/turn.ts';
import type { Target } from '../codec.ts';
import { asObject } from '../shared/json.ts';
import { argumentsObject } from '../shared/tool-arguments.ts';
import type { Block } from './body.ts';
import { unsealThinking } from './thinking.ts';

/** Content for a provider: one text without a block of its own as a string, else a list of blocks. */
export function encodeContent(parts: readonly Part[], target: Target): string | readonly Block[] {
  const [only] = parts;
  if (parts.length === 1 && only?.type === 'text' && verbatim(only.origin, target) === undefined) return only.text;
  const blocks: Block[] = [];
  for (const part of parts) {
    const block = encodeBlock(part, target);
    if (block !== undefined) blocks.push(block);
  }
  return blocks;
}

/** The block as its caller wrote it, where the provider takes it so. */
export function verbatim(origin: Origin | undefined, target: Target): Block | undefined {
  return target.provider.verbatim && origin?.wire === 'messages' ? asObject(origin.value) : undefined;
}

/** Undefined for what the wire has no place for; empty text is refused by providers and says nothing. */
function encodeBlock(part: Part, target: Target): Block | undefined {
  switch (part.type) {
    case 'text':
      return verbatim(part.origin, target) ?? textBlock(part.text);
    case 'refusal':
      return textBlock(part.text);
    case 'image':
      return verbatim(part.origin, target) ?? { type: 'image', source: encodeSource(part.source) };
    case 'file':
      return (
        verbatim(part.origin, target) ?? {
          type: 'document',
          source: encodeSource(part.source),
          ...(part.name === undefined ? {} : { title: part.name }),
        }
      );
    case 'tool_call':
      return encodeCall(part, target);
    case 'tool_result':
      return encodeResult(part, target);
    case 'reasoning':
      return unsealThinking(part, target);
    case 'opaque':
      return part.origin.wire === 'messages' ? asObject(part.origin.value) : undefined;
  }
}

function textBlock(text: string): Block | undefined {
  return text === '' ? undefined : { type: 'text', text };
}

function encodeSource(source: ImageSource): Block {
  return source.kind === 'url'
    ? { type: 'url', url: source.url }
    : { type: 'base64', media_type: source.mediaType, data: source.data };
}

function encodeCall(call: ToolCallPart, target: Target): Block {
  const id = providerId(call.id);
  const value = verbatim(call.origin, target);
  if (value !== undefined) return value.id === id ? value : { ...value, id };
  return { type: 'tool_use', id, name: call.name, input: argumentsObject(call.arguments) };
}

function encodeResult(result: ToolResultPart, target: Target): Block {
  const id = providerId(result.callId);
  const value = verbatim(result.origin, target);
  if (value !== undefined) return value.tool_use_id === id ? value : { ...value, tool_use_id: id };
  return {
    type: 'tool_result',
    tool_use_id: id,
    content: encodeContent(result.parts, target),
    ...(result.isError ? { is_error: true } : {}),
  };
}

/** An id with the characters that this wire allows in one; other wires' providers use more. */
function providerId(id: string): string {
  return /^[\w-]+$/.test(id) ? id : id.replace(/[^\w-]/g, '_') || '_';
}
